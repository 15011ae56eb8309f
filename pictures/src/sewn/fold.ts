// A folded garment: a rectangle of its front is in sight, rounded where the cloth turns to the back, and
// below it the edges of the layers that lie under it.

import type { Shape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import { canFold } from '@hemline/rules/catalogue/silhouettes/showing.ts'
import type { Cloth, Layer } from './layers.ts'
import type { Relief } from './relief.ts'
import { grainAt } from './tailor.ts'

/** A part of a garment, in its own centimetres. */
export type Fold = { left: number; right: number; top: number; low: number }

/**
 * Returns the part of a folded garment that is in sight, in centimeters: of a top the upper half with its
 * sleeves behind, of pants one leg on the other. Undefined for garments that nobody folds.
 */
export const foldOf = (shape: Shape): Fold | undefined => {
  if (!canFold(shape)) return undefined
  if (shape.on === 'legs') return { left: 1.5, right: 18.6, top: -6, low: 34 }
  return { left: -14.6, right: 14.6, top: -30, low: 36 }
}

/** Centimetres over which the cloth turns to the back. */
const turn = 2.6
const thick = 2.2

/** Removes from a relief everything outside of the fold's box, and rounds the cloth where it turns. */
export const foldBack = (relief: Relief, { left, right, top, low }: Fold) => {
  const { place, alpha, height } = relief
  for (let at = 0; at < alpha.length; at++) {
    if (!alpha[at]) continue
    const x = ((at % place.width) + 0.5 - place.x) / place.k
    const y = (((at / place.width) | 0) + 0.5 - place.y) / place.k
    const inside = Math.min(x - left, right - x, y - top, low - y)
    const cover = Math.max(0, Math.min(1, inside * place.k + 0.5))
    alpha[at] = (alpha[at] ?? 0) * cover
    const far = Math.max(0, Math.min(1, inside / turn))
    height[at] = (height[at] ?? 0) + thick * (1 - (1 - far) ** 2)
  }
}

/**
 * Returns the layers whose edges show under a folded garment, from the nearest down; `right` is where the
 * cloth ends.
 */
export const edgesBelow = ({ left, low }: Fold, right: number, cloth: Cloth): Layer[] =>
  [0, 1].flatMap((n): Layer[] => {
    const from = low + n * 1.5 - 0.1
    const inset = 0.3 + n * 0.5
    return [
      {
        is: 'panel',
        outline: [
          [left + inset, from, 1],
          [right - inset, from, 1],
          [right - inset - 0.5, from + 1.2],
          [right - inset - 2.5, from + 1.6],
          [left + inset + 2.5, from + 1.6],
          [left + inset + 0.5, from + 1.2],
        ],
        cloth,
        grain: grainAt(0, 0),
        level: 1.6 - n * 0.7,
        bulge: 0.9,
        roll: 1,
        folds: [],
        cast: 0,
        isSeamless: true,
      },
      {
        is: 'gloom',
        outline: [
          [left, from - 0.5],
          [right, from - 0.5],
          [right, from + 0.4],
          [left, from + 0.4],
        ],
        strength: 0.4,
        soft: 0.5,
      },
    ]
  })
