// Collars, hoods and the bindings of necks.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { sewBow } from './bows.ts'
import { sewHood } from './hoods.ts'
import { type Knot, mirror } from './knots.ts'
import type { Cloth } from './layers.ts'
import { sewNeck, sewStand, sewTurtle } from './necks.ts'
import { band, bothSides, grainAt, sew, type Tailor } from './tailor.ts'

const collarPanel = { level: 3, bulge: 0.7, roll: 1.7, cast: 0.7 } as const

/** A collar of two pointed leaves on a stand. `tip`: where a leaf ends. */
const sewLeaves = (
  tailor: Tailor,
  m: BodyMeasures,
  { tip, inner, cloth }: { tip: Knot; inner: Knot; cloth: Cloth },
) =>
  bothSides((side, sign) => {
    sew(
      tailor,
      side([
        [0, -3.2],
        [m.neck * 0.7, -2.7],
        [m.neck + 1.4, 0.8],
        [tip[0] + 0.3, tip[1] - 4],
        [tip[0], tip[1], 1],
        [inner[0], inner[1], 1],
        [m.neck * 0.55, inner[1] * 0.42],
        [m.neck * 0.3, 0.4],
        [0, 0.2, 1],
      ]),
      { ...collarPanel, cloth, grain: grainAt(sign * m.neck, 0, { lean: sign * -34 }) },
    )
  })

type Lapels = { low: Knot; out: Knot; peak: number; isStraight?: boolean }

/** One side's lapel and its half of the collar; `side` mirrors the left one. */
const sewLapel = (
  tailor: Tailor,
  m: BodyMeasures,
  { low: [bx, by], out, peak, isStraight = false }: Lapels,
  { side, sign }: { side: (knots: readonly Knot[]) => Knot[]; sign: 1 | -1 },
) => {
  // A soft lapel is a little full; a jacket of hide has straight edges.
  const full = isStraight ? 0.36 : 0.24
  const flat = isStraight ? { bulge: 0.3, roll: 0.9, cast: 0.6 } : {}
  sew(
    tailor,
    side([
      [m.neck - 2.2, -0.4, 1],
      [out[0] - 2.6, out[1] - 3.6 + peak * 0.2, 1],
      [out[0], out[1] - peak, 1],
      [out[0] - (out[0] - bx) * full, out[1] + (by - out[1]) * 0.38],
      [out[0] - (out[0] - bx) * (full + 0.4), out[1] + (by - out[1]) * 0.78],
      [bx, by, 1],
      [bx + 0.7, by - 9],
      [m.neck - 4, (by + 2) * 0.42],
    ]),
    {
      ...collarPanel,
      ...flat,
      level: 2.8,
      grain: grainAt(sign * out[0], out[1], { lean: sign * 16 }),
      folds: [],
    },
  )
  const end = isStraight ? 1.6 : 0
  sew(
    tailor,
    side([
      [0, -3.6],
      [m.neck * 0.7, -3],
      [m.neck + 1.6, 0.4],
      isStraight ? [out[0] + 0.2 - end, out[1] - 8.4, 1] : [out[0] + 0.2, out[1] - 8.4],
      [out[0] - 0.4 - end, out[1] - 4.6, 1],
      [out[0] - 3, out[1] - 3.4, 1],
      [m.neck - 2, 2.4],
      [m.neck * 0.4, -0.4],
      [0, -0.6, 1],
    ]),
    { ...collarPanel, ...flat, level: 3.4, grain: grainAt(sign * m.neck, 0, { lean: sign * -40 }) },
  )
}

/**
 * Lapels that roll from the neck down to `low`; `out`: how far they reach to the side. The right front lies
 * over the left one, whose lapel ends beside the middle.
 */
const sewLapels = (tailor: Tailor, m: BodyMeasures, lapels: Lapels) => {
  const { low } = lapels
  const under: Lapels = low[0] < -1 ? { ...lapels, low: [0.6, low[1] - 3] } : lapels
  sewLapel(tailor, m, under, { side: mirror, sign: -1 })
  sewLapel(tailor, m, lapels, { side: (knots) => [...knots], sign: 1 })
}

const sewShawl = (
  tailor: Tailor,
  m: BodyMeasures,
  { low, wide, cloth }: { low: Knot; wide: Knot; cloth: Cloth },
) =>
  bothSides((side, sign) => {
    sew(
      tailor,
      side([
        [0, -4.2],
        [m.neck * 0.8, -3.6],
        [m.neck + 2.2, 0.4],
        [wide[0] - 0.6, wide[1] - 8],
        [wide[0], wide[1]],
        [wide[0] - 3, wide[1] + 9],
        [(wide[0] + low[0]) / 2 - 2, (wide[1] + low[1]) / 2 + 7],
        [low[0], low[1], 1],
        [low[0] + 1.6, low[1] - 9],
        [m.neck - 3.4, low[1] * 0.42],
        [m.neck - 3, 3.6],
        [m.neck * 0.4, -0.2],
        [0, -0.8],
      ]),
      {
        ...collarPanel,
        cloth,
        bulge: 1.5,
        roll: 3,
        cast: 0.9,
        grain: grainAt(sign * m.neck, 2, { lean: sign * 14 }),
        folds: [],
      },
    )
  })

/**
 * Returns the point where a coat's or jacket's lapels meet, in centimeters: `x` beside the middle, `y` down
 * from the shoulder.
 */
