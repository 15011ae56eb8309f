// The shop's words, indexed so that likely corrections of a misspelt word are found among forty thousand
// at once.
import { singular } from './normal.ts'
import { type Change, changeOf, longestWord } from './spelling-changes.ts'
import { functionWords } from './spelling-words.ts'

/** Ordinary English words, in lower case and without accents, which count as spelt right. */
export type KnownWords = { has(word: string): boolean }

/** The shop's vocabulary for spelling correction. */
export type Dictionary = {
  /** Number of pieces that mention each word. */
  words: ReadonlyMap<string, number>
  stems: ReadonlySet<string>
  known: KnownWords
  /** The words that follow (`after`) or precede (`before`) a word in phrases. */
  after: ReadonlyMap<string, ReadonlySet<string>>
  before: ReadonlyMap<string, ReadonlySet<string>>
  /** The words of each phrase, by the phrase written as one word: "ralphlauren". */
  joined: ReadonlyMap<string, readonly string[]>
  /** Fewest pieces of a shop word for which a correct English word may be taken for a typing error. */
  many: number
  shelves: ReadonlyMap<number, Shelf>
}
/** The words of one length, and for each a bit mask of its letters. */
type Shelf = { words: string[]; letters: Int32Array }

/**
 * A possible correction of a typed word. `words`: one word, or the words of a phrase that was typed as
 * one; `cost`: lower is likelier.
 */
export type Candidate = Change & { words: readonly string[]; pieces: number; cost: number }

const plainWord = /^[a-z]+$/
/** Weight of the number of pieces against the weight of the edits in the cost. */
const priorWeight = 0.14
/** Stand-in piece count for words that say nothing about clothes. */
const functionPieces = 60
/** Share of the most frequent word's pieces from which a shop word may replace a correct English word. */
const manyPart = 0.01

const lettersOf = (word: string) => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) - 97)
  return bits
}
const countBits = (bits: number) => {
  const twos = bits - ((bits >> 1) & 0x55555555)
  const fours = (twos & 0x33333333) + ((twos >> 2) & 0x33333333)
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24
}

/**
 * Returns the cost of a spelling candidate from the weight of its edits, lower for words with more pieces;
 * the cheapest candidate is the likeliest.
 */
export const costOf = (weight: number, pieces: number): number => weight - priorWeight * Math.log1p(pieces)

function pairsOf(phrases: readonly (readonly string[])[]) {
  const after = new Map<string, Set<string>>()
  const before = new Map<string, Set<string>>()
  const put = (map: Map<string, Set<string>>, key: string, value: string) => {
    const set = map.get(key)
    if (set) set.add(value)
    else map.set(key, new Set([value]))
  }
  for (const words of phrases)
    for (const [at, word] of words.entries()) {
      const next = words[at + 1]
      if (next === undefined) continue
      put(after, word, next)
      put(before, next, word)
    }
  return { after, before }
}

/**
 * Builds the spelling dictionary. `words`: single words (lower case, no accents or apostrophes, singular
 * and plural) with their number of pieces. `phrases`: brand names and phrases of several words in the same
 * form. `right`: words that count as spelt right but are never offered as corrections.
 */
export function makeDictionary(
  words: ReadonlyMap<string, number>,
  phrases: readonly string[],
  known: KnownWords,
  right: readonly string[] = [],
): Dictionary {
  const all = new Map([...words].filter(([word]) => word !== ''))
  const split = phrases.map((phrase) => phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
  // Each word of a phrase is a known word too.
  for (const word of split.flat()) if (!all.has(word)) all.set(word, 0)
  let commonest = 0
  for (const pieces of all.values()) commonest = Math.max(commonest, pieces)
  for (const word of functionWords) all.set(word, Math.max(all.get(word) ?? 0, functionPieces))
  const joined = new Map(split.filter((list) => list.length > 1).map((list) => [list.join(''), list]))
  const byLength = Map.groupBy(
    new Set(
      [...all.keys(), ...joined.keys()].filter(
        (word) => plainWord.test(word) && word.length >= 3 && word.length <= longestWord,
      ),
    ),
    (word) => word.length,
  )
  const shelves = new Map(
    [...byLength].map(([length, list]) => [
      length,
      { words: list, letters: Int32Array.from(list, lettersOf) },
    ]),
  )
  return {
    words: all,
    stems: new Set([...all.keys(), ...right].map(singular)),
    known,
    ...pairsOf(split),
    joined,
    many: commonest * manyPart,
    shelves,
  }
}

/**
 * Returns whether the dictionary has a word, in the singular or in the plural, or a phrase written as one
 * word.
 */
export const shopKnows = (word: string, { words, stems, joined }: Dictionary): boolean =>
  words.has(word) || joined.has(word) || stems.has(singular(word))

/**
 * Returns the candidate for a dictionary word, or for a phrase written as one word, with the cost of the
 * given change.
 */
export function candidateOf(word: string, change: Change, dictionary: Dictionary): Candidate {
  const pieces = dictionary.words.get(word) ?? 0
  return {
    ...change,
    words: pieces === 0 ? (dictionary.joined.get(word) ?? [word]) : [word],
    pieces,
    cost: costOf(change.weight, pieces),
  }
}

/** Returns the dictionary words within `most` edits of a typed word, the likeliest first. */
export function candidatesFor(typed: string, most: number, dictionary: Dictionary): Candidate[] {
  const letters = lettersOf(typed)
  const found: Candidate[] = []
  for (let length = typed.length - most; length <= typed.length + most; length += 1) {
    const shelf = dictionary.shelves.get(length)
    if (!shelf) continue
    for (let at = 0; at < shelf.words.length; at += 1) {
      const word = shelf.words[at] ?? ''
      // An edit brings one letter and takes another away; the pair that sounds like
      // one letter takes one more.
      if (countBits((shelf.letters[at] ?? 0) ^ letters) > 2 * most + 1) continue
      const change = changeOf(typed, word, most)
      if (change) found.push(candidateOf(word, change, dictionary))
    }
  }
  return found.sort((a, b) => a.cost - b.cost)
}
