import { GetItemsDocument, type SavedSearchFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { LookingGlassDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Row, Stack, Text } from '../../ui/layout.tsx'
import { ItemGrid, ItemGridSkeleton } from '../listing/ItemGrid.tsx'

type Props = { search: SavedSearchFieldsFragment | undefined; itemNumbers: readonly number[] }

/**
 * Renders the pieces that were new for a saved search, newest first, and the ways to all of its pieces and
 * back. Pieces that were sold meanwhile are left out, and said. A failed request shows an error with "Try
 * again".
 */
export function SearchNewsList({ search, itemNumbers }: Props) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetItemsDocument,
    variables: {
      amount: itemNumbers.length,
      filters: [{ key: 'item_number', values: itemNumbers.map(String) }],
      sortBy: 'newest_first',
      itemQueryContext: { clientModule: 'saved-search', clientPageType: 'saved' },
      userInfo: {},
    },
  })
  const items = data?.items.nodes
  const gone = itemNumbers.length - (items?.length ?? itemNumbers.length)
  return (
    <Stack gap={6}>
      <Row justify="between" align="baseline" rows={2}>
        <div>
          <Text as="h2" size={28}>
            New for “<bdi>{search?.name ?? 'your search'}</bdi>”
          </Text>
          <p className="soft num" aria-live="polite">
            {items
              ? `${countOf(items.length, 'piece')}.${gone > 0 ? ` ${countOf(gone, 'other')} found somebody meanwhile.` : ''}`
              : '\u00a0'}
          </p>
        </div>
        <Row gap={4} rows={1}>
          {search && (
            <HrefLink className="link alone" href={search.path}>
              The whole search
            </HrefLink>
          )}
          <HrefLink className="link alone" href="/saved/searches">
            All searches
          </HrefLink>
        </Row>
      </Row>
      {items && items.length > 0 ? (
        <ItemGrid items={items} />
      ) : items ? (
        <EmptyState
          drawing={<LookingGlassDrawing />}
          title="All of them found somebody"
          action={
            <HrefLink className={buttonClass()} href={search?.path ?? '/saved/searches'}>
              {search ? 'Open the search' : 'All searches'}
            </HrefLink>
          }
        >
          There is only one of each. We look on, and tell you of the next.
        </EmptyState>
      ) : error && !fetching ? (
        <div role="alert">
          <EmptyState
            drawing={<LookingGlassDrawing />}
            title="The new pieces are out of reach"
            action={
              <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
                Try again
              </Button>
            }
          >
            {friendlyError(error, 'searchPreview')}
          </EmptyState>
        </div>
      ) : (
        <ItemGridSkeleton amount={itemNumbers.length} />
      )}
    </Stack>
  )
}
