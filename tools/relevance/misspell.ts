// Makes misspellings as fingers do: a letter too many, one too few, a wrong one, or two swapped. The same
// seed gives the same misspellings.
import type { Chance } from '@hemline/db/seed/chance.ts'

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Returns, as one string, the keys next to a letter on a US keyboard: left, right, above and below. */
export function neighbours(letter: string): string {
  const row = rows.findIndex((one) => one.includes(letter))
  const at = rows[row]?.indexOf(letter) ?? -1
  const around = [
    rows[row]?.[at - 1],
    rows[row]?.[at + 1],
    rows[row - 1]?.[at],
    rows[row - 1]?.[at + 1],
    rows[row + 1]?.[at - 1],
    rows[row + 1]?.[at],
  ]
  return around.filter((one) => one !== undefined).join('')
}

/** Returns a wrong letter; seven in ten are neighbours of the right one on the keyboard. */
const wrongFor = (letter: string, chance: Chance): string => {
  const near = neighbours(letter)
  return chance.pick([...(near && chance.is(0.7) ? near : letters)])
}

const edits = {
  insert: (word: string, at: number, chance: Chance) => {
    const extra = chance.is(0.5) ? (word[at] ?? '') : wrongFor(word[at] ?? 'e', chance)
    return word.slice(0, at + 1) + extra + word.slice(at + 1)
  },
  delete: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  substitute: (word: string, at: number, chance: Chance) =>
    word.slice(0, at) + wrongFor(word[at] ?? 'e', chance) + word.slice(at + 1),
  transpose: (word: string, at: number) =>
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
} as const
/** The kinds of edits. */
export const editKinds = ['insert', 'delete', 'substitute', 'transpose'] as const

/** Returns a word of at least four letters with one edit; one edit in twelve is at the first letter. */
export function misspell(word: string, chance: Chance): string {
  const kind = chance.pick(editKinds)
  const last = word.length - (kind === 'transpose' ? 2 : 1)
  const at = chance.is(1 / 12) ? 0 : chance.int(Math.min(1, last), last)
  return edits[kind](word, at, chance)
}

/**
 * Returns the number of edits between two words, where swapped neighbours count as one; 2 stands for two or
 * more.
 */
export function editsApart(a: string, b: string): 0 | 1 | 2 {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > 1) return 2
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end += 1
  const restA = a.slice(start, a.length - end)
  const restB = b.slice(start, b.length - end)
  if (restA.length <= 1 && restB.length <= 1) return 1
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0] ? 1 : 2
}

/** The words that a misspelling must not equal. */
export type KnownWords = {
  /** Words of categories, colours, materials, patterns and titles. */
  readonly catalogue: ReadonlySet<string>
  /** Words of brand names. */
  readonly brands: ReadonlySet<string>
}

/**
 * Returns a misspelling of a word that is no word of the shop and as near to no other word of the catalogue;
 * undefined when none of twenty tries gives one.
 */
export function misspellOf(
  word: string,
  { catalogue, brands }: KnownWords,
  chance: Chance,
): string | undefined {
  const isOther = (one: string) => one !== word && `${one}s` !== word && `${word}s` !== one
  for (let tries = 0; tries < 20; tries += 1) {
    const wrong = misspell(word, chance)
    if (wrong === word || catalogue.has(wrong) || brands.has(wrong)) continue
    if (![...catalogue].some((one) => isOther(one) && editsApart(one, wrong) <= 1)) return wrong
  }
  return undefined
}
