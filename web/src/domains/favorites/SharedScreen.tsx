import { GetSharedFavoritesDocument } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { newestOf } from '../../platform/newest-of.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Stack } from '../../ui/layout.tsx'
import { ItemGrid, ItemGridSkeleton } from '../listing/ItemGrid.tsx'

const NotFoundScreen = lazy(async () => ({
  default: (await import('../chrome/NotFoundScreen.tsx')).NotFoundScreen,
}))

const wayOn = (
  <HrefLink className={buttonClass()} href="/women">
    Shop women
  </HrefLink>
)

/**
 * Renders the page behind a share link: a favorites list or all favorites, with the owner's first name only
 * when the owner shows it; says so when the link was taken back. An unknown link shows the 404 page, a failed
 * request an error with "Try again".
 */
export function SharedScreen() {
  const { code = '' } = useParams({ strict: false })
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSharedFavoritesDocument,
    variables: { code },
    requestPolicy: 'cache-and-network',
  })
  const shared = data?.sharedFavorites
  const listName = shared?.__typename === 'SharedFavorites' ? shared.name : null
  usePageHead({ title: listName ?? 'Shared with you', robots: 'noindex' })
  if (data && !shared)
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  return (
    <Page>
      {shared?.__typename === 'SharedFavorites' ? (
        <>
          <Stack gap={1.5} above={8} below={6} breaks>
            <h1>
              <bdi>{shared.name ?? 'Favorites'}</bdi>
            </h1>
            <p className="soft num">
              {newestOf(shared.items.length, shared.totalCount, 'piece', 'pieces')}
              {shared.by ? `, picked by ${shared.by}` : ', picked by somebody who knows you'}
            </p>
          </Stack>
          {shared.items.length > 0 ? (
            <ItemGrid items={shared.items} />
          ) : (
            <EmptyState drawing={<HangerDrawing />} title="This list is empty just now" action={wayOn}>
              Whoever shared it may still be choosing. The link stays the same.
            </EmptyState>
          )}
        </>
      ) : shared?.__typename === 'ShareRevoked' ? (
        <EmptyState
          heading="h1"
          drawing={<HangerDrawing />}
          title="This list is not shared any more"
          action={wayOn}
        >
          {shared.message}
        </EmptyState>
      ) : error && !fetching ? (
        <div role="alert">
          <EmptyState
            heading="h1"
            drawing={<HangerDrawing />}
            title="This list is out of reach"
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
        <>
          <Stack gap={1.5} above={8} below={6}>
            <h1>Shared with you</h1>
          </Stack>
          <ItemGridSkeleton amount={10} />
        </>
      )}
    </Page>
  )
}
