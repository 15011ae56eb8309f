// Layers moved and stretched as one.
import { type Knot, shift, stretched } from './knots.ts'
import type { Layer } from './layers.ts'

type Move = (knots: readonly Knot[]) => Knot[]

const one = (move: Move, at: Knot): Knot => move([at])[0] ?? at

const moved = (layer: Layer, move: Move): Layer => {
  switch (layer.is) {
    case 'panel':
      return {
        ...layer,
        outline: move(layer.outline),
        grain: { ...layer.grain, at: one(move, layer.grain.at) },
        folds: layer.folds.map((fold) => ({ ...fold, line: move(fold.line) })),
      }
    case 'gloom':
      return { ...layer, outline: move(layer.outline) }
    case 'button':
    case 'label':
      return { ...layer, at: one(move, layer.at) }
    case 'zip':
      return { ...layer, line: move(layer.line), ...(layer.pull && { pull: one(move, layer.pull) }) }
    default:
      return { ...layer, line: move(layer.line) }
  }
}

/** The same layer, so many centimetres further down. */
export const movedDown = (layer: Layer, dy: number): Layer => moved(layer, (knots) => shift(knots, 0, dy))

/** The same layer, so many times as wide and as long; its buttons and seams keep their size. */
export const stretchedLayer = (layer: Layer, [wide, long]: readonly [number, number]): Layer =>
  moved(layer, (knots) => stretched(knots, wide, long))
