// A search query as it is stored beside a saved search: what it asks of a piece, without order and page.
import { filterByKey } from '../search/filters.ts'
import type { Filter } from '../search/parse-filters.ts'
import type { SearchQuery, Wish } from '../search/search.ts'

type WithoutDef<F> = F extends unknown ? Omit<F, 'def' | 'from'> & { from?: unknown } : never
type StoredFilter = WithoutDef<Filter> & { key: string }
/** The stored form; plain data. */
export type StoredQuery = {
  filters: StoredFilter[]
  without: StoredFilter[]
  wishes: { filter: StoredFilter; weight: number }[]
  wishful: boolean
  words: readonly string[]
  unwanted: readonly string[]
}

const storedFilter = ({ def, ...filter }: Filter): StoredFilter => ({
  ...filter,
  ...(filter.kind === 'date' && { from: filter.from.toISOString() }),
  key: def.key,
})

/**
 * Serializes a search query for storage with a saved search. Wishes are kept only where a piece has to meet
 * one of them.
 */
export const storedQuery = (query: SearchQuery): StoredQuery => ({
  filters: query.filters.map(storedFilter),
  without: query.without.map(storedFilter),
  wishes: query.wishful
    ? query.wishes.map(({ filter, weight }) => ({ filter: storedFilter(filter), weight }))
    : [],
  wishful: query.wishful,
  words: query.words,
  unwanted: query.unwanted,
})

function filterFrom({ key, ...stored }: StoredFilter): Filter[] {
  const def = filterByKey.get(key)
  if (!def) return []
  const from = stored.kind === 'date' ? { from: new Date(String(stored.from)) } : {}
  return [{ ...stored, ...from, def } as unknown as Filter]
}

/** Restores a search query from its stored form. Filters whose key the shop no longer knows are dropped. */
export function queryFrom(stored: StoredQuery): SearchQuery {
  return {
    filters: stored.filters.flatMap(filterFrom),
    without: stored.without.flatMap(filterFrom),
    wishes: stored.wishes.flatMap(({ filter, weight }) =>
      filterFrom(filter).map((one): Wish => ({ filter: one, weight })),
    ),
    wishful: stored.wishful,
    words: stored.words,
    unwanted: stored.unwanted,
    switches: { includeMaternity: false, includePetite: false, includeTall: false, mySizes: null },
    anyWord: false,
    excludedDropshippers: [],
    sort: 'newest_first',
    page: 1,
    amount: 0,
    facets: [],
  }
}
