import { loyaltyTiers } from '@hemline/rules/vocabulary/rewards.ts'
import { benefits } from './benefits.ts'
import styles from './TierBenefits.module.css'

/** Renders what a tier brings as a list of names and values; nothing for an unknown tier. */
export function TierBenefits({ tierId }: { tierId: string }) {
  const tier = loyaltyTiers.find((one) => one === tierId)
  if (!tier) return null
  return (
    <dl className={styles.list}>
      {benefits.map(({ name, small, of }) => {
        const value = of(tier)
        return (
          value !== null && (
            <div key={name}>
              <dt>
                {name}
                {small && <small>{small}</small>}
              </dt>
              <dd className="num">{value}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
