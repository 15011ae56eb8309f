// Bows: of necks, belts and drawstrings.
import type { Knot } from './knots.ts'
import type { Cloth } from './layers.ts'
import { sew, type Tailor } from './tailor.ts'

/**
 * Sews a bow with two loops, two ends and a knot at a place (centimeters), as layers of the drawing; `size` 1
 * is its usual size, and `cloth` is the garment's by default.
 */
export const sewBow = (tailor: Tailor, [x, y]: Knot, size: number, cloth: Cloth = tailor.cloth) => {
  const at = (knots: readonly Knot[]) =>
    knots.map(
      ([a, b, corner]): Knot =>
        corner ? [x + a * size, y + b * size, corner] : [x + a * size, y + b * size],
    )
  for (const sign of [1, -1]) {
    const side = (knots: readonly Knot[]) =>
      at(knots.map(([a, b, c]): Knot => (c ? [a * sign, b, c] : [a * sign, b])))
    sew(
      tailor,
      side([
        [0, 0],
        [2.4, 7],
        [4.2 + sign * 0.5, 15, 1],
        [0.9 + sign * 0.5, 16.4, 1],
        [-0.6, 7],
      ]),
      {
        cloth,
        level: 3,
        bulge: 0.9,
        roll: 1,
        cast: 0.8,
        folds: [
          {
            line: side([
              [0.4, 1],
              [1.6, 8],
              [2.4, 15],
            ]),
            width: 1.6,
            height: -0.3,
          },
        ],
      },
    )
    sew(
      tailor,
      side([
        [0.2, -1.2],
        [4, -4.4],
        [8, -3.6],
        [8.6, 0],
        [7.4, 3.2],
        [3.6, 2.6],
        [0.2, 1.2],
      ]),
      {
        cloth,
        level: 3.2,
        bulge: 1.5,
        roll: 1.4,
        cast: 0.8,
        folds: [
          {
            line: side([
              [0.6, 0],
              [3, -0.6],
              [6, -0.6],
            ]),
            width: 1.6,
            height: -0.4,
          },
          {
            line: side([
              [0.6, 0.4],
              [3, 1.2],
              [5.4, 1.6],
            ]),
            width: 1.2,
            height: 0.3,
          },
        ],
      },
    )
  }
  sew(
    tailor,
    at([
      [-1.5, -1.7],
      [1.5, -1.7],
      [1.7, 0],
      [1.5, 1.9],
      [-1.5, 1.9],
      [-1.7, 0],
    ]),
    { cloth, level: 3.8, bulge: 1.3, roll: 1, cast: 0.5 },
  )
}
