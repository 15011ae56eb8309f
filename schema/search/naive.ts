// The naive search: every filter by looking at every row, every count by counting. The mocks answer with it,
// and the differential test holds the search engine and the database to it.

import { plain, singular } from '@hemline/rules/query/engine/normal.ts'
import type { Counts, FacetDef } from '@hemline/rules/search/facet-options.ts'
import { priceStepCents } from '@hemline/rules/search/facet-prices.ts'
import { brandsShown, chosenValues, facetByKey, traitKeys } from '@hemline/rules/search/facets.ts'
import { filterByKey } from '@hemline/rules/search/filters.ts'
import { leftOutTest } from '@hemline/rules/search/left-out.ts'
import {
  daysBound,
  type Filter,
  isWidened,
  oneSize,
  type SizesFilter,
  type Switches,
  sizesByCut,
  widening,
} from '@hemline/rules/search/parse-filters.ts'
import { isBrandTyped, type SearchQuery, strongWish } from '@hemline/rules/search/search.ts'
import { isScored, type SortValue, sortOrders } from '@hemline/rules/search/sorts.ts'
import { sizingIdOffset } from '@hemline/rules/vocabulary/constants.ts'
import { departments } from '@hemline/rules/vocabulary/departments.ts'

/** The columns that the search reads; rows of the view search_item have them. */
export type NaiveRow = {
  item_number: number
  state: string
  title: string
  brand_name: string
  brand_names: readonly string[]
  category_name: string
  color_names: readonly string[]
  materials: readonly string[]
  dropshipper_id: number | null
}
export type NaiveAnswer<Row> = {
  rows: Row[]
  total: number
  counts: Map<string, Counts>
  traits: Set<string>
}

const cell = (row: NaiveRow, column: string): unknown => (row as unknown as Record<string, unknown>)[column]
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === null || value === undefined ? [] : [value]

/**
 * Searches rows without an engine: one page of rows with the exact total, and for each facet its counts as if
 * its own filter were not set. For tests and mocks.
 */
export function naiveSearch<Row extends NaiveRow>(
  rows: readonly Row[],
  query: SearchQuery,
  now: Date,
): NaiveAnswer<Row> {
  const base = baseOf(rows, query, now)
  const found = passing(base, query.filters, now).sort(
    query.sort === 'relevance' ? compareWished(query, now) : compareRows(query.sort),
  )
  const counts = new Map(
    query.facets.flatMap((key): [string, Counts][] => {
      const def = facetByKey.get(key)
      return def ? [[key, countsOf(def, around(base, key, query, now), query)]] : []
    }),
  )
  const traits = new Set(
    traitKeys.filter((key) => found.some((row) => has(row, filterByKey.get(key)?.column ?? ''))),
  )
  const from = (query.page - 1) * query.amount
  return { rows: found.slice(from, from + query.amount), total: found.length, counts, traits }
}

/**
 * Returns the brands of a listing, its brand filter left out, in which every typed word begins a word, with
 * counts: most pieces first, then by name.
 */
export function naiveBrands(
  rows: readonly NaiveRow[],
  query: SearchQuery,
  typed: string,
  now: Date,
): [string, number][] {
  const fits = (name: string) => isBrandTyped(name, typed)
  const counted = tally(around(baseOf(rows, query, now), 'brand_name_tags', query, now), (row) =>
    row.brand_names.filter(fits),
  )
  return mostFirst(counted).slice(0, query.amount)
}

/**
 * Returns a function that tells whether a piece is among those that a query finds at this time, by the same
 * conditions that naiveSearch applies.
 */
export function naiveMatcher(query: SearchQuery, now: Date): (row: NaiveRow) => boolean {
  const isIn = baseTest(query, now)
  const tests = query.filters.map((filter) => testOf(filter, now))
  return (row) => tests.every((test) => test(row)) && isIn(row)
}

const baseOf = <Row extends NaiveRow>(rows: readonly Row[], query: SearchQuery, now: Date): Row[] => {
  const isIn = baseTest(query, now)
  return rows.filter((row) => isIn(row))
}

