// What getItems' arguments mean (specification §7): one reading for the API and for the mocks. decision 0011 has the reasons.
import type { SizeName } from './facet-names.ts'
import { facetsAsked } from './facets.ts'
import type { FilterInput } from './filters.ts'
import { withFilter, withSort } from './listing-url.ts'
import { parsePage } from './paging.ts'
import { type Filter, parseFilters, type Switches } from './parse-filters.ts'
import { parseSort, type SortValue, sortGroups, sortLabels, sortNote } from './sorts.ts'
import { listingMaxAmount, recommendedAmount, searchTextMax } from './vocabulary/constants.ts'

type Maybe<T> = T | null | undefined
export type SearchArgs = {
  amount: number
  filters: readonly FilterInput[]
  page?: Maybe<number>
  context?: Maybe<string>
  excludes?: Maybe<{ dropshipper_id?: Maybe<readonly number[]> }>
  itemQueryContext?: Maybe<{ clientModule?: Maybe<string>; clientPageType?: Maybe<string> }>
  query?: Maybe<string>
  queryBehavior?: Maybe<string>
  queryId?: Maybe<string>
  skipFallback?: Maybe<boolean>
  skipSpellcheck?: Maybe<boolean>
  sortBy?: Maybe<string>
  target?: Maybe<string>
  facets?: Maybe<readonly string[]>
}

export type SearchQuery = {
  filters: readonly Filter[]
  switches: Switches
  /** Words to look for; none: no text was asked for. */
  words: readonly string[]
  /** One of the words is enough. */
  anyWord: boolean
  excludedDropshippers: readonly number[]
  sort: SortValue
  page: number
  /** Pieces a page; 0: counts alone. */
  amount: number
  /** Keys of the facets to count. */
  facets: readonly string[]
}
export type SortControl = { label: string; value: string; selected: boolean; location: { query: Record<string, string>; search: string } }
export type SortGroup = { label: string; children: SortControl[]; selected: SortControl | null }
/** What an answer was asked for, for whoever measures searches. */
export type SearchLog = Record<string, string | number | boolean | null>
export type ReadSearch = {
  query: SearchQuery
  text: string
  notes: string[]
  sorts: SortGroup[]
  log: SearchLog
  /** The question whose further page this is; null for a new question. */
  sameQuery: string | null
  /** The question that this one followed from. */
  parentId: string | null
}

/** More words than this in one search text are left out. */
const wordsMax = 20
const excludesMax = 100
const logTextMax = 60

/**
 * Reads the arguments: texts cleaned of control characters, bounds applied, what makes no sense told in `notes`. Amounts are
 * between 0 and 100; in the context "recommended" at most 4 (§7), in the recommended order and without facets.
 * `sizes`: those that there are; others are left out. Without them every number is taken for one.
 */
export function readSearch(args: SearchArgs, sizes?: readonly SizeName[]): ReadSearch {
  const inputs = args.filters.map(({ key, values }) => ({ key: clean(key), values: values.map(clean) }))
  const { filters, switches, controls, notes } = parseFilters(inputs)
  const kept = sizes ? filters.flatMap((filter) => knownSizes(filter, sizes, notes)) : filters
  const unknownSort = sortNote(args.sortBy ?? controls.sort)
  if (unknownSort) notes.push(unknownSort)
  const text = clean(args.query || controls.text || '')
    .slice(0, searchTextMax)
    .toWellFormed()
    .trim()
  const recommended = args.context === 'recommended'
  const sort = sortOf(args.sortBy ?? controls.sort, text, recommended)
  const most = recommended ? recommendedAmount : listingMaxAmount
  const page = parsePage(args.page ?? controls.page)
  const query: SearchQuery = {
    filters: kept,
    switches,
    words: text.split(/\s+/u).filter(Boolean).slice(0, wordsMax),
    anyWord: args.queryBehavior === 'any',
    excludedDropshippers: (args.excludes?.dropshipper_id ?? []).slice(0, excludesMax),
    sort,
    page,
    amount: Math.min(Math.max(Math.trunc(args.amount), 0), most),
    facets: recommended ? [] : facetsAsked(args.facets),
  }
  const given = /^[\w-]{1,64}$/.test(args.queryId ?? '') ? (args.queryId ?? null) : null
  const known = new Set([...kept.map((filter) => filter.def.key), ...switchKeys])
  const sorts = sortControls(
    query,
    text,
    inputs.filter((input) => known.has(input.key)),
  )
  return { query, text, notes, sorts, log: logOf(args, query), sameQuery: page > 1 ? given : null, parentId: page > 1 ? null : given }
}

