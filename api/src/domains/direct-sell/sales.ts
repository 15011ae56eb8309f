// Parcels between members: what their two sides read, the label, and a cancellation before the parcel leaves.
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import { pageWish } from '@hemline/rules/common/paging.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import {
  directAvailableAt,
  directSaleLabels,
  reviewFault,
  reviewUntil,
  saleStatusOf,
  sendByOf,
  unsentEndsAt,
} from '@hemline/rules/direct-sell/sales.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { isReason, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import { directPageSize } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { cancelForSeller } from '../aftercare/aftercare.ts'
import { blockedByViewer } from '../blocks/blocks.ts'
import { doorsOf, packParcel } from '../fulfillment/fulfillment.ts'
import { notify } from '../notifications/notifications.ts'
import { pauseListingsOf } from './listings.db.ts'
import { reviewView, shownName } from './members.ts'
import { type Refused, refused, type SignIn, sellerIn, signIn } from './refusals.ts'
import { listReviewsOfParcels, type ReviewRow, upsertReview } from './reviews.db.ts'
import {
  countPurchases,
  countSales,
  findSale,
  listPurchases,
  listSaleItems,
  listSales,
  listToSend,
  type SaleItemRow,
  type SaleRow,
} from './sales.db.ts'

/** The path of the label of a sale as a PDF. */
export const directLabelPath = '/api/v1.0/direct/labels'

const nameOf = (first: string | null, last: string | null) =>
  shownName({ first_name: first, last_name: last })

/** Returns what a sold piece pays its seller, in cents, also before its order is charged. */
export const earningsOf = (row: SaleItemRow): Cents =>
  row.earnings_cents === null ? directPayoutOf(row.price_cents).earnings : cents(row.earnings_cents)

const itemView = (row: SaleItemRow) => ({
  itemNumber: row.item_number,
  title: row.title,
  brand: row.brand,
  sizeDisplay: row.size_display,
  photoId: row.photo_id,
  price: cents(row.price_cents),
  earnings: earningsOf(row),
})

/** Tells whether the other side's words are shown: both have written, or nobody can write any more. */
const isOpenToRead = (reviews: readonly ReviewRow[], until: Date | null, now: Date) =>
  reviews.length === 2 || (until !== null && until < now)

const unsent = ['waiting', 'picking']

function viewOf(
  row: SaleRow,
  {
    items,
    reviews,
    userId,
    blocked,
    now,
  }: {
    items: readonly SaleItemRow[]
    reviews: readonly ReviewRow[]
    userId: string
    blocked: ReadonlySet<string>
    now: Date
  },
) {
  const asBuyer = row.buyer_id === userId
  const status = saleStatusOf(
    {
      parcel: row.status,
      deliveredAt: row.delivered_at,
      isCanceled: row.is_canceled,
      isClaimed: row.is_claimed,
    },
    now,
  )
  const until = row.delivered_at && reviewUntil(row.delivered_at)
  const pieces = items.filter((one) => row.is_canceled || !one.canceled).map(itemView)
  const mine = reviews.find((one) => one.author_id === userId)
  const theirs = reviews.find((one) => one.author_id !== userId)
  const isUnsent = unsent.includes(row.status) && !row.is_canceled
  return {
    id: row.id,
    asBuyer,
    status,
    statusLabel: asBuyer && status === 'paid' ? directSaleLabels.delivered : directSaleLabels[status],
    otherName: asBuyer ? nameOf(row.seller_first, row.seller_last) : nameOf(row.buyer_first, row.buyer_last),
    otherCode: asBuyer ? row.seller_code : row.buyer_code,
    isBlocked: blocked.has((asBuyer ? row.seller_id : row.buyer_id) ?? ''),
    place: asBuyer || !row.ship_to ? null : [row.ship_to.city, row.ship_to.state].filter(Boolean).join(', '),
    items: pieces,
    earnings: cents(pieces.reduce((sum, one) => sum + one.earnings, 0)),
    paidAt: row.paid_at,
    sendBy: sendByOf(row.paid_at),
    cancelsAt:
      isUnsent || status === 'label_printed'
        ? unsentEndsAt({ paidAt: row.paid_at, packedAt: row.packed_at })
        : null,
    labelUrl: asBuyer || row.packed_at === null || row.is_canceled ? null : `${directLabelPath}/${row.id}`,
    carrierName: row.carrier === null ? null : carrierNames[row.carrier],
    trackingCode: row.tracking_code,
    deliveredAt: row.delivered_at,
    availableAt: row.delivered_at && directAvailableAt(row.delivered_at),
    canCancel: !asBuyer && isUnsent,
    canReview: until !== null && until >= now && !row.is_canceled && row.buyer_id !== null,
    reviewUntil: until,
    myReview: mine ? reviewView(mine, userId) : null,
    theirReview: theirs && isOpenToRead(reviews, until, now) ? reviewView(theirs, userId) : null,
  }
}

