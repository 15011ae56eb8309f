import { earlyAccessHours, earlyAccessTiers } from '@hemline/rules/catalogue/product-access.ts'
import { type TierTerms, tierTerms } from '@hemline/rules/rewards/terms.ts'
import { restockingFee } from '@hemline/rules/vocabulary/returns.ts'
import { type LoyaltyTier, loyaltyTiers } from '@hemline/rules/vocabulary/rewards.ts'
import { money, shortMoney } from '../../platform/format.ts'
import { Text } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import styles from './Rewards.module.css'
import { RewardsFrame } from './RewardsFrame.tsx'
import { tierName } from './rewards-words.ts'
import { useRewards } from './use-rewards.ts'

type Benefit = { name: string; small?: string; of: (terms: TierTerms, tier: LoyaltyTier) => string | null }

const restocking: Record<TierTerms['freeRestocking'], string> = {
  none: money(restockingFee),
  once: 'free once',
  always: 'never',
}
const birthdays: Record<LoyaltyTier, string> = {
  tier_1: '$5',
  tier_2: '$10',
  tier_3: '$10, free delivery',
}

const benefits: readonly Benefit[] = [
  { name: 'Points for each dollar', of: ({ pointsPercent }) => String(pointsPercent / 100) },
  {
    name: 'Free delivery from',
    of: ({ freeDeliveryFrom }) => (freeDeliveryFrom === 0 ? 'any sum' : shortMoney(freeDeliveryFrom)),
  },
  { name: 'Restocking on a return', of: ({ freeRestocking }) => restocking[freeRestocking] },
  { name: 'Birthday', small: 'open for 30 days', of: (_, tier) => birthdays[tier] },
  {
    name: 'First look',
    small: 'before a piece is for everybody',
    of: (_, tier) => (earlyAccessTiers.includes(tier) ? `${earlyAccessHours} hours` : null),
  },
]

/** Renders what each tier brings, the viewer's own column washed. */
function Benefits({ tier }: { tier: string | undefined }) {
  const columns: Column<Benefit>[] = loyaltyTiers.map((one) => ({
    key: one,
    name: (
      <>
        {tierName(one)}
        {one === tier && <small>you</small>}
      </>
    ),
    cell: ({ of }) =>
      of(tierTerms[one], one) ?? (
        <>
          <span aria-hidden>–</span>
          <span className="sr">not included</span>
        </>
      ),
    cellClass: () => (one === tier ? styles.mine : undefined),
  }))
  const head: Column<Benefit> = {
    key: 'benefit',
    name: <span className="sr">Benefit</span>,
    cell: ({ name, small }) => (
      <>
        {name}
        {small && <small>{small}</small>}
      </>
    ),
  }
  return (
    <Table
      label="What each tier brings"
      className={styles.perks}
      columns={[head, ...columns]}
      rows={benefits}
      rowKey={({ name }) => name}
    />
  )
}

/** Renders /rewards, /rewards/benefits and /insider: what each tier brings, also for visitors. */
export function BenefitsScreen() {
  const standing = useRewards()
  return (
    <RewardsFrame tab="Benefits" {...standing}>
      <Benefits tier={standing.rewards?.tierInfo.tier} />
      <Text above={4} size={14} tone="soft" upTo="measure">
        VIT is short for very important thrifter. What you keep counts from January to December, for the year
        in which you ordered it; a tier stays until the end of the next year.
      </Text>
    </RewardsFrame>
  )
}
