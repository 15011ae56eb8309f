// The outline of legs: widths by fit, lengths, and how their cloth folds.

import { legWideAt } from '@hemline/rules/catalogue/silhouettes/leg-measures.ts'
import type { LegCut, LegsShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Knot } from './knots.ts'
import type { Fold } from './layers.ts'

export type LegMeasures = {
  top: number
  hip: number
  hipAt: number
  crotch: number
  end: number
  cut: LegCut
}

const wideAt = (cut: LegCut, down: number) => legWideAt(cut.fit, down)

/**
 * Returns the outline of the right half of pants, from the middle of the waist over the side, the hem of the
 * leg and the inside of the leg, in centimeters. `from`: height of its upper edge.
 */
export const legHalf = ({ top, hip, hipAt, crotch, end, cut }: LegMeasures, from: number): Knot[] => {
  const long = end - crotch
  const middle = Math.max(hip - wideAt(cut, 0) * 0.98, wideAt(cut, 0) * 0.98)
  const spread = Math.min(4.6, long * 0.075)
  const at = (down: number, side: 1 | -1): Knot => {
    const centre = middle + (spread * down) / Math.max(1, long)
    const least = side < 0 ? Math.min(0.9, 0.25 + down * 0.02) : 0
    return [Math.max(least, centre + side * wideAt(cut, down)), crotch + down]
  }
  const outer = [0.16, 0.45, 0.75].map((t) => at(long * t, 1))
  const inner = [0.75, 0.45, 0.16].map((t) => at(long * t, -1))
  const [ox, oy] = at(long, 1)
  const [ix, iy] = at(long, -1)
  return [
    [0, from + 0.6],
    [top, from, 1],
    [hip, hipAt],
    ...outer,
    [ox, oy - 0.4, 1],
    [(ox + ix) / 2, oy + 0.6],
    [ix, iy + 0.3, 1],
    ...inner,
    [0.3, crotch + 1.4],
    [0, crotch, 1],
  ]
}

/**
 * Returns the middle of the right leg of the picture at its knee and just above its hem, in centimeters,
 * where words place flaws.
 */
export const legSpots = ({ hip, crotch, end, cut }: LegMeasures): { knee: Knot; hem: Knot } => {
  const long = end - crotch
  const middle = Math.max(hip - wideAt(cut, 0) * 0.98, wideAt(cut, 0) * 0.98)
  const at = (down: number): Knot => [
    middle + (Math.min(4.6, long * 0.075) * down) / Math.max(1, long),
    crotch + down,
  ]
  return { knee: at(Math.min(34, long * 0.7)), hem: at(long - 2.4) }
}

/** Returns the folds of a trouser leg; a tight leg has fewer. */
export const legFolds = ({ hip, crotch, end, cut, hipAt }: LegMeasures): Fold[] => {
  const long = end - crotch
  const tight = ['skinny', 'legging', 'slim'].includes(cut.fit)
  const x = (down: number, share: number) => hip * 0.52 + wideAt(cut, down) * 0.9 * share
  const folds: Fold[] = [
    {
      line: [
        [1, crotch - 1],
        [hip * 0.34, crotch - 5],
        [hip * 0.66, crotch - 6],
      ],
      width: 3,
      height: -0.22,
    },
    {
      line: [
        [1.4, crotch + 1],
        [hip * 0.4, crotch - 1.4],
        [hip * 0.74, crotch],
      ],
      width: 3.4,
      height: 0.18,
    },
    {
      line: [
        [2, crotch + 4],
        [hip * 0.36, crotch + 3],
        [hip * 0.6, crotch + 6],
      ],
      width: 2.8,
      height: -0.2,
    },
  ]
  if (long > 24 && !tight)
    folds.push(
      {
        line: [
          [x(4, 0.1), hipAt + 4],
          [x(long * 0.5, 0.05), crotch + long * 0.5],
          [x(long, 0.08), end],
        ],
        width: 7,
        height: 0.24,
        full: 0.5,
      },
      {
        line: [
          [x(4, 0.6), hipAt + 8],
          [x(long * 0.5, 0.5), crotch + long * 0.5],
          [x(long, 0.5), end],
        ],
        width: 7,
        height: -0.16,
        full: 0.4,
      },
    )
  // A knee leaves a soft dent on each side, never a line across the leg.
  if (long > 40)
    folds.push(
      {
        line: [
          [x(long * 0.5, -0.86), crotch + long * 0.44],
          [x(long * 0.5, -0.5), crotch + long * 0.48],
          [x(long * 0.5, -0.1), crotch + long * 0.49],
        ],
        width: 3.6,
        height: -0.14,
      },
      {
        line: [
          [x(long * 0.5, 0.88), crotch + long * 0.5],
          [x(long * 0.5, 0.5), crotch + long * 0.54],
          [x(long * 0.5, 0.16), crotch + long * 0.55],
        ],
        width: 3.6,
        height: -0.13,
      },
    )
  return folds
}

/**
 * Returns the pleats below the waistband with the pressed crease, as folds of the right half; empty for pants
 * without pleats.
 */
export const pleatsOf = ({ details }: LegsShape): Fold[] =>
  details.includes('pleats')
    ? [
        {
          line: [
            [7, 4],
            [8, 14],
            [8.8, 24],
          ],
          width: 2.2,
          height: -0.6,
        },
        {
          line: [
            [10.5, 4],
            [11, 12],
            [11.4, 19],
          ],
          width: 2.2,
          height: -0.5,
        },
        {
          line: [
            [8.6, 5],
            [9.6, 40],
            [10.4, 70],
          ],
          width: 1.8,
          height: 0.4,
        },
      ]
    : []
