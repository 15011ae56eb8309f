// The suggestions that the shop's own stock offers to a shopper who types: categories and brands with
// their counts, and phrases of a colour, material, pattern or the like and a category, where enough pieces
// exist. The API and the mocks supply their own counts.

import { plain, singular } from '../query/engine/normal.ts'
import type { CategoryName } from '../search/listing-path.ts'
import { curatedTerms, suggestedFewest } from '../vocabulary/suggestions.ts'

/**
 * Number of listed pieces of a category with a value, and with `color` only those of that colour. With
 * kind "any" the number counts all pieces of the category.
 */
export type ShelfCount = {
  category: string
  kind: string
  value: string
  color: string | null
  count: number
}
/** A brand with its number of listed pieces. */
export type ShelfBrand = { name: string; slug: string; count: number }
/** A suggested term; `joined`: its words written together, for comparison. */
export type Phrase = { text: string; words: readonly string[]; joined: string }
/** Phrases by the first one to three letters of each of their words. */
export type PhraseIndex = ReadonlyMap<string, readonly Phrase[]>
/** A category or brand with the words of its name. */
export type Named<T> = { of: T; words: readonly string[]; joined: string }
/** All suggestions of the shop, indexed for typing. */
export type Shelf = {
  categories: readonly Named<CategoryName>[]
  categoryCounts: ReadonlyMap<string, number>
  /** Number of pieces by `department/slug`. */
  departmentCounts: ReadonlyMap<string, number>
  /** Brands, the one with the most pieces first. */
  brands: readonly Named<ShelfBrand>[]
  /** Phrases by the first one to three letters of their words, each list in the order of the offer. */
  phrases: PhraseIndex
  /** Terms offered while the search box is empty. */
  popular: readonly string[]
  /** All words of categories, brands and phrases, each with its number of pieces. */
  words: ReadonlyMap<string, number>
  /**
   * Last words of names and values, with their singulars: complete ends of a text. "Mid" of "mid rise" is
   * not complete.
   */
  whole: ReadonlySet<string>
}
/** The data from which a shelf is made. */
export type ShelfInput = {
  categories: readonly CategoryName[]
  counts: readonly ShelfCount[]
  brands: readonly ShelfBrand[]
  /** Terms that shoppers searched for, the most frequent first. */
  searched: readonly string[]
}

/** Length of the longest word beginning in the phrase index. */
export const startLetters = 3

/** Returns the words of a text for comparison: lower case, no accents, split at every sign. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/u)
    .filter(Boolean)

/** Pairs a value with the words of its name, split and joined, for comparison with typed words. */
export const named = <T>(of: T, name: string): Named<T> => {
  const words = wordsOf(name)
  return { of, words, joined: words.join('') }
}

/**
 * Values left out of phrases: fibers that shoppers do not search for, and values that are not search
 * words.
 */
const unsaid = new Set([
  ...['elastane', 'polyester', 'viscose', 'rayon', 'acrylic', 'acetate', 'plastic', 'metal'].map(
    (value) => `materials/${value}`,
  ),
  'pattern/solid',
  'color_names/multi',
])
const saidDepartments: Readonly<Record<string, string>> = {
  plus: 'plus size',
  petite: 'petite',
  tall: 'tall',
  juniors: 'juniors',
  girls: 'girls',
  boys: 'boys',
  designer: 'designer',
}

/**
 * Returns a category's name for use within a phrase, in lower case and without apostrophes: 'midi dresses',
 * 'kids dresses'; undefined for a name that joins two kinds with '&'.
 */
