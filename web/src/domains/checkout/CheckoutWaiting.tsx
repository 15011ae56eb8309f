import { Panel, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Checkout.module.css'

/** Renders a placeholder shown while the code and data of checkout are loading. */
export function CheckoutWaiting() {
  return (
    <Stack gap={0} className={styles.two} role="status" aria-label="Loading checkout">
      <Panel justifySelf="center" upTo="text" wide className={styles.left}>
        <h1>Checkout</h1>
        {[3, 2, 4].map((rows) => (
          <Panel key={rows} padTop={6} className={styles.step}>
            <Skeleton width="40%" height={28} />
            {Array.from({ length: rows }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A placeholder has no key but its place.
              <Skeleton key={i} className={look({ block: true, above: 4 })} height={48} />
            ))}
          </Panel>
        ))}
      </Panel>
      <div className={styles.right} aria-hidden="true">
        <Panel centered upTo="text" wide className={styles.inner}>
          {[1, 2, 3, 4, 5].map((one) => (
            <Skeleton key={one} className={look({ block: true, above: 4 })} height={48} />
          ))}
        </Panel>
      </div>
    </Stack>
  )
}
