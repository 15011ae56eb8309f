import { pageCount, parsePage } from '@hemline/rules/common/paging.ts'
import { GetSellerItemsDocument, type GetSellerItemsQuery } from '@hemline/schema/generated/graphql.ts'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { useNow } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePlace } from '../../platform/place.ts'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Panel } from '../../ui/layout.tsx'
import { TabRow } from '../../ui/TabRow.tsx'
import { ListingPages } from '../listing/ListingPages.tsx'
import { Bones } from './ForSellers.tsx'
import './item-keys.ts'
import { PieceRows } from './PieceRow.tsx'

/** The number of pieces on a page, as the API sets it. */
export const piecesPageSize = 24
export type Counts = GetSellerItemsQuery['sellerItems']['counts']

/**
 * Hook: loads the viewer's pieces by status, bag and page in the URL, or those of `bagNumber`. Returns
 * `place`, `status`, `bag` and `page` as read; `list`; `failed`, the error while nothing is loaded; `again`,
 * which asks the server.
 */
export function usePieces(bagNumber?: string) {
  const place = usePlace()
  const search = new URLSearchParams(place.search)
  const status = search.get('status')
  const bag = bagNumber ?? search.get('bag')
  const page = parsePage(search.get('page'))
  const variables = { ...(status && { status }), ...(bag && { bagNumber: bag }), page }
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetSellerItemsDocument,
    variables,
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  return {
    place,
    status,
    bag,
    page,
    list: data?.sellerItems,
    failed: error && !fetching && !data ? error : undefined,
    again,
  }
}
export type Pieces = ReturnType<typeof usePieces>

type TabsProps = { place: Pieces['place']; status: string | null; counts: Counts; total: number }

function hrefOf({ pathname, search }: Pieces['place'], status: string | null): string {
  const next = new URLSearchParams(search)
  next.delete('page')
  if (status) next.set('status', status)
  else next.delete('status')
  const query = next.toString()
  return query ? `${pathname}?${query}` : pathname
}

/** Shows a tab with a count for every status that the seller's pieces have. */
function Tabs({ place, status, counts, total }: TabsProps) {
  const shown = counts.filter((one) => one.count > 0 || one.status === status)
  return (
    <TabRow aria-label="Pieces by state">
      <HrefLink
        href={hrefOf(place, null)}
        resetScroll={false}
        aria-current={status === null ? 'page' : undefined}
      >
        <span className="num">All {total}</span>
      </HrefLink>
      {shown.map((one) => (
        <HrefLink
          key={one.status}
          href={hrefOf(place, one.status)}
          resetScroll={false}
          aria-current={one.status === status ? 'page' : undefined}
        >
          <span className="num">
            {one.label} {one.count}
          </span>
        </HrefLink>
      ))}
    </TabRow>
  )
}

type Props = {
  pieces: Pieces
  /** The message for an empty list. */
  empty: string
  /** Shown below that message: a link or a button. */
  onward?: ReactNode
}

/**
 * Renders the tabs, rows and page numbers of a seller's pieces (`pieces`: the result of usePieces), or the
 * error with a retry; `empty` when there are none at all.
 */
export function PieceList({ pieces, empty, onward }: Props) {
  const now = useNow(60_000)
  const { list, failed, again, place, status, page } = pieces
  if (failed) return <ErrorMessage onRetry={again}>{friendlyError(failed, 'fetchingKitItems')}</ErrorMessage>
  if (!list) return <Bones label="Loading your pieces" />
  const total = list.counts.reduce((sum, one) => sum + one.count, 0)
  if (total === 0)
    return (
      <EmptyState drawing={<ToteDrawing />} title="No pieces yet" action={onward}>
        {empty}
      </EmptyState>
    )
  return (
    <>
      <Tabs place={place} status={status} counts={list.counts} total={total} />
      {list.nodes.length === 0 ? (
        <EmptyState drawing={<ToteDrawing />} title="Nothing here now">
          Pieces move on by themselves. Look at all of them to see where they are.
        </EmptyState>
      ) : (
        <PieceRows pieces={list.nodes} now={now} label="Your pieces" />
      )}
      <Panel above={8}>
        <ListingPages place={place} page={page} last={pageCount(list.totalCount, piecesPageSize)} />
      </Panel>
    </>
  )
}
