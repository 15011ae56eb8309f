import { cents } from '@hemline/rules/common/money.ts'
import { tierTerms } from '@hemline/rules/rewards/terms.ts'
import { tierName } from '@hemline/rules/rewards/tier-names.ts'
import { higherTier, tierAbove, tierFor } from '@hemline/rules/rewards/tiers.ts'
import { type LoyaltyTier, loyaltyTiers } from '@hemline/rules/vocabulary/rewards.ts'
import { Link } from '@tanstack/react-router'
import { money, shortMoney } from '../../platform/format.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Panel, Text } from '../../ui/layout.tsx'
import { useSession } from '../identity/session.tsx'
import { timesWord } from './points-offer.ts'
import styles from './Rewards.module.css'
import { lastDay } from './shop-days.ts'
import type { Rewards } from './use-rewards.ts'

/** Where each tier begins on the track, in percent of its width. */
const stops: Record<LoyaltyTier, number> = { tier_1: 0, tier_2: 46, tier_3: 100 }

/** Returns how far cents that were spent this year lead on the track, in percent. */
function wayOf(spent: number): number {
  const { tier_2: second, tier_3: third } = tierTerms
  if (spent >= third.fromCents) return 100
  if (spent <= second.fromCents) return (spent / second.fromCents) * stops.tier_2
  return (
    stops.tier_2 +
    ((spent - second.fromCents) / (third.fromCents - second.fromCents)) * (stops.tier_3 - stops.tier_2)
  )
}

/** Returns how far the track is filled, in percent: at least to the tier, which may outlast its year. */
const filled = (tier: LoyaltyTier, spent: number): number => Math.max(wayOf(spent), stops[tier])

function Track({ tier, spent }: { tier: LoyaltyTier; spent: number }) {
  const reached = loyaltyTiers.indexOf(tier)
  return (
    <Panel anchor className={styles.way}>
      <ol className={styles.track}>
        {loyaltyTiers.map((one, i) => (
          <Panel as="li" key={one} anchor className={i <= reached ? styles.on : undefined}>
            <Text as="b" block tone="soft" weight={400}>
              {tierName(one)}
            </Text>
            <Text as="small" size={12} tone="soft" numbers>
              {i === 0 ? 'from the first' : `${shortMoney(tierTerms[one].fromCents)} a year`}
            </Text>
          </Panel>
        ))}
      </ol>
      <span className={styles.fill} style={{ width: `${filled(tier, spent)}%` }} aria-hidden />
    </Panel>
  )
}

/**
 * Returns what is said of the money and points of orders that still can come back, with the tier that they
 * make once they count; null without any.
 */
function pendingWords({ tierInfo, coming }: Rewards) {
  const { tier, amountSpentCurrentYear: kept, amountSpentPendingCurrentYear: pending } = tierInfo
  const points = coming.reduce((sum, one) => sum + one.points, 0)
  const both = [pending > 0 && `${money(pending)} more counts`, points > 0 && `${points} points arrive`]
  const said = both.filter((one) => one !== false)
  if (said.length === 0) return null
  const then = higherTier(tierFor(cents(kept + pending)), tier as LoyaltyTier)
  const rise = then === tier ? '' : `Then you are a ${tierName(then)}. `
  return `${said.join(' and ')} when the returns of your orders close. ${rise}`
}

function Sentence({ rewards }: { rewards: Rewards }) {
  const { tierInfo, tierUntil, pointsOwed } = rewards
  const offer = useSession().user?.promotions.pointsMultiplierOffer
  const tier = tierInfo.tier as LoyaltyTier
  const above = tierAbove(tier)
  return (
    <p>
      <b className="strong num">
        {money(tierInfo.amountSpentCurrentYear)} kept this year
        {above
          ? `, ${money(tierInfo.amountLeftToUpgrade)} more and you are a ${tierName(above)}.`
          : ': you are at the top.'}
      </b>{' '}
      {offer && <span className="strong">Points count {timesWord(offer)} for what you order now. </span>}
      <span className="soft">
        {pendingWords(rewards)}
        {tierUntil && `You are a ${tierName(tier)} until ${lastDay(tierUntil)}. `}
        {pointsOwed > 0 &&
          `${pointsOwed} points went back with a refund after you had used them: the next ones pay them. `}
        Using points never lowers your tier.
      </span>
    </p>
  )
}

/**
 * Renders the member's tier, the points to use, and the way to the next tier. `atRewards`: the page lists the
 * rewards itself, so no button leads there; neither does one without points.
 */
export function TierBox({ rewards, atRewards }: { rewards: Rewards; atRewards: boolean }) {
  const { tierInfo } = rewards
  return (
    <section className={styles.tier} aria-label="Your tier">
      <div className={styles.numbers}>
        <div>
          <Text as="span" size={12} tone="soft" uppercase tracking="wide">
            Your tier
          </Text>
          <b>{tierName(tierInfo.tier)}</b>
        </div>
        <div>
          <Text as="span" size={12} tone="soft" uppercase tracking="wide">
            Points to use
          </Text>
          <b>{tierInfo.points.toLocaleString('en-US')}</b>
        </div>
        {tierInfo.points > 0 && !atRewards && (
          <Link className={buttonClass()} to="/rewards/redeem">
            Use my points
          </Link>
        )}
      </div>
      <Track tier={tierInfo.tier as LoyaltyTier} spent={tierInfo.amountSpentCurrentYear} />
      <Sentence rewards={rewards} />
    </section>
  )
}
