// Which texts are kept as recent searches, and when two are one (decision 0086).
import { plain } from '../query/engine/normal.ts'
import { searchTextMax } from '../vocabulary/constants.ts'
import { recentSearchesKept, recentSearchesShown } from '../vocabulary/suggestions.ts'

/**
 * A search text as it is looked for: no control characters or half characters, single
 * blanks, at most 200 characters.
 */
export function cleanSearchText(text: string): string {
  return text
    .slice(0, searchTextMax * 4)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .toWellFormed()
    .trim()
    .slice(0, searchTextMax)
    .toWellFormed()
    .trim()
}

/** What makes two texts the same search: small letters, no accents, no apostrophes, single blanks. */
export const searchTextKey = (text: string): string =>
  plain(cleanSearchText(text)).replace(/\s+/g, ' ').trim().slice(0, searchTextMax).toWellFormed()

/** Whether a text looks for anything: it has a letter or a digit of some script, or a picture sign. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)

/**
 * Whether a text is the address of a page or a person, or a number that may be somebody's (a phone, a card, a
 * piece): such are not kept.
 */
export function isPrivateText(text: string): boolean {
  const isAddress = /:\/\/|\S@\S|\bwww\.|\S\.(?:com|org|net|edu|gov|io|shop|example)\b/i.test(text)
  return isAddress || /\d(?:[\s().+/-]*\d){6,}/.test(text)
}

/** How many recent searches are given: 10 unless told, never more than are kept. */
export function recentAmount(limit: number | null | undefined): number {
  const asked = Math.trunc(limit ?? recentSearchesShown)
  return Math.min(Math.max(asked, 0), recentSearchesKept)
}

/** The page of a search text. */
export const searchPath = (text: string): string => `/search?${new URLSearchParams({ text })}`
