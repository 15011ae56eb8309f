// Everything that a word of a search text can mean in this shop: curated entries, its
// brands, categories and sizes.
import { brandNames } from '../lexicon/brand-names.ts'
import { isIdle } from '../lexicon/small-words.ts'
import { type Nearness, noNearness } from './nearness.ts'
import { keyOf, singular, tokenize } from './normal.ts'
import type { KnownWords } from './spelling-dictionary.ts'
import type { Entry, KnownBrand, ShopWords } from './types.ts'

export type Lexicon = {
  shop: ShopWords
  entries: ReadonlyMap<string, Entry>
  /** By their keys; a part of a name may stand for several. */
  brands: ReadonlyMap<string, readonly KnownBrand[]>
  /** Stems of the words in titles. */
  titleStems: ReadonlySet<string>
  /** Ordinary words of the language; a brand that is one of them is not meant in every sentence. */
  english: KnownWords
  /** The wishes that a word of no table is near to (decision 0092). */
  nearness: Nearness
  /** Words of the longest phrase. */
  longest: number
}

const longestMost = 6

/** What is known of the language beyond the shop; nothing is needed. */
export type Language = { english?: KnownWords; nearness?: Nearness }

/**
 * Made once for each reading of the shop; the entries are curated, categories that none of them names
 * are added by their names.
 */
export function makeLexicon(
  shop: ShopWords,
  curated: readonly Entry[],
  { english = new Set(), nearness = noNearness }: Language = {},
): Lexicon {
  const entries = new Map<string, Entry>()
  let longest = 1
  const add = (phrase: string, entry: Entry) => {
    const tokens = tokenize(phrase)
    const key = keyOf(tokens, 'stem')
    if (key !== '' && !entries.has(key)) entries.set(key, entry)
    longest = Math.max(longest, tokens.length)
  }
  for (const entry of curated) for (const phrase of entry.words) add(phrase, entry)
  for (const { slug, name } of shop.names.categories)
    add(name, { words: [name], filters: { category_tags: [slug] } })
  const brands = brandNames(
    shop.brands,
    (word) => entries.has(singular(word)) || english.has(word) || isIdle(word),
    (key) => entries.has(singular(key)),
  )
  for (const { name } of shop.brands) longest = Math.max(longest, tokenize(name).length)
  const titleStems = new Set(
    [...shop.titleWords.keys()].flatMap((word) => tokenize(word).map(({ stem }) => stem)),
  )
  return { shop, entries, brands, titleStems, english, nearness, longest: Math.min(longest, longestMost) }
}
