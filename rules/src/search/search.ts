// Reads the arguments of getItems (specification §7) into a search query; the API and the mocks share it.
// Decision 0011 has the reasons.

import { joinLabels } from '../common/labels.ts'
import { parsePage } from '../common/paging.ts'
import type { Lexicon } from '../query/engine/lexicon.ts'
import { plain } from '../query/engine/normal.ts'
import type { Part, Understood } from '../query/engine/types.ts'
import { filtersOf, understand } from '../query/engine/understand.ts'
import { listingMaxAmount, recommendedAmount, searchTextMax } from '../vocabulary/constants.ts'
import type { SizeName } from './facet-names.ts'
import { facetsAsked } from './facets.ts'
import type { FilterInput } from './filters.ts'
import { excludesMax, inputNotes, isQueryId } from './input-notes.ts'
import { withFilter, withSort } from './listing-url.ts'
import { type Filter, isSizeKey, parseFilters, type Switches, shortenForNote } from './parse-filters.ts'
import { parseSort, type SortValue, sortGroups, sortLabels, sortNote } from './sorts.ts'

type Maybe<T> = T | null | undefined
/** The arguments of getItems as a client sends them. */
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

/** A checked search query, ready for a search engine. */
export type SearchQuery = {
  /** The requested filters and those read from the text. */
  filters: readonly Filter[]
  /** Filters whose pieces are excluded. */
  without: readonly Filter[]
  /** Soft wishes that rank pieces; with `wishful` a piece must also meet at least one strong wish. */
  wishes: readonly Wish[]
  wishful: boolean
  switches: Switches
  /** Words that the texts of pieces must contain; empty when the text leaves no words to search for. */
  words: readonly string[]
  /** Words that titles of pieces must not contain. */
  unwanted: readonly string[]
  /** Whether one of `words` is enough. */
  anyWord: boolean
  excludedDropshippers: readonly number[]
  sort: SortValue
  page: number
  /** Number of pieces per page; 0 requests counts alone. */
  amount: number
  /** Keys of the facets to count. */
  facets: readonly string[]
}
/** A soft wish: pieces that pass the filter gain its weight, or lose it when it is negative. */
export type Wish = { filter: Filter; weight: number }
/** Weight from which a wish counts as strong: it names the wanted piece instead of only describing it. */
export const strongWish = 2
/** A sort option (§3); `location`: the query of the listing with this sort, on page 1. */
export type SortControl = {
  label: string
  value: string
  selected: boolean
  location: { query: Record<string, string>; search: string }
}
/** A labelled group of sort options. */
export type SortGroup = { label: string; children: SortControl[]; selected: SortControl | null }
/** The facts of one search for the search measurements. */
export type SearchLog = Record<string, string | number | boolean | null>
/**
 * A search request as read: the query, notes for the shopper, the sort options and the data for the search
 * log.
 */
export type ReadSearch = {
  query: SearchQuery
  text: string
  notes: string[]
  sorts: SortGroup[]
  log: SearchLog
  /** The reading of the text; `parts` holds only the filters in force. */
  understood: Understood
  /** Id of the query of which this request is a later page; null for a new query. */
  sameQuery: string | null
  /** Id of the query from which the shopper came to this one. */
  parentId: string | null
}

/** Most words used of one search text. */
const wordsMax = 20
const logTextMax = 60

/**
 * The shop's data for reading a request. Without `sizes` every number counts as a size; without `lexicon`
 * each word is searched for as typed.
 */
export type Known = { sizes?: readonly SizeName[] | undefined; lexicon?: Lexicon | undefined }

/**
 * Reads the arguments of getItems: removes control characters, applies bounds and reports left-out values
 * in `notes`. `amount` is limited to 0 to 100; the context "recommended" (§7) allows at most 4 pieces,
 * sorts by recommendation and has no facets.
 */
