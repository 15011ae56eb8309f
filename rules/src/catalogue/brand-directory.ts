// The directory of brands: letters, what typing means, and its addresses. The database has the same
// folding (migration 0008).
import { type Department, isDepartment } from '../vocabulary/departments.ts'

export const directoryLetters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '#']
export const brandQueryMax = 80
export const popularBrands = 12
export const nearestBrands = 8
export const directoryPageSize = 120
export const directoryMaxAmount = 200

/**
 * Normalizes a name for comparison with typed text: lower case, without accents, one space instead of
 * punctuation.
 */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s!-/:-@[-`{-~‘’“”–—]+/g, ' ')
    .trim()
}

/** Returns the letter that a brand is listed under: A to Z, "#" for names that begin with no letter. */
export function letterOf(name: string): string {
  const first = plainName(name).charAt(0)
  return first >= 'a' && first <= 'z' ? first.toUpperCase() : '#'
}

/**
 * Reads a letter of the brand directory from the URL, in either case; returns undefined for any other
 * text.
 */
export function parseLetter(text: string | null | undefined): string | undefined {
  const letter = (text ?? '').toUpperCase()
  return directoryLetters.includes(letter) ? letter : undefined
}

/**
 * Cleans the text typed into the brand directory's search: no control characters or slashes (a slash would
 * part the path), single spaces, at most 80 characters.
 */
export function parseBrandQuery(text: string | null | undefined): string {
  return [
    ...(text ?? '')
      .slice(0, brandQueryMax * 4)
      .replace(/[\p{Cc}/\\]+/gu, ' ')
      .toWellFormed()
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, brandQueryMax)
    .join('')
    .trim()
}

export type DirectoryPlace = {
  department: Department | 'kids' | null
  query: string
  letter: string | null
  page: number
}

/**
 * Returns the URL of a page of the brand directory: /brands, /brands/women, /brands/mar or /brands/women/mar,
 * with letter and page as parameters.
 */
export function directoryHref({ department, query, letter, page }: DirectoryPlace): string {
  const parts = ['/brands', department ?? '', encodeURIComponent(query)].filter(Boolean)
  const params = new URLSearchParams()
  if (letter !== null && query === '') params.set('letter', letter)
  if (page > 1) params.set('page', String(page))
  const search = params.toString()
  return `${parts.join('/')}${search ? `?${search}` : ''}`
}

/**
 * Returns whether the brand directory has a page for this value: a department, `kids`, or null for all
 * departments.
 */
export const isDirectoryDepartment = (text: string | null): text is Department | 'kids' | null =>
  text === null || text === 'kids' || isDepartment(text)

/**
 * Returns where the words of a query begin words of a brand's name, as [from, to] character positions for
 * highlighting. Accents and case are ignored.
 */
export function matchesIn(name: string, query: string): [number, number][] {
  const words = plainName(query).split(' ').filter(Boolean)
  const chars = [...name]
  const found: [number, number][] = []
  let at = 0
  while (at < chars.length) {
    const starts = at === 0 || plainName(chars[at - 1] ?? '') === ''
    const rest = plainName(chars.slice(at).join(''))
    const word =
      starts && plainName(chars[at] ?? '') !== '' ? words.find((one) => rest.startsWith(one)) : undefined
    if (word === undefined) {
      at += 1
      continue
    }
    let to = at + 1
    while (to < chars.length && plainName(chars.slice(at, to).join('')).length < word.length) to += 1
    found.push([at, to])
    at = to
  }
  return found
}
