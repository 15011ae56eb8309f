// Payout terms of a piece, stored when the piece is listed (item.payout_terms), so that a change of the rules
// never changes a promise (specification §1 Selling; domain model; decision 0070). All numbers are ours: the
// specification gives none.
import { boosterOf, windowExtensionOf } from '../kits/incentives.ts'
import type { BrandTier } from '../vocabulary/items.ts'
import type { CleanoutIncentive, CleanoutService } from '../vocabulary/seller.ts'

/**
 * One step: the slice of a price from this many cents on, up to the next step, pays this percent. Whole in
 * the shop's own ladders; partners' contracts have hundredths of a percent (rules/src/partners/contracts.ts).
 */
export type LadderStep = { readonly from: number; readonly percent: number }
/**
 * After this part of the window (percent of its days), the price is this many percent below the first one.
 */
export type PriceDrop = { readonly afterPercent: number; readonly percent: number }

export type PayoutTerms = {
  readonly version: 1
  readonly service: CleanoutService
  /** False for brands of the ineligible-payout list: the piece may sell, and pays nothing. */
  readonly pays: boolean
  readonly ladder: readonly LadderStep[]
  /** The minimum payout of a sold piece in cents; never more than its price. */
  readonly minimum: number
  readonly boosterPercent: number
  /** Out of our fee into the earnings, or beside it as store credit that can't be cashed out. */
  readonly boosterAs: 'earnings' | 'credit'
  readonly windowDays: number
  readonly drops: readonly PriceDrop[]
  /** No scheduled drop goes below this percent of the first price. */
  readonly floorPercent: number
  /** Days after delivery until the earnings are available; without a number, the return window. */
  readonly holdDays?: number
}

const standardLadder: readonly LadderStep[] = [
  { from: 0, percent: 10 },
  { from: 1500, percent: 30 },
  { from: 5000, percent: 50 },
  { from: 10_000, percent: 65 },
  { from: 20_000, percent: 80 },
]

/**
 * By slice, as an income tax: a dearer piece never pays less than a cheaper one. What a donation
 * pays goes to its charity.
 */
export const ladders: Record<CleanoutService, readonly LadderStep[]> = {
  standard: standardLadder,
  premium: [
    { from: 0, percent: 15 },
    { from: 1500, percent: 40 },
    { from: 5000, percent: 60 },
    { from: 10_000, percent: 70 },
    { from: 20_000, percent: 80 },
  ],
  donation: standardLadder,
}

/**
 * Once a bag, cents, out of its first earnings and never out of a seller's pocket:
 * prepaid shipping and sorting.
 */
export const bagFees: Record<CleanoutService, number> = { standard: 1499, premium: 3499, donation: 0 }

export const payoutMinimum = 50
/**
 * On top when earnings are turned into store credit: as it is on that day, so not part of what is
 * written down with a piece.
 */
export const creditBonusPercent = 10
export const floorPercent = 35

const windows: Record<BrandTier, number> = { value: 45, mid: 60, premium: 75, designer: 90, luxury: 120 }
const premiumWindowDays = 30
const drops: readonly PriceDrop[] = [
  { afterPercent: 25, percent: 10 },
  { afterPercent: 50, percent: 25 },
  { afterPercent: 75, percent: 45 },
]

export type TermsQuestion = {
  readonly service: CleanoutService
  readonly tier: BrandTier
  readonly incentives: readonly CleanoutIncentive[]
  /** From the ineligible-payout list. */
  readonly brandPays: boolean
}

/**
 * Returns the payout terms that a piece gets under today's rules (ladder, booster, window, drops, floor).
 * They are stored with the piece, so that later rules change nothing.
 */
export function termsOf({ service, tier, incentives, brandPays }: TermsQuestion): PayoutTerms {
  const booster = boosterOf(incentives)
  return {
    version: 1,
    service,
    pays: brandPays,
    ladder: ladders[service],
    minimum: payoutMinimum,
    boosterPercent: booster.percent,
    boosterAs: booster.as,
    windowDays:
      windows[tier] + (service === 'premium' ? premiumWindowDays : 0) + windowExtensionOf(incentives),
    drops,
    floorPercent,
  }
}

/**
 * Returns what makes payout terms invalid, in words; empty when they are valid (the ladder starts at 0 and
 * rises, percentages are whole and from 0 to 100, …).
 */
export function termsFaults(terms: PayoutTerms): string[] {
  const percents = [...terms.ladder, ...terms.drops].map((one) => one.percent).concat(terms.floorPercent)
  const rises = (values: readonly number[]) =>
    values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))
  return [
    ...(terms.ladder[0]?.from === 0 ? [] : ['the ladder does not start at 0']),
    ...(rises(terms.ladder.map((step) => step.from)) ? [] : ['the ladder does not rise']),
    ...(percents.every((one) => Number.isInteger(one) && one >= 0 && one <= 100)
      ? []
      : ['a percent is not whole, or not from 0 to 100']),
    ...(Number.isInteger(terms.boosterPercent) && terms.boosterPercent >= 0
      ? []
      : ['the booster is not a percent']),
    ...(Number.isSafeInteger(terms.minimum) && terms.minimum >= 0 ? [] : ['the minimum is not an amount']),
    ...(rises(terms.drops.map((drop) => drop.afterPercent)) && rises(terms.drops.map((drop) => drop.percent))
      ? []
      : ['the drops do not rise']),
    ...(Number.isInteger(terms.windowDays) && terms.windowDays > 0 ? [] : ['the window has no days']),
  ]
}
