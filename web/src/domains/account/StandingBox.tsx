import { tierTerms } from '@hemline/rules/rewards/terms.ts'
import { tierName } from '@hemline/rules/rewards/tier-names.ts'
import { tierAbove } from '@hemline/rules/rewards/tiers.ts'
import type { LoyaltyTier } from '@hemline/rules/vocabulary/rewards.ts'
import { money } from '../../platform/format.ts'
import { Text } from '../../ui/layout.tsx'
import { Meter } from '../../ui/Meter.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useRewards } from '../rewards/use-rewards.ts'
import { Part } from './Part.tsx'

/**
 * Renders the member's tier, and the money spent this year as a part of what the next tier asks for; at the
 * top tier, that there is none above.
 */
export function StandingBox() {
  const { rewards, failed, again } = useRewards()
  const tier = (rewards?.tierInfo.tier ?? 'tier_1') as LoyaltyTier
  const above = tierAbove(tier)
  const spent = rewards?.tierInfo.amountSpentCurrentYear ?? 0
  const pending = rewards?.tierInfo.amountSpentPendingCurrentYear ?? 0
  const goal = above ? tierTerms[above].fromCents : 0
  return (
    <Part
      boxed
      title={rewards ? tierName(tier) : 'Rewards'}
      to={{ href: '/rewards', name: 'Rewards' }}
      failed={failed}
      again={again}
    >
      {!rewards ? (
        <Skeleton width="100%" height={40} />
      ) : (
        <>
          <Text size={14}>
            {above ? (
              <>
                <b className="strong num">
                  {money(rewards.tierInfo.amountLeftToUpgrade)} to {tierName(above)}.
                </b>{' '}
                <span className="soft num">
                  {money(spent)} kept this year{pending > 0 && `, ${money(pending)} more counts soon`}.
                </span>
              </>
            ) : (
              <b className="strong num">You are at the top: {money(spent)} kept this year.</b>
            )}
          </Text>
          {above && <Meter tone="gold" above={3} percent={(spent / goal) * 100} />}
        </>
      )}
    </Part>
  )
}
