// A payout ladder and a price as people read them: which part of the price pays what (decision
// 0070, "a ladder by slices").
import { type Cents, cents, subtract, zero } from '../common/money.ts'
import type { LadderStep } from './payout-terms.ts'
import { ladderPays } from './payouts.ts'

export type PayoutSlice = {
  /** The part of the price from here, cents. */
  readonly from: Cents
  /** Up to here; null for the last step, which has no end. */
  readonly to: Cents | null
  readonly percent: number
  /** The part of the price within this slice, in cents. */
  readonly part: Cents
  /** The part of the payout from this slice, in cents. */
  readonly pays: Cents
}

/**
 * Splits a price over the steps of a payout ladder: for each step its range, percent, the part of the price
 * within it, and what it pays, in cents. The payments sum to `ladderPays` to the cent.
 */
export function payoutSlices(price: Cents, ladder: readonly LadderStep[]): PayoutSlice[] {
  let before: Cents = zero
  return ladder.map(({ from, percent }, i) => {
    const end = ladder[i + 1]?.from
    const reached = cents(Math.min(price, end ?? price))
    const sum = ladderPays(reached, ladder)
    const slice = {
      from: cents(from),
      to: end === undefined ? null : cents(end),
      percent,
      part: cents(Math.max(0, reached - from)),
    }
    const pays = subtract(sum, before)
    before = sum
    return { ...slice, pays }
  })
}