const switchKeys = ['include_maternity', 'include_petite', 'include_tall', 'my_sizes']

// Postgres refuses NUL and half of a surrogate pair, and nobody types the other control characters.
const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').toWellFormed()

/** Numbers that are no size of ours would only stand in the way of the others. */
function knownSizes(filter: Filter, sizes: readonly SizeName[], notes: string[]): Filter[] {
  if (filter.def.key !== 'sizing_id' || filter.kind !== 'number') return [filter]
  const ids = new Set(sizes.map((size) => size.sizingId))
  const values = filter.values.filter((value) => ids.has(value))
  const gone = filter.values.length - values.length
  if (gone > 0) notes.push(`Size: we left out ${gone === 1 ? 'one that we don’t have' : `${gone} that we don’t have`}.`)
  return values.length > 0 ? [{ ...filter, values, also: filter.also.filter((value) => ids.has(value)) }] : []
}

function sortOf(asked: Maybe<string>, text: string, recommended: boolean): SortValue {
  const own = recommended && !asked ? 'recommended' : asked
  const sort = parseSort(own, text !== '')
  // Without a text everything is equally relevant.
  return sort === 'relevance' && text === '' ? 'newest_first' : sort
}

/** §3: a sort control has label, value, selected and the location that choosing it leads to (page 1). */
function sortControls(query: SearchQuery, text: string, inputs: readonly FilterInput[]): SortGroup[] {
  const hasText = text !== ''
  const byKey = Map.groupBy(inputs, (input) => input.key)
  let base = hasText ? `?${new URLSearchParams({ text })}` : ''
  for (const [key, list] of byKey)
    base = withFilter(
      base,
      key,
      list.flatMap((input) => input.values),
    )
  const standard = parseSort(null, hasText)
  const control = (value: SortValue): SortControl => {
    const search = withSort(base, value === standard ? null : value)
    const location = { query: Object.fromEntries(new URLSearchParams(search)), search }
    return { label: sortLabels[value], value, selected: value === query.sort, location }
  }
  const hasAuctions = query.filters.some((filter) => filter.def.key === 'state' && filter.kind === 'terms' && filter.values.includes('on_auction'))
  return sortGroups(hasText, hasAuctions).map(({ label, values }) => {
    const children = values.map(control)
    return { label, children, selected: children.find((child) => child.selected) ?? null }
  })
}

function logOf(args: SearchArgs, query: SearchQuery): SearchLog {
  const short = (text: Maybe<string>) => (text ? clean(text).slice(0, logTextMax).toWellFormed() : null)
  return {
    context: short(args.context),
    target: short(args.target),
    clientModule: short(args.itemQueryContext?.clientModule),
    clientPageType: short(args.itemQueryContext?.clientPageType),
    queryBehavior: query.anyWord ? 'any' : 'all',
    skipSpellcheck: args.skipSpellcheck === true,
    sort: query.sort,
    page: query.page,
  }
}

/** The brand search of a listing: how many brands, 20 unless told, at most 100. */
export function brandAmount(amount: Maybe<number>): number {
  return Math.min(Math.max(Math.trunc(amount ?? 20), 1), 100)
}

/** The words that somebody typed into the brand filter. */
export function brandWords(text: string): string[] {
  return clean(text)
    .slice(0, searchTextMax)
    .toWellFormed()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, wordsMax)
}
