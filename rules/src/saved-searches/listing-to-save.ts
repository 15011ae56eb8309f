// A listing as somebody saves it: what is kept of its address, what is wrong with the form, and what is
// counted before it is saved. The API and the mocks share it.
import { isPublicState, itemStates } from '../catalogue/item-states.ts'
import type { FieldProblem } from '../common/validation.ts'
import { plain } from '../query/engine/normal.ts'
import type { FacetNames } from '../search/facet-names.ts'
import type { FilterInput } from '../search/filters.ts'
import { leftOutMost, leftOutTest, leftOutWord } from '../search/left-out.ts'
import { withFilter, withPage } from '../search/listing-url.ts'
import { parseFilters } from '../search/parse-filters.ts'
import { type SearchQuery, searchText } from '../search/search.ts'
import { keyNumber, priceBounds, searchKeys } from './match-keys.ts'
import {
  freeSearchName,
  frequencyDays,
  type Never,
  neverMatches,
  savedSearchesMost,
  searchNameKey,
  searchNameProblem,
} from './saved-searches.ts'

/** The key of the words to leave out. */
export const leftOutKey = 'without'
const filtersMost = 100
const pathLongest = 4000

/** A listing and the words to leave out, as a client sends them. */
export type ListingToSave = {
  path: string
  filters: readonly FilterInput[]
  text?: string | null | undefined
  leftOut: readonly string[]
}
export type KeptListing = { path: string; filters: FilterInput[]; text: string }

/**
 * Returns the part of a listing that a saved search stores: path without page, filters (including words to
 * leave out), text. Undefined for a path of another site, one above 4000 characters, and more than 100
 * filters.
 */
export function keptListing({ path, filters, text, leftOut }: ListingToSave): KeptListing | undefined {
  if (!/^\/(?![/\\])/.test(path) || path.length > pathLongest || filters.length > filtersMost)
    return undefined
  const words = [...new Set(leftOut.flatMap((word) => leftOutWord(word) ?? []))]
  const others = filters
    .filter(({ key }) => ![leftOutKey, 'page', 'sort', 'text'].includes(key))
    .map(({ key, values }) => ({ key, values: [...values] }))
  const [pathname = '/', search = ''] = path.split('?')
  return {
    path: `${pathname}${withPage(withFilter(search && `?${search}`, leftOutKey, words), 1)}`,
    filters: words.length > 0 ? [...others, { key: leftOutKey, values: words }] : others,
    text: searchText(text ?? ''),
  }
}

const askedBy = ({ filters, text }: Omit<KeptListing, 'path'>): string =>
  JSON.stringify([
    text,
    filters.map(({ key, values }) => [key, values.toSorted()].flat().join('\n')).toSorted(),
  ])

/** Returns whether two saved searches ask for the same pieces, whatever the order of filters and values. */
export const asksSame = (one: Omit<KeptListing, 'path'>, other: Omit<KeptListing, 'path'>): boolean =>
  askedBy(one) === askedBy(other)

/** Returns the words to leave out that are among a search's filters; empty when there are none. */
export const leftOutOf = (filters: readonly FilterInput[]): string[] => [
  ...(filters.find(({ key }) => key === leftOutKey)?.values ?? []),
]

/**
 * Checks a saved search's name and words to leave out. Returns a problem (field and message) for each that is
 * invalid: no name or one above 60 characters; more than 10 words, or one that can't be left out. Empty when
 * both are valid.
 */
export function savingProblems(name: string, leftOut: readonly string[]): FieldProblem[] {
  const wrongName = searchNameProblem(name)
  const wrong = leftOut.find((word) => leftOutWord(word) === undefined)
  const wrongWords =
    leftOut.length > leftOutMost
      ? `At most ${leftOutMost} words, please.`
      : wrong === undefined
        ? undefined
        : `We can’t leave out “${wrong.slice(0, 30)}”.`
  return [
    ...(wrongName ? [{ field: 'name', message: wrongName }] : []),
    ...(wrongWords ? [{ field: 'leftOut', message: wrongWords }] : []),
  ]
}

/**
 * Returns the reason why no new piece can ever match a saved search, with the left-out word that prevents it
 * if there is one; undefined when pieces may match. Uses leftOutTest, the test that also leaves pieces out.
 */
export const neverOf = (query: SearchQuery, names: FacetNames): Never | undefined =>
  neverMatches(query, names, (word, text) => leftOutTest([word])(plain(text)))

const shownStates = itemStates.filter((state) => isPublicState(state))

/**
 * Returns the three queries whose totals the preview of a saved search shows: all pieces, those without the
 * words to leave out, and those listed in the last 14 days in any state.
 */
export function previewQueries(query: SearchQuery): [all: SearchQuery, kept: SearchQuery, late: SearchQuery] {
  const lately = parseFilters([
    { key: 'state', values: shownStates },
    { key: 'listed_days', values: [String(frequencyDays)] },
  ]).filters
  const others = query.filters.filter(({ def }) => def.key !== 'state' && def.key !== 'listed_days')
  return [
    { ...query, filters: query.filters.filter(({ def }) => def.key !== leftOutKey) },
    query,
    { ...query, filters: [...others, ...lately] },
  ]
}

/**
 * Returns the keys and price bounds stored with a saved search, by which new pieces find it; a paused search
 * has no keys.
 */
export const storedKeys = (query: SearchQuery, paused: boolean) => ({
  numbers: paused ? [] : searchKeys(query).map(keyNumber),
  ...priceBounds(query),
})

/** The refusal of one search too many. */
export const fullRefusal = {
  __typename: 'SavedSearchesFull' as const,
  message: `You have ${savedSearchesMost} saved searches, the most there can be. Delete one to save this.`,
  limit: savedSearchesMost,
}

/**
 * Returns the refusal when another of the member's searches has this name, with a free name; undefined when
 * the name is free.
 */
export function takenRefusal(name: string, others: readonly string[], suggested: readonly string[]) {
  const taken = new Set(others.map(searchNameKey))
  if (!taken.has(searchNameKey(name))) return undefined
  const free = freeSearchName(suggested, taken)
  const message = `You have a search with this name. “${free}” is free.`
  return { __typename: 'SearchNameTaken' as const, message, free }
}
