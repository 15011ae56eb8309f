// Which tier a member has, by what was spent on pieces that were kept (specification §3 User profile,
// loyaltyTierInfo; decision 0181).
import { type Cents, cents } from '../common/money.ts'
import { type LoyaltyTier, loyaltyTiers } from '../vocabulary/rewards.ts'
import { startOfYear, yearOf } from './days.ts'
import { tierTerms } from './terms.ts'

/** An order's merchandise in cents, without what was refunded; `kept` once its return window is over. */
export type Spent = { readonly placedAt: Date; readonly cents: number; readonly kept: boolean }

/** A tier that the shop gave somebody by hand, until a moment. */
export type Courtesy = { readonly tier: LoyaltyTier; readonly until: Date }

const rank = (tier: LoyaltyTier) => loyaltyTiers.indexOf(tier)

/** Returns the higher one of two loyalty tiers. */
export const higherTier = (a: LoyaltyTier, b: LoyaltyTier): LoyaltyTier => (rank(a) >= rank(b) ? a : b)

/** Returns the loyalty tier that spending so many cents in one calendar year brings. */
export const tierFor = (spentCents: number): LoyaltyTier =>
  loyaltyTiers.findLast((tier) => spentCents >= tierTerms[tier].fromCents) ?? 'tier_1'

/** Returns the loyalty tier above a tier; null above the highest. */
export const tierAbove = (tier: LoyaltyTier): LoyaltyTier | null => loyaltyTiers[rank(tier) + 1] ?? null

/**
 * Returns the cents spent on orders placed in a calendar year of the shop's time zone. `kept` true: on orders
 * that count already; false: on those that still can be returned.
 */
export function spentIn(year: number, orders: readonly Spent[], kept: boolean): Cents {
  const theirs = orders.filter((one) => one.kept === kept && yearOf(one.placedAt) === year)
  return cents(theirs.reduce((sum, one) => sum + one.cents, 0))
}

/** §3 loyaltyTierInfo without the points, in cents. */
export type TierInfo = {
  readonly tier: LoyaltyTier
  /** Until when the tier is kept without spending more; null for the first tier, which never ends. */
  readonly until: Date | null
  readonly amountSpentCurrentYear: Cents
  readonly amountSpentPendingCurrentYear: Cents
  /** What was spent this year beyond the beginning of the tier. */
  readonly amountSpentInTier: Cents
  /** What is still to be spent this year for the next tier; 0 in the highest. */
  readonly amountLeftToUpgrade: Cents
}

/**
 * Returns a member's loyalty tier, its end (null for the lowest) and the sums behind it in cents. A calendar
 * year's spending gives a tier at once, and the tier stays until the end of the next year; an order counts
 * for the year in which it was placed. `courtesy` gives a tier until its day. Points that are used never
 * lower a tier; a refund may.
 */
export function tierInfoOf(orders: readonly Spent[], now: Date, courtesy: Courtesy | null = null): TierInfo {
  const year = yearOf(now)
  const spent = spentIn(year, orders, true)
  const ofThis = tierFor(spent)
  const ofLast = tierFor(spentIn(year - 1, orders, true))
  const given = courtesy && courtesy.until > now ? courtesy : null
  const tier = [ofThis, ofLast, given?.tier ?? 'tier_1'].reduce(higherTier)
  const ends = [
    ofThis === tier ? startOfYear(year + 2) : null,
    ofLast === tier ? startOfYear(year + 1) : null,
    given?.tier === tier ? given.until : null,
  ].filter((one) => one !== null)
  const above = tierAbove(tier)
  return {
    tier,
    until: tier === 'tier_1' ? null : new Date(Math.max(...ends.map(Number))),
    amountSpentCurrentYear: spent,
    amountSpentPendingCurrentYear: spentIn(year, orders, false),
    amountSpentInTier: cents(Math.max(0, spent - tierTerms[tier].fromCents)),
    amountLeftToUpgrade: cents(above === null ? 0 : Math.max(0, tierTerms[above].fromCents - spent)),
  }
}

/**
 * Returns what multiplies the points of an order: the tier's points for a dollar times the offer's
 * multiplier (§3 pointsMultiplierOffer), both in percent.
 */
export const pointsMultiplier = (tier: LoyaltyTier, offerPercent: number): number =>
  (tierTerms[tier].pointsPercent * offerPercent) / 10_000

/**
 * Returns the cents of merchandise from which on delivery is free: the account's own threshold, or the
 * tier's where that is lower. `tier` and `own` are null for visitors.
 */
export function freeDeliveryFrom(tier: LoyaltyTier | null, own: number | null): Cents {
  const usual = own ?? tierTerms.tier_1.freeDeliveryFrom
  return cents(tier === null || tier === 'tier_1' ? usual : Math.min(usual, tierTerms[tier].freeDeliveryFrom))
}
