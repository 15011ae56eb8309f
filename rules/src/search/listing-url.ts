// Reads and writes the address of a listing, which holds its whole state.

import { withoutOldTallSizes } from '../catalogue/size-cuts.ts'
import { sentenceName, titleOfSlug } from '../common/labels.ts'
import { parsePage } from '../common/paging.ts'
import { parseItemNumber } from '../site/route-patterns.ts'
import { searchTextMax } from '../vocabulary/constants.ts'
import { conditions as allConditions, type Condition } from '../vocabulary/items.ts'
import { type FilterInput, filterByKey } from './filters.ts'
import { choiceOf, narrowed, strangeKeys } from './listing-choice.ts'
import {
  type Crumb,
  type ListingNames,
  type ListingPageType,
  type ListingSource,
  type PathReading,
  readPath,
} from './listing-path.ts'
import { listingTitle } from './listing-title.ts'
import { parseSort, type SortValue, sortNote } from './sorts.ts'

/** Titles longer than this get smaller type, so that the content below does not move. */
const longTitle = 36
/** Returns whether a listing's title has more than 36 characters, so that it is set in smaller type. */
export const isLongTitle = (title: string): boolean => title.length > longTitle

/** The state of a listing as read from its address. */
export type Listing = {
  /** False when the path names an unknown department, category or partner: the page responds 404. */
  known: boolean
  /** The filters of the search request: the path's own and the chosen ones. */
  filters: FilterInput[]
  /** The filters of the query string alone; each has a chip. */
  chosen: FilterInput[]
  text: string
  sort: SortValue | null
  page: number
  /** The query string without unreadable filter values; links, chips and related links start from it. */
  search: string
  /** Sentences for the shopper about values of the address that were left out. */
  notes: string[]
  /** Unknown keys of the address; listing-slips.ts writes notes for those meant as filters. */
  strange: string[]
  title: string
  crumbs: Crumb[]
  pageType: ListingPageType
  source: ListingSource
  /** The canonical path, without the chosen filters. */
  canonical: string
  /** Item number of the piece shown first (§2). */
  featuredItem: number | null
  /** Whether the listing filters by condition overrides without supplier or curation (§5). */
  special: boolean
}
/** An address without host: path and query string (with "?", or empty). */
export type Place = { pathname: string; search: string }

const comma = ','
const escapeValue = (value: string) => value.replaceAll(comma, '%2C')
const unescapeValue = (value: string) => value.replaceAll('%2C', comma)

/**
 * Returns the values of one filter key in a query string, trimmed, each once. Commas separate values, written
 * "," or %2C; a comma inside a value is escaped twice, as %252C (`withFilter` does so).
 */
export function valuesOf(search: string, key: string): string[] {
  const raw = new URLSearchParams(search).getAll(key)
  const values = raw.flatMap((text) => text.split(comma)).map((text) => unescapeValue(text).trim())
  return [...new Set(values.filter(Boolean))]
}

/**
 * Returns the filters of a query string in its order; keys that are no filters (page, sort, utm_…) are
 * skipped.
 */
export function chosenFilters(search: string): FilterInput[] {
  const keys = [...new Set(new URLSearchParams(search).keys())].filter((key) => filterByKey.has(key))
  const inputs = keys.map((key) => ({ key, values: valuesOf(search, key) }))
  return withoutOldTallSizes(inputs.filter(({ values }) => values.length > 0))
}

function written(params: URLSearchParams): string {
  const text = params.toString().replaceAll('%2C', comma)
  return text ? `?${text}` : ''
}

/**
 * Returns the query string with the filter set to exactly these values (an empty list removes it), from
 * page 1.
 */
export function withFilter(search: string, key: string, values: readonly string[]): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (values.length === 0) params.delete(key)
  else params.set(key, values.map(escapeValue).join(comma))
  return written(params)
}

/**
 * Returns the query string with the value added to the filter, or removed when the filter has it, from
 * page 1.
 */
export function withToggled(search: string, key: string, value: string): string {
  const now = valuesOf(search, key)
  return withFilter(search, key, now.includes(value) ? now.filter((v) => v !== value) : [...now, value])
}

/** Returns the query string without filters and page; text, sort and foreign parameters stay. */
export function withoutFilters(search: string): string {
  const params = new URLSearchParams(search)
  for (const key of filterByKey.keys()) params.delete(key)
  params.delete('page')
  return written(params)
}

/** Returns the query string with this sort (null: the page's default), from page 1. */
export function withSort(search: string, sort: string | null): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  if (sort === null) params.delete('sort')
  else params.set('sort', sort)
  return written(params)
}

/** Returns the query string with this page number; page 1 has no parameter (§2). */
export function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search)
  if (page <= 1) params.delete('page')
  else params.set('page', String(page))
  return written(params)
}

/**
 * Returns the value of the price filter ("20-50") from two dollar amounts as typed, exchanged when the
 * first is higher; undefined when neither is an amount.
 */
