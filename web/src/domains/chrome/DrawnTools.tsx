// The parts of the header that open something by code, as they stand before the code is there.
import { Menu, User } from 'lucide-react'
import styles from './Header.module.css'
import { headerLinks } from './links.ts'

/** A list of departments that a browser opens by itself; the site has a sheet instead. */
export function DrawnMenu() {
  return (
    <details className="first-menu">
      <summary className={styles.tool} aria-label="Menu">
        <Menu size="1.25rem" strokeWidth={1.5} aria-hidden />
      </summary>
      <nav aria-label="Departments">
        {headerLinks.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </details>
  )
}

/** A link to the account; the site opens a list of links there. */
export function DrawnAccount() {
  return (
    <a href="/my" className={styles.tool} aria-label="Account">
      <User size="1.25rem" strokeWidth={1.5} aria-hidden />
    </a>
  )
}
