// A consigned piece as its seller sees it, computed from its row by the same rules that pay the seller
// (decision 0074).

import { type ItemState, itemStates } from '@hemline/rules/catalogue/item-states.ts'
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import { dropsOf, type Listing, windowEndsAt } from '@hemline/rules/consignment/consignment.ts'
import {
  comingDropOf,
  type PriceFacts,
  priceRefusalOf,
  priceRoomOf,
} from '@hemline/rules/consignment/prices.ts'
import { isReclaimable, reclaimWithin } from '@hemline/rules/consignment/reclaim.ts'
import { sellerStatusLabels, sellerStatusOf } from '@hemline/rules/consignment/seller-items.ts'
import { declineWords, type HistoryFact, historyOf, journeyOf } from '@hemline/rules/consignment/words.ts'
import { earningStateOf } from '@hemline/rules/earnings/earnings.ts'
import { bagFeeLeft, type Payout, payoutOf, splitOf } from '@hemline/rules/earnings/payouts.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { rescueKindOf } from '@hemline/rules/rescues/groups.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouseName } from '@hemline/rules/vocabulary/warehouses.ts'
import type { ItemEventRow, PriceRow } from '../catalogue/catalogue.ts'
import type { SellerItemRow } from './consignment.db.ts'
import { termsIn } from './terms.ts'

/**
 * Returns a consigned piece's listing: start price (cents), listing time and payout terms; undefined before
 * it is listed and without valid terms.
 */
export function listingOf(row: SellerItemRow): Listing | undefined {
  const terms = termsIn(row.payout_terms)
  return terms && row.listed_at
    ? { startPrice: cents(row.first_cents ?? row.price_cents), listedAt: row.listed_at, terms }
    : undefined
}

/**
 * Returns the facts of a consigned piece that the price rules need; undefined before it is listed and without
 * valid terms.
 */
export function priceFactsOf(row: SellerItemRow): PriceFacts | undefined {
  const listing = listingOf(row)
  return (
    listing && {
      ...listing,
      state: row.state,
      price: cents(row.price_cents),
      heldUntil: row.held_until,
      changedAt: row.own_change_at,
    }
  )
}

const earning: readonly ItemState[] = [
  'listed',
  'on_auction',
  'pending_sale',
  'purchased',
  'packed',
  'shipped',
  'delivered',
]

/**
 * Returns a seller's earnings in cents for a piece with their breakdown: the posted ones after a sale, else
 * an estimate at the current price. Undefined without payout terms, before the piece is listed, and when it
 * is off sale for good.
 */
export function payoutOfPiece(row: SellerItemRow): Pick<Payout, 'earnings' | 'lines'> | undefined {
  if (row.sale_earnings !== null) return { earnings: cents(row.sale_earnings), lines: row.sale_lines ?? [] }
  const terms = termsIn(row.payout_terms)
  if (!terms || !earning.includes(row.state)) return undefined
  return payoutOf(cents(row.price_cents), terms, feeLeftOf(row))
}

/** Returns the unpaid rest of the fee of a piece's bag, in cents. */
const feeLeftOf = (row: SellerItemRow): Cents =>
  bagFeeLeft(cents(row.bag_fee_cents), [cents(row.bag_fee_taken)])

const isPaid = (row: SellerItemRow, now: Date) =>
  row.sale_earnings !== null &&
  earningStateOf(
    {
      earnings: cents(row.sale_earnings),
      deliveredAt: row.sale_delivered_at,
      returning: row.sale_returning === true,
      clawedBack: false,
    },
    now,
  ) === 'available'

/** Tells whether the seller may reclaim the piece now and no reclaim order exists. */
function canReclaim(row: SellerItemRow, now: Date): boolean {
  const facts = {
    state: row.state,
    consignorId: row.consignor_id,
    userId: row.consignor_id,
    endsAt: row.reclaim_ends_at,
  }
  return !row.reclaim_ordered && row.rescue_shelved_at === null && isReclaimable(facts, now)
}

/**
 * Tells whether a piece may be given to charity now, or let go into a rescue box: it is expired or
 * unaccepted, no order reclaims it, and it is not on the rescue shelf.
 */
export const canDonate = ({
  state,
  reclaim_ordered,
  rescue_shelved_at,
}: Pick<SellerItemRow, 'state' | 'reclaim_ordered' | 'rescue_shelved_at'>): boolean =>
  (state === 'expired' || state === 'unaccepted') && !reclaim_ordered && rescue_shelved_at === null

/** Tells whether a piece is of a kind that goes into rescue boxes. */
const hasRescueKind = (row: SellerItemRow): boolean => rescueKindOf(row.category_tags) !== undefined

/** Returns the progress of a reclaimed piece on its way to the seller; null for pieces not reclaimed. */
function comingBackOf(row: SellerItemRow) {
  if (row.state !== 'reclaimed') return null
  const { return_sent_at: sentAt, return_carrier: carrier, return_tracking: trackingCode } = row
  const carrierName = carrier === null ? null : (carrierNames[carrier as Carrier] ?? carrier)
  const warehouse = warehouseName(row.warehouse_id ?? 0)
  return { status: row.return_status ?? 'waiting', warehouse, sentAt, carrierName, trackingCode }
}

const onSale: readonly ItemState[] = ['listed', 'on_auction']
const listedEver = (row: SellerItemRow): boolean => row.listed_at !== null

