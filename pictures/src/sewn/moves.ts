// Layers moved and stretched as one.
import { type Knot, shift, stretched, turned } from './knots.ts'
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

/** Returns the layer of a garment moved down by `dy` centimeters. */
export const movedDown = (layer: Layer, dy: number): Layer => moved(layer, (knots) => shift(knots, 0, dy))

/** Returns the layer of a garment scaled in width and length; its buttons and seams keep their size. */
export const stretchedLayer = (layer: Layer, [wide, long]: readonly [number, number]): Layer =>
  moved(layer, (knots) => stretched(knots, wide, long))

/** Returns the layer of a garment turned about a place by degrees, clockwise, with the grain of its cloth. */
export const turnedLayer = (layer: Layer, degrees: number, about: Knot): Layer => {
  const at = moved(layer, (knots) => turned(knots, degrees, about))
  return at.is === 'panel' ? { ...at, grain: { ...at.grain, lean: (at.grain.lean ?? 0) + degrees } } : at
}

/** Centimetres below the waist from which legs part, whatever the rise. */
const legsFrom = 30

/**
 * Returns where a point of pants lies with their legs apart: moved outwards the further down it is, left and
 * right each by its own share.
 */
export const spreadKnot = ([x, y, corner]: Knot, [left, right]: readonly [number, number]): Knot => {
  const down = Math.max(0, y - legsFrom)
  const by = ((x < 0 ? -left : right) * down * down) / (down + 12)
  return corner ? [x + by, y, corner] : [x + by, y]
}

/** Returns a layer of pants with their legs apart, left and right each by its own share. */
export const spreadLayer = (layer: Layer, apart: readonly [number, number]): Layer =>
  moved(layer, (knots) => knots.map((knot) => spreadKnot(knot, apart)))
