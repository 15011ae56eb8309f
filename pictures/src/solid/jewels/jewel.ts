// Jewelry and watches as solids.
import type { Jewel, JewelShape } from '@hemline/rules/catalogue/silhouettes/shape.ts'
import type { Dress, Thing } from '../thing.ts'
import { type Bench, benchOf, type Shown } from './bench.ts'
import { anklet, bangle, beaded, charmBracelet, cuff, linkBracelet, tennis } from './bracelets.ts'
import { climbers, drops, hoops, studs } from './earrings.ts'
import { brooch, chainNecklace, choker, locket, pendant, statement, strand } from './necklaces.ts'
import { bandRing, cocktail, signet, solitaire, stacking } from './rings.ts'
import { roundWatch, sportWatch, squareWatch } from './watches.ts'

const makers: Readonly<Record<Jewel, (bench: Bench, dress: Dress) => Shown>> = {
  studs,
  hoops,
  drops,
  climbers,
  chain: chainNecklace,
  pendant,
  choker,
  strand,
  statement,
  locket,
  band: bandRing,
  solitaire,
  signet,
  stacking,
  'cocktail-ring': cocktail,
  bangle,
  cuff,
  'link-bracelet': linkBracelet,
  'beaded-bracelet': beaded,
  'charm-bracelet': charmBracelet,
  tennis,
  anklet,
  brooch,
  'watch-round': roundWatch,
  'watch-square': squareWatch,
  'watch-sport': sportWatch,
}

/**
 * Builds a piece of jewelry or a watch, laid out for its picture: its surfaces, and the views, box and spots
 * of its pictures.
 */
export const jewelOf = (shape: JewelShape, dress: Dress): Thing => {
  const bench = benchOf(shape, dress)
  const shown = makers[shape.jewel](bench, dress)
  const isWatch = shape.jewel.startsWith('watch')
  return { ...shown, patches: bench.model.patches, label: isWatch ? 'leather' : 'pouch' }
}
