// Hoods.
import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { Knot } from './knots.ts'
import type { Cloth } from './layers.ts'
import { bothSides, sew, type Tailor } from './tailor.ts'

/**
 * Sews the hood behind the neck with its dark inside and label, and a trim around its edge, or cords without
 * a trim. From behind only the outside.
 */
export const sewHood = (tailor: Tailor, m: BodyMeasures, trim: Cloth | undefined) => {
  const out = m.neck + 6
  sew(
    tailor,
    [
      [0, -20],
      [out * 0.74, -16.6],
      [out, -7.4],
      [m.neck + 5, 2],
      [m.neck * 0.6, 6.5],
      [0, 8],
      [-m.neck * 0.6, 6.5],
      [-m.neck - 5, 2],
      [-out, -7.4],
      [-out * 0.74, -16.6],
    ],
    {
      level: 1.4,
      bulge: 2.6,
      roll: 4.4,
      folds: tailor.isBack
        ? [
            {
              line: [
                [0, -19],
                [0, 6],
              ],
              width: 2,
              height: -0.3,
            },
          ]
        : [],
    },
  )
  if (tailor.isBack) return
  const inside: Knot[] = [
    [0, -15.6],
    [m.neck - 0.2, -12.4],
    [m.neck + 1.4, -5],
    [m.neck - 1, 2.6],
    [0, 9],
    [-m.neck + 1, 2.6],
    [-m.neck - 1.4, -5],
    [-m.neck + 0.2, -12.4],
  ]
  sew(tailor, inside, { cloth: tailor.lining, level: 0.6, bulge: -0.6, roll: 3 })
  tailor.layers.push({
    is: 'gloom',
    outline: [
      [-m.neck, -12.4],
      [m.neck, -12.4],
      [m.neck * 0.8, 4],
      [-m.neck * 0.8, 4],
    ],
    strength: 0.36,
    soft: 2.4,
  })
  tailor.layers.push({ is: 'label', at: [0, -4] })
  if (trim) {
    const rim = [...inside, inside[0] ?? [0, -15.6]] as Knot[]
    tailor.layers.push({ is: 'cord', line: rim, width: 3.8, material: trim.material, level: 3, cast: 0.8 })
    return
  }
  bothSides((side) =>
    tailor.layers.push({
      is: 'cord',
      line: side([
        [m.neck * 0.5, 6],
        [m.neck * 0.56, 14],
        [m.neck * 0.5, 22],
      ]),
      width: 0.7,
      material: tailor.second.material,
      level: 3.4,
      cast: 0.4,
    }),
  )
}
