// Soft shapes without blur filters, which were nine tenths of what a picture cost: the same shape some times
// over, each a little larger and all of them faint, adds up to an edge that fades.
import { round } from './paths.ts'

const steps = 8

/** How far out each step lies, in deviations: where a bell curve reaches the middle of its slice. */
const reaches = Array.from({ length: steps }, (_, i) => Math.sqrt(-2 * Math.log((i + 0.5) / steps)))

/** The opacity of each of `count` layers that together have this one. */
const each = (opacity: number, count = steps) =>
  Math.round((1 - (1 - Math.min(0.98, opacity)) ** (1 / count)) * 1000) / 1000

/** The share of light that a blur leaves in the middle of a stripe. */
const peakOf = (width: number, deviation: number) => Math.tanh((0.63 * width) / deviation)

type Leaf = { a: [number, number]; c1: [number, number]; b: [number, number]; c2: [number, number] }

const leavesIn = (d: string): Leaf[] =>
  d
    .split('Z')
    .filter(Boolean)
    .map((one) => {
      const [ax = 0, ay = 0, cx = 0, cy = 0, bx = 0, by = 0, ex = 0, ey = 0] = (
        one.match(/-?[\d.]+/g) ?? []
      ).map(Number)
      return { a: [ax, ay], c1: [cx, cy], b: [bx, by], c2: [ex, ey] }
    })

/** One leaf, as wide as asked at its middle and longer by `more` at both ends. */
const resized = ({ a, c1, b, c2 }: Leaf, wide: number, more: number) => {
  const mx = (c1[0] + c2[0]) / 2
  const my = (c1[1] + c2[1]) / 2
  const hx = (c1[0] - c2[0]) / 2
  const hy = (c1[1] - c2[1]) / 2
  const half = Math.hypot(hx, hy) || 1
  const ox = (hx / half) * wide
  const oy = (hy / half) * wide
  const outwards = ([x, y]: [number, number]): string => {
    const length = Math.hypot(x - mx, y - my) || 1
    return `${round(x + ((x - mx) / length) * more)},${round(y + ((y - my) / length) * more)}`
  }
  return `M${outwards(a)}Q${round(mx + ox)},${round(my + oy)} ${outwards(b)}Q${round(mx - ox)},${round(my - oy)} ${outwards(a)}Z`
}

/**
 * Returns SVG of folds or lights, as `leaf` writes them, with soft edges. Thin ones come out fainter, as they
 * would from a blur.
 */
export const softLeaves = (paths: readonly string[], fill: string, opacity: number, deviation: number) => {
  const all = paths.flatMap(leavesIn).map((leaf) => {
    const wide = Math.hypot(leaf.c1[0] - leaf.c2[0], leaf.c1[1] - leaf.c2[1]) / 2
    // A short fold stays short: gathers would run into one another.
    return {
      leaf,
      wide,
      soft: Math.min(deviation, Math.hypot(leaf.a[0] - leaf.b[0], leaf.a[1] - leaf.b[1]) * 0.16),
    }
  })
  const groups = [
    all.filter(({ wide }) => wide <= 7),
    all.filter(({ wide }) => wide > 7 && wide <= 12),
    all.filter(({ wide }) => wide > 12),
  ]
  const drawn = groups.map((group) => {
    const middle = group.reduce((sum, { wide }) => sum + wide, 0) / group.length
    const one = each(opacity * peakOf(middle / 2, deviation))
    const layers = reaches.map((reach) => {
      const d = group
        .map(({ leaf, wide, soft }) =>
          resized(leaf, 2 * reach * Math.hypot(soft, wide * 0.29), (reach - 1) * soft),
        )
        .join('')
      return `<path d="${d}" opacity="${one}"/>`
    })
    return group.length ? layers.join('') : ''
  })
  return all.length ? `<g fill="${fill}">${drawn.join('')}</g>` : ''
}

type SoftLine = {
  color: string
  width: number
  opacity: number
  deviation: number
  move?: readonly [number, number]
}

/** Returns SVG of a line with soft edges, drawn as several lines of different width. */
export const softLine = (d: string, { color, width, opacity, deviation, move }: SoftLine) => {
  const spread = Math.hypot(deviation, width * 0.29)
  const count = width > 5 ? steps : 3
  const one = each(opacity * peakOf(width / 2, deviation), count)
  const moved = move ? ` transform="translate(${round(move[0])},${round(move[1])})"` : ''
  const lines = Array.from({ length: count }, (_, i) => {
    const reach = Math.sqrt(-2 * Math.log((i + 0.5) / count))
    return `<path d="${d}" stroke-width="${round(2 * reach * spread)}" opacity="${one}"/>`
  })
  return `<g fill="none" stroke="${color}" stroke-linejoin="round" stroke-linecap="round"${moved}>${lines.join('')}</g>`
}

/** Returns SVG of the soft shadow of a shape that itself will be laid over it: it fades outwards only. */
export const softFill = (
  d: string,
  { color, opacity, deviation, move = [0, 0] }: Omit<SoftLine, 'width'>,
) => {
  const reached = deviation > 8 ? [0.1, 0.4, 0.7, 1, 1.3, 1.7, 2.1] : [0.3, 0.8, 1.4]
  const one = each(opacity * 0.8, reached.length)
  const layers = reached.map(
    (reach) => `<path d="${d}" stroke-width="${round(2 * reach * deviation)}" opacity="${one}"/>`,
  )
  const moved = `transform="translate(${round(move[0])},${round(move[1])})"`
  return `<g fill="none" stroke="${color}" stroke-linejoin="round" ${moved}><path d="${d}" stroke="none" fill="${color}" opacity="${round(opacity * 5) / 10}"/>${layers.join('')}</g>`
}

type Glow = {
  at: readonly [number, number]
  radii: readonly [number, number]
  deviation: number
  color: string
  opacity: number
}

const fades = [
  [0, 1],
  [0.25, 0.94],
  [0.45, 0.76],
  [0.62, 0.47],
  [0.78, 0.2],
  [0.9, 0.06],
  [1, 0],
] as const

/** Returns a fading ellipse as SVG: its gradient's definition and its mark. */
export const glow = (id: string, { at: [x, y], radii: [rx, ry], deviation, color, opacity }: Glow) => {
  const peak = opacity * peakOf(Math.min(rx, ry), deviation)
  const stops = fades.map(
    ([offset, share]) =>
      `<stop offset="${offset}" stop-color="${color}" stop-opacity="${Math.round(peak * share * 1000) / 1000}"/>`,
  )
  return {
    definition: `<radialGradient id="${id}">${stops.join('')}</radialGradient>`,
    mark: `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx + deviation * 1.6)}" ry="${round(ry + deviation * 1.6)}" fill="url(#${id})"/>`,
  }
}