/**
 * Returns a consigned piece as its seller sees it (prices in cents), without history and prices, which need
 * further queries. `editing`: the feature pwa_item_editing is on for the seller, else no price change is
 * offered.
 */
export function sellerItemOf(
  row: SellerItemRow,
  { now, editing, path }: { now: Date; editing: boolean; path: string | null },
) {
  const status = sellerStatusOf(row.state) ?? 'sold'
  const listing = listingOf(row)
  const facts = priceFactsOf(row)
  const payout = payoutOfPiece(row)
  const terms = termsIn(row.payout_terms)
  const selling = onSale.includes(row.state)
  return {
    row,
    itemNumber: row.item_number,
    title: row.title,
    brand: row.brand_name,
    sizeDisplay: row.size_display,
    path,
    photoId: row.photo_ids[0] ?? null,
    categoryPath: row.category_path,
    bagNumber: String(row.bag_number),
    status,
    statusLabel: sellerStatusLabels[status],
    sold: status === 'sold',
    reached: journeyOf({
      state: row.state,
      hasPhoto: row.photo_ids.length > 0,
      listedAt: row.listed_at,
      paid: isPaid(row, now),
    }),
    price: listedEver(row) ? cents(row.sale_price ?? row.price_cents) : null,
    firstPrice: listing?.startPrice ?? null,
    payout: payout?.earnings ?? null,
    lines: [...(payout?.lines ?? [])],
    donated: termsIn(row.payout_terms)?.service === 'donation',
    listedAt: row.listed_at,
    soldAt: row.sold_at,
    favoriteCount: row.favorite_count,
    windowEndsAt: listing ? windowEndsAt(listing) : null,
    drops: listing ? dropsOf(listing) : [],
    nextDrop: (selling && facts && comingDropOf(facts, now)) || null,
    heldUntil: selling && row.held_until && row.held_until > now ? row.held_until : null,
    auctionBidCount: row.state === 'on_auction' ? row.auction_bid_count : 0,
    auctionEndsAt: row.state === 'on_auction' ? row.auction_ends_at : null,
    declineReason: row.decline_reason === null ? null : declineWords(row.decline_reason),
    declineNote: row.decline_note || null,
    ...(canReclaim(row, now) && row.reclaim_ends_at
      ? { reclaimUntil: row.reclaim_ends_at, reclaimWithin: reclaimWithin(row.reclaim_ends_at, now) }
      : { reclaimUntil: null, reclaimWithin: null }),
    comingBack: comingBackOf(row),
    charityName: row.charity_name,
    canDonate: canDonate(row),
    canLeaveToRescue: canDonate(row) && hasRescueKind(row),
    rescueShelvedAt: row.rescue_shelved_at,
    rescuedAt: row.rescued_at,
    priceChange:
      editing && facts && terms && row.state === 'listed'
        ? {
            refusal: priceRefusalOf(facts, now)?.message ?? null,
            ...priceRoomOf(facts),
            split: splitOf(terms, feeLeftOf(row)),
          }
        : null,
  }
}
/** A seller's view of a piece. */
export type SellerItemView = ReturnType<typeof sellerItemOf>

const isState = (value: unknown): value is ItemState => itemStates.some((state) => state === value)

/**
 * Returns a consigned piece's timeline in words from its history and its price changes since it was listed.
 */
export function timelineOf(row: SellerItemRow, events: readonly ItemEventRow[], prices: readonly PriceRow[]) {
  const moves = events.flatMap(({ id, at, kind, detail }): HistoryFact[] => {
    if (kind === 'sent_back') return [{ id: `event-${id}`, at, sentBack: true }]
    if (kind === 'came_home') return [{ id: `event-${id}`, at, cameHome: true }]
    const { from, to, charity } = detail
    return isState(to)
      ? [
          {
            id: `event-${id}`,
            at,
            from: isState(from) ? from : null,
            to,
            charity: typeof charity === 'string' ? charity : null,
            rescue: kind === 'rescued' || kind === 'rescue_canceled',
          },
        ]
      : []
  })
  const changes = prices
    .filter((one) => row.listed_at === null || one.at >= row.listed_at)
    .map(
      (one): HistoryFact => ({
        id: `price-${one.id}`,
        at: one.at,
        by: one.by,
        reason: one.reason,
        price: cents(one.to_cents),
      }),
    )
  const listing = listingOf(row)
  const shelf: HistoryFact[] = row.rescue_shelved_at
    ? [{ id: 'rescue-shelf', at: row.rescue_shelved_at, shelved: true }]
    : []
  return historyOf([...moves, ...shelf, ...changes], {
    listedAt: row.listed_at,
    soldAt: row.sold_at,
    firstPrice: listing?.startPrice ?? null,
  })
}

/**
 * Returns a piece's prices (cents) with the times from which they held, oldest first: the start price at the
 * time of listing, then each change. Empty before the piece is listed.
 */
export function pricesOf(row: SellerItemRow, prices: readonly PriceRow[]): { at: Date; price: Cents }[] {
  const listing = listingOf(row)
  if (!listing) return []
  const changes = prices
    .filter((one) => one.at >= listing.listedAt)
    .map((one) => ({ at: one.at, price: cents(one.to_cents) }))
  return [{ at: listing.listedAt, price: listing.startPrice }, ...changes]
}
