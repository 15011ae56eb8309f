import { ItemsV2Document } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

export type Asked = {
  filters?: readonly { key: string; values: readonly string[] }[]
  query?: string
  sortBy?: string
  amount?: number
}

/** Loads the first pieces of a listing and their total number. */
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

/** Returns the path of the listing with the same pieces. */
export function listingHref({ filters = [], query, sortBy }: Asked): string {
  const search = new URLSearchParams()
  if (query) search.set('text', query)
  for (const { key, values } of filters) search.set(key, values.join(','))
  if (sortBy) search.set('sort', sortBy)
  const text = search.toString().replaceAll('%2C', ',')
  return `${query ? '/search' : '/products'}${text ? `?${text}` : ''}`
}
