// Which search texts are kept as recent searches, and which texts count as the same search (decision
// 0086).
import { plain } from '../query/engine/normal.ts'
import { searchTextMax } from '../vocabulary/constants.ts'
import { recentSearchesKept, recentSearchesShown } from '../vocabulary/suggestions.ts'

/**
 * Returns a search text without control characters and half surrogate pairs, with single spaces, at most
 * 200 characters.
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

/**
 * Returns the key by which two texts are the same search: lower case, no accents or apostrophes, single
 * spaces.
 */
export const searchTextKey = (text: string): string =>
  plain(cleanSearchText(text)).replace(/\s+/g, ' ').trim().slice(0, searchTextMax).toWellFormed()

/** Returns whether a search text has anything to look for: a letter or digit of any script, or an emoji. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)

/**
 * Returns whether a text looks like an address (web or mail) or a long number (a phone, a card, a piece);
 * such texts are not kept as recent searches.
 */
export function isPrivateText(text: string): boolean {
  const isAddress = /:\/\/|\S@\S|\bwww\.|\S\.(?:com|org|net|edu|gov|io|shop|example)\b/i.test(text)
  return isAddress || /\d(?:[\s().+/-]*\d){6,}/.test(text)
}

/** Returns how many recent searches are listed: the requested number from 0 to 30, 10 by default. */
export function recentAmount(limit: number | null | undefined): number {
  const asked = Math.trunc(limit ?? recentSearchesShown)
  return Math.min(Math.max(asked, 0), recentSearchesKept)
}

/** Returns the path of the search page for a text: "/search?text=red+dress". */
export const searchPath = (text: string): string => `/search?${new URLSearchParams({ text })}`
