// The last touch, on pixels: cloth wrinkles and shows its weave, the wall gets its grain and
// the piece's soft shadows.
import type { Scene } from './art/frame.ts'
import { blurred } from './blur.ts'
import { plaster, sample, side, surface, wrinkles } from './noise.ts'

export type Pixels = { data: Uint8Array; width: number; height: number }

/** Hills of the wrinkle table are 16 points wide. */
const hill = 16

/** How often folds come across and along, how far they push the cloth, how dark they are. */
const wrinkle = [0.011, 0.005] as const
const push = 9
const depth = 0.46
const offset = 15

type Cast = readonly [dx: number, dy: number, blur: number, opacity: number]
const shadows: readonly Cast[] = [
  [3, 4, 3, 0.34],
  [9, 13, 10, 0.26],
  [22, 30, 30, 0.16],
]

/** The part of the picture that is not empty, `by` pixels wider: left, top, right, bottom. */
const filled = ({ data, width, height }: Pixels, by: number) => {
  let left = width
  let top = height
  let right = 0
  let bottom = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!data[(y * width + x) * 4 + 3]) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  }
  return [
    Math.max(0, left - by),
    Math.max(0, top - by),
    Math.min(width, right + 1 + by),
    Math.min(height, bottom + 1 + by),
  ] as const
}

/**
 * The piece with its wrinkles and surface: each pixel is fetched from a little beside its place
 * and lit by the slope there.
 */
const wear = (piece: Pixels, { seed, shown, texture }: Scene): Uint8Array => {
  const { data, width, height } = piece
  const out = new Uint8Array(data.length)
  const folds = wrinkles()
  const cloth = surface(texture)
  const unit = shown.width / width
  const fx = wrinkle[0] * hill
  const fy = wrinkle[1] * hill
  const start = (seed % 97) * 37
  const pushed = (push / unit) * 1.3
  const strength = depth * 1.9
  // A point of the surface is 0.75 units; where a pixel spans several, they even out.
  const weave = Math.min(1, 1.1 / unit)
  const last = side - 1
  const row = width * 4
  const [left, top, right, bottom] = filled(piece, Math.ceil(pushed / 2))
  for (let y = top; y < bottom; y++) {
    const by = shown.y + y * unit
    for (let x = left; x < right; x++) {
      const bx = shown.x + x * unit
      // Turned a little, so that hills do not stand in rows.
      const wx = (bx + by * 0.31) * fx + start
      const wy = (by - bx * 0.23) * fy
      const n = sample(folds, wx, wy)
      const sx = Math.min(width - 1.001, Math.max(0, x + n * pushed))
      const sy = Math.min(height - 1.001, Math.max(0, y + sample(folds, wx + 97, wy + 53) * pushed))
      const i = sx | 0
      const j = sy | 0
      const u = sx - i
      const v = sy - j
      const p = j * row + i * 4
      const q = p + row
      const a = (1 - u) * (1 - v)
      const b = u * (1 - v)
      const c = (1 - u) * v
      const d = u * v
      const alpha =
        (data[p + 3] ?? 0) * a + (data[p + 7] ?? 0) * b + (data[q + 3] ?? 0) * c + (data[q + 7] ?? 0) * d
      if (alpha < 0.5) continue
      const slope = n - sample(folds, wx + offset * fx * 1.31, wy + offset * fy * 0.77)
      const shade =
        1 + slope * strength + (cloth[((by / 0.75) & last) * side + ((bx / 0.75) & last)] ?? 0) * weave
      const to = y * row + x * 4
      for (let k = 0; k < 3; k++) {
        const value =
          ((data[p + k] ?? 0) * a +
            (data[p + 4 + k] ?? 0) * b +
            (data[q + k] ?? 0) * c +
            (data[q + 4 + k] ?? 0) * d) *
          shade
        out[to + k] = Math.min(alpha, Math.max(0, value))
      }
      out[to + 3] = alpha
    }
  }
  return out
}

type Veil = { values: Float32Array; width: number; height: number; step: number }

/** How much of the piece covers each square of `step` pixels, from 0 to 1. */
const veilOf = (piece: Uint8Array, { width, height }: Pixels, step: number): Veil => {
  const w = Math.ceil(width / step)
  const h = Math.ceil(height / step)
  const values = new Float32Array(w * h)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / step) * w
    for (let x = 0; x < width; x++) {
      const at = row + Math.floor(x / step)
      values[at] = (values[at] ?? 0) + (piece[(y * width + x) * 4 + 3] ?? 0)
    }
  }
  const whole = 255 * step * step
  return { values: values.map((v) => v / whole), width: w, height: h, step }
}

const at = ({ values, width, height, step }: Veil, x: number, y: number) => {
  const u = x / step - 0.5
  const v = y / step - 0.5
  const i = Math.floor(u)
  const j = Math.floor(v)
  const fx = u - i
  const fy = v - j
  const x0 = Math.min(width - 1, Math.max(0, i))
  const x1 = Math.min(width - 1, Math.max(0, i + 1))
  const y0 = Math.min(height - 1, Math.max(0, j)) * width
  const y1 = Math.min(height - 1, Math.max(0, j + 1)) * width
  const top = (values[y0 + x0] ?? 0) * (1 - fx) + (values[y0 + x1] ?? 0) * fx
  const low = (values[y1 + x0] ?? 0) * (1 - fx) + (values[y1 + x1] ?? 0) * fx
  return top * (1 - fy) + low * fy
}

const shade = [54, 33, 18] as const

/**
 * Lays the piece on its background with shadow, wear and texture, and returns the picture without
 * transparency. Both are of one size, the piece premultiplied.
 */
export const finish = (piece: Pixels, ground: Pixels, scene: Scene): Pixels => {
  const { width, height } = piece
  const unit = scene.shown.width / width
  const worn = wear(piece, scene)
  const veils = shadows.map(([dx, dy, blur, opacity]) => {
    const deviation = blur / unit
    const step = deviation < 3 ? 1 : deviation < 8 ? 2 : 4
    const veil = veilOf(worn, piece, step)
    const values = blurred(veil.values, veil, { deviation: deviation / step, passes: 3 })
    return { veil: { ...veil, values }, dx: dx / unit, dy: dy / unit, opacity }
  })
  const grain = plaster()
  const out = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const n = y * width + x
      const alpha = (worn[n * 4 + 3] ?? 0) / 255
      let light = 1
      if (alpha < 0.999)
        for (const { veil, dx, dy, opacity } of veils) light *= 1 - opacity * at(veil, x - dx, y - dy)
      const speck = 1 + (grain[(y & (side - 1)) * side + (x & (side - 1))] ?? 0) * 0.028
      for (let k = 0; k < 3; k++) {
        const lit = (ground.data[n * 4 + k] ?? 0) * speck
        const behind = lit * light + (shade[k] ?? 0) * (1 - light)
        out[n * 3 + k] = Math.min(255, (worn[n * 4 + k] ?? 0) + behind * (1 - alpha))
      }
    }
  }
  return { data: out, width, height }
}
