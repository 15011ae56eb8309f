// Types of the reading of a search text. The API and the mocks read texts with the same code; the site
// only shows the result.
import type { FacetNames } from '../../search/facet-names.ts'
import type { FilterInput } from '../../search/filters.ts'

/**
 * A soft wish: pieces with one of these values of a filter key rank higher. The weights of all leanings
 * add up; 1 is a hint, 3 is clearly meant, a negative weight ranks lower.
 */
export type Leaning = { key: string; values: readonly string[]; weight: number }

/**
 * One entry of the lexicon: phrases and their meaning. Keys and values are those of
 * rules/src/search/filters.ts. An entry with `filters` filters; one with `leanings` alone only ranks.
 */
export type Entry = {
  /**
   * Words and phrases in the singular, the usual one first. Plurals, hyphens, accents and words written
   * together are matched anyway.
   */
  words: readonly string[]
  filters?: Readonly<Record<string, readonly string[]>>
  leanings?: readonly Leaning[]
  /** For a kind of piece: the categories used instead when the text is about children or maternity. */
  kids?: readonly string[]
  maternity?: readonly string[]
  /** Words that must be in the piece's title as well: "booties" are boots with "ankle". */
  text?: string
  /** Label of the chip; without a label the chip shows the names of the values. */
  label?: string
  /** The shop has no such kind: the filters name the nearest, and the words count as left out. */
  absent?: true
}

/** A stretch of the text by offsets in UTF-16 units, `to` exclusive. */
export type Span = { from: number; to: number }

/**
 * One filter read from a text (negated: an exclusion), with the stretch it was read from. Each part is a
 * chip.
 */
export type Part = FilterInput &
  Span & {
    label: string
    negated: boolean
    /** The text left for the stretch once the part is removed: "LBD" without its color is "dress". */
    instead: string
  }

/** The reading of a search text. */
export type Understood = {
  /** In the order of the text. */
  parts: readonly Part[]
  leanings: readonly Leaning[]
  /** Words as typed that the texts of pieces must contain. */
  words: readonly string[]
  /** Words that the titles of pieces must not contain. */
  unwanted: readonly string[]
  /** Typed words for things that the shop does not have; the nearest kind is searched for instead. */
  absent: readonly string[]
  /** Typed words that no table has, read as the wish of the most similar meaning. */
  guessed: readonly string[]
  /** Words that say nothing about clothes: "something", "for", "a". */
  idle: readonly string[]
}

/** A brand of the shop with the number of its listed pieces. */
export type KnownBrand = { name: string; pieces: number }

/** Returns the key "key=value" under which `ShopWords.counts` holds the pieces of a filter value. */
export const countKey = (key: string, value: string): string => `${key}=${value}`

/** The shop's own vocabulary, read from its data about once a minute. */
export type ShopWords = {
  brands: readonly KnownBrand[]
  /** Sizes, categories and colours. */
  names: FacetNames
  /** Words of listed titles with the number of pieces that have them, in lower case. */
  titleWords: ReadonlyMap<string, number>
  /** Number of listed pieces of each filter value, by `countKey`. */
  counts: ReadonlyMap<string, number>
}
