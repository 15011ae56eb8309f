// The effects of the clean-out incentives of specification §3 (an experiment: one seller sees one of
// them). The amounts are in their names; what they count toward is ours (decision 0070). NCC: store credit
// that cannot be cashed out.
import { type Cents, cents, zero } from '../common/money.ts'
import type { CleanoutIncentive } from '../vocabulary/seller.ts'

/**
 * The effect of an incentive: extra days on sale, a credit in cents, or a percentage on top of payouts,
 * paid as earnings or as credit.
 */
export type IncentiveEffect = {
  /** Sentence that the seller reads before ordering a kit. */
  readonly words: string
  readonly windowDays: number
  readonly credit: Cents
  readonly boosterPercent: number
  readonly boosterAs: 'earnings' | 'credit'
}

const nothing = { windowDays: 0, credit: zero, boosterPercent: 0, boosterAs: 'earnings' } as const

export const incentiveEffects: Record<CleanoutIncentive, IncentiveEffect> = {
  consignment_window_extended: {
    ...nothing,
    windowDays: 30,
    words: 'Your pieces stay listed 30 days longer.',
  },
  ncc_credit_40: {
    ...nothing,
    credit: cents(4000),
    words: '$40 of store credit when your first bag arrives.',
  },
  payout_booster_15: {
    ...nothing,
    boosterPercent: 15,
    words: 'A payout 15% higher on every piece of this bag.',
  },
  payout_booster_20_ncc: {
    ...nothing,
    boosterPercent: 20,
    boosterAs: 'credit',
    words: '20% of each payout on top, as store credit.',
  },
}

/**
 * Days in which an incentive counts for bags that the seller orders; the credit it gives is valid as long.
 */
export const incentiveDays = 90

/** Returns the days by which the incentives extend the consignment window of a bag's pieces. */
export function windowExtensionOf(incentives: readonly CleanoutIncentive[]): number {
  return Math.max(0, ...incentives.map((one) => incentiveEffects[one].windowDays))
}

/**
 * Returns the highest payout booster of the incentives, in percent, and whether it is paid as earnings or as
 * credit; 0 percent as earnings for none. Boosters never add up.
 */
export function boosterOf(incentives: readonly CleanoutIncentive[]): {
  percent: number
  as: 'earnings' | 'credit'
} {
  const [best] = incentives
    .map((one) => incentiveEffects[one])
    .sort((a, b) => b.boosterPercent - a.boosterPercent)
  return best && best.boosterPercent > 0
    ? { percent: best.boosterPercent, as: best.boosterAs }
    : { percent: 0, as: 'earnings' }
}

/**
 * Returns whether an incentive pays credit for the first clean-out bag alone; a person who had a bag received
 * gets nothing from it.
 */
export const isForFirstBag = (incentive: CleanoutIncentive): boolean => incentiveEffects[incentive].credit > 0

/**
 * Returns the store credit in cents for a seller's first clean-out bag once it has arrived: the highest of
 * the incentives; zero for a later bag.
 */
export function bagCreditOf(incentives: readonly CleanoutIncentive[], bag: { isFirst: boolean }): Cents {
  return bag.isFirst ? cents(Math.max(0, ...incentives.map((one) => incentiveEffects[one].credit))) : zero
}

/**
 * Returns whether an incentive offered at `offeredAt` still counts for a clean-out bag ordered now (up to 90
 * days later).
 */
export function isIncentiveAlive(offeredAt: Date, now: Date): boolean {
  const age = now.getTime() - offeredAt.getTime()
  return age >= 0 && age <= incentiveDays * 86_400_000
}
