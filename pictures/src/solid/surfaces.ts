// Small tables that repeat without a seam: how a material looks from near by, in light from the upper left.
// Made once for each process, when first needed.
import { chanceFrom, hash } from '../art/chance.ts'
import { side, surface } from '../noise.ts'

const mask = side - 1

export const grains = [
  'leather',
  'suede',
  'canvas',
  'straw',
  'felt',
  'wool',
  'satin',
  'linen',
  'plain',
  'croc',
  'woven',
  'jute',
  'cork',
  'knit',
  'mesh',
  'velvet',
  'fur',
  'wood',
] as const
export type Grain = (typeof grains)[number]

const table = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: side * side }, (_, n) => value(n & mask, n >> 8))

/** How a height looks in light from the upper left. */
const lit = (heights: Float32Array, strength: number) =>
  heights.map((v, n) => {
    const beyond = heights[(((n >> 8) + 2) & mask) * side + (((n & mask) + 2) & mask)] ?? 0
    return Math.max(-0.34, Math.min(0.3, (v - beyond) * strength))
  })

/** Scales of a crocodile: rows of uneven, rounded shields with dark joints. */
const croc = () => {
  const chance = chanceFrom(hash('croc'))
  const rows = 8
  const cuts = Array.from({ length: rows }, () => {
    const count = 5
    return Array.from({ length: count }, (_, i) => (i + 0.15 + chance() * 0.55) / count)
  })
  return table((x, y) => {
    const v = (y / side) * rows
    const row = Math.floor(v)
    const u = x / side
    const own = cuts[row] ?? []
    const next = own.find((cut) => cut > u) ?? (own[0] ?? 0) + 1
    const before = [...own].reverse().find((cut) => cut <= u) ?? (own.at(-1) ?? 1) - 1
    const within = (u - before) / (next - before)
    const across = Math.min(within, 1 - within) * (next - before) * 9
    const down = Math.min(v - row, 1 - (v - row))
    const far = Math.min(across, down)
    const joint = far < 0.1 ? -0.3 : 0
    return joint + (far < 0.3 ? 0.12 : 0) * (within < 0.5 ? 1 : -1) + 0.08 * (0.5 - (v - row))
  })
}

/** Bands that pass over and under each other. */
const woven = () =>
  table((x, y) => {
    const size = 32
    const u = (x % size) / size
    const v = (y % size) / size
    const over = (Math.floor(x / size) + Math.floor(y / size)) % 2 === 0
    const along = over ? u : v
    const across = over ? v : u
    const round = Math.sin(Math.PI * across)
    const end = Math.min(along, 1 - along) < 0.09 ? -0.22 : 0
    return (round - 0.75) * 0.3 + end + (across < 0.07 || across > 0.93 ? -0.2 : 0)
  })

/** Straws that pass over and under each other, two and two. */
const plaited = () => {
  const chance = chanceFrom(hash('straw'))
  const tone = Array.from({ length: 256 }, () => (chance() - 0.5) * 0.14)
  return table((x, y) => {
    const size = 16
    const column = Math.floor(x / size)
    const row = Math.floor(y / size)
    const isOver = (column + row) % 2 === 0
    const along = ((isOver ? x : y) % size) / size
    const across = ((isOver ? y : x) % size) / size
    const split = Math.abs(across - 0.5) < 0.07 ? -0.14 : 0
    const end = Math.min(along, 1 - along) < 0.12 ? -0.24 : 0.1 * Math.sin(Math.PI * along)
    const edge = Math.min(across, 1 - across) < 0.1 ? -0.3 : 0.04
    return edge + end + split + (tone[(row * 16 + column) & 255] ?? 0)
  })
}

/** Twisted cords that lie side by side, from left to right. */
const jute = () => {
  const chance = chanceFrom(hash('jute'))
  const rough = Float32Array.from({ length: side * side }, () => chance() - 0.5)
  return table((x, y) => {
    const cord = 32
    const v = (y % cord) / cord
    const twist = Math.sin(((x + (Math.floor(y / cord) % 2 ? 1 : -1) * y * 0.8) / 16) * Math.PI)
    const edge = v < 0.1 || v > 0.92 ? -0.26 : 0
    return (
      (0.5 - v) * 0.16 +
      Math.sin(Math.PI * v) * 0.1 -
      0.06 +
      twist * 0.09 +
      edge +
      (rough[y * side + x] ?? 0) * 0.12
    )
  })
}

const cork = () => {
  const chance = chanceFrom(hash('cork'))
  const specks = new Float32Array(side * side)
  for (let n = 0; n < 420; n++) {
    const cx = chance() * side
    const cy = chance() * side
    const r = 1.5 + chance() * 5
    const dark = chance() < 0.3 ? -0.3 : 0.1
    for (let y = -8; y <= 8; y++)
      for (let x = -8; x <= 8; x++)
        if (Math.hypot(x, y * 1.6) < r) specks[((cy + y) & mask) * side + ((cx + x) & mask)] = dark
  }
  return specks.map((v) => v + (chance() - 0.5) * 0.1)
}

/** Columns of stitches, each a slanted pair. */
const knit = () =>
  table((x, y) => {
    const w = 32
    const u = (x % w) / w
    const isLeft = u < 0.5
    const own = isLeft ? u * 2 : (1 - u) * 2
    const v = (((y + own * 18 * 1.2) % 32) + 32) % 32
    const across = Math.sin(Math.PI * own) * 0.16
    const joint = v < 5 ? -0.2 : v < 10 ? 0.08 : 0
    return across - 0.1 + joint + (own < 0.12 ? -0.14 : 0) + (isLeft ? 0.03 : -0.03)
  })

/** Small holes in staggered rows. */
const mesh = () =>
  table((x, y) => {
    const size = 16
    const row = Math.floor(y / size)
    const u = ((x + (row % 2) * 8) % size) - 8
    const v = (y % size) - 8
    const far = Math.hypot(u, v * 1.2)
    return far < 3.4 ? -0.34 : far < 5 ? 0.06 : 0.02
  })

/** Hairs that lie one way. */
const hairs = (long: number, strength: number) => {
  const chance = chanceFrom(hash(`hairs ${long}`))
  const from = Float32Array.from({ length: side * side }, () => chance() - 0.5)
  return table((x, y) => {
    let sum = 0
    for (let k = 0; k < long; k++) sum += from[((y + k) & mask) * side + ((x + (k >> 2)) & mask)] ?? 0
    return (sum / Math.sqrt(long)) * strength
  })
}

const wood = () =>
  table((x, y) => {
    const ring = Math.sin((y / side) * Math.PI * 24 + Math.sin((x / side) * Math.PI * 2) * 2.5)
    return ring * 0.09 + Math.sin((y / side) * Math.PI * 90) * 0.03
  })

const makers: Partial<Record<Grain, () => Float32Array>> = {
  croc,
  woven,
  straw: plaited,
  jute,
  cork,
  knit,
  mesh,
  velvet: () => hairs(7, 0.1),
  fur: () => lit(hairs(14, 1), 0.16),
  wood,
}

const made = new Map<Grain, Float32Array>()

/**
 * Returns the table of light and shade of a material's grain, about -0.3 to 0.3, of `side` × `side` values.
 */
export const grainTable = (grain: Grain): Float32Array => {
  const known = made.get(grain)
  if (known) return known
  const make = makers[grain]
  const found = make ? make() : surface(grain as Parameters<typeof surface>[0])
  made.set(grain, found)
  return found
}
