import { HrefLink } from '../../platform/HrefLink.tsx'
import styles from './PromoBar.module.css'

/** The green bar: the toggle between Shop and Cleanout. About, gift cards and the refer link join it with their screens. */
export function PromoBar({ world }: { world: 'shop' | 'cleanout' }) {
  return (
    <div className={styles.bar}>
      <div className={`page ${styles.row}`}>
        <nav className={styles.world} aria-label="Shop or clean out">
          <HrefLink href="/" aria-current={world === 'shop' ? 'true' : undefined}>
            Shop
          </HrefLink>
          <HrefLink href="/cleanout" aria-current={world === 'cleanout' ? 'true' : undefined}>
            Cleanout
          </HrefLink>
        </nav>
      </div>
    </div>
  )
}
