// Builds the spelling dictionary of the shop from the words of the lexicon, of brands and of titles, each
// with its number of pieces.
import { brandsElsewhere } from '../lexicon/brands-elsewhere.ts'
import type { Lexicon } from './lexicon.ts'
import { tokenize } from './normal.ts'
import { type Dictionary, makeDictionary } from './spelling-dictionary.ts'
import { countKey, type Entry } from './types.ts'

const pluralOf = (word: string) => {
  if (word.endsWith('s')) return word
  if (/(?:sh|ch|x|z)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** Stand-in piece count for a word that only occurs inside lexicon phrases; the real count is not known. */
const partPieces = 4
/**
 * Most pieces counted for the second and later phrases of an entry, which people type less often than the
 * first.
 */
const otherPieces = 100
const wishPieces = 30
/**
 * Fewest pieces counted for a word that is a filter: it is likelier than a wish even when few such pieces
 * are listed.
 */
const surePieces = 60

/**
 * Returns the spelling dictionary for one reading of the shop's data. `curated`: the entries of the
 * lexicon.
 */
export function shopDictionary({ shop, english }: Lexicon, curated: readonly Entry[]): Dictionary {
  const words = new Map<string, number>()
  const phrases: string[] = []
  const atLeast = (word: string, pieces: number) => words.set(word, Math.max(words.get(word) ?? 0, pieces))
  const add = (phrase: string, pieces: number, inPhrase = pieces) => {
    const split = tokenize(phrase).map(({ word }) => word)
    if (split.length > 1) phrases.push(split.join(' '))
    for (const word of split) atLeast(word, split.length > 1 ? inPhrase : pieces)
  }
  for (const entry of curated) {
    const pieces = piecesOf(entry, shop.counts)
    const isKind = entry.filters?.category_tags !== undefined
    for (const [at, phrase] of entry.words.entries()) {
      const usual = at === 0 ? pieces : Math.min(pieces, otherPieces)
      add(phrase, usual, partPieces)
      // Kinds of pieces are in the singular in the lexicon; what people type is not. Other plurals are rare.
      const last = tokenize(phrase).at(-1)?.word ?? ''
      if (isKind && /^[a-z]{3,}$/.test(last)) atLeast(pluralOf(last), words.get(last) ?? usual)
    }
  }
  for (const { slug, name } of shop.names.categories)
    add(name, shop.counts.get(countKey('category_tags', slug)) ?? 0)
  for (const { name, pieces } of shop.brands) add(name, pieces)
  for (const [word, pieces] of shop.titleWords) add(word, pieces)
  return makeDictionary(words, phrases, english, brandsElsewhere)
}

/** Returns the number of listed pieces of an entry: of its rarest filter but at least 60; 30 for a wish. */
function piecesOf({ filters }: Entry, counts: ReadonlyMap<string, number>): number {
  const ofKeys = Object.entries(filters ?? {}).map(([key, values]) =>
    values.reduce((sum, value) => sum + (counts.get(countKey(key, value)) ?? 0), 0),
  )
  return ofKeys.length > 0 ? Math.max(surePieces, Math.min(...ofKeys)) : wishPieces
}