/** A sale or purchase as one of its sides reads it. */
export type SaleView = ReturnType<typeof viewOf>

async function viewsOf(ctx: Context, rows: readonly SaleRow[], userId: string): Promise<SaleView[]> {
  const ids = rows.map((row) => row.id)
  const [items, reviews, blocked] = await Promise.all([
    listSaleItems(ctx.db, ids),
    listReviewsOfParcels(ctx.db, ids),
    blockedByViewer(ctx),
  ])
  return rows.map((row) =>
    viewOf(row, {
      items: items.filter((one) => one.shipment_id === row.id),
      reviews: reviews.filter((one) => one.shipment_id === row.id),
      userId,
      blocked,
      now: ctx.now(),
    }),
  )
}

/** Returns the sales of a member whose parcel no carrier has yet. Checks no permission. */
export const salesToSend = async (ctx: Context, sellerId: string): Promise<SaleView[]> =>
  viewsOf(ctx, await listToSend(ctx.db, sellerId), sellerId)

type SalePage = { nodes: SaleView[]; totalCount: number }

/**
 * Returns one page of the viewer's sales whose parcel a carrier has, parcels on their way first; empty for
 * visitors.
 */
export async function directSales(ctx: Context, page: number): Promise<SalePage> {
  const { userId } = ctx.viewer
  if (userId === null) return { nodes: [], totalCount: 0 }
  const [rows, totalCount] = await Promise.all([
    listSales(ctx.db, userId, pageWish(page, directPageSize)),
    countSales(ctx.db, userId),
  ])
  return { nodes: await viewsOf(ctx, rows, userId), totalCount }
}

/** Returns one page of the viewer's purchases from other members, latest first; empty for visitors. */
export async function directPurchases(ctx: Context, page: number): Promise<SalePage> {
  const { userId } = ctx.viewer
  if (userId === null) return { nodes: [], totalCount: 0 }
  const [rows, totalCount] = await Promise.all([
    listPurchases(ctx.db, userId, pageWish(page, directPageSize)),
    countPurchases(ctx.db, userId),
  ])
  return { nodes: await viewsOf(ctx, rows, userId), totalCount }
}

async function saleOf(ctx: Context, id: string): Promise<SaleRow | undefined> {
  const { userId } = ctx.viewer
  const row = isUuid(id) && userId !== null ? await findSale(ctx.db, id) : undefined
  return row && (row.seller_id === userId || row.buyer_id === userId) ? row : undefined
}

/**
 * Returns a sale or purchase of the viewer as seen from the viewer's side; null for unknown ids and other
 * people's.
 */
export async function directSale(ctx: Context, id: string): Promise<SaleView | null> {
  const row = await saleOf(ctx, id)
  return row ? ((await viewsOf(ctx, [row], ctx.viewer.userId ?? ''))[0] ?? null) : null
}

type SaleResult = { __typename: 'DirectSalePayload'; sale: SaleView } | Refused | SignIn

async function payloadOf(ctx: Context, id: string): Promise<SaleResult> {
  ctx.forget()
  const sale = await directSale(ctx, id)
  if (!sale) throw new Error(`direct-sell: the sale ${id} is gone`)
  return { __typename: 'DirectSalePayload', sale }
}

/**
 * Returns the viewer's own sale as its seller; throws NOT_FOUND for unknown sales, purchases and those of
 * others.
 */
async function ownSale(ctx: Context, id: string): Promise<SaleRow> {
  const row = await saleOf(ctx, id)
  if (!row || row.seller_id !== ctx.viewer.userId)
    throw refuse('NOT_FOUND', 'There is no such sale of yours.')
  return row
}

/**
 * Packs a sale of the viewer: charges the buyer's order and makes the carrier's label; repeating it returns
 * the same label. Returns DirectRefused when the sale was canceled meanwhile and when the payment fails; asks
 * visitors to log in. Throws NOT_FOUND, FORBIDDEN (banned).
 */
