// Why a return takes no restocking fee from its shopper (decisions 0181 and 0183).
import { tierTerms } from '../rewards/terms.ts'
import type { LoyaltyTier } from '../vocabulary/rewards.ts'

export type Waiver = 'first' | 'tier' | 'once' | 'reward'

/** What decides about the fee of a member's next return. */
export type WaiverFacts = {
  /** Returns until now that were not canceled. */
  readonly returns: number
  readonly tier: LoyaltyTier
  /** Returns of this calendar year that took no fee and were paid back as money. */
  readonly waivedThisYear: number
  /** Whether the member has the reward of returns. */
  readonly hasReward: boolean
}

/**
 * Returns why the next return costs no restocking fee: "first" return, "tier" always free, "once" a year by
 * tier, or a "reward", used last; null when the fee is taken.
 */
export function waiverOf({ returns, tier, waivedThisYear, hasReward }: WaiverFacts): Waiver | null {
  if (returns === 0) return 'first'
  const { freeRestocking } = tierTerms[tier]
  if (freeRestocking === 'always') return 'tier'
  if (freeRestocking === 'once' && waivedThisYear === 0) return 'once'
  return hasReward ? 'reward' : null
}

/** The sentences that say why there is no restocking fee. */
export const waiverWords: Record<Waiver, string> = {
  first: 'Your first return has no restocking fee.',
  tier: 'A VIT pays no restocking fee.',
  once: 'Superstars have one return a year without a restocking fee. This is the one of this year.',
  reward: 'Your reward pays the restocking fee of this return.',
}