/** Everything a query asks of a piece but its filters. */
function baseTest(query: SearchQuery, now: Date): (row: NaiveRow) => boolean {
  const listedOnly = !query.filters.some((filter) => filter.def.key === 'state')
  const isExcluded = (id: number | null) => id !== null && query.excludedDropshippers.includes(id)
  const refused = query.without.map((filter) => testOf(filter, now))
  const strong = query.wishes
    .filter(({ weight }) => weight >= strongWish)
    .map(({ filter }) => testOf(filter, now))
  const isWished = (row: NaiveRow) => !query.wishful || strong.some((test) => test(row))
  return (row) => {
    const isOpen = (!listedOnly || row.state === 'listed') && !isExcluded(row.dropshipper_id)
    return isOpen && findsText(row, query) && !refused.some((test) => test(row)) && isWished(row)
  }
}

/** Without a search engine's score: by what is wished for, then the newest. */
function compareWished({ wishes }: SearchQuery, now: Date): (a: NaiveRow, b: NaiveRow) => number {
  const tests = wishes.map(({ filter, weight }) => ({ test: testOf(filter, now), weight }))
  const score = (row: NaiveRow) => tests.reduce((sum, { test, weight }) => sum + (test(row) ? weight : 0), 0)
  const newest = compareRows('newest_first')
  return (a, b) => score(b) - score(a) || newest(a, b)
}

const around = <Row extends NaiveRow>(
  base: readonly Row[],
  key: string,
  { filters }: SearchQuery,
  now: Date,
): Row[] => {
  const others = filters.filter((filter) => filter.def.key !== key)
  return passing(base, others, now)
}

/**
 * Returns the text of a piece (title, brand, category, colors, materials) in which words are searched,
 * normalized by `plain`.
 */
export function searchedText(
  row: Pick<NaiveRow, 'title' | 'brand_name' | 'category_name' | 'color_names' | 'materials'>,
): string {
  const { title, brand_name, category_name, color_names, materials } = row
  return plain([title, brand_name, category_name, color_names.join(' '), materials.join(' ')].join(' '))
}

function findsText(row: NaiveRow, { words, unwanted, anyWord }: SearchQuery): boolean {
  if (words.length + unwanted.length === 0) return true
  const where = searchedText(row)
  const isThere = (word: string) => where.includes(singular(plain(word)))
  return (anyWord ? words.some(isThere) : words.every(isThere)) && !unwanted.some(isThere)
}

function between(value: unknown, from: number | null, to: number | null): boolean {
  const at = value instanceof Date ? value.getTime() : value
  return typeof at === 'number' && (from === null || at >= from) && (to === null || at <= to)
}

type Test = (row: NaiveRow) => boolean

function isAmong(
  { key, column }: { key: string; column: string },
  wanted: readonly (string | number)[],
): Test {
  const fold = (value: unknown) => (key === 'brand_name_tags' ? String(value).toLowerCase() : String(value))
  const folded = new Set(wanted.map(fold))
  return (row) => list(cell(row, column)).some((one) => folded.has(fold(one)))
}

/** Petite and tall sizes share ids; the department tag of the piece decides. */
function hasSize(filter: SizesFilter): Test {
  const { plain: ids, cut, cuts } = sizesByCut(filter)
  const enough = isAmong(filter.def, ids)
  const shared = isAmong(filter.def, cut)
  const tagged = isAmong({ key: 'department_tags', column: 'department_tags' }, cuts)
  return (row) => enough(row) || (shared(row) && tagged(row))
}

/** Returns a function that tells whether a row passes one filter. */
function testOf(filter: Filter, now: Date): Test {
  const { column } = filter.def
  switch (filter.kind) {
    case 'terms':
      return isAmong(filter.def, [...filter.values, ...filter.also])
    case 'number':
      return hasSize(filter)
    case 'boolean':
      return (row) => cell(row, column) === filter.value
    case 'range':
      return (row) => between(cell(row, column), filter.from, filter.to)
    case 'words': {
      const isThere = leftOutTest(filter.values)
      return (row) => !isThere(searchedText(row))
    }
    case 'date':
      return (row) => between(cell(row, column), filter.from.getTime(), null)
    case 'days': {
      const { from, to } = daysBound(filter, now)
      return (row) => between(cell(row, column), from?.getTime() ?? null, to?.getTime() ?? null)
    }
  }
}

