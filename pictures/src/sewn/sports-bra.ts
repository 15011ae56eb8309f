// Sports bras: one piece of stretching cloth, whose straps make the cut.
import type { BraShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Knot } from './knots.ts'
import { band, bothSides, sew, type Tailor, whole } from './tailor.ts'

/** How far out the shoulders of a sports bra are, and how wide: the straps make the cut. */
const shoulders: Readonly<Record<BraShape['straps'], readonly [inner: number, outer: number]>> = {
  thin: [10, 11.2],
  wide: [8.4, 12.6],
  racer: [5.6, 9],
  halter: [3, 5.6],
  none: [9, 12],
}

/** The back, and two thin straps on each side that lie in loops from it to the front. */
const sewThinStraps = (tailor: Tailor, inner: number, neck: number) => {
  sew(
    tailor,
    whole([
      [0, neck - 1.6],
      [inner * 0.7, neck - 1.2],
      [inner + 2, neck + 1, 1],
      [inner + 3, neck + 5],
      [0, neck + 7],
    ]),
    { cloth: tailor.lining, level: 0.2, bulge: -0.2 },
  )
  bothSides((side) => {
    for (const x of [inner - 2.4, inner + 0.6])
      tailor.layers.push({
        is: 'cord',
        line: side([
          [x - 4.6, neck + 1],
          [x - 4.4, 3],
          [x - 2.6, -1],
          [x - 0.9, 2.6],
          [x, neck + 1],
        ]),
        width: 0.8,
        material: tailor.cloth.material,
        level: 1,
        isFlat: true,
        cast: 0.4,
      })
  })
}

const sewSportsBack = (tailor: Tailor, inner: number, outer: number) =>
  sew(
    tailor,
    whole([
      [0, 5],
      [inner * 0.8, 3.4],
      [inner + 0.6, 0, 1],
      [outer - 1, 1],
      [outer - 0.6, 12],
      [0, 18],
    ]),
    {
      cloth: tailor.lining,
      level: 0.2,
      bulge: -0.2,
    },
  )

/** Sews a sports bra: one piece of stretching cloth with a band below. */
export const sewSports = (tailor: Tailor, shape: BraShape) => {
  const isThin = shape.straps === 'thin'
  const neck = shape.cups === 'scoop' ? 12 : 9
  const [inner, outer] = shoulders[shape.straps]
  const top: Knot[] = isThin
    ? [
        [0, neck + 3],
        [5.4, neck + 0.6],
        [inner, neck - 1, 1],
        [outer + 2, neck + 2.4],
      ]
    : [
        [0, neck],
        [inner * 0.64, neck - 2.6],
        [inner, 0, 1],
        [outer, 0, 1],
        [outer + 1.4, 8],
      ]
  const half: Knot[] = [...top, [18.6, 16, 1], [17.4, 28, 1], [0, 29.4]]
  if (isThin) sewThinStraps(tailor, inner, neck)
  else sewSportsBack(tailor, inner, outer)
  tailor.layers.push({ is: 'label', at: [0, isThin ? neck - 0.6 : 6] })
  sew(tailor, whole(half), {
    bulge: 3,
    roll: 3.6,
    folds: [
      {
        line: [
          [2, 21],
          [8, 24],
          [14, 19],
        ],
        width: 3,
        height: -0.34,
      },
      {
        line: [
          [-2, 21],
          [-8, 24],
          [-14, 19],
        ],
        width: 3,
        height: -0.34,
      },
      {
        line: [
          [0, 14],
          [0.1, 23],
        ],
        width: 2.4,
        height: -0.4,
      },
    ],
  })
  band(
    tailor,
    whole([
      [0, 26],
      [17.7, 24.6, 1],
      [17.2, 29.4, 1],
      [0, 31],
    ]),
    tailor.cloth,
    { level: 2 },
  )
  if (shape.details.includes('contrast-trim') || shape.cups === 'molded')
    tailor.layers.push({
      is: 'zip',
      line: [
        [0, neck + 0.4],
        [0, 20],
        [0, 29.6],
      ],
      metal: tailor.metal,
      tape: tailor.lining.material,
      pull: [0, neck + 1.6],
    })
}
