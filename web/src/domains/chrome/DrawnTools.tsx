// The parts of the header that open something by code, as they stand before the code is there.
import { Menu, User } from 'lucide-react'
import styles from './Header.module.css'
import { headerLinks } from './links.ts'

/**
 * Renders the list of departments for the page that the host draws before the site's code has loaded: a
 * <details> that the browser opens by itself. The site has a sheet instead.
 */
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

/**
 * Renders the account link for the page that the host draws before the site's code has loaded; the site has a
 * menu instead.
 */
export function DrawnAccount() {
  return (
    <a href="/my" className={styles.tool} aria-label="Account">
      <User size="1.25rem" strokeWidth={1.5} aria-hidden />
    </a>
  )
}
