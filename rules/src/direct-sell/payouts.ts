// What a direct sale pays its seller, and how its price comes down (decision 0199). A direct piece has payout
// terms of the same form as a consigned one, so that one function splits both kinds of sale.
import { type Cents, cents, subtract } from '../common/money.ts'
import type { PayoutTerms, PriceDrop } from '../earnings/payout-terms.ts'
import { payoutOf } from '../earnings/payouts.ts'
import { directFeePercent, directHoldDays, directWindowDays } from '../vocabulary/direct-sell.ts'

/** Days between two steps of a price that comes down by itself. */
export const directDropDays = 10
/** Each step is so many percent of the first price. */
export const directDropPercent = 5
const dropsMost = 8

const steps: readonly PriceDrop[] = Array.from({ length: dropsMost }, (_, i) => ({
  afterPercent: Math.ceil((100 * directDropDays * (i + 1)) / directWindowDays),
  percent: directDropPercent * (i + 1),
}))

/** Returns the lowest whole percent of a price that is not below its seller's floor (both cents). */
const floorPercentOf = (price: number, floor: number): number =>
  price <= 0 ? 100 : Math.min(100, Math.ceil((100 * floor) / price))

/**
 * Returns the payout terms of a direct piece: 100 % less the fee of 12, no minimum, no booster, 180 days in
 * the shop, paid two days after delivery. `floor` (cents) is the seller's lowest price; the price falls in
 * steps only with `comesDown`.
 */
export function directTermsOf(of: { price: number; floor: number | null; comesDown: boolean }): PayoutTerms {
  return {
    version: 1,
    service: 'standard',
    pays: true,
    ladder: [{ from: 0, percent: 100 - directFeePercent }],
    minimum: 0,
    boosterPercent: 0,
    boosterAs: 'earnings',
    windowDays: directWindowDays,
    drops: of.comesDown ? steps : [],
    floorPercent: floorPercentOf(of.price, of.floor ?? 0),
    holdDays: directHoldDays,
  }
}

export type DirectPayout = { readonly price: Cents; readonly fee: Cents; readonly earnings: Cents }

/** Splits a direct price (cents) into the seller's earnings and the shop's fee, to the cent. */
export function directPayoutOf(price: number): DirectPayout {
  const terms = directTermsOf({ price, floor: null, comesDown: false })
  const { earnings } = payoutOf(cents(price), terms)
  return { price: cents(price), earnings, fee: subtract(cents(price), earnings) }
}