export function readSearch(args: SearchArgs, { sizes, lexicon }: Known = {}): ReadSearch {
  const inputs = args.filters.map(({ key, values }) => ({ key: clean(key), values: values.map(clean) }))
  const { filters, switches, controls, notes } = parseFilters(inputs)
  const kept = sizes ? filters.flatMap((filter) => knownSizes(filter, sizes, notes)) : filters
  const unknownSort = sortNote(args.sortBy ?? controls.sort)
  if (unknownSort) notes.push(unknownSort)
  notes.push(...inputNotes(args))
  const text = searchText(args.query || controls.text || '')
  const recommended = args.context === 'recommended'
  const sort = sortOf(args.sortBy ?? controls.sort, text, recommended)
  const most = recommended ? recommendedAmount : listingMaxAmount
  const page = parsePage(args.page ?? controls.page)
  const anyWord = args.queryBehavior === 'any'
  const read = readText(text, kept, anyWord ? undefined : lexicon)
  if (read.overruled.length > 0) notes.push(overruledNote(read.overruled))
  if (read.understood.guessed.length > 0) notes.push(guessNote(read.understood.guessed))
  if (text !== '' && saysNothing(read.query))
    notes.push('None of these words narrows the shop, so here is all of it.')
  const query: SearchQuery = {
    ...read.query,
    switches,
    anyWord,
    excludedDropshippers: (args.excludes?.dropshipper_id ?? []).slice(0, excludesMax),
    sort,
    page,
    amount: Math.min(Math.max(Math.trunc(args.amount), 0), most),
    facets: recommended ? [] : facetsAsked(args.facets),
  }
  const given = isQueryId(args.queryId ?? '') ? (args.queryId ?? null) : null
  const known = new Set([...kept.map((filter) => filter.def.key), ...switchKeys])
  const sorts = sortControls(
    query,
    text,
    inputs.filter((input) => known.has(input.key)),
  )
  const question = { sameQuery: page > 1 ? given : null, parentId: page > 1 ? null : given }
  return { query, text, notes, sorts, log: logOf(args, query), understood: read.understood, ...question }
}

const guessNote = (words: readonly string[]) =>
  `No piece is called ${joinLabels(words.map((word) => `“${shortenForNote(word)}”`))}, so we guessed what goes with ${words.length === 1 ? 'it' : 'them'}.`

const overruledNote = (words: readonly string[]) =>
  `This page’s own filters come before ${joinLabels(words.map((word) => `“${shortenForNote(word)}”`))}. Take a filter off, or search the whole shop.`

/** Returns whether a part only repeats a requested filter, as "women" on the page of women's pieces. */
const repeats = ({ key, values }: Part, asked: readonly Filter[]) =>
  asked.some(
    (filter) =>
      filter.def.key === key &&
      filter.kind === 'terms' &&
      filter.values.some((value) => values.includes(value)),
  )

/** Returns whether the text held only small words: "the of and". */
const saysNothing = (query: ReadText['query']) =>
  [query.filters, query.without, query.wishes, query.words, query.unwanted].every((list) => list.length === 0)

/**
 * Returns a search text without control characters and outer spaces, at most 200 characters, cut after a
 * whole word where possible.
 */
export function searchText(text: string): string {
  const whole = clean(text).trim()
  if (whole.length <= searchTextMax) return whole
  const cut = whole.slice(0, searchTextMax)
  const end = /\s/.test(whole[searchTextMax] ?? '') ? -1 : cut.lastIndexOf(' ')
  return (end > 0 ? cut.slice(0, end) : cut).toWellFormed().trim()
}

type ReadText = {
  query: Pick<SearchQuery, 'filters' | 'without' | 'wishes' | 'wishful' | 'words' | 'unwanted'>
  understood: Understood
  overruled: readonly string[]
}

/**
 * Adds the filters and wishes of the text to the requested filters. A requested filter takes precedence
 * over a filter of the text with the same key, unless the text names a narrower category.
 */
