import { hasSearchRow } from '@hemline/rules/site/chrome.ts'
import { currentLink } from '@hemline/rules/site/header-links.ts'
import { kidsDepartments } from '@hemline/rules/vocabulary/departments.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { Heart, Menu, ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useDrawnFor } from '../../platform/drawn.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import type { Search } from '../../platform/search-params.ts'
import { useDesktop } from '../../platform/viewport.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Page, Panel, Row, Stack } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useUncounted } from '../favorites/use-favorite.ts'
import { useSession } from '../identity/session.tsx'
import { Bell } from '../notifications/Bell.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { DrawnAccount, DrawnMenu } from './DrawnTools.tsx'
import styles from './Header.module.css'
import { Logo } from './Logo.tsx'
import { type ChromeLink, headerLinks, kidsLinks } from './links.ts'

const MenuSheet = lazy(async () => ({ default: (await import('./MenuSheet.tsx')).MenuSheet }))

function Badge({ count }: { count: number }) {
  return count > 0 ? (
    <b aria-hidden className="count">
      {count > 99 ? '99+' : count}
    </b>
  ) : null
}

const counted = (name: string, count: number) =>
  count > 0 ? `${name}, ${count} ${count === 1 ? 'item' : 'items'}` : name

function Departments({ current }: { current: string | undefined }) {
  const kids = kidsDepartments.some((name) => current === `/${name}`) || current === '/kids'
  const links: readonly ChromeLink[] = kids
    ? headerLinks.flatMap((link) => (link.department === 'kids' ? [link, ...kidsLinks] : [link]))
    : headerLinks
  return (
    <Row as="nav" gap={8} rows={0} align="stretch" size={15} className={styles.nav} aria-label="Departments">
      {links.map((link) => (
        <HrefLink
          key={link.href}
          href={link.href}
          className={look(
            { flow: 'row', gap: 0, noWrap: true, tall: 44, nowrap: true },
            link.sale ? styles.sale : undefined,
          )}
          aria-current={link.href === current ? 'page' : undefined}
        >
          {link.label}
        </HrefLink>
      ))}
    </Row>
  )
}

/**
 * Renders the shop's header: logo, search, department links, and the tools for favorites, account and cart.
 */
export function Header() {
  const { pathname, search } = useRouterState({ select: (state) => state.location })
  const desktop = useDesktop()
  const drawn = useDrawnFor() !== undefined
  const { user, loggedIn } = useSession()
  const favorites = Math.max(0, (user?.favoritesCount ?? 0) + useUncounted())
  const [menuOpen, setMenuOpen] = useState(false)
  const [menuUsed, setMenuUsed] = useState(false)
  const current = currentLink(pathname, search as Search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: The menu closes when the address changes.
  useEffect(() => setMenuOpen(false), [pathname, search])
  const openMenu = () => {
    setMenuUsed(true)
    setMenuOpen(true)
  }
  return (
    <Panel as="header" surface="paper" edge="bottom" anchor className={styles.header}>
      <Page>
        <Stack gap={10} align="center" className={styles.bar}>
          {!desktop && (
            <div className={styles.left}>
              {drawn ? (
                <DrawnMenu />
              ) : (
                <IconButton
                  aria-label="Menu"
                  aria-haspopup="dialog"
                  aria-expanded={menuOpen}
                  onClick={openMenu}
                >
                  <Menu size="1.25rem" strokeWidth={1.5} aria-hidden />
                </IconButton>
              )}
            </div>
          )}
          <Logo />
          {desktop && <SearchBox />}
          <Row gap={1} align="stretch" noWrap className={styles.tools}>
            {loggedIn && !drawn && <Bell />}
            {drawn ? <DrawnAccount /> : <AccountMenu />}
            <Link
              to="/saved/favorites"
              className={look(
                {
                  flow: 'stack',
                  gap: 0,
                  align: 'center',
                  justifyItems: 'center',
                  round: 'circle',
                  anchor: true,
                },
                styles.tool,
              )}
              aria-label={counted('Favorites', favorites)}
            >
              <Heart size="1.25rem" strokeWidth={1.5} aria-hidden />
              <Badge count={favorites} />
            </Link>
            <Link
              to="/cart"
              className={look(
                {
                  flow: 'stack',
                  gap: 0,
                  align: 'center',
                  justifyItems: 'center',
                  round: 'circle',
                  anchor: true,
                },
                styles.tool,
              )}
              aria-label={counted('Cart', user?.cartCount ?? 0)}
            >
              <ShoppingBag size="1.25rem" strokeWidth={1.5} aria-hidden />
              <Badge count={user?.cartCount ?? 0} />
            </Link>
          </Row>
        </Stack>
        {!desktop && hasSearchRow(pathname) && (
          <Panel padBottom={3}>
            <SearchBox />
          </Panel>
        )}
        {desktop && <Departments current={current} />}
      </Page>
      {menuUsed && (
        <Suspense>
          <MenuSheet open={menuOpen} onClose={() => setMenuOpen(false)} current={current} />
        </Suspense>
      )}
    </Panel>
  )
}
