// What pieces of the mocks sold for: the price guide of a listing, and what a bought piece would bring.
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { itemNow, type MockContext, ownerOf } from './context.ts'
import { directOf } from './direct.ts'

/** Returns the prices (cents) of a category's mock pieces, the lowest first. */
export const likeIt = (ctx: MockContext, categoryId: number) =>
  ctx.db.items
    .filter((one) => one.category_id === categoryId && one.price_cents > 0)
    .map((one) => one.price_cents)
    .toSorted((a, b) => a - b)
/** Returns the price at a share (0 to 1) of sorted prices. */
export const quarter = (prices: readonly number[], share: number) =>
  prices[Math.floor((prices.length - 1) * share)] ?? 0

export type Guide = {
  categoryId: number
  brandName?: string | null
  condition: string
  price?: number | null
}
const barsMost = 11
const dayMs = 86_400_000

/**
 * Returns the price guide for a draft, from the mock's pieces of the category and brand, in the shape of the
 * API's `directPriceGuide`.
 */
export function priceGuide(ctx: MockContext, { categoryId, brandName, price }: Guide) {
  const all = ctx.db.items.filter((one) => one.category_id === categoryId && one.price_cents > 0)
  const ofBrand = all.filter((one) => one.brand_name === brandName)
  // Few kinds have many pieces in the mocks: then all of the family count.
  const root = all[0]?.category_tags[0]
  const family = ctx.db.items.filter((one) => one.category_tags[0] === root && one.price_cents > 0)
  const like = ofBrand.length >= 8 ? ofBrand : all.length >= 12 ? all : family
  const prices = like.map((one) => one.price_cents).toSorted((a, b) => a - b)
  if (prices.length < 4)
    return { basis: null, count: prices.length, low: null, high: null, suggested: null, bars: [], sold: [] }
  const lowest = Math.floor((prices[0] ?? 0) / 100) * 100
  const width = Math.max(100, Math.ceil(((prices.at(-1) ?? 0) + 1 - lowest) / barsMost / 100) * 100)
  const bars = Array.from({ length: barsMost }, (_, i) => {
    const from = lowest + i * width
    return { from, to: from + width, count: prices.filter((one) => one >= from && one < from + width).length }
  })
  const suggested = Math.round(quarter(prices, 0.5) / 100) * 100
  const near = price ?? suggested
  const isNear = prices.filter((one) => Math.abs(one - near) * 100 <= near * 15).length >= 3
  const sold = like
    .toSorted((a, b) => Math.abs(a.price_cents - near) - Math.abs(b.price_cents - near))
    .slice(0, 4)
    .map((one) => ({
      itemNumber: one.item_number,
      photoId: one.photo_ids[0] ?? null,
      title: one.title,
      sizeDisplay: one.size_display,
      condition: one.condition,
      price: one.price_cents,
      days: 3 + Math.round((ctx.now.getTime() - (one.listed_at?.getTime() ?? 0)) / dayMs / 2),
    }))
  return {
    basis: like === ofBrand ? 'brand' : like === all ? 'category' : 'family',
    count: prices.length,
    low: quarter(prices, 0.25),
    high: quarter(prices, 0.75),
    suggested,
    bars,
    sold,
    days: isNear ? Math.max(3, Math.round((9 * near) / Math.max(1, suggested))) : null,
    usualDiscount: 8,
  }
}

/** Returns whether the viewer bought this piece in an order or directly. */
export const hasBought = (ctx: MockContext, itemNumber: number): boolean => {
  const owner = ownerOf(ctx)
  return (
    ctx.db.state.orders?.some(
      (order) => order.owner === owner && order.lines.some((line) => line.itemNumber === itemNumber),
    ) || directOf(ctx).sales.some((one) => one.buyer === ctx.user?.id && one.itemNumbers.includes(itemNumber))
  )
}

/**
 * Returns estimates of the resale of pieces that the viewer bought, in the shape of the API's
 * `resaleEstimates`.
 */
export function resaleEstimates(ctx: MockContext, itemNumbers: readonly number[]) {
  return itemNumbers.flatMap((itemNumber) => {
    const item = ctx.user && hasBought(ctx, itemNumber) ? itemNow(ctx, itemNumber) : undefined
    const guide =
      item &&
      priceGuide(ctx, { categoryId: item.category_id, brandName: item.brand_name, condition: item.condition })
    const price = guide?.suggested
    return price ? [{ itemNumber, price, earnings: directPayoutOf(price).earnings }] : []
  })
}
