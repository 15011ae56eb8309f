import type { CartShippingFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import styles from './Shipping.module.css'

type Incentive = CartShippingFieldsFragment['cartIncentives'][number]

/**
 * Renders a cart's incentives (free shipping, promotion, bundle), each with its progress; nothing without
 * any.
 */
export function Incentives({ incentives }: { incentives: readonly Incentive[] }) {
  if (incentives.length === 0) return null
  return (
    <ul className={`${styles.incentives} num`} aria-label="What your cart can reach">
      {incentives.map((one) => (
        <li key={one.id}>
          {one.content}
          <span className={styles.thread} aria-hidden="true">
            <i style={{ width: `${one.percent}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
