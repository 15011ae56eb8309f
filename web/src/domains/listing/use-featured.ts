// A listing opened through a piece shows that piece first (§2).
import type { Listing } from '@hemline/rules/search/listing-url.ts'
import { GetItemsDocument, type ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/**
 * Hook: returns the piece of `featured_item`, on the first page only; undefined when there is none, it is no
 * longer for sale, or it is still loading.
 */
export function useFeatured({ featuredItem, page }: Listing): ItemCardFragment | undefined {
  const wanted = featuredItem !== null && page === 1
  const [{ data }] = useQuery({
    query: GetItemsDocument,
    variables: {
      amount: 1,
      filters: [{ key: 'item_number', values: [String(featuredItem)] }],
      facets: [],
      userInfo: {},
    },
    pause: !wanted,
    context: quiet,
  })
  return wanted ? data?.items.nodes.find((item) => item.itemNumber === featuredItem) : undefined
}

/** The listing works without this piece, so a failed request shows no message. */
const quiet = { quiet: true }
