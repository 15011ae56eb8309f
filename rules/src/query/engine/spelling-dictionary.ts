// What the shop's words are, kept so that the likely ones for a misspelt word are found
// among forty thousand at once.
import { singular } from './normal.ts'
import { type Change, changeOf, longestWord } from './spelling-changes.ts'
import { functionWords } from './spelling-words.ts'

/** Ordinary English words, small letters without accents: who types one of them made no mistake. */
export type KnownWords = { has(word: string): boolean }

export type Dictionary = {
  /** Pieces that speak of a word. */
  words: ReadonlyMap<string, number>
  stems: ReadonlySet<string>
  known: KnownWords
  /** Words that follow a word in a phrase, and those that go before it. */
  after: ReadonlyMap<string, ReadonlySet<string>>
  before: ReadonlyMap<string, ReadonlySet<string>>
  /** Phrases by their letters run together: "ralphlauren". */
  joined: ReadonlyMap<string, readonly string[]>
  /** From so many pieces on a word is worth doubting a right English one for. */
  many: number
  shelves: ReadonlyMap<number, Shelf>
}
/** Words of one length with the letters that they have, a bit each. */
type Shelf = { words: string[]; letters: Int32Array }

/**
 * A word that may have been meant. `words`: one, or those of a phrase that was typed as one.
 * `cost`: lower is likelier.
 */
export type Candidate = Change & { words: readonly string[]; pieces: number; cost: number }

const plainWord = /^[a-z]+$/
/** How much the number of pieces counts against the letters. */
const priorWeight = 0.14
/** The pieces that stand for a word which says nothing about clothes. */
const functionPieces = 60
/** A right English word is doubted for words of at least this part of the commonest one's pieces. */
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

/** What so many edits, and so many pieces, make of a candidate. */
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
 * A dictionary of the shop. `words`: single words in small letters without accents and apostrophes, singulars
 * and plurals, with the number of pieces that speak of them. `phrases`: names of brands and phrases of
 * several words, written alike. `right`: words that nothing is mended to, and that are right as they are.
 */
export function makeDictionary(
  words: ReadonlyMap<string, number>,
  phrases: readonly string[],
  known: KnownWords,
  right: readonly string[] = [],
): Dictionary {
  const all = new Map([...words].filter(([word]) => word !== ''))
  const split = phrases.map((phrase) => phrase.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
  // Whoever names a phrase knows its words.
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

/** Whether the shop knows a word, in the singular or in the plural. */
export const shopKnows = (word: string, { words, stems, joined }: Dictionary): boolean =>
  words.has(word) || joined.has(word) || stems.has(singular(word))

/** A candidate of a word or a phrase run together, by the change that leads to it. */
export function candidateOf(word: string, change: Change, dictionary: Dictionary): Candidate {
  const pieces = dictionary.words.get(word) ?? 0
  return {
    ...change,
    words: pieces === 0 ? (dictionary.joined.get(word) ?? [word]) : [word],
    pieces,
    cost: costOf(change.weight, pieces),
  }
}

/** The words within so many edits of a typed one, the likeliest first. */
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
