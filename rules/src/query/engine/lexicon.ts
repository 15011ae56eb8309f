// The lexicon: every meaning that a word of a search text can have in this shop, from curated entries and
// from the names of brands and categories.
import { brandNames } from '../lexicon/brand-names.ts'
import { isIdle } from '../lexicon/small-words.ts'
import { type Nearness, noNearness } from './nearness.ts'
import { keyOf, singular, tokenize } from './normal.ts'
import type { KnownWords } from './spelling-dictionary.ts'
import type { Entry, KnownBrand, ShopWords } from './types.ts'

/** Look-up tables for reading search texts, built from one reading of the shop's data. */
export type Lexicon = {
  shop: ShopWords
  entries: ReadonlyMap<string, Entry>
  /** Brands by `brandKey` of their names; a part of a name may stand for several brands. */
  brands: ReadonlyMap<string, readonly KnownBrand[]>
  /** Stems of the words in titles of listed pieces. */
  titleStems: ReadonlySet<string>
  /** Ordinary English words; a brand name that is one of them needs more evidence to count as the brand. */
  english: KnownWords
  /** For a word that no table has: the wishes of similar meaning (decision 0092). */
  nearness: Nearness
  /** Number of words in the longest phrase, at most 6. */
  longest: number
}

const longestMost = 6

/** Optional knowledge of English beyond the shop: ordinary words and similar meanings. */
export type Language = { english?: KnownWords; nearness?: Nearness }

/**
 * Builds the lexicon from one reading of the shop's brands, categories and titles and from the curated
 * entries; a category that no entry names is added by its own name. Of two entries with one phrase the
 * first counts.
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
