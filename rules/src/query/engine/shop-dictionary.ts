// The words that a text may be spelt with: those of the lexicon, of brands and of titles, each with
// the pieces that speak of it.
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

/**
 * What stands for a word that only phrases of the lexicon have, and for a wish: how many pieces
 * speak of them isn't counted.
 */
const partPieces = 4
/** The first word of an entry is the usual one; the others are said less often. */
const otherPieces = 100
const wishPieces = 30
/** The least for a word that is a filter: it is likelier than a wish, however few pieces there are now. */
const surePieces = 60

/** Made with each reading of the shop. `curated`: the entries of the lexicon. */
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

/** Pieces of an entry's sure filters. */
function piecesOf({ filters }: Entry, counts: ReadonlyMap<string, number>): number {
  const ofKeys = Object.entries(filters ?? {}).map(([key, values]) =>
    values.reduce((sum, value) => sum + (counts.get(countKey(key, value)) ?? 0), 0),
  )
  return ofKeys.length > 0 ? Math.max(surePieces, Math.min(...ofKeys)) : wishPieces
}
