// All named silhouettes. Names are kept with seeded pieces, so a name never changes its meaning.
import { bottomSilhouettes, skirtSilhouettes } from './bottoms.ts'
import { dressSilhouettes } from './dresses.ts'
import type { Silhouettes } from './from.ts'
import { onePieceSilhouettes } from './one-pieces.ts'
import { outerSilhouettes } from './outerwear.ts'
import { shoeSilhouettes } from './shoes.ts'
import { bagSilhouettes, bustSilhouettes, extraSilhouettes, jewelSilhouettes } from './things.ts'
import { knitSilhouettes, topSilhouettes } from './tops.ts'

export const silhouettes: Silhouettes = {
  ...dressSilhouettes,
  ...onePieceSilhouettes,
  ...topSilhouettes,
  ...knitSilhouettes,
  ...outerSilhouettes,
  ...bottomSilhouettes,
  ...skirtSilhouettes,
  ...shoeSilhouettes,
  ...bagSilhouettes,
  ...jewelSilhouettes,
  ...extraSilhouettes,
  ...bustSilhouettes,
}
