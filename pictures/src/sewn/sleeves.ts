// Sleeves and their cuffs.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { between, corner, type Knot } from './knots.ts'
import type { Cloth, Fold } from './layers.ts'
import { band, bothSides, grainAt, mirrorFolds, sew, type Tailor } from './tailor.ts'
import { stripeOf } from './trims.ts'

/** How far the arm stands off the body, in degrees from straight down. */
const leanOf = ({ sleeveCut, sleeve }: BodyShape) => {
  if (sleeveCut === 'dolman') return sleeve === 'long' ? 46 : 52
  if (sleeve === 'long') return sleeveCut === 'bell' ? 28 : 20
  if (sleeve === 'three-quarter') return sleeveCut === 'bell' ? 34 : 24
  return sleeve === 'elbow' ? 38 : 46
}

/** Sleeves shorter than these centimetres hold no arm's shape of their own. */
const shortest = 24

/** How far a hand left each sleeve from where it hangs by itself, in degrees: short ones stand stiffly. */
const looseOf = ({ sleeve }: BodyShape) => (sleeve === 'long' || sleeve === 'three-quarter' ? 7 : 4)

const isBeside = ({ sleeve, sleeveCut }: BodyShape) =>
  sleeveCut !== 'dolman' && (sleeve === 'cap' || sleeve === 'short' || sleeve === 'elbow')

/** The arms of both sides: no two sleeves hang in the same way. */
const armsOf = (tailor: Tailor, shape: BodyShape, m: BodyMeasures): Record<1 | -1, Arm> => {
  const lean = (side: string) =>
    leanOf(shape) +
    (shape.sleeveCut === 'dolman' ? 0 : (tailor.hand(`${side} sleeve`) - 0.5) * 2 * looseOf(shape))
  return { 1: armOf(m, shape, lean('right')), [-1]: armOf(m, shape, lean('left')) }
}

type Arm = { outer: (t: number) => Knot; inner: (t: number) => Knot; lean: number; long: number }

/** The right sleeve: places along its outer and inner edge, t from the shoulder (0) to its end (1). */
const armOf = (m: BodyMeasures, shape: BodyShape, lean: number): Arm => {
  const top: Knot = [m.shoulder, m.slope]
  const under: Knot = [m.chest - 0.6, m.armpit + 0.6]
  const along: Knot = [Math.sin((lean * Math.PI) / 180), Math.cos((lean * Math.PI) / 180)]
  const end: Knot = [top[0] + along[0] * m.sleeve, top[1] + along[1] * m.sleeve]
  // The end is square to the arm; the inner edge runs from the armpit to it.
  const square: Knot = [end[0] - along[1] * m.cuff, end[1] + along[0] * m.cuff]
  // A short sleeve ends beside the body, not before it.
  const inside: Knot = isBeside(shape)
    ? shape.sleeve === 'cap'
      ? [m.chest - 2.6, m.armpit - 2.4]
      : [Math.max(square[0], m.chest - 0.4), square[1]]
    : square
  const full = { puff: 5.5, bishop: 3.6, bell: 0, flutter: 0.6 }[shape.sleeveCut as string] ?? 0
  const early = shape.sleeveCut === 'puff' ? 0.45 : 0.78
  const swell = (t: number) => full * Math.exp(-(((t - early) / 0.34) ** 2))
  const round = (t: number) =>
    (m.sleeve < shortest ? 0.5 : Math.min(2.6, m.sleeve * 0.09)) *
    Math.sin(Math.PI * Math.min(1, t * 1.15)) ** 0.7
  return {
    lean,
    long: m.sleeve,
    outer: (t) => {
      const [x, y] = between(top, end, t)
      const out = swell(t) + round(t)
      return [x + along[1] * out, y - along[0] * out]
    },
    inner: (t) => {
      const [x, y] = between(under, inside, t)
      const out = swell(t) * 0.75
      return [x - along[1] * out, y + along[0] * out]
    },
  }
}