const passing = <Row extends NaiveRow>(
  rows: readonly Row[],
  filters: readonly Filter[],
  now: Date,
): Row[] => {
  const tests = filters.map((filter) => testOf(filter, now))
  return rows.filter((row) => tests.every((test) => test(row)))
}

const sortable = (value: unknown): number | null =>
  value instanceof Date
    ? value.getTime()
    : typeof value === 'boolean'
      ? Number(value)
      : typeof value === 'number'
        ? value
        : null

/**
 * By the sort's fields, empty values last, then the higher item number first. Without a score,
 * relevance and recommended are newest first.
 */
function compareRows(sort: SortValue): (a: NaiveRow, b: NaiveRow) => number {
  const orders = isScored(sort) ? sortOrders.newest_first : sortOrders[sort]
  return (a, b) => {
    for (const { field, direction } of orders) {
      const x = sortable(cell(a, field))
      const y = sortable(cell(b, field))
      if (x === y) continue
      if (x === null) return 1
      if (y === null) return -1
      return direction === 'asc' ? x - y : y - x
    }
    return b.item_number - a.item_number
  }
}

function has(row: NaiveRow, column: string): boolean {
  const value = cell(row, column)
  return typeof value === 'boolean' ? value : list(value).length > 0
}

function tally<Row, Value>(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly Value[],
): Map<Value, number> {
  const counts = new Map<Value, number>()
  for (const row of rows)
    for (const value of new Set(valuesOf(row))) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const mostFirst = (counts: ReadonlyMap<string, number>): [string, number][] =>
  [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))

function countsOf(def: FacetDef, rows: readonly NaiveRow[], { filters, switches }: SearchQuery): Counts {
  const own = filters.find((filter) => filter.def.key === def.key)
  const inRange = (filter: Extract<Filter, { kind: 'range' }>) =>
    rows.filter((row) => between(cell(row, def.column), filter.from, filter.to)).length
  const chosen = new Map(
    chosenValues(own).map((value) => [
      value,
      own?.kind === 'range' ? inRange(own) : withValue(rows, def, value, switches),
    ]),
  )
  const cents = (row: NaiveRow) => Number(cell(row, def.column))
  const prices =
    def.facet === 'PRICE'
      ? tally(rows, (row) => [Math.floor(cents(row) / priceStepCents) * priceStepCents])
      : new Map()
  return { values: countedValues(def, rows, switches, own), chosen, prices }
}

/** Returns the number of rows that this value alone would give. */
const withValue = (rows: readonly NaiveRow[], def: FacetDef, value: string, switches: Switches): number =>
  rows.filter(
    def.key === 'sizing_id'
      ? hasSize(oneSize(def, value, switches))
      : isAmong(def, [value, ...widening(def.key, value, switches)]),
  ).length

function countedValues(
  def: FacetDef,
  rows: readonly NaiveRow[],
  switches: Switches,
  own: Filter | undefined,
): Map<string, number> {
  if (def.facet === 'PRICE') return new Map()
  if (def.facet === 'TOGGLE')
    return new Map(
      own === undefined ? [['true', rows.filter((row) => cell(row, def.column) === true).length]] : [],
    )
  const counts = tally(rows, (row) => list(cell(row, def.column)).map(String))
  if (!isWidened(def.key, switches))
    return def.key === 'brand_name_tags' ? new Map(mostFirst(counts).slice(0, brandsShown)) : counts
  const regular = [...counts.keys()].map((value) => String(Number(value) % sizingIdOffset))
  const candidates = def.key === 'department_tags' ? departments : new Set([...counts.keys(), ...regular])
  return new Map([...candidates].map((value) => [value, withValue(rows, def, value, switches)]))
}
