// What every builder of a garment uses: the layers so far, the cloths and the measures.
import type { Stuff } from './cloths.ts'
import { type Knot, mirror } from './knots.ts'
import type { Cloth, Fold, Grain, Layer, Panel } from './layers.ts'

export type Tailor = Stuff & {
  layers: Layer[]
  isBack: boolean
  /** It is shown on a dress form, whose linen is seen at the neck. */
  isOnForm?: boolean
  /** It lies on a table: straps lie in loops. */
  isLaid?: boolean
  /** The print belongs to a place of the garment: a picture on the chest, a block of colour. */
  isPlaced: boolean
  /** The cloth of the front when only the front is printed. */
  front: Cloth
  /** The cloth of the sleeves. */
  arms: Cloth
  /** A number from 0 to 1 for each name, always the same for one piece. */
  pick: (name: string) => number
  /** The same for how it was laid or hung. */
  hand: (name: string) => number
}

/** Returns the direction of a cloth's threads, from a point; `lean` turns them and `flare` spreads them. */
export const grainAt = (x: number, y: number, more: { lean?: number; flare?: number } = {}): Grain => ({
  at: [x, y],
  ...more,
})

type PanelChoices = Partial<Omit<Panel, 'is' | 'outline'>>

/**
 * Adds a panel of an outline (centimeters) to the garment; choices that are not given are those of most
 * panels.
 */
export const sew = (tailor: Tailor, outline: readonly Knot[], choices: PanelChoices = {}) => {
  tailor.layers.push({
    is: 'panel',
    outline,
    cloth: tailor.cloth,
    grain: grainAt(0, 0),
    level: 1.2,
    bulge: 1.9,
    roll: 3,
    folds: [],
    cast: 0,
    ...choices,
  })
}

/**
 * Returns the whole outline from its right half, which runs from the middle of the top to the middle of the
 * hem.
 */
export const whole = (half: readonly Knot[]): Knot[] => {
  const other = mirror(half)
  const isMiddle = (knot: Knot | undefined) => Math.abs(knot?.[0] ?? 1) < 0.01
  return [...half, ...other.slice(isMiddle(other[0]) ? 1 : 0, isMiddle(other.at(-1)) ? -1 : undefined)]
}

/** Returns the folds mirrored to the other side. */
export const mirrorFolds = (folds: readonly Fold[]): Fold[] =>
  folds.map((fold) => ({ ...fold, line: mirror(fold.line).reverse() }))

/** Calls `work` for the right side with points as they are, and for the left with mirrored points. */
export const bothSides = (work: (side: (knots: readonly Knot[]) => Knot[], sign: 1 | -1) => void) => {
  work((knots) => [...knots], 1)
  work(mirror, -1)
}

/**
 * Sews a band of the given cloth with this outline along a hem or an edge: a panel a little above others,
 * flatter and with a shadow unless `choices` says otherwise.
 */
export const band = (tailor: Tailor, outline: readonly Knot[], cloth: Cloth, choices: PanelChoices = {}) =>
  sew(tailor, outline, { cloth, level: 1.7, bulge: 0.7, roll: 1.1, cast: 0.5, ...choices })
