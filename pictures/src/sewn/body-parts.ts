// Parts of what hangs from the shoulders that are cut apart: skirts, straps, flounces, trains.

import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { BodyShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { fallen, hemLine, skirtFolds, widthAt } from './body-outline.ts'
import type { Knot } from './knots.ts'
import type { Fold } from './layers.ts'
import { bothSides, grainAt, mirrorFolds, sew, type Tailor, whole } from './tailor.ts'
import { isTulle, sewVeils } from './veils.ts'

/** Sews the inside of a back that ends below the shoulders and hangs from straps; it lies below the front. */
export const sewInsideTop = (tailor: Tailor, m: BodyMeasures) => {
  const top = Math.min(m.neckDepth, 15)
  sew(
    tailor,
    whole([
      [0, top + 0.4],
      [m.neck * 0.7, top - 0.4],
      [m.neck + 0.6, top, 1],
      [m.neck + 2, m.armpit, 1],
      [0, m.neckDepth + 9],
    ]),
    {
      cloth: tailor.lining,
      level: 0.1,
      bulge: -0.3,
      roll: 3,
    },
  )
  tailor.layers.push({ is: 'label', at: [0, top + 1.2] })
}

/** Sews the back of a high-low hem, whose inside is seen below the front. */
export const sewTrain = (tailor: Tailor, m: BodyMeasures) =>
  sew(
    tailor,
    whole([
      [0, m.hemAt - 26],
      [m.hem * 0.86, m.hemAt - 24, 1],
      [m.hem - 0.6, m.hemAt - 8, 1],
      [m.hem * 0.6, m.hemAt - 1],
      [0, m.hemAt + 1],
    ]),
    {
      cloth: tailor.isBack ? tailor.cloth : tailor.lining,
      level: 0.4,
      bulge: 0.8,
    },
  )

/**
 * Sews the skirt or the peplum of a garment below the seam at the waist, gathered where the waist is; a wide
 * straight one of tulle as veils.
 */
export const sewSkirtPart = (
  tailor: Tailor,
  shape: BodyShape,
  { m, seam }: { m: BodyMeasures; seam: number },
) => {
  const wide = widthAt(m, seam)
  const isPeplum = shape.waist === 'peplum'
  const hem = isPeplum ? m.hip + 3.5 : m.hem
  const half: Knot[] = [
    [0, seam - 0.6],
    [wide, seam - 0.4, 1],
    ...(m.hemAt > m.hipAt + 6 ? ([[Math.max(m.hip, wide + 2), m.hipAt]] as Knot[]) : []),
    ...hemLine(shape, hem, m.hemAt),
  ]
  const folds = skirtFolds({ ...m, hem }, seam)
  const isGathered = ['elastic', 'smocked', 'tie', 'peplum', 'empire', 'drop'].includes(shape.waist)
  const gathers: Fold[] = isGathered
    ? [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map((share, i) => ({
        line: [
          [wide * share, seam],
          [wide * share * 1.06, seam + 5],
          [wide * share * 1.14, seam + 11],
        ],
        width: 2,
        height: i % 2 ? -0.5 : 0.44,
      }))
    : []
  if (isTulle(tailor) && hem > wide + 6 && shape.hem === 'straight')
    return sewVeils(tailor, { from: seam - 0.5, top: wide, wide: hem, end: m.hemAt })
  const all = [...folds, ...gathers]
  const spread = Math.max(0, (hem - wide) / Math.max(1, wide * (m.hemAt - seam)))
  sew(tailor, fallen(whole(half), shape, m), {
    grain: tailor.isPlaced ? grainAt(0, 0) : grainAt(0, seam, { flare: spread * 0.8 }),
    folds: [...all, ...mirrorFolds(all)],
  })
}

/** Where straps lie over a hanger or a form's shoulder, and where they are fixed at the back when laid. */
const strapTop = 1.4

const isWideStrapped = ({ details, neck }: BodyShape) => details.includes('bib') || neck === 'square'

const strapFrom = ({ neck }: BodyShape, m: BodyMeasures) =>
  neck === 'sweetheart' ? m.neckDepth - 4 : Math.min(m.neckDepth, 15) - 1.4

/** Sews the back halves of straps that lie in loops; called before the front, which covers their ends. */
export const sewLoops = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) =>
  bothSides((side) =>
    tailor.layers.push({
      is: 'cord',
      line: side([
        [m.neck - 0.6, -2.6],
        [m.neck - 2.6, -3.6],
        [m.neck - 4, -1],
        [m.neck - 3.4, strapFrom(shape, m) * 0.5],
        [m.neck - 2, strapFrom(shape, m) + 5],
      ]),
      width: isWideStrapped(shape) ? 1.9 : 0.8,
      material: tailor.lining.material,
      level: 0.4,
      isFlat: true,
      cast: 0.3,
    }),
  )

/** Straps of the cloth itself, two fingers wide, with a slide on each; a bib's are buckled. */
const sewWideStraps = (tailor: Tailor, m: BodyMeasures, from: number, half: number) =>
  bothSides((side) => {
    const top = tailor.isLaid ? -3 : strapTop
    const outline: Knot[] = [
      [m.neck - 0.4 + half, from + 2.6, 1],
      [m.neck - 0.2 + half, (from + top) / 2],
      [m.neck - 0.4 + half, top + 0.7, 1],
      [m.neck - 0.4 - half, top - 0.2, 1],
      [m.neck - 0.2 - half, (from + top) / 2],
      [m.neck - 0.4 - half, from + 2.6, 1],
    ]
    sew(tailor, side(outline), {
      grain: grainAt(side([[m.neck, from]])[0]?.[0] ?? 0, from),
      level: 1.5,
      bulge: 0.12,
      roll: 0.4,
      cast: 0.35,
    })
    for (const out of [half - 0.35, 0.35 - half])
      tailor.layers.push({
        is: 'stitches',
        line: side([
          [m.neck - 0.4 + out, from + 2],
          [m.neck - 0.2 + out, (from + top) / 2],
          [m.neck - 0.4 + out, top + 0.8],
        ]),
        thread: tailor.thread,
      })
  })

/** Sews the shoulder straps of a garment. */
export const sewStraps = (tailor: Tailor, shape: BodyShape, m: BodyMeasures) => {
  const isBib = shape.details.includes('bib')
  const from = strapFrom(shape, m)
  const root = m.neck + (shape.neck === 'sweetheart' ? 0.8 : -0.2)
  const { isLaid = false } = tailor
  if (isWideStrapped(shape)) return sewWideStraps(tailor, m, from, isBib ? 1.5 : 1)
  bothSides((side) =>
    tailor.layers.push({
      is: 'cord',
      line: side(
        isLaid
          ? [
              [root, from + 1.6],
              [m.neck + 1, from * 0.4],
              [m.neck + 0.2, -1.6],
              [m.neck - 0.8, -2.8],
            ]
          : [
              [root, from + 1.6],
              [m.neck - 0.2, from * 0.4],
              [m.neck - 0.6, strapTop],
            ],
      ),
      width: 0.8,
      material: tailor.cloth.material,
      level: 1.6,
      isFlat: true,
      cast: 0.4,
    }),
  )
}

/** Sews the straps of a halter, which meet behind the neck. */
export const sewHalter = (tailor: Tailor, m: BodyMeasures) =>
  tailor.layers.push({
    is: 'cord',
    line: [
      [-m.neck + 0.4, -1.2],
      [-m.neck + 1.4, -5.4],
      [0, -7.6],
      [m.neck - 1.4, -5.4],
      [m.neck - 0.4, -1.2],
    ],
    width: 1.3,
    material: tailor.cloth.material,
    level: 0.8,
    isFlat: true,
    cast: 0.3,
  })

/** Sews a flounce along the neckline. */
export const sewFlounce = (tailor: Tailor, m: BodyMeasures) => {
  const d = m.neckDepth
  const folds: Fold[] = [0.12, 0.34, 0.56, 0.78, 0.96].map((share, i) => ({
    line: [
      [m.chest * share, d - 1],
      [m.chest * share * 1.04, d + 5],
      [m.chest * share * 1.1, d + 11],
    ],
    width: 3,
    height: i % 2 ? -0.56 : 0.5,
    full: 0.9,
  }))
  sew(
    tailor,
    whole([
      [0, d - 0.8],
      [m.chest - 4, d - 2.4],
      [m.chest + 2.6, d - 5, 1],
      [m.chest + 5, d + 6.4, 1],
      [m.chest * 0.6, d + 11],
      [0, d + 11.6],
    ]),
    {
      level: 2.2,
      bulge: 2,
      roll: 2,
      cast: 1,
      folds: [...folds, ...mirrorFolds(folds)],
    },
  )
}
