// What each tier brings, in words, from the terms of the program: for the table of /rewards/benefits and the
// modal of a tier.
import { earlyAccessHours, earlyAccessTiers } from '@hemline/rules/catalogue/product-access.ts'
import { type TierTerms, tierTerms } from '@hemline/rules/rewards/terms.ts'
import { restockingFee } from '@hemline/rules/vocabulary/returns.ts'
import type { LoyaltyTier } from '@hemline/rules/vocabulary/rewards.ts'
import { money, shortMoney } from '../../platform/format.ts'

/** A benefit of the program: its name, a remark, and the value that a tier has; null for none. */
export type Benefit = {
  readonly name: string
  readonly small?: string
  readonly of: (tier: LoyaltyTier) => string | null
}

const restocking: Record<TierTerms['freeRestocking'], string> = {
  none: money(restockingFee),
  once: 'free once',
  always: 'always free',
}
const birthdays: Record<LoyaltyTier, string> = {
  tier_1: '$5',
  tier_2: '$10',
  tier_3: '$10, free delivery',
}

/** The benefits in the order of /rewards/benefits. */
export const benefits: readonly Benefit[] = [
  { name: 'Points for each dollar', of: (tier) => String(tierTerms[tier].pointsPercent / 100) },
  {
    name: 'Free delivery',
    of: (tier) => {
      const from = tierTerms[tier].freeDeliveryFrom
      return from === 0 ? 'on every order' : `from ${shortMoney(from)}`
    },
  },
  { name: 'Restocking on a return', of: (tier) => restocking[tierTerms[tier].freeRestocking] },
  { name: 'Birthday', small: 'open for 30 days', of: (tier) => birthdays[tier] },
  {
    name: 'First look',
    small: 'before a piece is for everybody',
    of: (tier) => (earlyAccessTiers.includes(tier) ? `${earlyAccessHours} hours` : null),
  },
]
