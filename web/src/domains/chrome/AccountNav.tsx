import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import styles from './AccountNav.module.css'

/** The pages of an account, in the order of the account's home, whose own links name other places. */
export const pages = [
  { to: '/my', name: 'Home' },
  { to: '/my/orders', name: 'Orders' },
  { to: '/my/returns', name: 'Returns' },
  { to: '/saved', name: 'Saved' },
  { to: '/my/sizes', name: 'Sizes' },
  { to: '/my/cleanouts', name: 'Clean-outs' },
  { to: '/rewards', name: 'Rewards' },
  { to: '/invites', name: 'Invite' },
  { to: '/my/subscriptions', name: 'What we tell you' },
  { to: '/my/settings', name: 'Settings' },
] as const

/** Pages that belong to one of those above although their address does not begin with its address. */
const belongs: Readonly<Record<string, (typeof pages)[number]['to']>> = {
  '/my/credits': '/my',
  '/giftcards/bought': '/my',
  '/insider': '/rewards',
  '/my/return': '/my/returns',
  '/my/activity': '/my/subscriptions',
  '/my/items': '/my/cleanouts',
  '/my/stock': '/my/cleanouts',
  '/privacy': '/my/settings',
}

/**
 * Returns the account page (a path in the row of links) to which a path belongs; undefined for paths of no
 * account page.
 */
export function accountPageOf(path: string): string | undefined {
  const within = (to: string) => path === to || path.startsWith(`${to}/`)
  const [, other] = Object.entries(belongs).find(([from]) => within(from)) ?? []
  return other ?? pages.find(({ to }) => (to === '/my' ? path === to : within(to)))?.to
}

/** Renders the row of links between the pages of an account; on a phone the row scrolls sideways. */
export function AccountNav() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const current = accountPageOf(path)
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (current === undefined) return
    const list = row.current
    const link = list?.querySelector<HTMLElement>('[aria-current]')
    // Only the row moves: scrollIntoView would also move the page.
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.offsetWidth) / 2
  }, [current])
  return (
    <nav className={`page ${styles.nav}`} aria-label="Account pages">
      <ul ref={row}>
        {pages.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: true }}
              activeProps={{}}
              aria-current={to === current ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
