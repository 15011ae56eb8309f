// One window at the upper left, a paler one at the right, and what the floor throws back. A point's colour
// is worked out from its slope, its material and how much of the window it sees.
import { sample, side, wrinkles } from '../noise.ts'
import type { Material } from './materials.ts'
import { grainTable } from './surfaces.ts'
import { unit, type Vec } from './vec.ts'

/** Towards the window, as the eye sees it: x right, y away, z up. */
export const window: Vec = unit([-0.52, -0.54, 0.72])

const mask = side - 1

export type Point = {
  /** The slope there, of length 1, towards the eye. */
  n: Vec
  /** Texture place in centimetres. */
  s: number
  t: number
  /** 0 in full shadow, 1 in full light. */
  lit: number
  /** Darkened by hand. */
  dim: number
  /** Pixels for a centimetre: grains finer than pixels even out. */
  pixels: number
}

const step = (from: number, to: number, v: number) => {
  const t = Math.max(0, Math.min(1, (v - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** How much of the window, and of the paler one at the right, is mirrored along r. */
const mirrored = (rx: number, ry: number, rz: number, soft: number) => {
  const towards = rx * window[0] + ry * window[1] + rz * window[2]
  const main = towards > 0 ? Math.hypot((rx - window[0]) * 0.9, (rz - window[2]) * 1.35) : 9
  const rim = step(0.9, 0.98, rx * 0.9 - ry * 0.42)
  return 0.95 * step(0.26 + soft, 0.26 - soft * 0.5, main) + 0.16 * rim
}

const out: [number, number, number] = [0, 0, 0]

/** Polished metal mirrors a room: a dark floor line, a bright window, a warm wall. */
const metalLight = ({ tones }: Material, { n, lit, dim }: Point) => {
  const [dark, own, light] = tones
  const ne = -n[1]
  const rx = 2 * ne * n[0]
  const ry = 2 * ne * n[1] + 1
  const rz = 2 * ne * n[2]
  const band = 0.5 + 0.5 * Math.sin(rz * 5.2 + rx * 2.1 + 0.6)
  const room = 0.2 + 0.4 * band + 0.3 * Math.max(0, n[0] * window[0] + n[1] * window[1] + n[2] * window[2])
  const v = room * (0.55 + 0.45 * lit) * dim * 1.25
  const box = mirrored(rx, ry, rz, 0.4) * (0.4 + 0.6 * lit)
  const t = Math.min(1, v / 0.66)
  const u = Math.max(0, Math.min(1, (v - 0.66) / 0.4))
  for (const k of [0, 1, 2] as const) {
    const body = dark[k] + (own[k] - dark[k]) * t + (light[k] - own[k]) * u
    out[k] = body + ((k === 2 ? 240 : 253) - body) * Math.min(0.95, box * 0.9)
  }
  return out
}

/** Slow hills: leather dents and cloth folds, as a change of the slope. */
const hilly = (material: Material, { n, s, t, pixels }: Point): Vec => {
  const { hills } = material
  if (!hills || pixels < 3) return n
  const table = wrinkles()
  const x = s * 7 + t * 2.2
  const y = t * 7 - s * 1.9
  const a = sample(table, x, y)
  return unit([
    n[0] + (a - sample(table, x + 5, y)) * hills * 3,
    n[1],
    n[2] + (a - sample(table, x, y + 5)) * hills * 3,
  ])
}

/**
 * Returns the color of a point of a material in the light: red, green and blue, 0 to 255. The same array is
 * used again for the next point.
 */
export const colorAt = (material: Material, point: Point): readonly [number, number, number] => {
  if (material.isMetal) return metalLight(material, point)
  const { gloss, tight, mirror, rim, grain, size = 40, strength = 0, print } = material
  const { s, t, lit } = point
  const n = hilly(material, point)
  const ne = Math.max(0, -n[1])
  const nl = n[0] * window[0] + n[1] * window[1] + n[2] * window[2]
  const wrap = Math.max(0, (nl + 0.42) / 1.42)
  const sky = 0.5 + 0.5 * n[2]
  const grainy = grain
    ? (grainTable(grain)[((t * size) & mask) * side + ((s * size) & mask)] ?? 0) *
      strength *
      Math.min(1, (point.pixels / size) * 1.6)
    : 0
  const open = point.dim * material.dim
  const v = (0.16 + 0.2 * sky + (0.1 + 0.9 * lit) * 0.62 * wrap) * open * (1 + grainy)
  const [dark, own, light] = print?.(s, t) ?? material.tones
  const a = v < 0.66 ? (v / 0.66) ** 1.1 : 1
  const b = v < 0.66 ? 0 : Math.min(1, (v - 0.66) / 0.4)
  const rx = 2 * ne * n[0]
  const ry = 2 * ne * n[1] + 1
  const rz = 2 * ne * n[2]
  const towards = Math.max(0, rx * window[0] + ry * window[1] + rz * window[2])
  const shine = gloss ? gloss * towards ** tight : 0
  const glass = mirror ? mirror * mirrored(rx, ry, rz, 0.12) : 0
  const far = 1 - ne
  const bright = Math.min(
    0.92,
    ((shine + glass) * (0.25 + 0.75 * lit) + rim * far * far * far * (0.4 + sky * 0.6)) *
      Math.min(1, open) *
      (1 + grainy * 2),
  )
  for (const k of [0, 1, 2] as const) {
    const body = dark[k] + (own[k] - dark[k]) * a + (light[k] - own[k]) * b * 0.6
    out[k] = body + ((k === 0 ? 255 : k === 1 ? 249 : 238) - body) * bright
  }
  return out
}
