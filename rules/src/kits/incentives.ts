// What the clean-out incentives of specification §3 do (experiments: one seller sees one of them);
// the amounts are in their names, what they count toward is ours (decision 0070). NCC: store credit
// that can't be cashed out.
import { type Cents, cents, zero } from '../common/money.ts'
import { type CleanoutIncentive, cleanoutIncentives } from '../vocabulary/seller.ts'

export type IncentiveEffect = {
  /** What a seller reads before ordering. */
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
 * Days that an ordered bag's incentive may be used in: later bags get none. Credit
 * that is given lasts as long.
 */
export const incentiveDays = 90

export const isCleanoutIncentive = (text: string): text is CleanoutIncentive =>
  (cleanoutIncentives as readonly string[]).includes(text)

/** Days that the window of a bag's pieces is longer. */
export function windowExtensionOf(incentives: readonly CleanoutIncentive[]): number {
  return Math.max(0, ...incentives.map((one) => incentiveEffects[one].windowDays))
}

/** The one booster that counts: the highest; boosters are never added up. */
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

/** Credit for a seller's first bag, once it has arrived; nothing for a later one. */
export function bagCreditOf(incentives: readonly CleanoutIncentive[], bag: { isFirst: boolean }): Cents {
  return bag.isFirst ? cents(Math.max(0, ...incentives.map((one) => incentiveEffects[one].credit))) : zero
}

/** Whether an incentive that was offered then still counts for a bag that is ordered now. */
export function isIncentiveAlive(offeredAt: Date, now: Date): boolean {
  const age = now.getTime() - offeredAt.getTime()
  return age >= 0 && age <= incentiveDays * 86_400_000
}
