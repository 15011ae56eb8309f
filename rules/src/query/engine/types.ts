// What a search text is read into. Pure data: the API and the mocks read a text alike, and the
// site only shows the outcome.
import type { FacetNames } from '../../search/facet-names.ts'
import type { FilterInput } from '../../search/filters.ts'

/**
 * A soft wish: pieces with one of these values of a filter key come first. Weights are added up; 1 is a
 * hint, 3 is what was meant.
 */
export type Leaning = { key: string; values: readonly string[]; weight: number }

/**
 * One entry of the lexicon: words of the field and what they stand for. Keys and values are those of
 * rules/src/search/filters.ts. An entry with `filters` is sure; one with `leanings` alone is a wish.
 */
export type Entry = {
  /**
   * Words and phrases in the singular, the usual one first. Plurals, hyphens, accents and words written
   * together are matched anyway.
   */
  words: readonly string[]
  filters?: Readonly<Record<string, readonly string[]>>
  leanings?: readonly Leaning[]
  /** Kinds of pieces: the categories meant instead when the text is about children, or about maternity. */
  kids?: readonly string[]
  maternity?: readonly string[]
  /** Words that must be in the piece's title as well: "booties" are boots with "ankle". */
  text?: string
  /** What a chip says; without it the names of the values. */
  label?: string
  /** The shop has no such kind: the filters name the nearest, and the words count as left out. */
  absent?: true
}

/** A stretch of the text, in UTF-16 units. */
export type Span = { from: number; to: number }

/** A sure part of a text: one filter (or its opposite), and the stretch that said so. A chip each. */
export type Part = FilterInput &
  Span & {
    label: string
    negated: boolean
    /** What the stretch says besides: "LBD" without its color is a dress. */
    instead: string
  }

export type Understood = {
  /** In the order of the text. */
  parts: readonly Part[]
  leanings: readonly Leaning[]
  /** Words that pieces must have in their texts, as typed. */
  words: readonly string[]
  /** Words that their titles must not have. */
  unwanted: readonly string[]
  /** Words of things that the shop has not, whose nearest kind is looked for instead. */
  absent: readonly string[]
  /** Words of no table that were taken for the wish that they are near to. */
  guessed: readonly string[]
  /** Words that say nothing about clothes: "something", "for", "a". */
  idle: readonly string[]
}

/** A brand of the shop with the number of its listed pieces. */
export type KnownBrand = { name: string; pieces: number }

/** What the pieces of a value are counted by. */
export const countKey = (key: string, value: string): string => `${key}=${value}`

/** What is read off the shop itself, about once a minute. */
export type ShopWords = {
  brands: readonly KnownBrand[]
  /** Sizes, categories and colours. */
  names: FacetNames
  /** Words of listed titles with the number of pieces that have them, in lower case. */
  titleWords: ReadonlyMap<string, number>
  /** Listed pieces of a filter's value, by `countKey`. */
  counts: ReadonlyMap<string, number>
}