export const breakOf = ({ closure, collar, hemLength }: BodyShape): Knot => {
  const isShort = hemLength === 'crop' || hemLength === 'waist'
  if (closure === 'double-breasted') return [-3.5, isShort ? 26 : 31]
  if (collar === 'moto') return [-5, 30]
  if (closure === 'wrap' || closure === 'belt') return [-1, 41]
  if (closure === 'open') return [4, 46]
  return [0, isShort ? 25 : closure === 'single-button' ? 36 : 29]
}

/** Returns whether a garment is shown with all buttons closed, as shirts and polos are. */
export const isButtonedUp = ({ collar, closure }: BodyShape) =>
  ['shirt', 'polo', 'band'].includes(collar) && ['buttons', 'half-buttons', 'snaps'].includes(closure)

/** Returns how deep the neck is cut below a collar that is buttoned up, in centimeters. */
export const collarDepth = ({ collar }: BodyShape) => (collar === 'band' ? 6.2 : 7.6)

/**
 * Sews the collar that the shape names, or the edge of the neck without a collar; from behind the back of the
 * collar, except for a hood.
 */
export const sewCollar = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  const { collar, neck } = shape
  const cloth = shape.details.includes('contrast-trim') ? tailor.second : tailor.cloth
  if (tailor.isBack && collar !== 'hood') return sewBackCollar(tailor, shape, m)
  const low = breakOf(shape)
  switch (collar) {
    case 'shirt':
      return sewLeaves(tailor, m, { tip: [12.4, 11.6], inner: [0.7, 7.4], cloth })
    case 'polo':
      return sewLeaves(tailor, m, {
        tip: [10.6, 9.4],
        inner: [0.7, 7.4],
        cloth: { ...tailor.rib, material: cloth.material },
      })
    case 'peter-pan':
      return sewPeterPan(tailor, m, tailor.second)
    case 'notch':
      return sewLapels(tailor, m, { low, out: [13.6, 13.4], peak: 0 })
    case 'peak':
      return sewLapels(tailor, m, { low, out: [15.4, 13], peak: 3.4 })
    case 'moto':
      return sewLapels(tailor, m, { low, out: [16.4, 16], peak: 2, isStraight: true })
    case 'storm':
      return sewLeaves(tailor, m, { tip: [16.4, 15], inner: [0.6, 6.8], cloth })
    case 'shawl':
      return sewShawl(tailor, m, { low, wide: [15, 15], cloth })
    case 'fur':
      return sewHood(tailor, m, { ...tailor.second, hair: 2 })
    case 'hood':
      return sewHood(tailor, m, undefined)
    case 'band':
      return sewStand(tailor, m, { high: 2.8, cloth, isOpen: !isButtonedUp(shape) })
    case 'stand':
      sewStand(tailor, m, { high: neck === 'funnel' ? 6.6 : 5, cloth, isOpen: false })
      return sewCollarZip(tailor, shape, m)
    case 'rib':
      return sewStand(tailor, m, { high: 3.4, cloth: tailor.rib, isOpen: true })
    case 'tie-neck':
      return sewTieNeck(tailor, m)
    case 'none':
      return sewNeck(tailor, shape, m)
  }
}

/** The zip of a jacket goes on up to the edge of its collar. */
const sewCollarZip = (tailor: Tailor, { closure, neck }: BodyShape, m: BodyMeasures) => {
  if (closure !== 'zip' && closure !== 'half-zip') return
  tailor.layers.push({
    is: 'zip',
    line: [
      [0, neck === 'funnel' ? -2.8 : -1.2],
      [0, Math.min(m.neckDepth, 6.4) + 1.4],
    ],
    metal: tailor.metal,
    tape: tailor.lining.material,
  })
}

const sewBackCollar = (tailor: Tailor, { collar, neck }: BodyShape, m: BodyMeasures) => {
  if (collar === 'none' && neck === 'turtle') return sewTurtle(tailor, m, tailor.cloth)
  if (collar === 'none' && neck !== 'mock' && neck !== 'funnel') return
  const wide = collar === 'storm' || collar === 'shawl' || collar === 'notch' || collar === 'peak' ? 4.4 : 2.6
  band(tailor, whole4(m.neck + 1.4, wide), collar === 'rib' ? tailor.rib : tailor.cloth, {
    level: 2.6,
    bulge: 1.6,
    roll: 1.8,
    cast: 0.7,
  })
}

const whole4 = (out: number, low: number): Knot[] => [
  [-out * 0.7, -3],
  [0, -3.6],
  [out * 0.7, -3],
  [out, 0.6],
  [out * 0.6, low * 0.8],
  [0, low],
  [-out * 0.6, low * 0.8],
  [-out, 0.6],
]

const sewPeterPan = (tailor: Tailor, m: BodyMeasures, cloth: Cloth) =>
  bothSides((side) =>
    sew(
      tailor,
      side([
        [m.neck, -0.6, 1],
        [m.neck + 4.4, 2.4],
        [m.neck + 4, 8.4],
        [m.neck - 1.4, 12.6],
        [2.2, 12.4],
        [0.6, m.neckDepth + 0.6, 1],
        [m.neck * 0.66, m.neckDepth * 0.66],
      ]),
      { ...collarPanel, cloth },
    ),
  )

const sewTieNeck = (tailor: Tailor, m: BodyMeasures) => {
  sewStand(tailor, m, { high: 3, cloth: tailor.cloth, isOpen: false })
  sewBow(tailor, [0, m.neckDepth + 1], 1)
}
