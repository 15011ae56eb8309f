// The naive search: every filter by looking at every row. The real search is compared with it.
import { daysBound, type Filter, filterTable, parseFilters } from '@hemline/rules/filters.ts'
import { hasBeenListed, type ItemState } from '@hemline/rules/item-states.ts'
import { pageCount, parsePage } from '@hemline/rules/paging.ts'
import { offeredSorts, parseSort, type SortValue, sortLabels, sortOrders } from '@hemline/rules/sorts.ts'
import { listingMaxAmount, searchTextMax } from '@hemline/rules/vocabulary/constants.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { itemsNow, type MockContext } from '../context.ts'
import type { MockItem } from '../item.ts'

/** What the search looks at; rows of the view search_item have it too. */
export type SearchRow = Pick<
  MockItem,
  | 'item_number'
  | 'state'
  | 'title'
  | 'brand_name'
  | 'category_name'
  | 'color_names'
  | 'materials'
  | 'dropshipper_id'
  | 'price_cents'
  | 'size_label'
  | 'sizing_id'
  | 'size_rank'
>
export type NaiveQuery = {
  filters: readonly Filter[]
  /** All words must occur in title, brand, category, colours or materials, in any case and without accents. */
  text: string
  sort: SortValue
  page: number
  amount: number
  excludedDropshippers?: readonly number[]
}
export type NaiveBucket = { value: string; label: string; count: number; selected: boolean }
export type NaiveFacet = { key: string; label: string; buckets: NaiveBucket[] }

const cell = (row: SearchRow, column: string): unknown => (row as unknown as Record<string, unknown>)[column]
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value])
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

function between(value: unknown, from: number | null, to: number | null): boolean {
  const at = value instanceof Date ? value.getTime() : value
  return typeof at === 'number' && (from === null || at >= from) && (to === null || at <= to)
}

/** Whether a row passes one filter. */
export function passes(row: SearchRow, filter: Filter, now: Date): boolean {
  const value = cell(row, filter.def.column)
  switch (filter.kind) {
    case 'terms': {
      const fold = (text: unknown) => (filter.def.key === 'brand_name_tags' ? String(text).toLowerCase() : String(text))
      const wanted = filter.values.map(fold)
      return list(value).some((one) => wanted.includes(fold(one)))
    }
    case 'number':
      return list(value).some((one) => filter.values.includes(Number(one)))
    case 'boolean':
      return value === filter.value
    case 'range':
      return between(value, filter.from, filter.to)
    case 'date':
      return between(value, filter.from.getTime(), null)
    case 'days': {
      const { from, to } = daysBound(filter, now)
      return between(value, from?.getTime() ?? null, to?.getTime() ?? null)
    }
  }
}

function findsText(row: SearchRow, text: string): boolean {
  const where = plain([row.title, row.brand_name, row.category_name, row.color_names.join(' '), row.materials.join(' ')].join(' '))
  return plain(text)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => where.includes(word))
}

const sortable = (value: unknown): number | null =>
  value instanceof Date ? value.getTime() : typeof value === 'boolean' ? Number(value) : typeof value === 'number' ? value : null

/** By the sort's fields, empty values last, then the higher item number first. Without a score, relevance is newest first. */
export function compareRows(sort: SortValue): (a: SearchRow, b: SearchRow) => number {
  const orders = sort === 'relevance' ? sortOrders.newest_first : sortOrders[sort]
  return (a, b) => {
    for (const { field, direction } of orders) {
      const [x, y] = [sortable(cell(a, field)), sortable(cell(b, field))]
      if (x === y) continue
      if (x === null) return 1
      if (y === null) return -1
      return direction === 'asc' ? x - y : y - x
    }
    return b.item_number - a.item_number
  }
}

const priceBands: readonly (readonly [number, number | null])[] = [
  [0, 25],
  [25, 50],
  [50, 100],
  [100, 200],
  [200, null],
]

