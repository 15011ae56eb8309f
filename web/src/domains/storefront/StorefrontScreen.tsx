import '../direct-sell/direct-keys.ts'
import { GetStorefrontDocument, type GetStorefrontQuery } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { newestOf } from '../../platform/newest-of.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ChipRow, chipClass } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page, Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { ItemGrid, ItemGridSkeleton } from '../listing/ItemGrid.tsx'
import { PersonMenu } from '../safety/PersonMenu.tsx'
import { ClosetFacts, ClosetReviews } from './ClosetFacts.tsx'
import { FollowButton } from './FollowButton.tsx'

const NotFoundScreen = lazy(async () => ({
  default: (await import('../chrome/NotFoundScreen.tsx')).NotFoundScreen,
}))

type OpenCloset = Extract<GetStorefrontQuery['storefront'], { __typename: 'Storefront' }>
const nameless = 'A closet on Hemline'

const wayOn = (
  <HrefLink className={buttonClass()} href="/women">
    Shop women
  </HrefLink>
)

function Closet({ page }: { page: OpenCloset }) {
  const name = page.name ?? nameless
  const empty = page.lists.length === 0 && page.items.length === 0
  return (
    <Stack gap={8} above={8} below={12}>
      <Row justify="between" align="end" gap={4}>
        <Panel breaks>
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {page.totalCount > 0 && (
            <p className="soft num">
              {newestOf(page.items.length, page.totalCount, 'piece for sale', 'pieces for sale')}
            </p>
          )}
        </Panel>
        {!page.isMine && (
          <Row gap={2}>
            <FollowButton name={name} storefrontCode={page.code} />
            <PersonMenu
              person={{ code: page.code }}
              name={page.name ?? 'this person'}
              isBlocked={page.isBlocked}
            />
          </Row>
        )}
      </Row>
      {page.isBlocked && (
        <Note role="status">
          <b>{page.name ?? 'This person'} is blocked.</b> There are no questions, offers or sales between you,
          in either direction.
        </Note>
      )}
      {page.closet && <ClosetFacts closet={page.closet} />}
      {page.isPreview && (
        <Note role="status">
          <b>Only you see this page so far.</b> Open it on your saved pieces when it looks right.
        </Note>
      )}
      {page.lists.length > 0 && (
        <section aria-labelledby="shared-lists">
          <Text as="h2" id="shared-lists" below={4} size={22}>
            Lists to look through
          </Text>
          <ChipRow>
            {page.lists.map(({ code, name: list, count }) => (
              <HrefLink key={code} className={chipClass} href={`/fv/${code}`}>
                <bdi>{list ?? 'All favorites'}</bdi> <span className="num">{count}</span>
              </HrefLink>
            ))}
          </ChipRow>
        </section>
      )}
      {page.items.length > 0 && (
        <section aria-labelledby="own-pieces">
          <Text as="h2" id="own-pieces" below={4} size={22}>
            From this closet
          </Text>
          <ItemGrid items={page.items} />
        </section>
      )}
      {page.closet && <ClosetReviews closet={page.closet} />}
      {empty && (
        <EmptyState drawing={<HangerDrawing />} title="Nothing here just now" action={wayOn}>
          {page.isMine
            ? 'Share a list of your favorites, or show the pieces that you sell, and they stand here.'
            : 'Whoever keeps this closet shares nothing at the moment. Its address stays the same.'}
        </EmptyState>
      )}
    </Stack>
  )
}

/**
 * Renders a person's storefront, /u/:code: shared favorites lists and pieces on sale. A closed one says so,
 * except to its owner with `?preview=1`; an unknown code shows the 404 page. A failed request shows "Try
 * again".
 */
export function StorefrontScreen() {
  const { code = '' } = useParams({ strict: false })
  const preview = new URLSearchParams(usePlace().search).has('preview')
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetStorefrontDocument,
    variables: { code, preview },
    requestPolicy: 'cache-and-network',
  })
  const page = data?.storefront
  const name = page?.__typename === 'Storefront' ? page.name : null
  usePageHead({ title: name ?? 'A closet', robots: 'noindex' })
  if (data && !page)
    return (
      <Suspense>
        <NotFoundScreen />
      </Suspense>
    )
  return (
    <Page>
      {page?.__typename === 'Storefront' ? (
        <Closet page={page} />
      ) : page?.__typename === 'StorefrontGone' ? (
        <EmptyState heading="h1" drawing={<HangerDrawing />} title="This closet is closed" action={wayOn}>
          {page.message}
        </EmptyState>
      ) : error && !fetching ? (
        <div role="alert">
          <EmptyState
            heading="h1"
            drawing={<HangerDrawing />}
            title="This closet is out of reach"
            action={
              <Button look="line" onClick={() => ask({ requestPolicy: 'network-only' })}>
                Try again
              </Button>
            }
          >
            {friendlyError(error, 'fetchingItems')}
          </EmptyState>
        </div>
      ) : (
        <Stack gap={8} above={8} below={12}>
          <h1>{nameless}</h1>
          <ItemGridSkeleton amount={10} />
        </Stack>
      )}
    </Page>
  )
}
