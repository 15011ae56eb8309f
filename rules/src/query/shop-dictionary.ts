// The words that a text may be spelt with: those of the lexicon, of brands and of titles, each with the pieces that speak of it.
import type { Lexicon } from './lexicon.ts'
import { plain, tokenize } from './normal.ts'
import { type Dictionary, makeDictionary } from './spelling-dictionary.ts'
import { countKey, type Entry } from './types.ts'

const pluralOf = (word: string) => {
  if (word.endsWith('s')) return word
  if (/(?:sh|ch|x|z)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

/** Made with each reading of the shop. `curated`: the entries of the lexicon. */
export function shopDictionary({ shop, english }: Lexicon, curated: readonly Entry[]): Dictionary {
  const words = new Map<string, number>()
  const phrases: string[] = []
  const add = (phrase: string, pieces: number) => {
    const split = tokenize(phrase).map(({ word }) => word)
    if (split.length > 1) phrases.push(split.join(' '))
    for (const word of split) words.set(word, Math.max(words.get(word) ?? 0, pieces))
  }
  for (const entry of curated) {
    const pieces = piecesOf(entry, shop.counts)
    for (const phrase of entry.words) {
      add(phrase, pieces)
      const plural = pluralOf(plain(phrase))
      if (/^[a-z]+$/.test(plural)) add(plural, pieces)
    }
  }
  for (const { slug, name } of shop.names.categories) add(name, shop.counts.get(countKey('category_tags', slug)) ?? 0)
  for (const { name, pieces } of shop.brands) add(name, pieces)
  for (const [word, pieces] of shop.titleWords) add(word, pieces)
  return makeDictionary(words, phrases, english)
}

/** Pieces of an entry's sure filters, at least one for a wish: it can be asked for. */
function piecesOf({ filters }: Entry, counts: ReadonlyMap<string, number>): number {
  const ofKeys = Object.entries(filters ?? {}).map(([key, values]) => values.reduce((sum, value) => sum + (counts.get(countKey(key, value)) ?? 0), 0))
  return ofKeys.length > 0 ? Math.min(...ofKeys) : 1
}
