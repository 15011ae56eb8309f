// The terms of the rewards program: what each tier asks for and brings (specification §3 Rewards; decision
// 0181).
import { freeShippingThreshold } from '../vocabulary/constants.ts'
import type { LoyaltyTier } from '../vocabulary/rewards.ts'

/** What a member of a tier has. */
export type TierTerms = {
  /** Cents spent on pieces in a calendar year from which on a member has the tier. */
  readonly fromCents: number
  /** Points for a dollar, in percent: 125 is a point and a quarter. */
  readonly pointsPercent: number
  /** Merchandise in cents from which on delivery is free. */
  readonly freeDeliveryFrom: number
  /**
   * Returns of a calendar year that take no restocking fee; the first return of an account never takes
   * one.
   */
  readonly freeRestocking: 'none' | 'once' | 'always'
}

export const tierTerms: Record<LoyaltyTier, TierTerms> = {
  tier_1: {
    fromCents: 0,
    pointsPercent: 100,
    freeDeliveryFrom: freeShippingThreshold,
    freeRestocking: 'none',
  },
  tier_2: { fromCents: 50_000, pointsPercent: 125, freeDeliveryFrom: 5900, freeRestocking: 'once' },
  tier_3: { fromCents: 150_000, pointsPercent: 150, freeDeliveryFrom: 0, freeRestocking: 'always' },
}

/** Points for a bag that came in, once for each bag. */
export const pointsPerBag = 50
/** Days for which a reward that was bought with points can be used. */
export const redeemedDays = 60
/** Days for which the gift of a birthday can be used. */
export const birthdayDays = 30
/** Points that end at the turn of the year are announced from this day of November on. */
export const noticeFrom = { month: 11, day: 1 } as const
