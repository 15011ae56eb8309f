// The garment on the grid of pixels, and how anything is laid on what is there.
import type { Material } from '../solid/materials.ts'
import type { Line } from './knots.ts'
import type { Grain } from './layers.ts'
import { type Mask, type Place, softened, stroke } from './masks.ts'

/** What a pixel is of: its material and how its grain runs. */
export type Stuff = { material: Material; grain: Grain }

/** The garment on the grid of pixels. */
export type Relief = {
  place: Place
  /** Red, green and blue from 0 to 255, without light. */
  color: Float32Array
  /** Share of the pixel that is covered. */
  alpha: Float32Array
  /** Centimetres above the wall. */
  height: Float32Array
  /** Share of the light that layers above leave. */
  open: Float32Array
  /** The number in `stuffs` of what is on top, and one; 0 where nothing is. */
  of: Uint16Array
  stuffs: Stuff[]
}

/** Returns a relief without any cloth for a picture of this size. */
export const emptyRelief = (place: Place): Relief => {
  const size = place.width * place.height
  return {
    place,
    color: new Float32Array(size * 3),
    alpha: new Float32Array(size),
    height: new Float32Array(size),
    open: new Float32Array(size).fill(1),
    of: new Uint16Array(size),
    stuffs: [],
  }
}

const plainGrain: Grain = { at: [0, 0] }

/**
 * Adds a material to the relief and returns its number (from 1), by which pixels name it; a material is added
 * anew at each call.
 */
export const numberOf = (relief: Relief, material: Material, grain = plainGrain): number =>
  relief.stuffs.push({ material, grain })

/**
 * Darkens the relief below a shape and to the lower right of it; `far` is the shadow's length in centimeters,
 * `strength` 0 to 1.
 */
export const castShadow = (
  relief: Relief,
  mask: Mask,
  { far, strength }: { far: number; strength: number },
) => {
  const { k, width } = relief.place
  const soft = softened(mask.share, mask, far * k * 0.8)
  const dx = Math.round(far * k * 0.5)
  const dy = Math.round(far * k * 0.8)
  for (let y = 0; y < mask.height; y++)
    for (let x = 0; x < mask.width; x++) {
      const fx = x - dx
      const fy = y - dy
      if (fx < 0 || fy < 0) continue
      const dark = soft[fy * mask.width + fx] ?? 0
      if (dark < 0.01) continue
      const at = (mask.y + y) * width + mask.x + x
      relief.open[at] = (relief.open[at] ?? 1) * (1 - dark * strength)
    }
}

export type Rgb = readonly [number, number, number]

/** Returns the middle tone of a material. */
export const rgbOf = ({ tones }: Material): Rgb => tones[1]

/** Lays color over one pixel of the relief: `share` of it is covered (0 to 1), `height` in centimeters. */
export const lay = (
  relief: Relief,
  at: number,
  [r, g, b]: Rgb,
  { share, height }: { share: number; height: number },
) => {
  const { color, alpha } = relief
  const before = alpha[at] ?? 0
  const after = share + before * (1 - share)
  const k = share / after
  color[at * 3] = (color[at * 3] ?? 0) * (1 - k) + r * k
  color[at * 3 + 1] = (color[at * 3 + 1] ?? 0) * (1 - k) + g * k
  color[at * 3 + 2] = (color[at * 3 + 2] ?? 0) * (1 - k) + b * k
  relief.height[at] = (relief.height[at] ?? 0) * (1 - k) + height * k
  relief.open[at] = (relief.open[at] ?? 1) * (1 - share) + share
  alpha[at] = after
}

const darken = (color: Float32Array, at: number, keep: number) => {
  color[at * 3] = (color[at * 3] ?? 0) * keep
  color[at * 3 + 1] = (color[at * 3 + 1] ?? 0) * keep
  color[at * 3 + 2] = (color[at * 3 + 2] ?? 0) * keep
}

/**
 * Presses a line into the cloth of the relief and darkens it; `width` and `depth` in centimeters, `dark` 0 to
 * 1, `on` gives the share of it at a pixel.
 */
export const groove = (
  relief: Relief,
  line: Line,
  { width, depth, dark, on }: { width: number; depth: number; dark: number; on?: (at: number) => number },
) => {
  const mark = stroke(line, width, relief.place)
  if (!mark) return
  for (const i of mark.near) {
    if ((mark.share[i] ?? 0) < 0.01) continue
    const at = (mark.y + ((i / mark.width) | 0)) * relief.place.width + mark.x + (i % mark.width)
    if (!relief.alpha[at]) continue
    const share = (mark.share[i] ?? 0) * (on ? on(at) : 1)
    relief.height[at] = (relief.height[at] ?? 0) - depth * share
    darken(relief.color, at, 1 - dark * share)
  }
}