export async function printDirectLabel(ctx: Context, id: string): Promise<SaleResult> {
  if (sellerIn(ctx) === null) return signIn
  const sale = await ownSale(ctx, id)
  if (sale.packed_at !== null) return payloadOf(ctx, id)
  const items = (await listSaleItems(ctx.db, [sale.id])).filter((one) => !one.canceled)
  const packed = await packParcel(doorsOf(ctx), {
    id: sale.id,
    itemNumbers: items.map((one) => one.item_number),
    actorId: null,
  })
  if (packed.__typename === 'StaffParcelPayload') return payloadOf(ctx, id)
  return refused(
    packed.__typename === 'PaymentRefused'
      ? 'The payment for this order did not go through. Please keep the piece, and look again in a minute.'
      : 'This sale has changed meanwhile. Please load the page again.',
  )
}

/**
 * Cancels a sale of the viewer before its label is made, with a reason: the buyer is paid back in full and
 * notified with the first 200 characters of it, and the pieces are paused in the viewer's closet. Returns
 * DirectRefused without a reason and when it is too late; asks visitors to log in. Throws NOT_FOUND,
 * FORBIDDEN (banned).
 */
export async function cancelDirectSale(ctx: Context, id: string, reason: string): Promise<SaleResult> {
  if (sellerIn(ctx) === null) return signIn
  const sale = await ownSale(ctx, id)
  if (!isReason(reason)) return refused(reasonNeeded, 'reason')
  const lines = (await listSaleItems(ctx.db, [sale.id])).filter((one) => !one.canceled)
  const canceled = await cancelForSeller(doorsOf(ctx), {
    orderId: sale.order_id,
    lineIds: lines.map((one) => one.line_id),
    reason: `Its seller canceled: ${reason.trim().slice(0, 200)}`,
  })
  if (canceled.__typename !== 'CancelOrderPayload') return refused(canceled.message)
  await inTransaction(ctx.db, async (tx) => {
    await pauseListingsOf(
      tx,
      lines.map((line) => line.item_number),
      ctx.now(),
    )
    if (sale.buyer_id === null) return
    await notify(tx, {
      userId: sale.buyer_id,
      kind: 'offer',
      key: `direct-canceled:${sale.id}`,
      title: 'A seller could not send your piece',
      body: `${nameOf(sale.seller_first, sale.seller_last)} canceled: ${reason.trim().slice(0, 200)} You get everything back.`,
      link: `/my/orders/${sale.order_id}`,
    })
  })
  return payloadOf(ctx, id)
}

type Rating = { saleId: string; stars: number; words: string }

/**
 * Stores the viewer's rating of a sale, 1 to 5 stars and words, or changes it, and notifies the other side:
 * one by each side, until 30 days after delivery. Returns DirectRefused for sales that did not arrive or too
 * late, and for words that are too long or have contact details; asks visitors to log in. Throws NOT_FOUND,
 * FORBIDDEN (banned).
 */
export async function rateDirectSale(ctx: Context, { saleId, stars, words }: Rating): Promise<SaleResult> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  const row = await saleOf(ctx, saleId)
  if (!row) throw refuse('NOT_FOUND', 'There is no such sale of yours.')
  const text = words.trim()
  const fault = reviewFault({ stars, words: text })
  if (fault) return refused(fault, fault.includes('stars') ? 'stars' : 'words')
  const now = ctx.now()
  if (!row.delivered_at || row.is_canceled || row.buyer_id === null) return refused('It has not arrived yet.')
  if (reviewUntil(row.delivered_at) < now) return refused('The time to rate this sale is over.')
  const ofSeller = row.buyer_id === userId
  const aboutId = ofSeller ? row.seller_id : row.buyer_id
  await inTransaction(ctx.db, async (tx) => {
    await upsertReview(tx, {
      id: uuidv7(now.getTime()),
      shipmentId: row.id,
      authorId: userId,
      aboutId,
      ofSeller,
      stars,
      words: text,
      now,
    })
    await notify(tx, {
      userId: aboutId,
      kind: 'offer',
      key: `direct-rated:${row.id}:${userId}`,
      title: `${ofSeller ? nameOf(row.buyer_first, row.buyer_last) : nameOf(row.seller_first, row.seller_last)} rated your ${ofSeller ? 'sale' : 'purchase'}`,
      body: 'You read the words once you have rated, too.',
      link: `/direct/sales/${row.id}`,
    })
  })
  return payloadOf(ctx, saleId)
}
