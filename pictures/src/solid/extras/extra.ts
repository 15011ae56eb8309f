// Hats, glasses, belts, scarves and the other small things as solids.
import type { DrawnExtra, ExtraSolid } from '../shapes.ts'
import type { Dress, Thing } from '../thing.ts'
import { chainBelt, obiBelt, plainBelt, wideBelt, wovenBelt } from './belts.ts'
import { cosmeticCase, keyRing, passportCase, phoneCase } from './cases.ts'
import { aviatorSunglasses, catSunglasses, eyeglasses, roundSunglasses, squareSunglasses } from './eyewear.ts'
import { hairClip, scrunchie } from './hair.ts'
import { fingerless, gloves, mittens } from './hands.ts'
import { bucketHat, cap, fedora, sunHat, visor } from './hats.ts'
import { bowTie, tie, umbrella } from './neckwear.ts'
import { bandana, infinityScarf, longScarf, shawl, squareScarf } from './scarves.ts'
import { beanie, beret, fascinator, headband } from './soft-hats.ts'
import { type Shown, type Stall, stallOf } from './stall.ts'

const makers: Readonly<Record<DrawnExtra, (stall: Stall) => Shown>> = {
  'square-scarf': squareScarf,
  'long-scarf': longScarf,
  'infinity-scarf': infinityScarf,
  'wrap-shawl': shawl,
  bandana,
  'belt-plain': plainBelt,
  'belt-wide': wideBelt,
  'belt-chain': chainBelt,
  'belt-woven': wovenBelt,
  obi: obiBelt,
  beanie,
  beret,
  fedora,
  'bucket-hat': bucketHat,
  cap,
  'sun-hat': sunHat,
  visor,
  headband,
  scrunchie,
  'hair-clip': hairClip,
  fascinator,
  gloves,
  mittens,
  fingerless,
  'sunglasses-round': roundSunglasses,
  'sunglasses-cat': catSunglasses,
  'sunglasses-aviator': aviatorSunglasses,
  'sunglasses-square': squareSunglasses,
  eyeglasses,
  tie,
  'bow-tie': bowTie,
  umbrella,
  'key-ring': keyRing,
  'passport-case': passportCase,
  'cosmetic-case': cosmeticCase,
  'phone-case': phoneCase,
}

/**
 * Builds an accessory, laid out for its picture: its surfaces, and the views, box and spots of its pictures.
 */
export const extraOf = (shape: ExtraSolid, dress: Dress): Thing => {
  const stall = stallOf(shape, dress)
  return Object.assign({ patches: stall.model.patches }, makers[shape.extra](stall))
}