const foldsOf = ({ outer, inner, long }: Arm, deep: number): Fold[] => {
  const across = (t: number, s: number): Knot => between(inner(t), outer(t), s)
  if (long < 24)
    return [
      {
        line: [across(0.2, 0.2), across(0.6, 0.5), across(1, 0.6)],
        width: 4.4,
        height: -0.4 * deep,
        full: 0.6,
      },
      {
        line: [across(0.15, 0.4), across(0.6, 0.75), across(1, 0.86)],
        width: 4,
        height: 0.4 * deep,
        full: 0.6,
      },
    ]
  const bend = 0.5
  return [
    {
      line: [across(0.12, 0.2), across(0.24, 0.5), across(bend - 0.06, 0.72)],
      width: 4,
      height: -0.5 * deep,
    },
    {
      line: [across(0.2, 0.1), across(0.34, 0.4), across(bend + 0.02, 0.55)],
      width: 3.4,
      height: 0.42 * deep,
    },
    {
      line: [across(bend - 0.04, 0.02), across(bend, 0.45), across(bend - 0.03, 0.95)],
      width: 3,
      height: -0.5 * deep,
    },
    {
      line: [across(bend + 0.04, 0), across(bend + 0.07, 0.5), across(bend + 0.05, 1)],
      width: 3.2,
      height: 0.5 * deep,
    },
    {
      line: [across(bend + 0.1, 0.05), across(bend + 0.14, 0.4), across(bend + 0.14, 0.8)],
      width: 2.8,
      height: -0.36 * deep,
    },
    { line: [across(0.03, 0.86), across(0.2, 0.82), across(0.42, 0.8)], width: 3.6, height: 0.36 * deep },
    {
      line: [across(0.64, 0.3), across(0.82, 0.36), across(1, 0.3)],
      width: 3.2,
      height: -0.36 * deep,
      full: 0.3,
    },
    {
      line: [across(0.66, 0.7), across(0.84, 0.66), across(1, 0.72)],
      width: 3.4,
      height: 0.36 * deep,
      full: 0.3,
    },
  ]
}

const gathers = ({ outer, inner }: Arm, at: number, towards: number): Fold[] =>
  [0.16, 0.36, 0.56, 0.76, 0.92].map((s, i) => ({
    line: [
      between(inner(at), outer(at), s),
      between(inner(at + towards), outer(at + towards), s + (i % 2 ? 0.03 : -0.03)),
    ],
    width: 1.8,
    height: i % 2 ? -0.3 : 0.3,
  }))

/** A short sleeve lies as flat as the body. */
const isFlat = ({ sleeveCut }: BodyShape, { long }: Arm) =>
  long < shortest && !['puff', 'bell', 'flutter'].includes(sleeveCut)

const sleeveFolds = (shape: BodyShape, arm: Arm): Fold[] => [
  ...foldsOf(arm, shape.details.includes('quilted') ? 0.4 : 1),
  ...(['puff', 'bishop'].includes(shape.sleeveCut) ? gathers(arm, 1, -0.22) : []),
  ...(shape.sleeveCut === 'puff' ? gathers(arm, 0.04, 0.24) : []),
  ...(['bell', 'flutter'].includes(shape.sleeveCut)
    ? gathers(arm, 1, -0.5).map((fold) => ({
        ...fold,
        width: 3.6,
        full: 0.9,
        line: [...fold.line].reverse(),
      }))
    : []),
]

/** Sleeves off the shoulder begin where the upper edge of the body ends. */
const belowShoulder = (m: BodyMeasures): BodyMeasures => ({
  ...m,
  shoulder: m.chest + 1.4,
  slope: m.neckDepth - 4,
})

/** A sleeve is sewn to the edge of the body and lies as high as the body does: no gutter is between them. */
export const sleeveLevel = 2.65

/**
 * Sews both sleeves and their cuffs; nothing for a garment without sleeves. Raglan sleeves begin at the neck,
 * those of bare shoulders below these.
 */
