// long-file: one garment family, drawn in one sequence
// Pants, jeans, shorts, leggings and briefs, and the legs of one-pieces.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import {
  legLengths as lengths,
  legWidths as widths,
} from '@hemline/rules/catalogue/silhouettes/leg-measures.ts'
import type { BodyShape, LegsShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { material } from '../solid/materials.ts'
import { sewBow } from './bows.ts'
import type { Knot } from './knots.ts'
import type { Cloth, Fold } from './layers.ts'
import { type LegMeasures, legFolds, legHalf, pleatsOf } from './leg-outline.ts'
import { sewWaistband } from './leg-waist.ts'
import { smocking, twill } from './surfaces.ts'
import { band, bothSides, grainAt, mirrorFolds, sew, type Tailor, whole } from './tailor.ts'
import { sewFlower, stripeOf } from './trims.ts'

const sewLegHems = (
  tailor: Tailor,
  half: readonly Knot[],
  { hem, isTight }: { hem: LegsShape['hem']; isTight: boolean },
) => {
  const outer = half.findIndex(([, , c], i) => c === 1 && i > 2)
  const [ox = 0, oy = 0] = half[outer] ?? []
  const [ix = 0] = half[outer + 2] ?? []
  const strip = (high: number, cloth: Cloth, grow: number) =>
    bothSides((side) =>
      band(
        tailor,
        side([
          [ix - grow, oy - high + 0.5, 1],
          [ox + grow, oy - high, 1],
          [ox + grow, oy, 1],
          [(ix + ox) / 2, oy + 0.9],
          [ix - grow, oy + 0.5, 1],
        ]),
        cloth,
        { level: 2.8, bulge: 0.6, roll: 1, cast: 0.4 },
      ),
    )
  // Tights go on to the feet.
  if (hem === 'tie') return
  if (hem === 'turned') return strip(4.4, tailor.cloth, 0.5)
  if (hem === 'rib') return strip(6, tailor.rib, -0.8)
  if (hem === 'elastic') return strip(2.4, { ...tailor.cloth, surface: smocking }, -0.4)
  if (hem === 'fringe') {
    for (let i = 0; i <= 14; i++)
      bothSides((side) => {
        const x = ix + ((ox - ix) * i) / 14
        tailor.layers.push({
          is: 'cord',
          line: side([
            [x, oy - 0.4],
            [x + (tailor.pick(`raw ${i}`) - 0.5), oy + 1.2 + tailor.pick(`long ${i}`) * 1.2],
          ]),
          width: 0.22,
          material: tailor.cloth.material,
          level: 0.6,
          cast: 0.1,
        })
      })
    return
  }
  bothSides((side) =>
    tailor.layers.push({
      is: 'stitches',
      line: side([
        [ix + 0.3, oy - (isTight ? 1.6 : 2.6)],
        [(ix + ox) / 2, oy - (isTight ? 1.2 : 2.2)],
        [ox - 0.3, oy - (isTight ? 1.9 : 2.9)],
      ]),
      thread: tailor.thread,
    }),
  )
}

/** Sews the legs of a jumpsuit, romper or overall from the waist down; nothing without legs or for briefs. */
export const sewLegsOf = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  const cut = shape.legs
  if (!cut || cut.length === 'brief') return
  const legs: LegMeasures = {
    top: m.waist,
    hip: Math.max(m.hip, widths[cut.fit][0] * 1.84),
    hipAt: 59,
    crotch: 70,
    end: 70 + Math.max(10, lengths[cut.length]),
    cut,
  }
  const half = legHalf(legs, m.waistAt)
  // What hangs from the shoulders is not sat in: its legs hang smooth.
  const folds = legFolds(legs).map((fold) => ({ ...fold, height: fold.height * 0.5 }))
  sew(tailor, whole(half), { folds: [...folds, ...mirrorFolds(folds)], grain: grainAt(0, m.waistAt) })
  tailor.layers.push({
    is: 'seam',
    line: [
      [0, m.waistAt + 2],
      [0.02, 70],
    ],
  })
  sewLegHems(tailor, half, { hem: cut.fit === 'jogger' ? 'rib' : 'straight', isTight: cut.fit === 'legging' })
}

const rises: Readonly<Record<LegsShape['rise'], number>> = { low: 21, mid: 25, high: 30, 'paper-bag': 31 }

/** The patch pockets of jeans, or the slits of trousers. */
const sewBackPockets = (tailor: Tailor, shape: LegsShape) => {
  if (shape.pockets === 'patch' || shape.pockets === 'cargo')
    bothSides((side) => {
      sew(
        tailor,
        side([
          [4, 9, 1],
          [16, 8.4, 1],
          [16.4, 19, 1],
          [10.2, 22, 1],
          [4.4, 19.6, 1],
        ]),
        { level: 2, bulge: 0.6, roll: 0.9, cast: 0.4 },
      )
      tailor.layers.push({
        is: 'stitches',
        line: side([
          [4.5, 9.6],
          [4.9, 19.2],
          [10.2, 21.4],
          [15.9, 18.6],
          [15.5, 9],
        ]),
        thread: tailor.thread,
      })
    })
  else
    bothSides((side) =>
      tailor.layers.push({
        is: 'seam',
        line: side([
          [5, 11],
          [16, 10.6],
        ]),
        thread: tailor.thread,
      }),
    )
}

