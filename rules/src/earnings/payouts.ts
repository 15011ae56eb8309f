// Splits a price between seller, fees and shop (specification §1 Selling, §3 incentives; decision 0070). The
// estimator and the posting of a sale use this same function. The price is the listed one of the day: the
// shop bears promotions.
import { add, type Cents, cents, subtract, zero } from '../common/money.ts'
import { creditBonusPercent, type LadderStep, type PayoutTerms } from './payout-terms.ts'

export type PayoutLine = {
  readonly kind: 'payout' | 'booster' | 'bag_fee' | 'selling_fee'
  readonly amount: Cents
}

export type Payout = {
  readonly price: Cents
  /** The split of the price: the amounts sum to the price to the cent, and none is below zero. */
  readonly lines: readonly PayoutLine[]
  /** Into the seller's earnings: payout and booster. */
  readonly earnings: Cents
  /** Beside the price, from the shop: a booster that is given as store credit. */
  readonly credit: Cents
  /** The earnings as store credit, bonus included, in cents. */
  readonly asCredit: Cents
}

/** Returns the sum that the ladder's slices pay for a price, in cents, rounded down once at the end. */
export function ladderPays(price: Cents, ladder: readonly LadderStep[]): Cents {
  const parts = ladder.reduce((sum, { from, percent }, i) => {
    const to = Math.min(price, ladder[i + 1]?.from ?? price)
    // In whole basis points, since a partner's contract may say 62.5%.
    return sum + Math.max(0, to - from) * Math.round(percent * 100)
  }, 0)
  return cents(Math.floor(parts / 10_000))
}

/**
 * Returns a whole percent of an amount in cents, rounded down: an amount promised as "up to" is never rounded
 * up.
 */
export const percentDown = (amount: Cents, percent: number): Cents =>
  cents(Math.floor((amount * percent) / 100))

/** The part of a piece's terms that decides how a price is split. */
export type PayoutSplit = Pick<PayoutTerms, 'pays' | 'ladder' | 'minimum' | 'boosterPercent' | 'boosterAs'>

/**
 * Returns the part of payout terms from which a page computes the payout of a price that is being typed:
 * whether the piece pays, ladder, minimum, booster, and `bagFeeLeft`, the unpaid rest of the clean-out bag's
 * fee, in cents.
 */
export const splitOf = (
  { pays, ladder, minimum, boosterPercent, boosterAs }: PayoutSplit,
  bagFeeLeft: Cents,
) => ({
  pays,
  ladder: ladder.map(({ from, percent }) => ({ from, percent })),
  minimum: cents(minimum),
  boosterPercent,
  boosterAs,
  bagFeeLeft,
})

/**
 * Splits a sale's price (cents) into the seller's earnings, credit and the shop's fees: ladder, at least the
 * minimum, plus the booster, at most the price, less the bag's fee as far as it is unpaid (`bagFeeLeft`).
 * Terms that don't pay give all to the shop. `asCredit` is the earnings with 10 percent on top. A higher
 * price never pays less. Throws RangeError for negative amounts.
 */
export function payoutOf(price: Cents, terms: PayoutSplit, bagFeeLeft: Cents = zero): Payout {
  if (price < 0 || bagFeeLeft < 0) throw new RangeError(`payouts: ${price} cents, ${bagFeeLeft} of a fee`)
  if (!terms.pays)
    return {
      price,
      lines: price > 0 ? [{ kind: 'selling_fee', amount: price }] : [],
      earnings: zero,
      credit: zero,
      asCredit: zero,
    }
  const base = cents(Math.min(price, Math.max(terms.minimum, ladderPays(price, terms.ladder))))
  const extra = percentDown(base, terms.boosterPercent)
  const booster = terms.boosterAs === 'earnings' ? cents(Math.min(extra, price - base)) : zero
  const bagFee = cents(Math.min(bagFeeLeft, add(base, booster)))
  const fromBase = cents(Math.min(bagFee, base))
  const lines: PayoutLine[] = [
    { kind: 'payout', amount: subtract(base, fromBase) },
    { kind: 'booster', amount: subtract(booster, subtract(bagFee, fromBase)) },
    { kind: 'bag_fee', amount: bagFee },
    { kind: 'selling_fee', amount: subtract(price, add(base, booster)) },
  ]
  const earnings = subtract(add(base, booster), bagFee)
  return {
    price,
    earnings,
    lines: lines.filter((line) => line.amount > 0),
    credit: terms.boosterAs === 'credit' ? extra : zero,
    asCredit: add(earnings, percentDown(earnings, creditBonusPercent)),
  }
}

/** Returns the amount of a payout's line of one kind, in cents; 0 when the payout has no such line. */
export const payoutLine = ({ lines }: Payout, kind: PayoutLine['kind']): Cents =>
  lines.find((line) => line.kind === kind)?.amount ?? zero

/**
 * Returns the unpaid rest of a clean-out bag's fee after its sales, in cents, never below zero; a returned
 * piece has paid nothing of the fee.
 */
export function bagFeeLeft(fee: Cents, taken: readonly Cents[]): Cents {
  return cents(Math.max(0, fee - add(zero, ...taken)))
}
