// Words that pieces must not have, one of the search keys ("without"). A word is found whole, in the singular
// or plural; a phrase is found in its order. The search engine's analyzer does the same with its stems.
import { plain, singular } from '../query/engine/normal.ts'

/** Most words or phrases that a search leaves out. */
export const leftOutMost = 10
/** Longest word or phrase in characters. */
export const leftOutLongest = 30

const tokensOf = (phrase: string): string[] =>
  plain(phrase)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Returns a word or phrase to leave out of a search in lower case with single spaces; undefined when it is
 * longer than 30 characters or has nothing to look for.
 */
export function leftOutWord(typed: string): string | undefined {
  const word = typed
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return word.length <= leftOutLongest && tokensOf(word).length > 0 ? word : undefined
}

/**
 * Returns the regular expression (for PostgreSQL and JavaScript alike) that finds a left-out word or phrase,
 * singular or plural, in a text in lower case without accents.
 */
export function leftOutPattern(phrase: string): string {
  const tokens = tokensOf(phrase).map((token) => singular(token))
  return `(^|[^a-z0-9])${tokens.join('[^a-z0-9]+')}(e?s)?($|[^a-z0-9])`
}

/**
 * Returns a function that tells whether a text (in the form of `plain`) contains one of the left-out words or
 * phrases.
 */
export function leftOutTest(phrases: readonly string[]): (text: string) => boolean {
  const patterns = phrases.map((phrase) => new RegExp(leftOutPattern(phrase)))
  return (text) => patterns.some((pattern) => pattern.test(text))
}
