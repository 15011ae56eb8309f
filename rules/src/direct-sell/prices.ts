// What sold pieces say about a price: who counts as like it, the middle half, bars, and days to the sale.
import { type Cents, cents } from '../common/money.ts'
import { comparablesNeeded, quantile } from '../estimates/payout-estimates.ts'

type Sold = { readonly price: number; readonly brandId: number; readonly tier: string }

/**
 * Returns which sold pieces of a category count for a usual price: those of the brand, else of the brand's
 * tier, else all, whichever has at least five sales first. `matches` tells for a sale; undefined with fewer
 * than five sales in all.
 */
export function pricesUsual(
  sold: readonly Sold[],
  brandId: number | null,
): { basis: string; matches: (one: Sold) => boolean } | undefined {
  const tier = sold.find((one) => one.brandId === brandId)?.tier
  const ways: { basis: string; matches: (one: Sold) => boolean }[] = [
    { basis: 'brand', matches: (one) => one.brandId === brandId },
    { basis: 'tier', matches: (one) => one.tier === tier },
    { basis: 'category', matches: () => true },
  ]
  return ways.find(({ matches }) => sold.filter(matches).length >= comparablesNeeded)
}

/**
 * Returns the range in which the middle half of prices lies (25th to 75th percentile), in cents. Throws
 * RangeError without prices.
 */
export function usualOf(prices: readonly number[]): { low: Cents; high: Cents } {
  if (prices.length === 0) throw new RangeError('prices: none')
  const sorted = prices.map((one) => cents(one)).sort((a, b) => a - b)
  return { low: quantile(sorted, 25), high: quantile(sorted, 75) }
}

export const barsMost = 11

/**
 * Returns a histogram of prices (cents): at most 11 bars of equal width in whole dollars, from the 5th to the
 * 95th percentile. `from` is within a bar, `to` is not; empty without prices.
 */
export function barsOf(prices: readonly number[]): { from: Cents; to: Cents; count: number }[] {
  if (prices.length === 0) return []
  const sorted = prices.map((one) => cents(one)).sort((a, b) => a - b)
  const first = Math.floor(quantile(sorted, 5) / 100) * 100
  const last = quantile(sorted, 95)
  const step = Math.max(100, Math.ceil((last - first + 1) / barsMost / 100) * 100)
  return Array.from({ length: Math.max(1, Math.ceil((last - first + 1) / step)) }, (_, i) => {
    const from = first + i * step
    const to = from + step
    return {
      from: cents(from),
      to: cents(to),
      count: sorted.filter((one) => one >= from && one < to).length,
    }
  })
}

const nearPercent = 15
const nearNeeded = 3

/**
 * Returns the median number of days to a sale among pieces sold within 15 % of a price (cents); null with
 * fewer than three of them.
 */
export function quickAt(price: number, sold: readonly { price: number; days: number }[]): number | null {
  const near = sold
    .filter((one) => Math.abs(one.price - price) * 100 <= price * nearPercent)
    .map((one) => one.days)
    .sort((a, b) => a - b)
  return near.length < nearNeeded ? null : (near[Math.floor(near.length / 2)] ?? null)
}
