// Surfaces of cloth that are more than a grain: ribs, wales, cables, quilting, pleats, smocking, sequins.
import { chanceFrom, hash } from '../art/chance.ts'
import { sample, wrinkles } from '../noise.ts'
import type { Surface } from './layers.ts'

const share = (value: number, of: number) => value / of - Math.floor(value / of)
/** How much of a thing of this size is left when pixels are this large. */
const left = (size: number, pixel: number) => Math.max(0, Math.min(1, size / pixel / 2.2 - 0.4))

/** How much of a wave of this length is seen: one of three pixels would beat with their grid. */
const seen = (period: number, pixel: number) => Math.max(0, Math.min(1, period / pixel / 3.2 - 0.9))
/**
 * What is left of the hollows of ridges too fine to be seen: the cloth has the color that it is called by.
 */
const faintHollow = 0.12

/**
 * Makes a surface of ridges along the grain, such as ribs of knits or wales of corduroy: one every `step`
 * centimeters, `high` centimeters high.
 */
export const ridges =
  (step: number, high: number, dark = 1): Surface =>
  (u, _v, pixel) => {
    const t = share(u, step)
    const wave = 0.5 - 0.5 * Math.cos(t * Math.PI * 2)
    const keep = seen(step, pixel)
    const hollow = faintHollow + ((1 - wave) ** 2 - faintHollow) * keep
    return { height: wave * high * keep, hollow: hollow * dark }
  }

/**
 * Makes a surface of padded rows across the grain, as of a down jacket: one every `step` centimeters, `high`
 * centimeters high.
 */
export const channels =
  (step: number, high: number): Surface =>
  (u, v, pixel) => {
    const t = share(v, step)
    const round = Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2))
    const puckers = Math.sin(u * 2.1 + Math.floor(v / step) * 1.7) * (1 - round) * 0.16
    const line = Math.max(0, 1 - Math.min(t, 1 - t) * step * 5)
    return { height: (round + puckers) * high, hollow: line * 0.5 * left(0.3, pixel) }
  }

/** Makes a surface of quilted diamonds, `step` centimeters wide and `high` centimeters high. */
export const diamonds =
  (step: number, high: number): Surface =>
  (u, v) => {
    const a = Math.abs(share(u + v, step) * 2 - 1)
    const b = Math.abs(share(u - v, step) * 2 - 1)
    const near = Math.min(1 - a, 1 - b)
    const round = 1 - (1 - near) ** 2.4
    return { height: round * high, hollow: near < 0.08 ? 0.5 : 0 }
  }

const gauge = 1.15
/**
 * Returns height and hollow of cable knit at a point: cables of two strands every eleven centimeters, small
 * stitches between them.
 */
export const cables: Surface = (u, v, pixel) => {
  const across = share(u + 5.5, 11) * 11 - 5.5
  const keep = seen(gauge, pixel)
  if (Math.abs(across) > 3) {
    const t = share(u + Math.abs(share(v, gauge) - 0.5) * 0.9, gauge)
    const wave = 0.5 - 0.5 * Math.cos(t * Math.PI * 2)
    return { height: wave * 0.12 * keep, hollow: 0.2 + ((1 - wave) * 0.5 - 0.2) * keep }
  }
  if (Math.abs(across) > 2.5) return { height: -0.3, hollow: 0.75 }
  const turn = share(v, 6.4) * Math.PI * 2
  const one = Math.sin(turn) * 1.25
  const isFirst = Math.cos(turn) > 0 === Math.abs(across - one) < 1.25
  const middle = Math.abs(across - one) < Math.abs(across + one) ? one : -one
  const far = Math.abs(across - middle) / 1.3
  const round = Math.sqrt(Math.max(0, 1 - far * far))
  const stitch = share(v + across * 0.5, 0.62)
  return {
    height: round * (isFirst ? 0.75 : 0.6),
    hollow: (far > 0.86 ? 0.8 : 0) + (stitch < 0.2 ? 0.3 * left(0.3, pixel) : 0),
  }
}

/** Makes a surface of rows of small knit stitches, `size` centimeters wide, as of thick yarn. */
export const stitches =
  (size: number): Surface =>
  (u, v, pixel) => {
    const side = share(u, size)
    const slope = Math.abs(side - 0.5)
    const t = share(v + slope * size * 0.9, size * 0.8)
    const wave = 0.5 - 0.5 * Math.cos(t * Math.PI * 2)
    const keep = seen(size, pixel)
    const gap = slope > 0.42 ? 0.5 : 0
    return { height: wave * 0.09 * keep, hollow: 0.2 + ((1 - wave) * 0.4 + gap - 0.2) * keep }
  }