const sewLegPockets = (tailor: Tailor, shape: LegsShape, { top, hip }: LegMeasures) => {
  if (shape.pockets === 'none') return
  if (tailor.isBack) return sewBackPockets(tailor, shape)
  if (shape.pockets === 'zip') {
    bothSides((side) =>
      tailor.layers.push({
        is: 'zip',
        line: side([
          [hip - 3.4, 26],
          [hip - 4.6, 42],
        ]),
        metal: tailor.metal,
        tape: tailor.lining.material,
        pull: side([[hip - 3.4, 26.6]])[0] ?? [0, 0],
      }),
    )
    return
  }
  bothSides((side) => {
    if (shape.pockets === 'patch') {
      tailor.layers.push({
        is: 'seam',
        line: side([
          [top - 8.4, 3.6],
          [top - 7, 8.6],
          [top - 1, 11],
          [hip - 2.6, 10.6],
        ]),
        thread: tailor.thread,
      })
      return
    }
    tailor.layers.push({
      is: 'seam',
      line: side([
        [top - 4.4, 4],
        [hip - 2.2, 17],
      ]),
      thread: tailor.thread,
      depth: 0.28,
    })
    if (shape.pockets !== 'cargo') return
    sew(
      tailor,
      side([
        [hip - 10, 40, 1],
        [hip + 1.6, 40, 1],
        [hip + 1.4, 57, 1],
        [hip - 9.6, 57, 1],
      ]),
      { level: 2, bulge: 0.8, roll: 1, cast: 0.6 },
    )
    sew(
      tailor,
      side([
        [hip - 10.6, 38.6, 1],
        [hip + 2, 38.6, 1],
        [hip + 1.8, 44.4, 1],
        [hip - 10.2, 44.4, 1],
      ]),
      { level: 2.7, bulge: 0.5, roll: 0.8, cast: 0.5 },
    )
  })
}

/** A brief: the bottom of a bikini or of underwear. */
const sewBrief = (tailor: Tailor, shape: LegsShape) => {
  const high = { low: 15, mid: 19, high: 25, 'paper-bag': 25 }[shape.rise]
  const top = shape.rise === 'high' ? 17.5 : 18.5
  const legAt = high - (shape.waistband === 'tie' ? 12.5 : 9)
  const half: Knot[] = [
    [0, 1],
    [top, 0, 1],
    [top + 0.8, Math.max(2.4, legAt), 1],
    [10, high - 1.4],
    [4, high + 3.4],
    [3.4, high + 5.4, 1],
    [0, high + 6],
  ]
  const folds: Fold[] = [
    {
      line: [
        [2, high + 3],
        [8, high - 3],
        [top - 2, legAt],
      ],
      width: 2.6,
      height: -0.26,
    },
  ]
  sew(
    tailor,
    whole([
      [0, 1],
      [top - 0.6, -0.2, 1],
      [top - 1, 2.4, 1],
      [0, 3.4],
    ]),
    { cloth: tailor.lining, level: 0.2, bulge: -0.2 },
  )
  sew(tailor, whole(half), { folds: [...folds, ...mirrorFolds(folds)], bulge: 2.6, roll: 3 })
  if (shape.waistband === 'wide-band')
    band(
      tailor,
      whole([
        [0, 0.8],
        [top, -0.2, 1],
        [top + 0.3, 6, 1],
        [0, 7.2],
      ]),
      tailor.cloth,
      { level: 2 },
    )
  if (shape.waistband === 'tie')
    bothSides((side) => sewBow(tailor, side([[top + 0.4, 1.6]])[0] ?? [0, 0], 0.4))
}

/** Where denim is worn pale: on the thighs and below the knees. */
const sewFades = (tailor: Tailor, { hip, crotch, end }: LegMeasures) => {
  const worn = tailor.pick('worn')
  bothSides((side) => {
    const middle = hip * 0.55
    const thigh: Knot[] = [
      [middle - 3.4, crotch - 8],
      [middle + 3.6, crotch - 9],
      [middle + 3, crotch + 20],
      [middle - 2, crotch + 20],
    ]
    tailor.layers.push({ is: 'gloom', outline: side(thigh), strength: -0.4 - worn * 0.5, soft: 3.4 })
    if (end - crotch < 40) return
    const shin: Knot[] = [
      [middle - 1.4, crotch + 36],
      [middle + 3.4, crotch + 36],
      [middle + 3, end - 14],
      [middle - 0.6, end - 14],
    ]
    tailor.layers.push({ is: 'gloom', outline: side(shin), strength: -0.2 - worn * 0.4, soft: 3 })
  })
}

