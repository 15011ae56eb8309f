// The pieces that the home page shows.
import { GetItemsDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

export type Filter = { key: string; values: string[] }

/**
 * Hook: returns the urql result of `amount` pieces that match the filters; without `sortBy` in the shop's
 * order.
 */
export function useItems(amount: number, filters: Filter[], sortBy: string | null = null) {
  return useQuery({
    query: GetItemsDocument,
    variables: {
      amount,
      filters,
      facets: [],
      sortBy,
      itemQueryContext: { clientModule: 'home', clientPageType: 'home' },
      userInfo: {},
    },
  })[0]
}
