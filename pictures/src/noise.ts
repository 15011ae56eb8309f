// Small tables that repeat without a seam: wrinkles, and the surfaces of cloth and leather.
// Made once for each process.
import { chanceFrom, hash } from './art/chance.ts'
import type { Texture } from './art/spec.ts'

export const side = 256
const mask = side - 1

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Smooth noise with `cells` hills along a side, about -0.5 to 0.5. */
const hills = (cells: number, seed: string) => {
  const chance = chanceFrom(hash(seed))
  const slopes = Array.from({ length: cells * cells }, () => {
    const angle = chance() * Math.PI * 2
    return [Math.cos(angle), Math.sin(angle)] as const
  })
  const at = (i: number, j: number, dx: number, dy: number) => {
    const [gx, gy] = slopes[(j % cells) * cells + (i % cells)] ?? [0, 0]
    return gx * dx + gy * dy
  }
  const out = new Float32Array(side * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const u = (x / side) * cells
      const v = (y / side) * cells
      const i = Math.floor(u)
      const j = Math.floor(v)
      const fx = u - i
      const fy = v - j
      const sx = smooth(fx)
      const sy = smooth(fy)
      const top = at(i, j, fx, fy) * (1 - sx) + at(i + 1, j, fx - 1, fy) * sx
      const low = at(i, j + 1, fx, fy - 1) * (1 - sx) + at(i + 1, j + 1, fx - 1, fy - 1) * sx
      out[y * side + x] = top * (1 - sy) + low * sy
    }
  }
  return out
}

/** Hills of 16 and, half as high, of 32 a side. */
const makeWrinkles = (seed: string) => {
  const fine = hills(32, `${seed}f`)
  return hills(16, seed).map((v, i) => (v + (fine[i] ?? 0) / 2) / 1.5)
}

const randoms = (seed: string) => {
  const chance = chanceFrom(hash(seed))
  return Float32Array.from({ length: side * side }, () => chance() - 0.5)
}

/** Random marks drawn out along one direction. */
const fibres = (seed: string, dx: number, dy: number) => {
  const from = randoms(seed)
  return from.map((_, i) => {
    let sum = 0
    for (let y = 0; y <= dy; y++)
      for (let x = 0; x <= dx; x++)
        sum += from[(((i >> 8) + y) & mask) * side + (((i & mask) + x) & mask)] ?? 0
    return sum / Math.sqrt((dx + 1) * (dy + 1))
  })
}

const added = (a: Float32Array, b: Float32Array, share = 1) => a.map((v, i) => v + (b[i] ?? 0) * share)

/** Pebbles: how far each point is from the nearest of a loose grid of centres. */
const pebbles = (cell: number, seed: string) => {
  const chance = chanceFrom(hash(seed))
  const count = side / cell
  const centres = Array.from({ length: count * count }, () => [chance(), chance()] as const)
  return Float32Array.from({ length: side * side }, (_, n) => {
    const x = (n & mask) / cell
    const y = (n >> 8) / cell
    const i = Math.floor(x)
    const j = Math.floor(y)
    let near = 9
    let second = 9
    for (let dj = -1; dj <= 1; dj++) {
      for (let di = -1; di <= 1; di++) {
        const [cx, cy] = centres[((j + dj + count) % count) * count + ((i + di + count) % count)] ?? [0, 0]
        const far = Math.hypot(i + di + cx - x, j + dj + cy - y)
        if (far < near) [near, second] = [far, near]
        else if (far < second) second = far
      }
    }
    return Math.min(0.5, second - near) * 1.6
  })
}

const weave = (period: number) =>
  Float32Array.from({ length: side * side }, (_, n) => {
    const x = ((n & mask) / period) * Math.PI * 2
    const y = ((n >> 8) / period) * Math.PI * 2
    return Math.sin(x) * Math.sin(y) * 0.5
  })

/** How a height looks in light from the upper left. */
const lit = (heights: Float32Array, strength: number) =>
  heights.map(
    (v, i) => (v - (heights[(((i >> 8) + 1) & mask) * side + (((i & mask) + 1) & mask)] ?? 0)) * strength,
  )

const makers: Partial<Record<Texture, () => Float32Array>> & { plain: () => Float32Array } = {
  plain: () => added(lit(added(fibres('plain', 3, 0), fibres('plainer', 0, 3)), 0.06), weave(4), 0.05),
  linen: () => added(lit(added(fibres('linen', 22, 0), fibres('warp', 0, 22)), 0.1), weave(4), 0.06),
  satin: () => fibres('satin', 1, 26).map((v) => v * 0.03),
  wool: () => lit(added(hills(64, 'wool'), fibres('hairs', 4, 3), 0.5), 0.2),
  leather: () => lit(pebbles(8, 'leather'), 0.13),
  suede: () =>
    added(
      randoms('suede').map((v) => v * 0.07),
      hills(32, 'nap'),
      0.1,
    ),
  canvas: () =>
    added(
      weave(8).map((v) => v * 0.22),
      lit(fibres('canvas', 6, 1), 0.08),
    ),
  straw: () =>
    added(
      weave(16).map((v) => v * 0.3),
      fibres('straw', 14, 1),
      0.08,
    ),
  felt: () =>
    added(
      randoms('felt').map((v) => v * 0.08),
      hills(64, 'felted'),
      0.14,
    ),
}

const made = new Map<string, Float32Array>()

const once = (name: string, make: () => Float32Array) => {
  const known = made.get(name)
  if (known) return known
  const table = make()
  made.set(name, table)
  return table
}

/** Returns the noise of wrinkled cloth, made at the first call. */
export const wrinkles = () => once('wrinkles', () => makeWrinkles('wrinkles'))
/** Returns the noise of a plastered wall, made at the first call. */
export const plaster = () =>
  once('plaster', () =>
    added(
      randoms('plaster').map((v) => v * 0.6),
      hills(16, 'trowel'),
      0.5,
    ),
  )
/** Returns the table of light and shade of a surface, about -0.2 to 0.2, made at the first call. */
export const surface = (texture: Texture) => once(`surface ${texture}`, makers[texture] ?? makers.plain)

/** Returns the value of a table at x, y (repeating), between its four neighbours. */
export const sample = (table: Float32Array, x: number, y: number) => {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const fx = x - i
  const fy = y - j
  const x0 = i & mask
  const x1 = (i + 1) & mask
  const y0 = (j & mask) << 8
  const y1 = ((j + 1) & mask) << 8
  const top = (table[y0 + x0] ?? 0) * (1 - fx) + (table[y0 + x1] ?? 0) * fx
  const low = (table[y1 + x0] ?? 0) * (1 - fx) + (table[y1 + x1] ?? 0) * fx
  return top * (1 - fy) + low * fy
}
