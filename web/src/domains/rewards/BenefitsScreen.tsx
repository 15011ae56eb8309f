import { tierName } from '@hemline/rules/rewards/tier-names.ts'
import { loyaltyTiers } from '@hemline/rules/vocabulary/rewards.ts'
import { Text } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { type Benefit, benefits } from './benefits.ts'
import styles from './Rewards.module.css'
import { RewardsFrame } from './RewardsFrame.tsx'
import { useRewards } from './use-rewards.ts'

/** Renders what each tier brings, the viewer's own column washed. */
function Benefits({ tier }: { tier: string | undefined }) {
  const columns: Column<Benefit>[] = loyaltyTiers.map((one) => ({
    key: one,
    name: tierName(one),
    note: one === tier ? 'you' : undefined,
    cell: ({ of }) =>
      of(one) ?? (
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