/** Returns height and hollow of denim at a point: fine diagonal lines with uneven threads. */
export const twill: Surface = (u, v, pixel) => {
  const wave = 0.5 + 0.5 * Math.sin((u + v) * 22)
  const keep = left(0.28, pixel)
  // Threads of uneven thickness, which are seen from further away than the twill is.
  const slub = sample(wrinkles(), u * 34 + 7, v * 1.7) * (0.5 + 0.5 * left(0.6, pixel))
  return { height: wave * 0.03 * keep, hollow: Math.max(0, (1 - wave) * 0.24 * keep + 0.07 + slub * 0.13) }
}

/** Makes a surface of folded pleats, one every `step` centimeters: a face, an edge and a shadow. */
export const pleats =
  (step: number, high: number): Surface =>
  (u) => {
    const t = share(u, step)
    return {
      height: (t < 0.86 ? t / 0.86 : (1 - t) / 0.14) * high,
      hollow: t > 0.9 ? 0.7 : t < 0.06 ? 0.35 : 0,
    }
  }

/** Returns height and hollow of smocking at a point: gathered rows of elastic thread. */
export const smocking: Surface = (u, v, pixel) => {
  const row = Math.floor(v / 0.95)
  const t = share(v, 0.95)
  const puff = 0.5 + 0.5 * Math.sin(u * 5.2 + (row & 1) * Math.PI)
  const round = Math.sin(t * Math.PI)
  return { height: round * (0.14 + puff * 0.16), hollow: (1 - round) ** 3 * 0.7 * left(0.5, pixel) }
}

/** Returns height and hollow of fleece and shearling at a point: small curls. */
export const curls: Surface = (u, v, pixel) => {
  const table = wrinkles()
  const curl = sample(table, u * 21, v * 21) + sample(table, u * 47 + 9, v * 47) * 0.6 * left(0.3, pixel)
  return { height: curl * 0.85, hollow: Math.max(0, -curl) * 0.55 }
}

/** Returns height and hollow of long fur at a point: hairs that lie downwards in clumps. */
export const strands: Surface = (u, v) => {
  const table = wrinkles()
  const wave = sample(table, u * 13 + v * 3, v * 5 + u * 1.4)
  const fine = sample(table, u * 62 + 31 + v * 5, v * 13)
  const clump = wave * 0.7 + fine * 0.34
  return { height: clump * 1.2, hollow: Math.max(0, -clump) * 0.7 }
}

const tilts = (() => {
  const chance = chanceFrom(hash('sequins'))
  return Array.from({ length: 256 }, () => [chance() - 0.5, chance() - 0.5, chance()] as const)
})()

/** Returns height and hollow of sequins at a point: overlapping discs, each leaning its own way. */
export const sequins: Surface = (u, v, pixel) => {
  const size = 0.72
  const keep = 0.35 + 0.65 * left(size, pixel)
  const row = Math.floor(v / (size * 0.72))
  const column = Math.floor(u / size + (row & 1) * 0.5)
  const [a, b, c] = tilts[(((row * 37 + column * 11) % 256) + 256) % 256] ?? [0, 0, 0]
  const x = share(u / size + (row & 1) * 0.5, 1) - 0.5
  const y = share(v, size * 0.72) / (size * 0.72) - 0.5
  const isEdge = x * x + y * y > 0.24
  const tone = c < 0.5 ? 1 - c : 0
  return {
    height: (a * x + b * y) * 0.9 * left(size, pixel),
    hollow: (isEdge ? 0.5 * keep : 0.1) + tone * 0.6 * keep,
  }
}

/** Returns height and hollow of tulle at a point: a net of fine threads. */
export const net: Surface = (u, v, pixel) => {
  const mesh = 0.5
  const a = Math.abs(share(u + v * 0.58, mesh) / mesh - 0.5)
  const b = Math.abs(share(u - v * 0.58, mesh) / mesh - 0.5)
  const isThread = a < 0.14 || b < 0.14
  const keep = seen(mesh, pixel)
  return { height: isThread ? 0.05 * keep : 0, hollow: (isThread ? 0 : 0.3) * keep }
}

/** Returns the height of lace at (u, v), in centimeters: flowers and threads rise 0.12 over the net. */
export const laceHeight: Surface = (u, v) => {
  const flower = laceAt(u, v)
  return { height: flower ? 0.12 : 0, hollow: 0 }
}

/**
 * Returns whether lace has a flower or a thread at (u, v), in centimeters; the lining shows everywhere else.
 */
export const laceAt = (u: number, v: number): boolean => {
  const cell = 4.4
  const row = Math.floor(v / (cell * 0.86))
  const x = (share(u + (row & 1) * cell * 0.5, cell) - 0.5) * cell
  const y = (share(v, cell * 0.86) - 0.5) * cell * 0.86
  const far = Math.hypot(x, y)
  const angle = Math.atan2(y, x)
  if (far < 0.34) return true
  if (far < 0.5) return false
  if (far < 1.05 + 0.55 * Math.abs(Math.cos(angle * 3))) return true
  const net = 0.62
  const a = Math.abs(share(u + v * 0.5, net) - 0.5)
  const b = Math.abs(share(u - v * 0.5, net) - 0.5)
  return a < 0.1 || b < 0.1
}
