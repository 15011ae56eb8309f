import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { listingPageSize } from '@hemline/rules/vocabulary/constants.ts'
import { GetSavedDocument, type GetSavedQuery } from '@hemline/schema/generated/graphql.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { useSession } from '../identity/session.tsx'
import { ItemGridSkeleton } from '../listing/ItemGrid.tsx'
import { ListingPages } from '../listing/ListingPages.tsx'
import { syncOf } from './favorites-sync.ts'
import { useListId } from './list-id.ts'
import { SavedCards } from './SavedCards.tsx'
import { SavedFrame } from './SavedFrame.tsx'
import { ListChips, ListTools, ShareTools } from './SavedLists.tsx'
import { DropBar, SavedSelects, ShowChips } from './SavedTools.tsx'
import { readSaved, viewOf } from './saved-place.ts'

const OwnStorefront = lazy(async () => ({
  default: (await import('../storefront/OwnStorefront.tsx')).OwnStorefront,
}))

/**
 * Brings the hearts that wait in this browser to the shop; returns how many could not be brought, and how
 * often hearts were brought: a list that was asked for before may lack them.
 */
function useFlushed(): { waiting: number; flushes: number } {
  const client = useClient()
  const listId = useListId()
  const [state, setState] = useState({ waiting: 0, flushes: 0 })
  useEffect(() => {
    if (listId === undefined) return undefined
    let gone = false
    const sync = syncOf(client)
    void sync.follow(listId).then(async () => {
      const { sent, waiting } = await sync.flush()
      if (!gone) setState(({ flushes }) => ({ waiting, flushes: flushes + Number(sent > 0) }))
    })
    return () => {
      gone = true
    }
  }, [client, listId])
  return state
}

const wayOn = (
  <HrefLink className={buttonClass()} href="/women">
    Shop women
  </HrefLink>
)

type Saved = GetSavedQuery['favorites']

function Pieces({ saved, page }: { saved: Saved; page: number }) {
  const place = usePlace()
  const { loggedIn } = useSession()
  const { list: listId } = readSaved(place.search)
  const { view, lists } = saved
  const list = lists.find(({ id }) => id === listId)
  return (
    <>
      <Stack gap={4} below={6}>
        <ShowChips search={place.search} counts={view.counts} />
        {loggedIn && <ListChips lists={lists} search={place.search} {...(listId && { current: listId })} />}
        {list && <ListTools key={list.id} list={list} search={place.search} />}
        <SavedSelects search={place.search} kinds={view.kinds} />
      </Stack>
      <DropBar search={place.search} counts={view.counts} />
      {view.nodes.length === 0 ? (
        <EmptyState
          drawing={<HangerDrawing />}
          title="None of your pieces are like that"
          action={
            <HrefLink className={buttonClass({ look: 'line' })} href="/saved/favorites">
              Show all
            </HrefLink>
          }
        >
          {list ? 'Put pieces into this list with “List” under each of them.' : 'Try another choice above.'}
        </EmptyState>
      ) : (
        <SavedCards nodes={view.nodes} lists={lists} />
      )}
      <Panel above={12}>
        <ListingPages place={place} page={page} last={pageCount(view.totalCount, listingPageSize)} />
      </Panel>
    </>
  )
}

/**
 * Renders /saved/favorites: the viewer's favorites with filters and lists. A piece removed during this visit
 * stays visible, so that it can be added again. A failed request shows an error with "Try again".
 */
export function FavoritesScreen() {
  const place = usePlace()
  const { loggedIn } = useSession()
  const page = parsePage(new URLSearchParams(place.search).get('page'))
  const { waiting, flushes } = useFlushed()
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSavedDocument,
    variables: { view: viewOf(readSaved(place.search)), amount: listingPageSize, page },
    requestPolicy: 'cache-and-network',
  })
  useEffect(() => {
    if (flushes > 0) ask({ requestPolicy: 'network-only' })
  }, [flushes, ask])
  usePageHead({ title: 'Favorites', robots: 'noindex' })
  const saved = data?.favorites
  const empty = saved && saved.totalCount === 0 && saved.view.nodes.length === 0
  return (
    <SavedFrame
      current="favorites"
      lead={saved && !empty && countOf(saved.totalCount, 'piece')}
      counts={saved ? { favorites: saved.totalCount } : {}}
      aside={
        loggedIn && saved && !empty ? (
          <ShareTools share={saved.share ?? null} listId={null} what="all favorites" />
        ) : undefined
      }
    >
      {waiting > 0 && (
        <Note role="status">
          <b>{countOf(waiting, 'heart waits', 'hearts wait')} in this browser.</b> They go to the shop as soon
          as it can be reached. Nothing is lost.
        </Note>
      )}
      {empty ? (
        <EmptyState drawing={<HangerDrawing />} title="Nothing saved yet" action={wayOn}>
          A heart on a piece keeps it here. There is only one of each, so it helps to know where it is.
        </EmptyState>
      ) : saved ? (
        <Pieces saved={saved} page={page} />
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
      {/* Below pieces that are not there yet, the closet would move when they come, or when there are none. */}
      {loggedIn && (saved || error) && (
        <Suspense>
          <OwnStorefront />
        </Suspense>
      )}
    </SavedFrame>
  )
}