function readText(text: string, asked: readonly Filter[], lexicon: Lexicon | undefined): ReadText {
  const plainWords = (words: readonly string[]) =>
    words
      .flatMap((word) => word.split(/\s+/u))
      .filter(Boolean)
      .slice(0, wordsMax)
  if (!lexicon) {
    const understood: Understood = {
      parts: [],
      leanings: [],
      words: [],
      unwanted: [],
      absent: [],
      idle: [],
      guessed: [],
    }
    return {
      query: {
        filters: asked,
        without: [],
        wishes: [],
        wishful: false,
        words: plainWords([text]),
        unwanted: [],
      },
      understood,
      overruled: [],
    }
  }
  const departments = asked.flatMap((filter) =>
    filter.def.key === 'department_tags' && filter.kind === 'terms' ? filter.values : [],
  )
  const understood = understand(text, lexicon, departments)
  const paths = new Map(lexicon.shop.names.categories.map(({ slug, path }) => [slug, path]))
  const overruled = (part: Part) =>
    !part.negated && asked.some((filter) => filter.def.key === part.key && !isNarrower(part, filter, paths))
  const parts = understood.parts.filter((part) => !overruled(part))
  const overruledWords = understood.parts
    .filter((part) => overruled(part) && !repeats(part, asked))
    .map(({ from, to }) => text.slice(from, to))
  const { wanted, without } = filtersOf(parts)
  const added = parseFilters(wanted).filters
  const wishes = understood.leanings.flatMap(({ key, values, weight }) =>
    parseFilters([{ key, values }]).filters.map((filter) => ({ filter, weight })),
  )
  const words = plainWords(understood.words)
  return {
    query: {
      filters: [...asked.filter(({ def }) => !added.some((one) => one.def.key === def.key)), ...added],
      without: without.flatMap((input) => parseFilters([input]).filters),
      wishes,
      wishful: wanted.length === 0 && words.length === 0 && wishes.some(({ weight }) => weight >= strongWish),
      words,
      unwanted: plainWords(understood.unwanted),
    },
    understood: { ...understood, parts },
    overruled: [...new Set(overruledWords)],
  }
}

/**
 * Returns whether the categories of a part lie within the requested ones: "midi dresses" searched for on
 * the page of dresses.
 */
function isNarrower({ key, values }: Part, asked: Filter, paths: ReadonlyMap<string, string>): boolean {
  if (key !== 'category_tags' || asked.kind !== 'terms') return false
  const within = (slug: string) =>
    asked.values.some((outer) => slug === outer || paths.get(slug)?.split('/').includes(outer))
  return values.every(within)
}

const switchKeys = ['include_maternity', 'include_petite', 'include_tall', 'my_sizes']

// Postgres refuses NUL and half of a surrogate pair, and shoppers never type other control characters.
const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').toWellFormed()

/** Removes size ids that the shop does not have from the size filter, with a note. */
function knownSizes(filter: Filter, sizes: readonly SizeName[], notes: string[]): Filter[] {
  if (!isSizeKey(filter.def.key) || filter.kind !== 'number') return [filter]
  const ids = new Set(sizes.map((size) => size.sizingId))
  const values = filter.values.filter((value) => ids.has(value))
  const gone = filter.values.length - values.length
  if (gone > 0)
    notes.push(`Size: we left out ${gone === 1 ? 'one that we don’t have' : `${gone} that we don’t have`}.`)
  return values.length > 0 ? [{ ...filter, values, also: filter.also.filter((value) => ids.has(value)) }] : []
}

function sortOf(asked: Maybe<string>, text: string, recommended: boolean): SortValue {
  return parseSort(recommended && !asked ? 'recommended' : asked, text !== '')
}

/**
 * Returns the sort options of the response (§3): label, value, selected, and the location of the listing
 * with that sort, on page 1.
 */
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
  const hasAuctions = query.filters.some(
    (filter) => filter.def.key === 'state' && filter.kind === 'terms' && filter.values.includes('on_auction'),
  )
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

/**
 * Returns how many brands the brand search of a listing returns: the requested number within 1 to 100, 20
 * by default.
 */
export function brandAmount(amount: Maybe<number>): number {
  return Math.min(Math.max(Math.trunc(amount ?? 20), 1), 100)
}

/** Returns the words of a text typed into the brand filter, at most 20, without apostrophes. */
export function brandWords(text: string): string[] {
  return clean(text)
    .slice(0, searchTextMax)
    .toWellFormed()
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, wordsMax)
}

/** Returns whether each word typed into the brand filter begins a word of a brand's name. */
export function isBrandTyped(name: string, typed: string): boolean {
  const words = brandWords(plain(name))
  return brandWords(plain(typed)).every((start) => words.some((word) => word.startsWith(start)))
}
