// Names of the kinds of pieces: each group of words with the categories that hold the kind, or the nearest
// categories when the shop does not have it.
import type { Entry } from '../engine/types.ts'
import { bottomsEntries } from './words-kinds-bottoms.ts'
import { clothesEntries } from './words-kinds-clothes.ts'
import { recordEntries } from './words-kinds-records.ts'
import { shoesBagsEntries } from './words-kinds-shoes-bags.ts'

export const kindEntries: readonly Entry[] = [
  ...recordEntries,
  ...clothesEntries,
  ...bottomsEntries,
  ...shoesBagsEntries,
]
