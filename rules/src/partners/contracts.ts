// What a partner earns from a piece that was sold: the ladder of its contract (issue "Selling every way";
// decision 0206). The numbers of a contract are agreed with each partner; the bounds here are ours.
import { type Cents, cents } from '../common/money.ts'
import type { PayoutTerms } from '../earnings/payout-terms.ts'
import { ladderPays } from '../earnings/payouts.ts'
import { highestPrice } from '../intake/intake.ts'

/**
 * The slice of a price from this many cents on, up to the next step, pays so many hundredths of a percent.
 */
export type ContractStep = { readonly from: number; readonly basisPoints: number }

/** The most steps of a ladder. */
export const contractStepsMost = 10
/** The most days after delivery until the earnings of a sale are available. */
export const contractHoldDaysMost = 120
const wholeBasisPoints = 10_000

/** For partners' pieces neither a price drop nor the end of a selling window comes by itself. */
const windowDays = 3650

/**
 * Returns the cents that a contract's ladder pays to a partner for a sale at a price (cents), rounded down.
 */
export const contractPays = (price: Cents, ladder: readonly ContractStep[]): Cents =>
  ladderPays(price, stepsOf(ladder))

const stepsOf = (ladder: readonly ContractStep[]) =>
  ladder.map(({ from, basisPoints }) => ({ from, percent: basisPoints / 100 }))

/**
 * Returns why a partner contract's ladder of shares is refused, as a sentence: no steps or more than 10, a
 * first step not at $0.00, amounts outside $0.00 to $9,999.00 or not rising, a share that is not whole basis
 * points, or more than the sale paid out. Undefined when it is fine.
 */
export function ladderProblem(ladder: readonly ContractStep[]): string | undefined {
  if (ladder.length === 0) return 'Please write at least one step.'
  if (ladder.length > contractStepsMost) return `A ladder has at most ${contractStepsMost} steps.`
  if (ladder[0]?.from !== 0) return 'The first step has to begin at $0.00.'
  for (const [i, { from, basisPoints }] of ladder.entries()) {
    if (!Number.isSafeInteger(from) || from < 0 || from > highestPrice)
      return 'A step begins at an amount from $0.00 to $9,999.00.'
    if (i > 0 && from <= (ladder[i - 1]?.from ?? 0)) return 'Each step has to begin above the one before.'
    if (!Number.isSafeInteger(basisPoints) || basisPoints < 0)
      return 'A share is a percent from 0 to 100, with at most two decimals.'
    if (basisPoints > wholeBasisPoints) return 'This ladder would pay more than the sale. The most is 100%.'
  }
  const most = cents(highestPrice)
  return contractPays(most, ladder) > most ? 'This ladder would pay more than the sale.' : undefined
}

/**
 * Returns the reason, as a sentence, why a number of days until earnings are available is refused: not a
 * whole number from 0 to 120. Undefined when it is fine.
 */
export const holdDaysProblem = (days: number): string | undefined =>
  Number.isInteger(days) && days >= 0 && days <= contractHoldDaysMost
    ? undefined
    : `The days are a whole number from 0 to ${contractHoldDaysMost}.`

/**
 * Returns the payout terms of a new piece of a partner: the contract's ladder and hold days, no minimum, no
 * booster, no price drops, and ten years in the shop.
 */
export function partnerTermsOf(contract: { ladder: readonly ContractStep[]; holdDays: number }): PayoutTerms {
  return {
    version: 1,
    service: 'standard',
    pays: true,
    ladder: stepsOf(contract.ladder),
    minimum: 0,
    boosterPercent: 0,
    boosterAs: 'earnings',
    windowDays,
    drops: [],
    floorPercent: 0,
    holdDays: contract.holdDays,
  }
}
