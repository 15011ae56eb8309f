// What a person of a partner sees: the pieces of the partner's stock, what became of them, and their money.
import { cents } from '@hemline/rules/common/money.ts'
import { parsePage } from '@hemline/rules/common/paging.ts'
import { payoutOf as payoutBy } from '@hemline/rules/earnings/payouts.ts'
import { contractPays } from '@hemline/rules/partners/contracts.ts'
import { myPiecesAPage, type PieceStatus, pieceStatuses } from '@hemline/rules/partners/feeds.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { itemPath, listItemsByNumber } from '../catalogue/catalogue.ts'
import { type Contracted, isContracted } from './contracted.ts'
import { countRows } from './feed-rows.db.ts'
import { listFeeds } from './feeds.db.ts'
import { countMine, listMine, type MyPieceRow } from './mine.db.ts'
import { listPartnersOf } from './partners.db.ts'

const feedsShown = 5

/**
 * Returns the partners whose sales pay into the viewer's account, and those of whose people the viewer is
 * one, by name. Throws UNAUTHENTICATED, and FORBIDDEN for banned members.
 */
export async function myPartners(ctx: Context): Promise<Contracted[]> {
  const { userId, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (banned) throw refuse('FORBIDDEN', 'This account may look at the shop only.')
  return (await listPartnersOf(ctx.db, userId)).filter(isContracted)
}

const counted = (ctx: Context, { id }: Contracted) =>
  ctx.once(`my-partner:${id}`, () => countMine(ctx.db, id))

/** Returns how many pieces of a partner have which status, for every status, 0 included. */
export async function myCounts(ctx: Context, partner: Contracted) {
  const rows = await counted(ctx, partner)
  return pieceStatuses.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }))
}

/** Returns what the sales of a partner earned, less what was taken back, in cents. */
export const myEarned = async (ctx: Context, partner: Contracted): Promise<number> =>
  (await counted(ctx, partner)).reduce((sum, { earned }) => sum + earned, 0)

/** Returns the newest 5 feeds of a partner, each with how many rows were not taken. */
export async function myFeeds(ctx: Context, { id }: Contracted) {
  const feeds = await listFeeds(ctx.db, id, feedsShown)
  const counts = await countRows(
    ctx.db,
    feeds.map((feed) => feed.id),
  )
  return feeds.map((feed) => ({
    id: feed.id,
    reference: feed.reference,
    state: feed.state,
    refusal: feed.refusal,
    receivedAt: feed.received_at,
    rowCount: feed.row_count,
    badCount: counts.get(feed.id)?.bad ?? 0,
  }))
}

/**
 * Returns what a piece paid by its sale, less what was taken back, or would pay by its own terms (else the
 * contract's) while it is on sale, in cents; null for pieces that are neither.
 */
function payoutOf(row: MyPieceRow, { ladder }: Contracted): number | null {
  if (row.status === 'listed')
    return row.payout_terms
      ? payoutBy(cents(row.price_cents), row.payout_terms).earnings
      : contractPays(cents(row.price_cents), ladder)
  return row.earnings_cents === null ? null : row.earnings_cents - (row.returned_cents ?? 0)
}

/**
 * Returns a page (from 1) of a partner's pieces, 24 at once, the newest first, of one status or of all, with
 * the number of all.
 */
export async function myPieces(
  ctx: Context,
  partner: Contracted,
  { status, page }: { status: PieceStatus | null; page: number },
) {
  const offset = (parsePage(page) - 1) * myPiecesAPage
  const [rows, counts] = await Promise.all([
    listMine(ctx.db, { supplierId: partner.id, status, limit: myPiecesAPage, offset }),
    myCounts(ctx, partner),
  ])
  const numbers = rows.map((row) => row.item_number)
  const items = new Map((await listItemsByNumber(ctx.db, numbers)).map((item) => [item.item_number, item]))
  const nodes = rows.flatMap((row) => {
    const item = items.get(row.item_number)
    if (!item) return []
    return {
      itemNumber: row.item_number,
      sku: row.sku,
      brand: item.brand_name,
      title: item.title,
      photoId: item.photo_ids[0] ?? null,
      categoryPath: item.category_path,
      path: row.status === 'listed' ? itemPath(item) : null,
      status: row.status,
      price:
        row.status === 'sold' || row.status === 'returned'
          ? (row.sold_cents ?? row.price_cents)
          : row.price_cents,
      payout: payoutOf(row, partner),
      since: row.since,
    }
  })
  const totalCount = counts
    .filter((one) => status === null || one.status === status)
    .reduce((sum, { count }) => sum + count, 0)
  return { nodes, totalCount }
}
