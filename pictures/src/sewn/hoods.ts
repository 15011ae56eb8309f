// Hoods.
import type { BodyMeasures } from '@hemline/rules/catalogue/silhouettes/body-measures.ts'
import type { Knot } from './knots.ts'
import type { Cloth } from './layers.ts'
import { bothSides, sew, type Tailor } from './tailor.ts'

export const sewHood = (tailor: Tailor, m: BodyMeasures, trim: Cloth | undefined) => {
  const out = m.neck + 7.6
  sew(
    tailor,
    [
      [0, -24],
      [out * 0.72, -20],
      [out, -9],
      [m.neck + 5, 2],
      [m.neck * 0.6, 6.5],
      [0, 8],
      [-m.neck * 0.6, 6.5],
      [-m.neck - 5, 2],
      [-out, -9],
      [-out * 0.72, -20],
    ],
    {
      level: 1.4,
      bulge: 3.4,
      roll: 4,
      folds: tailor.isBack
        ? [
            {
              line: [
                [0, -23],
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
    [0, -18.6],
    [m.neck + 0.6, -15],
    [m.neck + 2.4, -6],
    [m.neck - 0.6, 2.6],
    [0, 9],
    [-m.neck + 0.6, 2.6],
    [-m.neck - 2.4, -6],
    [-m.neck - 0.6, -15],
  ]
  sew(tailor, inside, { cloth: tailor.lining, level: 0.6, bulge: -0.6, roll: 3 })
  tailor.layers.push({
    is: 'gloom',
    outline: [
      [-m.neck, -15],
      [m.neck, -15],
      [m.neck * 0.8, 4],
      [-m.neck * 0.8, 4],
    ],
    strength: 0.36,
    soft: 2.4,
  })
  tailor.layers.push({ is: 'label', at: [0, -4] })
  if (trim) {
    const rim = [...inside, inside[0] ?? [0, -18.6]] as Knot[]
    tailor.layers.push({ is: 'cord', line: rim, width: 4.6, material: trim.material, level: 3, cast: 0.8 })
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
