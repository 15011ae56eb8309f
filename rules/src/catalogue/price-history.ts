// Builds the price history of a piece for its page: every change since it came on sale, up or down.
import type { Cents } from '../common/money.ts'

/** A price of a piece in cents, and the time since which it applied. */
export type PricePoint = { at: Date; price: Cents }
type Change = { at: Date; from: Cents; to: Cents }

/**
 * Returns a piece's prices since it was listed, oldest first: the first price and each later one, with times.
 * `changes` are oldest first; changes before the listing are ignored, and several at one moment count as one.
 * Empty for a piece that was never listed.
 */
export function priceHistory(listedAt: Date | null, price: Cents, changes: readonly Change[]): PricePoint[] {
  if (!listedAt) return []
  const since = changes.filter(({ at }) => at > listedAt)
  const points: PricePoint[] = [{ at: listedAt, price: since[0]?.from ?? price }]
  for (const { at, to } of since) {
    const last = points.at(-1)
    if (last && last.at.getTime() === at.getTime()) points.pop()
    if (points.at(-1)?.price !== to) points.push({ at, price: to })
  }
  return points
}

/**
 * Compares a piece's current price with its earlier prices, in one sentence ("It has never cost less here.").
 * `points` are oldest first. Returns undefined when the price never changed.
 */
export function priceSentence(points: readonly { price: number }[]): string | undefined {
  const now = points.at(-1)?.price
  if (now === undefined || points.length < 2) return undefined
  const others = points.slice(0, -1).map(({ price }) => price)
  if (now < Math.min(...others)) return 'It has never cost less here.'
  if (now > Math.max(...others)) return 'It has cost less here before.'
  return now === Math.min(...others) ? 'It has cost as little here before.' : 'It has cost less here before.'
}