function bucketsOf(key: string, rows: readonly SearchRow[], selected: ReadonlySet<string>): NaiveBucket[] {
  const def = filterTable.find((one) => one.key === key)
  if (!def) return []
  if (def.kind === 'range') {
    return priceBands.map(([from, to]) => {
      const value = `${from}-${to ?? ''}`
      const count = rows.filter((row) => between(row.price_cents, from * 100, to === null ? null : to * 100)).length
      return {
        value,
        label: to === null ? `Over $${from}` : from === 0 ? `Under $${to}` : `$${from} to $${to}`,
        count,
        selected: selected.has(value),
      }
    })
  }
  const counts = new Map<string, { count: number; row: SearchRow }>()
  for (const row of rows)
    for (const one of list(cell(row, def.column))) counts.set(String(one), { row, count: (counts.get(String(one))?.count ?? 0) + 1 })
  const fold = (text: string) => (key === 'brand_name_tags' ? text.toLowerCase() : text)
  const chosen = new Set([...selected].map(fold))
  const buckets = [...counts].map(([value, { count, row }]) => ({
    value,
    label: labelOf(key, value, row),
    count,
    selected: chosen.has(fold(value)),
    rank: row.size_rank,
  }))
  buckets.sort(key === 'sizing_id' ? (a, b) => a.rank - b.rank : (a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  return buckets.map(({ rank: _, ...bucket }) => bucket)
}

function labelOf(key: string, value: string, row: SearchRow): string {
  if (key === 'sizing_id') return row.size_label
  if (key === 'condition') return Object.entries(conditionLabels).find(([name]) => name === value)?.[1] ?? value
  if (key === 'brand_name_tags') return value
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')
}

const valuesOf = (filter: Filter | undefined): Set<string> => {
  if (!filter) return new Set()
  if (filter.kind === 'terms' || filter.kind === 'number') return new Set(filter.values.map(String))
  if (filter.kind === 'range') return new Set([`${filter.from === null ? '' : filter.from / 100}-${filter.to === null ? '' : filter.to / 100}`])
  return new Set()
}

/** One page of rows with the exact total, and facets that count as if their own filter were not set. */
export function naiveSearch<Row extends SearchRow>(
  rows: readonly Row[],
  query: NaiveQuery,
  now: Date,
): { rows: Row[]; total: number; facets: NaiveFacet[] } {
  const listedOnly = !query.filters.some((filter) => filter.def.key === 'state')
  const base = rows.filter(
    (row) =>
      (!listedOnly || row.state === 'listed') &&
      findsText(row, query.text) &&
      !(row.dropshipper_id !== null && query.excludedDropshippers?.includes(row.dropshipper_id)),
  )
  const found = base.filter((row) => query.filters.every((filter) => passes(row, filter, now))).sort(compareRows(query.sort))
  const facets = filterTable
    .filter((def) => def.facet)
    .map((def) => {
      const others = query.filters.filter((filter) => filter.def.key !== def.key)
      const counted = base.filter((row) => others.every((filter) => passes(row, filter, now)))
      const own = query.filters.find((filter) => filter.def.key === def.key)
      return { key: def.key, label: def.label, buckets: bucketsOf(def.key, counted, valuesOf(own)) }
    })
  return { rows: found.slice((query.page - 1) * query.amount, query.page * query.amount), total: found.length, facets }
}

type ItemsArgs = {
  amount: number
  page?: number | null
  filters: { key: string; values: string[] }[]
  query?: string | null
  sortBy?: string | null
  queryId?: string | null
  excludes?: { dropshipper_id?: number[] | null } | null
}

const shoppersSee = (filter: Filter): Filter[] => {
  if (filter.def.key !== 'state' || filter.kind !== 'terms') return [filter]
  const values = filter.values.filter((value) => hasBeenListed(value as ItemState))
  return values.length > 0 ? [{ ...filter, values }] : []
}

const kindOf: Record<string, string> = { color_names: 'SWATCH', sizing_id: 'SIZE', price: 'PRICE' }

export function searchItems(ctx: MockContext, args: ItemsArgs) {
  const parsed = parseFilters(args.filters)
  const filters = parsed.filters.flatMap(shoppersSee)
  const text = (args.query ?? '').slice(0, searchTextMax).trim()
  const degraded = text === 'degraded'
  const page = parsePage(args.page)
  const amount = Math.min(Math.max(Math.trunc(args.amount), 1), listingMaxAmount)
  const sort = parseSort(args.sortBy, text !== '')
  const query = { filters, text: degraded ? '' : text, sort, page, amount, excludedDropshippers: args.excludes?.dropshipper_id ?? [] }
  const found = naiveSearch(itemsNow(ctx), query, ctx.now)
  const pages = pageCount(found.total, amount)
  const id = `q${ctx.now.getTime()}`
  return {
    nodes: found.rows,
    totalCount: found.total,
    pageInfo: { page, pageCount: pages, pageSize: amount, hasNextPage: page < pages },
    facets: degraded ? [] : found.facets.map((facet) => ({ ...facet, kind: kindOf[facet.key] ?? 'LIST', histogram: [] })),
    moreFacets: [],
    controls: controlsOf(sort, text, args.filters),
    correction: null,
    notes: parsed.notes,
    degraded,
    log: null,
    parentId: args.queryId ?? null,
    queryId: id,
    resultId: id,
    savedSearchDisabled: filters.length === 0 && text === '',
  }
}

function controlsOf(sort: SortValue, text: string, filters: ItemsArgs['filters']) {
  const base: Record<string, string> = { ...Object.fromEntries(filters.map(({ key, values }) => [key, values.join(',')])), ...(text ? { text } : {}) }
  const children = offeredSorts(text !== '').map((value) => {
    const query = value === parseSort(null, text !== '') ? base : { ...base, sort: value }
    const search = new URLSearchParams(query).toString()
    return { label: sortLabels[value] ?? value, value, selected: value === sort, location: { query, search: search ? `?${search}` : '' } }
  })
  return { sorts: [{ label: 'Sort by', children, selected: children.find((child) => child.selected) ?? null }] }
}

export const searchMocks = { Query: { items: (_: unknown, args: ItemsArgs, ctx: MockContext) => searchItems(ctx, args), facetBrands: () => [] } }