export function nounOf({ name }: Pick<CategoryName, 'name'>): string | undefined {
  return name.includes('&') ? undefined : name.toLowerCase().replace(/['’]/g, '')
}

/**
 * Returns the word that a filter value adds to a suggested phrase; undefined for values that phrases leave
 * out, such as most departments.
 */
export function adjectiveOf(kind: string, value: string): string | undefined {
  if (unsaid.has(`${kind}/${value}`)) return undefined
  return kind === 'department_tags'
    ? saidDepartments[value]
    : kind === 'brand_name_tags'
      ? value
      : value.replace(/['’]/g, '')
}

const kidsSaid = new Set(['girls', 'boys'])

/**
 * Returns adjectives and noun as one phrase: 'black' and 'midi dresses' → 'black midi dresses', 'girls'
 * and 'kids dresses' → 'girls dresses'; undefined when a word would occur twice: 'linen linen pants'.
 */
export function phraseOf(adjectives: readonly string[], thing: string): string | undefined {
  const noun = adjectives.some((one) => kidsSaid.has(one)) ? thing.replace(/^kids /, '') : thing
  const words = [...adjectives, noun].flatMap(wordsOf).map(singular)
  return new Set(words).size === words.length ? [...adjectives, noun].join(' ') : undefined
}

function composed({ categories, counts }: ShelfInput): { text: string; count: number }[] {
  const nouns = new Map(categories.map((one) => [one.slug, nounOf(one)]))
  return counts.flatMap(({ category, kind, value, color, count }) => {
    if (count < suggestedFewest || kind === 'any') return []
    const noun = nouns.get(category)
    const adjective = adjectiveOf(kind, value)
    if (noun === undefined || adjective === undefined || color === 'multi') return []
    const text = phraseOf(color === null ? [adjective] : [color, adjective], noun)
    return text === undefined ? [] : [{ text, count }]
  })
}

function indexOf(texts: readonly string[]): PhraseIndex {
  const index = new Map<string, Phrase[]>()
  const seen = new Set<string>()
  for (const text of texts) {
    const words = wordsOf(text)
    const joined = words.join('')
    if (joined === '' || seen.has(joined)) continue
    seen.add(joined)
    const phrase = { text, words, joined }
    for (const start of new Set(
      [...words, joined].flatMap((word) => [word.slice(0, 1), word.slice(0, 2), word.slice(0, startLetters)]),
    )) {
      const kept = index.get(start) ?? []
      kept.push(phrase)
      index.set(start, kept)
    }
  }
  return index
}

function wholeWords({ counts }: ShelfInput, names: readonly { words: readonly string[] }[]): Set<string> {
  const values = counts.flatMap(({ kind, value }) =>
    adjectiveOf(kind, value) === undefined ? [] : [wordsOf(value)],
  )
  const ends = [...names.map(({ words }) => words), ...values].flatMap((words) => words.at(-1) ?? [])
  return new Set(ends.flatMap((word) => [word, singular(word)]))
}

/**
 * Builds the shop's search suggestions (popular terms, categories, brands, phrases) from its data; takes some
 * ten milliseconds for 25,000 pieces, so callers should keep the result for minutes.
 */
export function makeShelf(input: ShelfInput): Shelf {
  const made = composed(input).sort((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
  const texts = [...input.searched, ...curatedTerms, ...made.map(({ text }) => text)]
  const of = (kind: string) => input.counts.filter((one) => one.kind === kind && one.color === null)
  const categoryCounts = new Map(of('any').map(({ category, count }) => [category, count]))
  const shown = input.categories.filter(({ slug }) => (categoryCounts.get(slug) ?? 0) > 0)
  const categories = shown
    .toSorted(
      (a, b) =>
        (categoryCounts.get(b.slug) ?? 0) - (categoryCounts.get(a.slug) ?? 0) || (a.slug < b.slug ? -1 : 1),
    )
    .map((one) => named(one, one.name))
  const brands = input.brands
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .map((one) => named(one, one.name))
  const words = new Map<string, number>()
  const add = (list: readonly string[], count: number) => {
    for (const word of list) words.set(word, (words.get(word) ?? 0) + count)
  }
  for (const one of categories) add(one.words, categoryCounts.get(one.of.slug) ?? 0)
  for (const one of brands) add(one.words, one.of.count)
  for (const { text, count } of made) add(wordsOf(text), count)
  for (const text of [...input.searched, ...curatedTerms]) add(wordsOf(text), 1)
  return {
    categories,
    categoryCounts,
    departmentCounts: new Map(
      of('department_tags').map(({ category, value, count }) => [`${value}/${category}`, count]),
    ),
    brands,
    phrases: indexOf(texts),
    popular: texts.slice(0, input.searched.length + curatedTerms.length),
    words,
    whole: wholeWords(input, [...categories, ...brands]),
  }
}