export const sewSleeves = (tailor: Tailor, shape: BodyShape, measures: BodyMeasures) => {
  if (measures.sleeve <= 0) return
  const m = shape.neck === 'off-shoulder' ? belowShoulder(measures) : measures
  const arms = armsOf(tailor, shape, m)
  const isSet = shape.sleeveCut !== 'raglan'
  const isSquare = shape.neck === 'off-shoulder'
  const cap: Knot[] = isSquare
    ? [
        [m.shoulder - 0.4, m.slope - 0.3, 1],
        [m.chest - 0.6, m.armpit + 0.6, 1],
      ]
    : isSet
      ? [
          [m.shoulder - 0.4, m.slope - 0.3, 1],
          [m.shoulder - 3.6, m.slope + (m.armpit - m.slope) * 0.4],
          [m.chest - 5.4, m.armpit - 2.4],
          [m.chest - 0.6, m.armpit + 0.6, 1],
        ]
      : [
          [m.neck + 0.6, 0.4, 1],
          [m.neck + 3, m.armpit * 0.46],
          [m.chest - 5, m.armpit - 3],
          [m.chest - 0.6, m.armpit + 0.6, 1],
        ]
  bothSides((side, sign) => {
    const arm = arms[sign]
    const { outer, inner } = arm
    const half = [
      ...cap,
      ...[0.3, 0.62].map((t) => inner(t)),
      corner(inner(1)),
      between(inner(1.012), outer(1.012), 0.5),
      corner(outer(1)),
      ...[0.86, 0.62, 0.4, 0.2, 0.06].map((t) => outer(t)),
      ...(isSet ? [] : ([[m.shoulder, m.slope - 0.2]] as Knot[])),
    ]
    const folds = sleeveFolds(shape, arm)
    sew(tailor, side(half), {
      cloth: tailor.arms,
      grain: grainAt(sign * m.shoulder, m.slope, { lean: -sign * arm.lean }),
      level: sleeveLevel,
      ...(isFlat(shape, arm) ? { bulge: 0.6, roll: 2.2, cast: 0.16 } : { bulge: 1.6, roll: 3.6, cast: 0.4 }),
      folds: sign > 0 ? folds : mirrorFolds(folds),
    })
    if (shape.details.includes('side-stripe'))
      for (const s of [0.8, 0.88])
        tailor.layers.push({
          is: 'cord',
          line: side([
            between(inner(0.04), outer(0.04), s),
            between(inner(0.5), outer(0.5), s),
            between(inner(1), outer(1), s),
          ]),
          width: 1,
          material: stripeOf(tailor),
          level: 3.4,
          isFlat: true,
          cast: 0,
        })
  })
  sewCuffs(tailor, shape, arms)
}

const sewCuffs = (tailor: Tailor, shape: BodyShape, arms: Record<1 | -1, Arm>) => {
  const { long } = arms[1]
  const cloth: Cloth | undefined =
    shape.cuff === 'rib' ? tailor.rib : shape.details.includes('contrast-trim') ? tailor.second : undefined
  const high = { rib: 6, button: 5.6, turned: 5, strap: 3.4, elastic: 1.6, plain: 0 }[shape.cuff]
  const isShort = long < 34
  const deep = cloth && high === 0 ? 2 : isShort ? Math.min(3, high) : high
  const from = 1 - deep / Math.max(1, long)
  const swell = shape.cuff === 'turned' ? 0.5 : shape.cuff === 'strap' ? 0.3 : 0
  bothSides((side, sign) => {
    const { outer, inner, lean } = arms[sign]
    const edge = (t: number, s: number) => between(inner(t), outer(t), s)
    if (deep === 0) {
      tailor.layers.push({
        is: 'stitches',
        line: side([edge(1 - 2 / long, 0.02), edge(1 - 2 / long + 0.01, 0.5), edge(1 - 2 / long, 0.98)]),
        thread: tailor.thread,
      })
      return
    }
    const start = shape.cuff === 'strap' ? from - 2.6 / long : from
    const end = shape.cuff === 'strap' ? 1 - 2.6 / long : 1.012
    band(
      tailor,
      side([
        corner(edge(start, 0 - swell * 0.06)),
        corner(edge(end, 0 - swell * 0.06)),
        edge(end + 0.01, 0.5),
        corner(edge(end, 1 + swell * 0.06)),
        corner(edge(start, 1 + swell * 0.06)),
        edge(start + 0.008, 0.5),
      ]),
      cloth ?? tailor.cloth,
      {
        grain: grainAt(...(edge(end, 0.5) as [number, number]), { lean: -sign * lean }),
        level: 3.2,
        bulge: 1.1,
        roll: 1.6,
        cast: 0.6,
      },
    )
    if (shape.cuff === 'button' || shape.cuff === 'strap') {
      const [x, y] = edge((start + end) / 2, shape.cuff === 'strap' ? 0.7 : 0.24)
      tailor.layers.push({ is: 'button', at: [sign * x, y], radius: 0.75, material: tailor.button, holes: 4 })
    }
  })
}
