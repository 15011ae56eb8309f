// What makes a costume of a child's clothes: the ears and the pale belly of an animal, the skirt that is seen
// under a princess's skirt.
import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { Knot } from './knots.ts'
import type { Fold } from './layers.ts'
import { bothSides, grainAt, mirrorFolds, sew, type Tailor, whole } from './tailor.ts'

/**
 * Sews two ears of an animal costume above the hood, which is sewn over their lower ends; their pale insides
 * only at the front.
 */
export const sewEars = (tailor: Tailor, m: BodyMeasures) => {
  const out = m.neck + 6
  bothSides((side) => {
    const ear = (grow: number): Knot[] => [
      [out * 0.36 + 1 - grow, -14],
      [out * 0.42 + 1 - grow, -21],
      [out * 0.7, -25.6 - grow],
      [out * 1.02 - 1 + grow, -21],
      [out * 0.98 - 1 + grow, -11],
    ]
    sew(tailor, side(ear(1.2)), { level: 0.6, bulge: 1.6, roll: 2.4, cast: 0.4 })
    if (!tailor.isBack)
      sew(tailor, side(ear(-1.2)), { cloth: tailor.second, level: 1, bulge: 0.7, roll: 1.6 })
  })
}

/** Sews the pale belly of an animal costume onto the front, under the zip. */
export const sewBelly = (tailor: Tailor, m: BodyMeasures) =>
  sew(
    tailor,
    whole([
      [0, 17],
      [m.waist * 0.38, 21],
      [m.waist * 0.56, 36],
      [m.waist * 0.52, 52],
      [m.waist * 0.3, 61],
      [0, 63.5],
    ]),
    { cloth: tailor.second, level: 1.7, bulge: 1.2, roll: 1.2, cast: 0.2 },
  )

/** Sews the skirt that is seen where the upper one opens, from the waist to the hem; nothing at the back. */
export const sewUnderskirt = (tailor: Tailor, m: BodyMeasures) => {
  if (tailor.isBack) return
  const top = m.waistAt + 1
  const low = m.hemAt + 1
  const wide = m.hem * 0.52
  const folds: Fold[] = [0.2, 0.5, 0.8].map((share, i) => ({
    line: [
      [wide * share * 0.2, top + 8],
      [wide * share, low],
    ],
    width: 3.4,
    height: i % 2 ? -0.5 : 0.45,
    full: 0.9,
  }))
  sew(
    tailor,
    whole([
      [0, top],
      [1.4, top, 1],
      [wide * 0.42, (top + low) / 2],
      [wide, low - 0.6, 1],
      [0, low],
    ]),
    {
      cloth: tailor.second,
      level: 1.8,
      bulge: 1,
      roll: 1.4,
      cast: 0.5,
      folds: [...folds, ...mirrorFolds(folds)],
      grain: grainAt(0, top),
    },
  )
}
