// Which builder makes which sort of solid thing.
import { bagOf } from './bags/carried.ts'
import { extraOf } from './extras/extra.ts'
import { jewelOf } from './jewels/jewel.ts'
import type { SolidShape } from './shapes.ts'
import { pairOf } from './shoes/pair.ts'
import type { Dress, Thing } from './thing.ts'

/** Builds the solid thing of a shape: a pair of shoes, a bag, a piece of jewelry or an accessory. */
export const thingOf = (shape: SolidShape, dress: Dress): Thing => {
  switch (shape.on) {
    case 'feet':
      return pairOf(shape, dress)
    case 'hand':
      return bagOf(shape, dress)
    case 'jewel':
      return jewelOf(shape, dress)
    case 'extra':
      return extraOf(shape, dress)
  }
}
