// Shapes on the grid of pixels: how much of each pixel an outline or a line covers.
import { blurred, type Size } from '../blur.ts'
import type { Line } from './knots.ts'

/** A part of the picture: shares of its pixels from 0 to 1. */
export type Mask = { x: number; y: number; width: number; height: number; share: Float32Array }

/** Where centimetres lie on the picture: pixels for a centimetre, and the pixel of the origin. */
export type Place = { k: number; x: number; y: number; width: number; height: number }

const rowsEach = 4

const boundsOf = (line: Line, place: Place, margin: number) => {
  let left = 1e9
  let right = -1e9
  let top = 1e9
  let low = -1e9
  for (let i = 0; i < line.length; i += 2) {
    const x = (line[i] ?? 0) * place.k + place.x
    const y = (line[i + 1] ?? 0) * place.k + place.y
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    low = Math.max(low, y)
  }
  const x = Math.max(0, Math.floor(left - margin))
  const y = Math.max(0, Math.floor(top - margin))
  const width = Math.min(place.width, Math.ceil(right + margin)) - x
  const height = Math.min(place.height, Math.ceil(low + margin)) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/**
 * Returns the mask of a closed curve (centimeters): the share of each pixel that lies inside, in a box
 * `margin` pixels wider; undefined when the curve is out of the picture.
 */
export const fill = (line: Line, place: Place, margin = 0): Mask | undefined => {
  const box = boundsOf(line, place, margin + 1)
  if (!box) return undefined
  const share = new Float32Array(box.width * box.height)
  const count = line.length / 2
  const crossings: number[] = []
  for (let row = 0; row < box.height * rowsEach; row++) {
    const y = box.y + (row + 0.5) / rowsEach
    crossings.length = 0
    for (let i = 0; i < count; i++) {
      const j = i + 1 === count ? 0 : i + 1
      const ay = (line[i * 2 + 1] ?? 0) * place.k + place.y
      const by = (line[j * 2 + 1] ?? 0) * place.k + place.y
      if (ay > y === by > y) continue
      const ax = (line[i * 2] ?? 0) * place.k + place.x
      const bx = (line[j * 2] ?? 0) * place.k + place.x
      crossings.push(ax + ((bx - ax) * (y - ay)) / (by - ay))
    }
    crossings.sort((a, b) => a - b)
    const at = Math.floor(row / rowsEach) * box.width
    for (let i = 0; i + 1 < crossings.length; i += 2)
      span(share, { at, width: box.width }, (crossings[i] ?? 0) - box.x, (crossings[i + 1] ?? 0) - box.x)
  }
  return { ...box, share }
}

/** Adds one fine row's stretch from `a` to `b` to the shares of a row of pixels. */
const span = (share: Float32Array, row: { at: number; width: number }, a: number, b: number) => {
  const from = Math.max(0, a)
  const to = Math.min(row.width, b)
  if (to <= from) return
  const first = from | 0
  const last = Math.min(row.width - 1, to | 0)
  const one = 1 / rowsEach
  if (first === last) {
    share[row.at + first] = (share[row.at + first] ?? 0) + (to - from) * one
    return
  }
  share[row.at + first] = (share[row.at + first] ?? 0) + (first + 1 - from) * one
  for (let x = first + 1; x < last; x++) share[row.at + x] = (share[row.at + x] ?? 0) + one
  share[row.at + last] = (share[row.at + last] ?? 0) + (to - last) * one
}

/**
 * A line's mask, with how far each pixel is from the line and how far along the line, in centimetres. Only
 * the pixels that `near` numbers are near enough to be worked out; `away` is 0 on all others.
 */
export type Stroke = Mask & { away: Float32Array; along: Float32Array; near: readonly number[] }

/**
 * Returns the pixels that a line of this width (centimeters) covers, each with its share, distance from the
 * line and place along it, within a box `margin` pixels wider; undefined when the line is out of the picture.
 */
export const stroke = (line: Line, width: number, place: Place, margin = 0): Stroke | undefined => {
  const reach = (width / 2) * place.k + 1
  const box = boundsOf(line, place, reach + 1 + margin)
  if (!box) return undefined
  const size = box.width * box.height
  // The square of the distance in pixels, and one: what was never reached stays 0.
  const away = new Float32Array(size)
  const along = new Float32Array(size)
  const near: number[] = []
  const { k } = place
  let before = 0
  for (let i = 0; i + 3 < line.length; i += 2) {
    const ax = (line[i] ?? 0) * k + place.x - box.x
    const ay = (line[i + 1] ?? 0) * k + place.y - box.y
    const bx = (line[i + 2] ?? 0) * k + place.x - box.x
    const by = (line[i + 3] ?? 0) * k + place.y - box.y
    const dx = bx - ax
    const dy = by - ay
    const square = dx * dx + dy * dy
    if (square < 1e-12) continue
    const long = Math.sqrt(square)
    const left = Math.max(0, Math.floor(Math.min(ax, bx) - reach))
    const right = Math.min(box.width - 1, Math.ceil(Math.max(ax, bx) + reach))
    const top = Math.max(0, Math.floor(Math.min(ay, by) - reach))
    const low = Math.min(box.height - 1, Math.ceil(Math.max(ay, by) + reach))
    for (let y = top; y <= low; y++)
      for (let x = left; x <= right; x++) {
        const px = x + 0.5 - ax
        const py = y + 0.5 - ay
        const t = Math.max(0, Math.min(1, (px * dx + py * dy) / square))
        const fx = px - dx * t
        const fy = py - dy * t
        const far = fx * fx + fy * fy + 1
        const at = y * box.width + x
        const known = away[at] ?? 0
        if (known === 0) near.push(at)
        else if (far >= known) continue
        away[at] = far
        along[at] = (before + long * t) / k
      }
    before += long
  }
  const share = new Float32Array(size)
  const half = (width / 2) * k
  // A line thinner than a pixel is as much paler.
  const thin = Math.min(1, half * 2)
  for (const at of near) {
    const far = Math.sqrt(Math.max(0, (away[at] ?? 1) - 1))
    share[at] = Math.max(0, Math.min(1, Math.max(half, 0.5) + 0.5 - far)) * thin
    away[at] = far / k
  }
  return { ...box, share, away, along, near }
}

/** Returns a coarser grid: the means of squares of `step` pixels. */
export const shrunk = (values: Float32Array, { width, height }: Size, step: number) => {
  const w = Math.ceil(width / step)
  const h = Math.ceil(height / step)
  const coarse = new Float32Array(w * h)
  const each = 1 / (step * step)
  for (let y = 0; y < height; y++) {
    const row = ((y / step) | 0) * w
    const start = y * width
    for (let i = 0, x = 0; i < w; i++) {
      let sum = 0
      for (const end = Math.min(width, x + step); x < end; x++) sum += values[start + x] ?? 0
      coarse[row + i] = (coarse[row + i] ?? 0) + sum * each
    }
  }
  return { values: coarse, width: w, height: h }
}

/** Values of a coarse grid at every pixel, the mean of four neighbours. */
const grown = (coarse: { values: Float32Array } & Size, { width, height }: Size, step: number) => {
  const out = new Float32Array(width * height)
  const { values, width: w, height: h } = coarse
  const shares = new Float32Array(width)
  const firsts = new Uint32Array(width)
  for (let x = 0; x < width; x++) {
    const u = Math.max(0, Math.min(w - 1.001, (x + 0.5) / step - 0.5))
    firsts[x] = u
    shares[x] = u - (u | 0)
  }
  const line = new Float32Array(w + 1)
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(h - 1.001, (y + 0.5) / step - 0.5))
    const j = (v | 0) * w
    const fy = v - (v | 0)
    const low = Math.min(h - 1, (v | 0) + 1) * w
    for (let i = 0; i < w; i++) line[i] = (values[j + i] ?? 0) * (1 - fy) + (values[low + i] ?? 0) * fy
    line[w] = line[w - 1] ?? 0
    const start = y * width
    for (let x = 0; x < width; x++) {
      const i = firsts[x] ?? 0
      const a = line[i] ?? 0
      out[start + x] = a + ((line[i + 1] ?? 0) - a) * (shares[x] ?? 0)
    }
  }
  return out
}

const coarseFrom = 5

/**
 * Returns the values blurred by a deviation in pixels. A wide blur is computed on a coarser grid, where
 * nobody sees the difference.
 */
export const softened = (values: Float32Array, size: Size, deviation: number): Float32Array => {
  if (deviation >= coarseFrom) {
    const step = deviation >= coarseFrom * 3 ? 4 : 2
    const coarse = shrunk(values, size, step)
    return grown({ ...coarse, values: softened(coarse.values, coarse, deviation / step) }, size, step)
  }
  return blurred(values, size, { deviation, passes: 2 })
}
