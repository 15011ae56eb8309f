import { Link } from '@tanstack/react-router'
import { ShoppingBag } from 'lucide-react'
import { Logo } from './Logo.tsx'
import styles from './SlimHeader.module.css'

/** Where a screen puts a line into the header. */
export const headerNoteId = 'header-note'

/**
 * Renders the header of checkout: a link home, a link back to the cart, and room for one line; no other
 * links.
 */
export function SlimHeader() {
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <Logo />
        <div id={headerNoteId} className={styles.note} />
        <Link to="/cart" className={styles.back}>
          <ShoppingBag size="1rem" strokeWidth={1.5} aria-hidden />
          Cart
        </Link>
      </div>
    </header>
  )
}
