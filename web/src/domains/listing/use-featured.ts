// §2: a listing that is reached through a piece shows that piece first.
import type { Listing } from '@hemline/rules/search/listing-url.ts'
import { GetItemsDocument, type ItemCardFragment } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/**
 * The piece of `featured_item`, on the first page; undefined when there is none, or
 * it is no longer to be had.
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

/** The listing is whole without it. */
const quiet = { quiet: true }
