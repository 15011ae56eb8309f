// The parts of the header that open something by code, as they stand before the code is there.
import { Menu, User } from 'lucide-react'
import { Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './Header.module.css'
import { headerLinks } from './links.ts'

/**
 * Renders the list of departments for the page that the host draws before the site's code has loaded: a
 * <details> that the browser opens by itself. The site has a sheet instead.
 */
export function DrawnMenu() {
  return (
    <details className="first-menu">
      <Stack
        as="summary"
        gap={0}
        align="center"
        justifyItems="center"
        round="circle"
        anchor
        className={styles.tool}
        aria-label="Menu"
      >
        <Menu size="1.25rem" strokeWidth={1.5} aria-hidden />
      </Stack>
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
    <a
      href="/my"
      className={look(
        { flow: 'stack', gap: 0, align: 'center', justifyItems: 'center', round: 'circle', anchor: true },
        styles.tool,
      )}
      aria-label="Account"
    >
      <User size="1.25rem" strokeWidth={1.5} aria-hidden />
    </a>
  )
}