/** Where denim is worn through: pale threads across a frayed patch, on a knee or, on shorts, on a thigh. */
const sewWornThrough = (tailor: Tailor, { crotch, end }: LegMeasures) => {
  const isShort = end - crotch < 26
  const [low, high] = isShort ? [4, 2] : [34, 26]
  const rows = isShort ? 6 : 9
  bothSides((side, sign) => {
    const top = crotch + (sign > 0 ? high : low) - (isShort ? 4 : 0)
    const name = (i: number) => `${sign} ${i}`
    tailor.layers.push({
      is: 'gloom',
      outline: side([
        [8, top - 1],
        [15.4, top - 0.6],
        [15, top + rows * 0.8],
        [8.4, top + rows * 0.8],
      ]),
      strength: -0.5,
      soft: 1,
    })
    for (let i = 0; i < rows; i++)
      tailor.layers.push({
        is: 'cord',
        line: side([
          [8 + tailor.pick(name(i)) * 1.4, top + i * 0.8],
          [15.4 - tailor.pick(`b${name(i)}`) * 1.6, top + i * 0.8 + 0.2],
        ]),
        width: 0.34,
        material: material('linen', '#f1ece1'),
        level: 3.2,
        cast: 0.1,
      })
  })
}

/** Legs that go on to the feet, whose toes point down and a little out: tights. */
const withFeet = (half: readonly Knot[]): Knot[] => {
  const outer = half.findIndex(([, , c], i) => c === 1 && i > 2)
  const [ox = 0, oy = 0] = half[outer] ?? []
  const [ix = 0] = half[outer + 2] ?? []
  return [
    ...half.slice(0, outer),
    [ox, oy - 0.4],
    [ox + 1, oy + 7],
    [ox + 1.6, oy + 14],
    [ox - 1.4, oy + 18],
    [ix + 1.4, oy + 17],
    [ix - 0.6, oy + 12],
    [ix - 1.2, oy + 6],
    [ix, oy],
    ...half.slice(outer + 3),
  ]
}

/** How far down on its cloth a picture is printed, in centimetres. */
const pictureAt = 24

const hipOf = ({ hip }: LegMeasures) => hip * 0.72

/**
 * Sews pants with hems, pockets, waistband and the details of their shape. Returns the measures of their
 * legs; undefined for briefs, which are sewn otherwise.
 */
export const sewLegs = (tailor: Tailor, shape: LegsShape): LegMeasures | undefined => {
  if (shape.leg.length === 'brief') return void sewBrief(tailor, shape)
  const rise = rises[shape.rise]
  const tight = shape.leg.fit === 'legging' || shape.leg.fit === 'skinny'
  const isLegging = shape.leg.fit === 'legging'
  const top = isLegging ? 15.6 : tight ? 17 : 19
  const legs: LegMeasures = {
    top,
    hip: isLegging ? 19.6 : Math.max(21.6, Math.min(27, widths[shape.leg.fit][0] * 1.84)),
    hipAt: rise * 0.66,
    crotch: rise,
    end: rise + lengths[shape.leg.length],
    cut: shape.leg,
  }
  const half = shape.hem === 'tie' ? withFeet(legHalf(legs, 0)) : legHalf(legs, 0)
  const folds = [...legFolds(legs), ...pleatsOf(shape)]
  const isPictured = tailor.front !== tailor.cloth && !tailor.isBack
  sew(tailor, whole(half), {
    folds: [...folds, ...mirrorFolds(folds)],
    bulge: 2,
    roll: 3.2,
    // A picture that a top has on its chest is on the thigh here.
    ...(isPictured && {
      cloth: tailor.front,
      grain: grainAt(legs.hip * 0.52, Math.min(rise + 13, legs.end - 10) - pictureAt),
    }),
  })
  if (tailor.cloth.surface === twill) sewFades(tailor, legs)
  tailor.layers.push({
    is: 'seam',
    line: [
      [0, 3],
      [0.03, rise],
    ],
  })
  if (shape.details.includes('side-stripe'))
    bothSides((side) =>
      tailor.layers.push({
        is: 'cord',
        line: side(half.slice(1, 7).map(([x, y]): Knot => [x - 1.5, y])),
        width: 1.5,
        material: stripeOf(tailor),
        level: 3.4,
        isFlat: true,
        cast: 0,
      }),
    )
  if (shape.details.includes('embroidery'))
    for (let i = 0; i < 9; i++)
      sewFlower(tailor, [hipOf(legs) - 4 + (tailor.pick(`flower x ${i}`) - 0.5) * 8, 34 + i * 4.4], 0.9)
  if (shape.details.includes('distressed')) sewWornThrough(tailor, legs)
  sewLegHems(tailor, half, { hem: shape.hem, isTight: tight })
  sewLegPockets(tailor, shape, legs)
  sewWaistband(tailor, shape, legs)
  return legs
}
