// Lays what is on the cloth: seams, stitches, cords, buttons, zips, shade and labels.
import { curve, type Knot, type Line } from './knots.ts'
import type { Button, Cord, Gloom, Seam, Zip } from './layers.ts'
import { fill, softened, stroke } from './masks.ts'
import { castShadow, groove, lay, numberOf, type Relief, type Rgb, rgbOf } from './relief.ts'

/** Lays a row of stitches of thread along a line onto cloth in the relief; nothing out of the picture. */
export const layStitches = (relief: Relief, { line, thread }: { line: Line; thread: Rgb }) => {
  const mark = stroke(line, 0.17, relief.place)
  if (!mark) return
  for (const i of mark.near) {
    const share = mark.share[i] ?? 0
    if (share < 0.02) continue
    const at = (mark.y + ((i / mark.width) | 0)) * relief.place.width + mark.x + (i % mark.width)
    if ((relief.alpha[at] ?? 0) < 0.5) continue
    const dash = ((mark.along[i] ?? 0) % 0.5) / 0.5
    const isOn = dash < 0.66
    relief.height[at] = (relief.height[at] ?? 0) + (isOn ? 0.03 : -0.06) * share
    if (!isOn) continue
    for (const c of [0, 1, 2] as const)
      relief.color[at * 3 + c] = (relief.color[at * 3 + c] ?? 0) * (1 - share * 0.8) + thread[c] * share * 0.8
  }
}

/** Returns the red, green and blue (0 to 255) of a hex color. */
export const hexRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Presses a seam into the relief, with stitches beside the groove when the seam has a thread. */
export const laySeam = (
  relief: Relief,
  { line, thread, width = 0.36, depth = 0.11, isClosed = false }: Seam,
) => {
  groove(relief, curve(line, isClosed), { width, depth, dark: 0.26 })
  if (thread) layStitches(relief, { line: beside(line, 0.6), thread: hexRgb(thread) })
}

/** A line so far beside another one. */
const beside = (line: readonly Knot[], far: number): Line => {
  const from = curve(line, false)
  const to = new Float64Array(from.length)
  for (let i = 0; i < from.length; i += 2) {
    const a = Math.max(0, i - 2)
    const b = Math.min(from.length - 2, i + 2)
    const dx = (from[b] ?? 0) - (from[a] ?? 0)
    const dy = (from[b + 1] ?? 0) - (from[a + 1] ?? 0)
    const long = Math.hypot(dx, dy) || 1
    to[i] = (from[i] ?? 0) - (dy / long) * far
    to[i + 1] = (from[i + 1] ?? 0) + (dx / long) * far
  }
  return to
}

/**
 * Lays a cord, a strap or a drawstring on the relief, `level` centimeters high, with its shadow; nothing out
 * of the picture.
 */
export const layCord = (relief: Relief, { line, width, material, level, isFlat, cast = 0.5 }: Cord) => {
  const mark = stroke(curve(line, false), width, relief.place, Math.ceil(cast * relief.place.k * 3))
  if (!mark) return
  if (cast > 0) castShadow(relief, mark, { far: cast, strength: 0.42 })
  const n = numberOf(relief, material)
  const half = width / 2
  for (const i of mark.near) {
    const share = mark.share[i] ?? 0
    if (share < 0.01) continue
    const at = (mark.y + ((i / mark.width) | 0)) * relief.place.width + mark.x + (i % mark.width)
    const q = Math.min(1, (mark.away[i] ?? 0) / half)
    const round = isFlat ? 0.25 * (1 - q ** 4) : half * Math.sqrt(1 - q * q)
    lay(relief, at, rgbOf(material), { share, height: level + round })
    if (share > 0.5) relief.of[at] = n
  }
}

/**
 * Lays a button with its holes (two, four or none) and its shadow on the relief; nothing out of the picture.
 */
export const layButton = (relief: Relief, { at: [cx, cy], radius, material, holes }: Button) => {
  const disc = stroke(new Float64Array([cx - 0.001, cy, cx + 0.001, cy]), radius * 2, relief.place, 4)
  if (!disc) return
  castShadow(relief, disc, { far: 0.3, strength: 0.5 })
  const n = numberOf(relief, material)
  const own = rgbOf(material)
  const { k, x: ox, y: oy, width } = relief.place
  for (const i of disc.near) {
    const share = disc.share[i] ?? 0
    if (share < 0.01) continue
    const px = disc.x + (i % disc.width)
    const py = disc.y + ((i / disc.width) | 0)
    const at = py * width + px
    const q = (disc.away[i] ?? 0) / radius
    const base = relief.height[at] ?? 0
    const rim = q > 0.72 ? 0.34 * Math.sqrt(Math.max(0, 1 - ((q - 0.82) / 0.18) ** 2)) + 0.1 : 0.26 + 0.1 * q
    lay(relief, at, own, { share, height: base + rim })
    if (share > 0.5) relief.of[at] = n
    const x = (px + 0.5 - ox) / k - cx
    const y = (py + 0.5 - oy) / k - cy
    const hole = radius * 0.26
    const isHole =
      holes === 4
        ? Math.hypot(Math.abs(x) - hole, Math.abs(y) - hole) < radius * 0.15
        : holes === 2 && Math.hypot(Math.abs(x) - hole, y) < radius * 0.15
    if (isHole) for (const c of [0, 1, 2]) relief.color[at * 3 + c] = (relief.color[at * 3 + c] ?? 0) * 0.3
  }
}

