// A seller's pieces with the real rules, in memory.

import { hasBeenListed } from '@hemline/rules/catalogue/item-states.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { productPath, productSlug } from '@hemline/rules/common/slugs.ts'
import { dropsOf, type Listing, windowEndsAt } from '@hemline/rules/consignment/consignment.ts'
import {
  comingDropOf,
  type PriceFacts,
  priceFaultOf,
  priceRefusalOf,
  priceRoomOf,
} from '@hemline/rules/consignment/prices.ts'
import { reclaimWithin, reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { sellerStatusLabels, sellerStatusOf } from '@hemline/rules/consignment/seller-items.ts'
import {
  declineWords,
  historyOf,
  journeyOf,
  notForRescue,
  nothingToDonate,
} from '@hemline/rules/consignment/words.ts'
import { payoutOf, splitOf } from '@hemline/rules/earnings/payouts.ts'
import { rescueKindOf } from '@hemline/rules/rescues/groups.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { sellerItemStatuses } from '@hemline/rules/vocabulary/seller.ts'
import { warehouseName } from '@hemline/rules/vocabulary/warehouses.ts'
import { itemNow, legalRefusal, livingHold, type MockContext, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import type { MockItem } from '../item.ts'
import type { MockConsigned } from '../seed/consigned.ts'

const pageSize = 24
const charityName = 'Open Door Fund'
const earning = ['listed', 'on_auction', 'pending_sale', 'purchased', 'packed', 'shipped', 'delivered']

function consignedOf(ctx: MockContext): MockConsigned[] {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in to see your pieces.')
  return ctx.user.email === 'greta@hemline.example' ? (ctx.db.state.consigned ?? []) : []
}

const date = (iso: string | null) => (iso === null ? null : new Date(iso))

function listingOf(one: MockConsigned): Listing | undefined {
  return one.listedAt === null
    ? undefined
    : { startPrice: cents(one.firstPrice), listedAt: new Date(one.listedAt), terms: one.terms }
}

function factsOf(ctx: MockContext, one: MockConsigned): PriceFacts | undefined {
  const listing = listingOf(one)
  const hold = livingHold(ctx, one.itemNumber)
  const changed = one.changes.findLast((change) => change.by === 'seller')
  return (
    listing && {
      ...listing,
      state: one.state,
      price: cents(one.price),
      heldUntil: hold ? new Date(hold.expiresAt) : null,
      changedAt: changed ? new Date(changed.at) : null,
    }
  )
}

const pathOf = (item: MockItem) =>
  productPath(
    productSlug({
      gender: item.gender,
      merchandisingDepartment: item.merchandising_department,
      materials: item.materials.map((m) => m.replace(/^\d+% /, '')),
      brand: item.brand_name,
      colorNames: item.color_names,
      category: item.category_name,
    }),
    item.item_number,
  )

const canBeGiven = (one: MockConsigned) =>
  (one.state === 'expired' || one.state === 'unaccepted') && !one.rescueShelvedAt
const isOfKind = (ctx: MockContext, one: MockConsigned) =>
  rescueKindOf(itemNow(ctx, one.itemNumber)?.category_tags ?? []) !== undefined

function reclaimOf(ctx: MockContext, one: MockConsigned) {
  const until = date(one.reclaimEndsAt)
  const can = until && until > ctx.now && canBeGiven(one)
  return can
    ? { reclaimUntil: until, reclaimWithin: reclaimWithin(until, ctx.now) }
    : { reclaimUntil: null, reclaimWithin: null }
}

function timesOf(ctx: MockContext, one: MockConsigned) {
  const listing = listingOf(one)
  const facts = factsOf(ctx, one)
  const onSale = one.state === 'listed'
  return {
    listedAt: date(one.listedAt),
    soldAt: one.state === 'pending_sale' ? null : date(one.soldAt),
    windowEndsAt: listing ? windowEndsAt(listing) : null,
    drops: listing ? dropsOf(listing) : [],
    nextDrop: (onSale && facts && comingDropOf(facts, ctx.now)) || null,
    heldUntil: onSale ? (facts?.heldUntil ?? null) : null,
    priceChange:
      onSale && facts
        ? {
            refusal: priceRefusalOf(facts, ctx.now)?.message ?? null,
            ...priceRoomOf(facts),
            split: splitOf(one.terms, cents(one.bagFeeLeft ?? 0)),
          }
        : null,
    prices: listing
      ? [
          { at: listing.listedAt, price: listing.startPrice },
          ...one.changes.map(({ at, to }) => ({ at: new Date(at), price: to })),
        ]
      : [],
    history: historyOf(
      [
        ...one.moves.map((move) => ({ ...move, at: new Date(move.at) })),
        ...(one.rescueShelvedAt
          ? [{ id: 'rescue-shelf', at: new Date(one.rescueShelvedAt), shelved: true as const }]
          : []),
        ...one.changes.map(({ id, at, by, to }) => ({ id, at: new Date(at), by, price: cents(to) })),
      ],
      { listedAt: date(one.listedAt), soldAt: date(one.soldAt), firstPrice: cents(one.firstPrice) },
    ),
  }
}

function viewOf(ctx: MockContext, one: MockConsigned) {
  const item = itemNow(ctx, one.itemNumber)
  const status = sellerStatusOf(one.state)
  if (!item || !status) return undefined
  const payout = earning.includes(one.state)
    ? payoutOf(cents(one.price), one.terms, cents(one.bagFeeLeft ?? 0))
    : undefined
  return {
    itemNumber: one.itemNumber,
    title: item.title,
    brand: item.brand_name,
    sizeDisplay: item.size_display,
    bagNumber: one.bagNumber,
    conditionLabel: conditionLabels[item.condition],
    photoId: item.photo_ids[0] ?? null,
    categoryPath: item.category_path,
    path: hasBeenListed(one.state) ? pathOf(item) : null,
    status,
    statusLabel: sellerStatusLabels[status],
    sold: status === 'sold',
    donated: one.terms.service === 'donation',
    reached: journeyOf({
      state: one.state,
      hasPhoto: item.photo_ids.length > 0,
      listedAt: date(one.listedAt),
      paid: one.paid,
    }),
    price: one.listedAt ? one.price : null,
    firstPrice: one.listedAt ? one.firstPrice : null,
    payout: payout?.earnings ?? null,
    lines: payout?.lines ?? [],
    favoriteCount: item.favorite_count,
    auctionBidCount: item.state === 'on_auction' ? item.auction_bid_count : 0,
    auctionEndsAt: item.state === 'on_auction' ? item.auction_ends_at : null,
    declineReason: one.declineReason && declineWords(one.declineReason),
    declineNote: one.declineNote,
    reclaimFee: reclamationFee,
    charityName,
    canDonate: canBeGiven(one),
    canLeaveToRescue: canBeGiven(one) && isOfKind(ctx, one),
    rescueShelvedAt: date(one.rescueShelvedAt ?? null),
    rescuedAt: null,
    comingBack:
      one.state === 'reclaimed'
        ? {
            status: 'waiting',
            warehouse: warehouseName(item.warehouse_id),
            sentAt: null,
            carrierName: null,
            trackingCode: null,
          }
        : null,
    ...reclaimOf(ctx, one),
    ...timesOf(ctx, one),
  }
}

type Asked = { status?: string | null; bagNumber?: string | null; page?: number | null }

function sellerItems(_: unknown, { status, bagNumber, page }: Asked, ctx: MockContext) {
  if (status && !sellerItemStatuses.some((one) => one === status))
    throw refuse('BAD_INPUT', 'There is no such status.')
  const all = consignedOf(ctx).filter((one) => !bagNumber || one.bagNumber === bagNumber)
  const counts = sellerItemStatuses.map((one) => ({
    status: one,
    label: sellerStatusLabels[one],
    count: all.filter((piece) => sellerStatusOf(piece.state) === one).length,
  }))
  const nodes = all
    .filter((one) => !status || sellerStatusOf(one.state) === status)
    .sort((a, b) =>
      (b.soldAt ?? b.listedAt ?? b.gradedAt).localeCompare(a.soldAt ?? a.listedAt ?? a.gradedAt),
    )
  const at = (Math.max(1, page ?? 1) - 1) * pageSize
  return {
    nodes: nodes.slice(at, at + pageSize).map((one) => viewOf(ctx, one)),
    totalCount: nodes.length,
    counts,
  }
}

type ChangeInput = { input: { itemNumber: number; price: number; requestKey: string } }

function changeItemPrice(_: unknown, { input }: ChangeInput, ctx: MockContext) {
  const all = consignedOf(ctx)
  refuseBanned(ctx)
  const one = all.find((piece) => piece.itemNumber === input.itemNumber)
  if (!one) throw refuse('NOT_FOUND', 'There is no such piece of yours.')
  const notChanged = (message: string, again: Date | null = null) => ({
    __typename: 'PriceNotChanged',
    message,
    again,
  })
  if (!one.changes.some((change) => change.requestKey === input.requestKey)) {
    const facts = factsOf(ctx, one)
    if (!facts) return notChanged('This piece is not on sale, so it has no price to change.')
    const refusal = priceRefusalOf(facts, ctx.now)
    if (refusal) return notChanged(refusal.message, refusal.again)
    const fault = priceFaultOf(input.price, facts)
    if (fault) return notChanged(fault)
    one.price = input.price
    one.changes.push({
      id: `change-${nextId(ctx.db)}`,
      at: ctx.now.toISOString(),
      to: input.price,
      by: 'seller',
      requestKey: input.requestKey,
    })
  }
  return { __typename: 'ChangeItemPricePayload', item: viewOf(ctx, one) }
}

type DonateInput = { input: { itemNumbers?: number[] | null; bagNumber?: string | null } }

function donateRest(_: unknown, { input }: DonateInput, ctx: MockContext) {
  const all = consignedOf(ctx)
  refuseBanned(ctx)
  const asked = input.itemNumbers ?? []
  if (asked.some((number) => !all.some((one) => one.itemNumber === number)))
    throw refuse('NOT_FOUND', 'There is no such piece of yours.')
  const waits = legalRefusal(ctx)
  if (waits) return waits
  const wanted = all.filter((one) =>
    asked.length > 0 ? asked.includes(one.itemNumber) : one.bagNumber === input.bagNumber,
  )
  const rest = wanted.filter(canBeGiven)
  for (const one of rest) {
    const to = one.state === 'expired' ? 'transferred' : 'no_payout'
    one.moves.push({
      id: `given-${nextId(ctx.db)}`,
      at: ctx.now.toISOString(),
      from: one.state,
      to,
      charity: charityName,
    })
    one.state = to
  }
  if (rest.length === 0) return { __typename: 'NothingToDonate', message: nothingToDonate, notForRescue }
  return { __typename: 'DonateRestPayload', items: rest.map((one) => viewOf(ctx, one)), charityName }
}

function leaveToRescue(_: unknown, { itemNumber }: { itemNumber: number }, ctx: MockContext) {
  const one = consignedOf(ctx).find((piece) => piece.itemNumber === itemNumber)
  if (!one) throw refuse('NOT_FOUND', 'There is no such piece of yours.')
  refuseBanned(ctx)
  if (!canBeGiven(one) || !isOfKind(ctx, one)) return { __typename: 'NotForRescue', message: notForRescue }
  one.rescueShelvedAt = ctx.now.toISOString()
  return { __typename: 'LeaveToRescuePayload', item: viewOf(ctx, one) }
}

export const consignmentMocks = {
  Query: {
    sellerItems,
    sellerItem: (_: unknown, { itemNumber }: { itemNumber: number }, ctx: MockContext) => {
      const one = consignedOf(ctx).find((piece) => piece.itemNumber === itemNumber)
      return (one && viewOf(ctx, one)) ?? null
    },
  },
  Mutation: { changeItemPrice, donateRest, leaveToRescue },
}
