import { GetItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

export type Asked = {
  filters?: readonly { key: string; values: readonly string[] }[]
  query?: string
  sortBy?: string
  amount?: number
}

/** Loads the first pieces of a listing and their total number. */
export function usePieces({ filters = [], query, sortBy, amount = 1 }: Asked) {
  const variables = {
    amount,
    filters: filters.map(({ key, values }) => ({ key, values: [...values] })),
    ...(query ? { query } : {}),
    sortBy: sortBy ?? null,
    itemQueryContext: { clientModule: 'company', clientPageType: 'landing-page' },
    userInfo: {},
  }
  const [{ data, fetching }] = useQuery({ query: GetItemsDocument, variables })
  return { nodes: data?.items.nodes, total: data?.items.totalCount, fetching }
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