export function priceValue(from: string, to: string): string | undefined {
  const clean = (text: string) => /^\d{1,7}(\.\d{1,2})?$/.exec(text.replace(/[$,\s]/g, ''))?.[0] ?? ''
  const low = clean(from)
  const high = clean(to)
  if (!low && !high) return undefined
  return low && high && Number(low) > Number(high) ? `${high}-${low}` : `${low}-${high}`
}

const safeDecode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const valuesIn = (filters: readonly FilterInput[], key: string) =>
  filters.find((one) => one.key === key)?.values ?? []

function titleFor(reading: PathReading, filters: readonly FilterInput[], names: ListingNames): string {
  const nameOf = (slug: string) =>
    sentenceName(names.categories?.find((one) => one.slug === slug)?.name ?? titleOfSlug(slug))
  const chosenBrands = reading.parts.brands ? [] : valuesIn(filters, 'brand_name_tags')
  const own = valuesIn(reading.own, narrowed)
  const chosenCategories = valuesIn(filters, narrowed).filter((slug) => !own.includes(slug))
  const styles = valuesIn(filters, 'style_tags')
  const conditions = valuesIn(filters, 'condition').filter((value): value is Condition =>
    (allConditions as readonly string[]).includes(value),
  )
  const plain = chosenBrands.length + chosenCategories.length + styles.length + conditions.length === 0
  if (plain && reading.title !== undefined) return reading.title
  if (reading.title !== undefined && Object.keys(reading.parts).length === 0) return reading.title
  return listingTitle({
    owner: reading.parts.owner,
    brands: reading.parts.brands ?? chosenBrands,
    categories: chosenCategories.length > 0 ? chosenCategories.map(nameOf) : reading.parts.categories,
    styles,
    conditions,
  })
}

/** Returns the requested sort; null for the page's default. Relevance needs a text. */
function sortOf(asked: string | null, hasText: boolean): SortValue | null {
  if (asked === null || asked === '' || sortNote(asked) !== undefined) return null
  return asked === 'relevance' && !hasText ? null : parseSort(asked, hasText)
}

/**
 * Returns the query string with each filter as it was read, the sort when it is known and the page from 2
 * up; foreign keys stay.
 */
function understoodSearch(search: string, chosen: readonly FilterInput[], sort: string | null): string {
  const params = new URLSearchParams(search)
  const cleaned = new URLSearchParams()
  for (const key of new Set([...params.keys(), ...chosen.map((one) => one.key)])) {
    if (filterByKey.has(key)) {
      const values = chosen.find((one) => one.key === key)?.values ?? []
      if (values.length > 0) cleaned.set(key, values.map(escapeValue).join(comma))
    } else if (key === 'sort') {
      if (sort !== null) cleaned.set(key, sort)
    } else if (key === 'page') {
      if (parsePage(params.get(key)) > 1) cleaned.set(key, String(parsePage(params.get(key))))
    } else for (const value of params.getAll(key)) cleaned.append(key, value)
  }
  return written(cleaned)
}

/**
 * Cleans a typed text as the API does: single spaces, no control characters, at most `searchTextMax`
 * characters, no half surrogate pair.
 */
const textOf = (typed: string) =>
  typed
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, searchTextMax)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()

/**
 * Reads the path and query string of a listing. `names` supply display names and allowed values; without
 * them, names are derived from slugs.
 */
export function readListing(place: Place, names: ListingNames = {}): Listing {
  const parts = place.pathname.split('/').filter(Boolean).map(safeDecode)
  const params = new URLSearchParams(place.search)
  const slugText = parts[0] === 'search' && parts[1] ? parts[1].replaceAll('-', ' ') : ''
  const text = textOf(params.get('text') ?? slugText)
  const reading = readPath(parts, names)
  const { own, known, crumbs, pageType, source, canonical } = reading
  const { chosen, notes } = choiceOf(chosenFilters(place.search), { own, categories: names.categories })
  const sort = sortOf(params.get('sort'), text !== '')
  const kept = own.filter((f) => f.key !== narrowed || !chosen.some((c) => c.key === narrowed))
  const filters = [...kept, ...chosen]
  const has = (key: string) => valuesIn(filters, key).length > 0
  return {
    known,
    crumbs,
    pageType,
    source,
    canonical,
    filters,
    chosen,
    text,
    sort,
    page: parsePage(params.get('page')),
    search: understoodSearch(place.search, chosen, sort),
    strange: strangeKeys(params.keys()),
    notes: [...notes, ...[sortNote(params.get('sort'))].filter((note) => note !== undefined)],
    title: params.get('text') && text ? `“${text}”` : titleFor(reading, chosen, names),
    featuredItem: parseItemNumber(params.get('featured_item') ?? undefined) ?? null,
    special: has('condition_overrides') && !has('supplier_id') && !has('curation_id'),
  }
}
