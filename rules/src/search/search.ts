// What getItems' arguments mean (specification §7): one reading for the API and for the mocks.
// decision 0011 has the reasons.

import { joinLabels } from '../common/labels.ts'
import { parsePage } from '../common/paging.ts'
import type { Lexicon } from '../query/engine/lexicon.ts'
import type { Part, Understood } from '../query/engine/types.ts'
import { filtersOf, understand } from '../query/engine/understand.ts'
import { listingMaxAmount, recommendedAmount, searchTextMax } from '../vocabulary/constants.ts'
import type { SizeName } from './facet-names.ts'
import { facetsAsked } from './facets.ts'
import type { FilterInput } from './filters.ts'
import { withFilter, withSort } from './listing-url.ts'
import { type Filter, parseFilters, type Switches, shortenForNote } from './parse-filters.ts'
import { parseSort, type SortValue, sortGroups, sortLabels, sortNote } from './sorts.ts'

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
  /** Those asked for and those understood from the text. */
  filters: readonly Filter[]
  /** Pieces with these are left out. */
  without: readonly Filter[]
  /** What should come first. Only when the text names nothing sure, a piece must meet one that is strong. */
  wishes: readonly Wish[]
  wishful: boolean
  switches: Switches
  /** Words to look for; none: no text was asked for. */
  words: readonly string[]
  /** Words that must not be there. */
  unwanted: readonly string[]
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
/** A soft wish: pieces that pass the filter gain its weight, or lose it when it is negative. */
export type Wish = { filter: Filter; weight: number }
/** A wish from this weight on says what was meant, and not only how. */
export const strongWish = 2
export type SortControl = {
  label: string
  value: string
  selected: boolean
  location: { query: Record<string, string>; search: string }
}
export type SortGroup = { label: string; children: SortControl[]; selected: SortControl | null }
/** The facts of one search for the search measurements. */
export type SearchLog = Record<string, string | number | boolean | null>
export type ReadSearch = {
  query: SearchQuery
  text: string
  notes: string[]
  sorts: SortGroup[]
  log: SearchLog
  /** What was read from the text; the parts are those in force. */
  understood: Understood
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
 * What the shop knows, to read with. Without sizes every number is taken for one; without a lexicon each
 * word is looked for as it is.
 */
export type Known = { sizes?: readonly SizeName[] | undefined; lexicon?: Lexicon | undefined }

/**
 * Reads the arguments: texts cleaned of control characters, bounds applied, what makes no sense told in
 * `notes`. Amounts are between 0 and 100; in the context "recommended" at most 4 (§7), in the recommended
 * order and without facets.
 */
export function readSearch(args: SearchArgs, { sizes, lexicon }: Known = {}): ReadSearch {
  const inputs = args.filters.map(({ key, values }) => ({ key: clean(key), values: values.map(clean) }))
  const { filters, switches, controls, notes } = parseFilters(inputs)
  const kept = sizes ? filters.flatMap((filter) => knownSizes(filter, sizes, notes)) : filters
  const unknownSort = sortNote(args.sortBy ?? controls.sort)
  if (unknownSort) notes.push(unknownSort)
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
  const given = /^[\w-]{1,64}$/.test(args.queryId ?? '') ? (args.queryId ?? null) : null
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

/** "women" on the page of women's pieces says nothing else. */
const repeats = ({ key, values }: Part, asked: readonly Filter[]) =>
  asked.some(
    (filter) =>
      filter.def.key === key &&
      filter.kind === 'terms' &&
      filter.values.some((value) => values.includes(value)),
  )

/** Only small words were said: "the of and". */
const saysNothing = (query: ReadText['query']) =>
  [query.filters, query.without, query.wishes, query.words, query.unwanted].every((list) => list.length === 0)

/**
 * A search text without control characters and surrounding spaces, cut to its longest after a whole word:
 * of "red" no "re" is left.
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
 * What the text adds to the filters asked for. A filter asked for says more than the text's of the same key.
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
 * Whether the categories of a part lie within those asked for: "midi dresses", searched for among dresses.
 */
function isNarrower({ key, values }: Part, asked: Filter, paths: ReadonlyMap<string, string>): boolean {
  if (key !== 'category_tags' || asked.kind !== 'terms') return false
  const within = (slug: string) =>
    asked.values.some((outer) => slug === outer || paths.get(slug)?.split('/').includes(outer))
  return values.every(within)
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
  if (gone > 0)
    notes.push(`Size: we left out ${gone === 1 ? 'one that we don’t have' : `${gone} that we don’t have`}.`)
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
