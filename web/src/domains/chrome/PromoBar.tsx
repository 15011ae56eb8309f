import { promoBarMinHeightPx } from '@hemline/rules/vocabulary/constants.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { promoLinks } from './links.ts'
import styles from './PromoBar.module.css'

/**
 * Renders the green bar above the header: the switch between Shop and Cleanout, and links about the company.
 */
export function PromoBar({ world }: { world: 'shop' | 'cleanout' }) {
  return (
    <div className={styles.bar} style={{ minHeight: promoBarMinHeightPx }}>
      <div className={`page ${styles.row}`}>
        <nav className={styles.world} aria-label="Shop or clean out">
          <HrefLink href="/" aria-current={world === 'shop' ? 'true' : undefined}>
            Shop
          </HrefLink>
          <HrefLink href="/cleanout" aria-current={world === 'cleanout' ? 'true' : undefined}>
            Cleanout
          </HrefLink>
        </nav>
        <nav className={styles.more} aria-label="About Hemline">
          {promoLinks.map(({ label, href }) => (
            <HrefLink key={href} href={href}>
              {label}
            </HrefLink>
          ))}
        </nav>
      </div>
    </div>
  )
}
