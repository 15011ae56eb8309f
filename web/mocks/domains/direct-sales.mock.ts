// Sales between two people in the mocks: labels, cancels, ratings, and what others read of a closet.

import { pageWish } from '@hemline/rules/common/paging.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import * as rules from '@hemline/rules/direct-sell/sales.ts'
import { reviewFault, reviewUntil } from '@hemline/rules/direct-sell/sales.ts'
import { directPageSize } from '@hemline/rules/vocabulary/direct-sell.ts'
import { itemNow, type MockContext } from '../context.ts'
import {
  closetView,
  codeOf,
  directOf,
  isBlockedByViewer,
  memberRating,
  ratingView,
  refusedDirect,
  sellerOf,
  shortName,
  signIn,
} from '../direct.ts'
import type { MockItem } from '../item.ts'
import type { MockRating, MockSale } from '../seed/direct.ts'

const parties = (ctx: MockContext, sale: MockSale) => {
  const asBuyer = sale.buyer === ctx.user?.id
  return { asBuyer, other: asBuyer ? sale.seller : sale.buyer }
}

const timeOf = (at: number | null) => (at === null ? null : new Date(at))

function itemsOf(ctx: MockContext, sale: MockSale) {
  return sale.itemNumbers.flatMap((itemNumber) => {
    const item = itemNow(ctx, itemNumber)
    if (!item) return []
    const { price, earnings } = directPayoutOf(item.price_cents)
    return [
      {
        itemNumber,
        title: item.title,
        brand: item.brand_name,
        sizeDisplay: item.size_display,
        photoId: item.photo_ids[0] ?? null,
        price,
        earnings,
      },
    ]
  })
}

/** Returns the ratings of a sale as the viewer reads them: the other one only when both are written. */
function ratingsOf(ctx: MockContext, sale: MockSale, asBuyer: boolean) {
  const mine = asBuyer ? sale.ofSeller : sale.ofBuyer
  const theirs = asBuyer ? sale.ofBuyer : sale.ofSeller
  const isOver = sale.deliveredAt !== null && reviewUntil(new Date(sale.deliveredAt)) <= ctx.now
  return {
    myReview: mine && ratingView(ctx, mine, { by: ctx.user?.id ?? '', ofSeller: asBuyer }),
    theirReview:
      theirs && (mine || isOver)
        ? ratingView(ctx, theirs, { by: asBuyer ? sale.seller : sale.buyer, ofSeller: !asBuyer })
        : null,
  }
}

function saleView(ctx: MockContext, sale: MockSale) {
  const { asBuyer, other } = parties(ctx, sale)
  const paidAt = new Date(sale.paidAt)
  const deliveredAt = timeOf(sale.deliveredAt)
  const isCanceled = sale.canceledAt !== null
  const status = rules.saleStatusOf(
    { parcel: sale.parcel, deliveredAt, isCanceled, isClaimed: false },
    ctx.now,
  )
  const items = itemsOf(ctx, sale)
  const isUnsent = sale.parcel === 'waiting' && !isCanceled
  const until = deliveredAt && reviewUntil(deliveredAt)
  return {
    id: sale.id,
    asBuyer,
    status,
    statusLabel: rules.directSaleLabels[status],
    otherName: shortName(ctx, other),
    otherCode: codeOf(ctx, other),
    isBlocked: isBlockedByViewer(ctx, other),
    place: asBuyer ? null : sale.place,
    items,
    earnings: items.reduce((sum, one) => sum + one.earnings, 0),
    paidAt,
    sendBy: rules.sendByOf(paidAt),
    cancelsAt:
      isUnsent || status === 'label_printed'
        ? rules.unsentEndsAt({ paidAt, packedAt: timeOf(sale.packedAt) })
        : null,
    labelUrl: asBuyer || isCanceled || sale.parcel === 'waiting' ? null : `/api/v1.0/labels/${sale.id}.pdf`,
    carrierName: sale.trackingCode ? 'USPS' : null,
    trackingCode: sale.trackingCode,
    deliveredAt,
    availableAt: deliveredAt && rules.directAvailableAt(deliveredAt),
    canCancel: isUnsent && !asBuyer,
    canReview: until !== null && until > ctx.now,
    reviewUntil: until,
    ...ratingsOf(ctx, sale, asBuyer),
  }
}

/** Returns a member's sales: those to send first, then the latest. */
export const salesOf = (ctx: MockContext, id: string) =>
  directOf(ctx)
    .sales.filter((one) => one.seller === id)
    .toSorted(
      (a, b) => Number(a.parcel !== 'waiting') - Number(b.parcel !== 'waiting') || b.paidAt - a.paidAt,
    )
    .map((one) => saleView(ctx, one))

/** Whether no carrier has the parcel of a sale yet. */
export const isToSend = ({ status }: { status: string }): boolean =>
  status === 'to_send' || status === 'label_printed'

/** Returns one page of a list, and how many rows the list has. */
export function pageOf<T>(all: readonly T[], page: number): { nodes: T[]; totalCount: number } {
  const { limit, offset } = pageWish(page, directPageSize)
  return { nodes: all.slice(offset, offset + limit), totalCount: all.length }
}

