import { ItemsV2Document } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

export type Asked = {
  filters?: readonly { key: string; values: readonly string[] }[]
  query?: string
  sortBy?: string
  amount?: number
}

/**
 * Hook: loads the first `amount` pieces (1 unless given) of a listing. Returns `nodes` (undefined while
 * loading), `total`, the count of all its pieces, and `fetching`.
 */
export function usePieces({ filters = [], query, sortBy, amount = 1 }: Asked) {
  const input = {
    amount,
    filters: filters.map(({ key, values }) => ({ key, values: [...values] })),
    ...(query ? { query } : {}),
    sort: sortBy ?? null,
    itemQueryContext: { clientModule: 'company', clientPageType: 'landing-page' },
    userInfo: {},
  }
  const [{ data, fetching }] = useQuery({ query: ItemsV2Document, variables: { input } })
  return { nodes: data?.itemsV2.nodes, total: data?.itemsV2.totalCount, fetching }
}

/**
 * Returns the path and query of the listing page that shows the pieces of `usePieces` with the same
 * arguments.
 */
export function listingHref({ filters = [], query, sortBy }: Asked): string {
  const search = new URLSearchParams()
  if (query) search.set('text', query)
  for (const { key, values } of filters) search.set(key, values.join(','))
  if (sortBy) search.set('sort', sortBy)
  const text = search.toString().replaceAll('%2C', ',')
  return `${query ? '/search' : '/products'}${text ? `?${text}` : ''}`
}
