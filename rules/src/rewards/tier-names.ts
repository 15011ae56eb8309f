// The names of the tiers as people read them. The specification spells the third "Vit" (the value of the
// API); pages, letters and refusals say "VIT", the initials of a very important thrifter.
import type { LoyaltyTier } from '../vocabulary/rewards.ts'

export const tierNames: Readonly<Record<LoyaltyTier, string>> = {
  tier_1: 'Star',
  tier_2: 'Superstar',
  tier_3: 'VIT',
}

/** Returns the name of a tier for people; Star for an unknown one. */
export const tierName = (tier: string): string => tierNames[tier as LoyaltyTier] ?? tierNames.tier_1

/** The members of the tiers that may buy first: one text, so that a page loads no more than it. */
export const earlyAccessMembers = 'Superstar and VIT members'