/** Lays a zipper with tape and teeth on the relief, and its pull where it has one. */
export const layZip = (relief: Relief, { line, metal, tape, pull }: Zip) => {
  const path = curve(line, false)
  layCord(relief, {
    is: 'cord',
    line,
    width: 1.5,
    material: tape,
    level: topOf(relief, line),
    isFlat: true,
    cast: 0.15,
  })
  const teeth = stroke(path, 0.85, relief.place)
  const n = numberOf(relief, metal)
  const own = rgbOf(metal)
  if (teeth)
    for (const i of teeth.near) {
      const share = teeth.share[i] ?? 0
      const isTooth = ((teeth.along[i] ?? 0) % 0.42) / 0.42 < 0.62
      if (share < 0.02 || !isTooth) continue
      const at = (teeth.y + ((i / teeth.width) | 0)) * relief.place.width + teeth.x + (i % teeth.width)
      lay(relief, at, own, { share: share * 0.9, height: (relief.height[at] ?? 0) + 0.12 })
      if (share > 0.5) relief.of[at] = n
    }
  if (!pull) return
  const [x, y] = pull
  const level = topOf(relief, [[x, y]]) + 0.2
  layCord(relief, {
    is: 'cord',
    line: [
      [x, y - 0.4],
      [x, y + 0.5],
    ],
    width: 1.1,
    material: metal,
    level,
    cast: 0.25,
  })
  layCord(relief, {
    is: 'cord',
    line: [
      [x, y + 0.6],
      [x, y + 2.6],
    ],
    width: 0.75,
    material: metal,
    level,
    isFlat: true,
    cast: 0.3,
  })
}

/** How high the garment lies at the beginning of a line. */
const topOf = ({ place, height }: Relief, [first]: readonly Knot[]) => {
  const x = Math.max(0, Math.min(place.width - 1, Math.round((first?.[0] ?? 0) * place.k + place.x)))
  const y = Math.max(0, Math.min(place.height - 1, Math.round((first?.[1] ?? 0) * place.k + place.y)))
  return height[y * place.width + x] ?? 0
}

/**
 * Darkens a soft-edged area of the relief, as inside an opening; does nothing when the area lies outside it.
 */
export const layGloom = (relief: Relief, { outline, strength, soft }: Gloom) => {
  const mask = fill(curve(outline, true), relief.place, Math.ceil(soft * relief.place.k * 2))
  if (!mask) return
  const veil = softened(mask.share, mask, soft * relief.place.k)
  for (let i = 0; i < veil.length; i++) {
    const at = (mask.y + ((i / mask.width) | 0)) * relief.place.width + mask.x + (i % mask.width)
    relief.open[at] = (relief.open[at] ?? 1) * (1 - (veil[i] ?? 0) * strength)
  }
}

const labelCloth: Rgb = [243, 235, 220]

/** Lays the brand's label at the neck on the relief, with its shadow; does nothing when it lies outside. */
export const layLabel = (relief: Relief, [x, y]: Knot) => {
  const mask = fill(
    new Float64Array([x - 3.4, y, x + 3.4, y, x + 3.4, y + 2.8, x - 3.4, y + 2.8]),
    relief.place,
    3,
  )
  if (!mask) return
  castShadow(relief, mask, { far: 0.2, strength: 0.3 })
  for (let i = 0; i < mask.share.length; i++) {
    const share = Math.min(1, mask.share[i] ?? 0)
    if (share < 0.01) continue
    const row = mask.y + ((i / mask.width) | 0)
    const at = row * relief.place.width + mask.x + (i % mask.width)
    const down = (row + 0.5 - relief.place.y) / relief.place.k - y
    const across = Math.abs((mask.x + (i % mask.width) + 0.5 - relief.place.x) / relief.place.k - x)
    const isInk = Math.abs(down - 1.4) < 0.28 && across < 2.1
    lay(relief, at, isInk ? [112, 98, 82] : labelCloth, { share, height: relief.height[at] ?? 0 })
  }
}
