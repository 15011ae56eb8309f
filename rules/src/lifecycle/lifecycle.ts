// Who is granted an offer, and on which occasion: a rule over the deeds of a person (specification §3 User
// profile: promotions; decision 0192). The promotions themselves are rows with a cohort.
import { tierNames } from '../rewards/tier-names.ts'
import type { LoyaltyTier } from '../vocabulary/rewards.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** The occasions of offers, the most important first. */
export const lifecycleOccasions = [
  'tier_up',
  'anniversary',
  'left_cart',
  'lapsed',
  'first_order',
  'loves_bags',
] as const
export type LifecycleOccasion = (typeof lifecycleOccasions)[number]

/** When each occasion is due. */
export const lifecycleTerms = {
  /** Days since the last order after which somebody counts as lapsed. */
  lapsedDays: 90,
  /** Days since joining after which a member without an order is invited to a first one. */
  firstOrderDays: 3,
  /** Hours since the last change of a cart: earlier than its reminder, which then tells of the offer. */
  leftCartHours: 20,
  /** Days after which a cart is not looked at any more, as its reminder (decision 0176). */
  leftCartDays: 8,
  /** Handbags loved within `lovesDays`. */
  lovedBags: 3,
  lovesDays: 30,
  /** Years after joining that bring a gift. */
  anniversaries: 10,
  /** A worker that stood still for as many days catches up; older occasions are over. */
  catchesUpDays: 14,
  /** Days between two invitations to one person. */
  restDays: 21,
} as const

/**
 * The cohort of each occasion, for how many days its offer is granted, and whether the offer invites: what
 * invites has to rest, what was earned comes at once.
 */
export const lifecycleOffers: Record<
  LifecycleOccasion,
  { readonly cohort: string; readonly days: number; readonly invites: boolean }
> = {
  tier_up: { cohort: 'double_points', days: 14, invites: false },
  anniversary: { cohort: 'gift_5', days: 60, invites: false },
  left_cart: { cohort: 'left_a_cart', days: 3, invites: true },
  lapsed: { cohort: 'back_after_a_while', days: 14, invites: true },
  first_order: { cohort: 'new_here', days: 14, invites: true },
  loves_bags: { cohort: 'likes_bags', days: 14, invites: true },
}

/** What the shop knows of a person that decides about offers; null: it never happened. */
export type Deeds = {
  readonly joinedAt: Date
  readonly lastOrderAt: Date | null
  readonly tier: LoyaltyTier
  /** Since when the tier was reached by orders; null for a tier that was given by hand. */
  readonly tierSince: Date | null
  /** When something was last added to a cart of which a piece is still free. */
  readonly leftCartAt: Date | null
  /** Handbags that were loved within `lovesDays`. */
  readonly lovedBags: number
  /** When the last offer that invites was granted. */
  readonly invitedAt: Date | null
  /** What was granted before, as `occasion/key`. */
  readonly granted: readonly string[]
}

/** An offer that is due. `key` makes the occasion happen once; `reason` is the sentence that tells it. */
export type DueOffer = {
  readonly occasion: LifecycleOccasion
  readonly key: string
  readonly cohort: string
  readonly endsAt: Date
  readonly invites: boolean
  readonly reason: string
}

/** Returns whether between `from` and `to` milliseconds have passed since a moment. */
const passed = (since: Date, now: Date, from: number, to: number): boolean => {
  const ms = now.getTime() - since.getTime()
  return ms >= from && ms < to
}

/** Returns the moment `years` calendar years after another, in UTC. */
export function yearsAfter(since: Date, years: number): Date {
  const at = new Date(since)
  at.setUTCFullYear(at.getUTCFullYear() + years)
  return at
}

type Found = { readonly key: string; readonly reason: string } | undefined

const catchesUp = lifecycleTerms.catchesUpDays * dayMs

const finders: Record<LifecycleOccasion, (deeds: Deeds, now: Date) => Found> = {
  tier_up: ({ tier, tierSince }, now) =>
    tier !== 'tier_1' && tierSince && passed(tierSince, now, 0, catchesUp)
      ? { key: `${tier}:${tierSince.getUTCFullYear()}`, reason: `You are a ${tierNames[tier]}.` }
      : undefined,
  anniversary: ({ joinedAt }, now) => {
    const years = Array.from({ length: lifecycleTerms.anniversaries }, (_, i) => i + 1).find((one) =>
      passed(yearsAfter(joinedAt, one), now, 0, catchesUp),
    )
    if (years === undefined) return undefined
    const words = years === 1 ? 'A year ago you joined us.' : `${years} years ago you joined us.`
    return { key: String(years), reason: words }
  },
  left_cart: ({ leftCartAt }, now) =>
    leftCartAt &&
    passed(leftCartAt, now, lifecycleTerms.leftCartHours * hourMs, lifecycleTerms.leftCartDays * dayMs)
      ? { key: leftCartAt.toISOString(), reason: 'Pieces that you left in your cart are still free.' }
      : undefined,
  lapsed: ({ lastOrderAt }, now) => {
    const after = lifecycleTerms.lapsedDays * dayMs
    return lastOrderAt && passed(lastOrderAt, now, after, after + catchesUp)
      ? { key: lastOrderAt.toISOString(), reason: 'It has been a while.' }
      : undefined
  },
  first_order: ({ lastOrderAt, joinedAt }, now) => {
    const after = lifecycleTerms.firstOrderDays * dayMs
    return lastOrderAt === null && passed(joinedAt, now, after, after + catchesUp)
      ? { key: 'first', reason: 'For your first order.' }
      : undefined
  },
  loves_bags: ({ lovedBags }, now) =>
    lovedBags >= lifecycleTerms.lovedBags
      ? { key: String(now.getUTCFullYear()), reason: 'You look at bags a lot.' }
      : undefined,
}

/**
 * Returns the offers that are due to a person now, the most important first. An occasion brings one offer for
 * each key, ever. Of the offers that invite at most one comes, and none within 21 days of the last: an
 * occasion that has to rest comes later if it still stands then.
 */
export function dueOffers(deeds: Deeds, now: Date): DueOffer[] {
  const due: DueOffer[] = []
  let rests =
    deeds.invitedAt !== null && passed(deeds.invitedAt, now, -dayMs, lifecycleTerms.restDays * dayMs)
  for (const occasion of lifecycleOccasions) {
    const found = finders[occasion](deeds, now)
    if (!found || deeds.granted.includes(`${occasion}/${found.key}`)) continue
    const { cohort, days, invites } = lifecycleOffers[occasion]
    if (invites && rests) continue
    rests ||= invites
    due.push({ occasion, ...found, cohort, invites, endsAt: new Date(now.getTime() + days * dayMs) })
  }
  return due
}
