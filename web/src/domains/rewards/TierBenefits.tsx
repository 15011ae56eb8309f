import { loyaltyTiers } from '@hemline/rules/vocabulary/rewards.ts'
import { Panel, Text } from '../../ui/layout.tsx'
import { benefits } from './benefits.ts'
import styles from './TierBenefits.module.css'

/** Renders what a tier brings as a list of names and values; nothing for an unknown tier. */
export function TierBenefits({ tierId }: { tierId: string }) {
  const tier = loyaltyTiers.find((one) => one === tierId)
  if (!tier) return null
  return (
    <Panel as="dl" edge="block" className={styles.list}>
      {benefits.map(({ name, small, of }) => {
        const value = of(tier)
        return (
          value !== null && (
            <div key={name}>
              <dt>
                {name}
                {small && (
                  <Text as="small" block size={12} tone="soft">
                    {small}
                  </Text>
                )}
              </dt>
              <Text as="dd" weight={600} textAlign="end" numbers>
                {value}
              </Text>
            </div>
          )
        )
      })}
    </Panel>
  )
}