const saleOf = (ctx: MockContext, id: string) =>
  directOf(ctx).sales.find((one) => one.id === id && [one.seller, one.buyer].includes(ctx.user?.id ?? ''))
const payload = (ctx: MockContext, sale: MockSale) => {
  return { __typename: 'DirectSalePayload', sale: saleView(ctx, sale) }
}
const unknown = 'There is no such sale.'
const logIn = () => signIn('Please log in to see your sales.')

function printLabel(ctx: MockContext, id: string) {
  if (!ctx.user) return logIn()
  const sale = saleOf(ctx, id)
  if (!sale || sale.seller !== ctx.user.id) return refusedDirect(unknown)
  if (sale.canceledAt !== null) return refusedDirect('This sale is canceled.')
  if (sale.parcel === 'waiting') {
    sale.parcel = 'packed'
    sale.packedAt = ctx.now.getTime()
    sale.trackingCode ??= '9400111899223197428490'
  }
  return payload(ctx, sale)
}

function cancel(ctx: MockContext, { saleId, reason }: { saleId: string; reason: string }) {
  if (!ctx.user) return logIn()
  const sale = saleOf(ctx, saleId)
  if (!sale || sale.seller !== ctx.user.id) return refusedDirect(unknown)
  if (reason.trim() === '')
    return refusedDirect('Please say why.', [{ field: 'reason', message: 'Please say why.' }])
  if (sale.parcel !== 'waiting') return refusedDirect('Its label is made: it can’t be canceled any more.')
  sale.canceledAt ??= ctx.now.getTime()
  return payload(ctx, sale)
}

/** The earlier versions of a rating that is changed now; the same words again are no version. */
function earlierOf(before: MockRating, said: { stars: number; words: string }) {
  const { stars, words, writtenAt, changedAt, earlier = [] } = before
  const isSame = said.stars === stars && said.words === words
  return isSame ? earlier : [...earlier, { stars, words, at: changedAt ?? writtenAt }]
}

function rate(ctx: MockContext, { saleId, ...said }: { saleId: string; stars: number; words: string }) {
  if (!ctx.user) return logIn()
  const sale = saleOf(ctx, saleId)
  if (!sale) return refusedDirect(unknown)
  const fault = reviewFault(said)
  if (fault)
    return refusedDirect(fault, [{ field: fault.includes('stars') ? 'stars' : 'words', message: fault }])
  if (sale.deliveredAt === null || reviewUntil(new Date(sale.deliveredAt)) <= ctx.now)
    return refusedDirect('This sale can’t be rated now.')
  const key = sale.buyer === ctx.user.id ? 'ofSeller' : 'ofBuyer'
  const at = ctx.now.getTime()
  const before = sale[key]
  sale[key] = before
    ? { ...before, ...said, changedAt: at, earlier: earlierOf(before, said) }
    : { id: `review-${sale.id}-${key}`, ...said, writtenAt: at, changedAt: null }
  return payload(ctx, sale)
}

/** Adds what shoppers read of the person who sells a piece. */
function sellerView(ctx: MockContext, item: MockItem) {
  const seller = item.third_party_seller
  const id = sellerOf(ctx, item)
  if (!seller) return null
  if (id === undefined) return { ...seller, isMember: false, code: null, stars: null, reviewCount: 0 }
  const { stars, count } = memberRating(ctx, id)
  return { ...seller, isMember: true, code: codeOf(ctx, id), stars, reviewCount: count }
}

type Id = { id: string }
type SaleId = { saleId: string }
type Rating = { input: { saleId: string; stars: number; words: string } }
export const directSalesMocks = {
  Query: {
    directSale: (_: unknown, { id }: Id, ctx: MockContext) => {
      const sale = saleOf(ctx, id)
      return sale ? saleView(ctx, sale) : null
    },
    directSales: (_: unknown, { page }: { page: number }, ctx: MockContext) =>
      pageOf(ctx.user ? salesOf(ctx, ctx.user.id).filter((one) => !isToSend(one)) : [], page),
    directPurchases: (_: unknown, { page }: { page: number }, ctx: MockContext) =>
      pageOf(
        directOf(ctx)
          .sales.filter((one) => one.buyer === ctx.user?.id)
          .toSorted((a, b) => b.paidAt - a.paidAt)
          .map((one) => saleView(ctx, one)),
        page,
      ),
  },
  Mutation: {
    printDirectLabel: (_: unknown, { saleId }: SaleId, ctx: MockContext) => printLabel(ctx, saleId),
    cancelDirectSale: (_: unknown, asked: SaleId & { reason: string }, ctx: MockContext) =>
      cancel(ctx, asked),
    rateDirectSale: (_: unknown, { input }: Rating, ctx: MockContext) => rate(ctx, input),
  },
  Item: {
    thirdPartySeller: (item: MockItem, _: unknown, ctx: MockContext) => sellerView(ctx, item),
  },
  Storefront: {
    closet: ({ code }: { code: string }, _: unknown, ctx: MockContext) => {
      const page = ctx.db.state.storefronts.find((one) => one.code === code)
      return page ? closetView(ctx, page.owner.replace('user:', '')) : null
    },
  },
}
