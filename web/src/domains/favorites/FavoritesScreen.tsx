import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { listingPageSize } from '@hemline/rules/vocabulary/constants.ts'
import { GetFavoritesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ItemGrid, ItemGridSkeleton } from '../listing/ItemGrid.tsx'
import { ListingPages } from '../listing/ListingPages.tsx'
import styles from './Favorites.module.css'
import { SavedFrame } from './SavedFrame.tsx'

const wayOn = (
  <HrefLink className={buttonClass()} href="/women">
    Shop women
  </HrefLink>
)

/**
 * Pieces with a heart; one whose heart is taken away stays in sight until the next visit,
 * so that it can be put back.
 */
export function FavoritesScreen() {
  const place = usePlace()
  const page = parsePage(new URLSearchParams(place.search).get('page'))
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetFavoritesDocument,
    variables: { amount: listingPageSize, page },
    requestPolicy: 'cache-and-network',
  })
  usePageHead({ title: 'Favorites', robots: 'noindex' })
  const list = data?.favorites
  const empty = list && list.totalCount === 0 && list.items.length === 0
  return (
    <SavedFrame
      current="favorites"
      lead={list && countOf(list.totalCount, 'piece')}
      counts={list ? { favorites: list.totalCount } : {}}
    >
      {empty ? (
        <EmptyState drawing={<HangerDrawing />} title="Nothing saved yet" action={wayOn}>
          A heart on a piece keeps it here. There is only one of each, so it helps to know where it is.
        </EmptyState>
      ) : list ? (
        <>
          <ItemGrid items={list.items} />
          <div className={styles.pages}>
            <ListingPages place={place} page={page} last={pageCount(list.totalCount, listingPageSize)} />
          </div>
        </>
      ) : error && !fetching ? (
        <div role="alert">
          <EmptyState
            drawing={<HangerDrawing />}
            title="Your favorites are out of reach"
            action={
              <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
                Try again
              </Button>
            }
          >
            {friendlyError(error, 'fetchingFavorites')}
          </EmptyState>
        </div>
      ) : (
        <ItemGridSkeleton amount={10} />
      )}
    </SavedFrame>
  )
}
