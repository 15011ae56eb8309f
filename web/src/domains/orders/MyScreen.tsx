import { Link, Navigate } from '@tanstack/react-router'
import {
  Bell,
  Gift,
  Heart,
  History,
  type LucideIcon,
  Package,
  Recycle,
  Ruler,
  Settings,
  Star,
  Undo2,
  UserPlus,
  Wallet,
} from 'lucide-react'
import { usePageHead } from '../../platform/head.ts'
import { Page, Panel, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useSession } from '../identity/session.tsx'
import history from './History.module.css'
import styles from './Orders.module.css'

type Place = {
  to:
    | '/my/orders'
    | '/my/returns'
    | '/my/goody-boxes/new'
    | '/my/cleanouts'
    | '/saved/favorites'
    | '/my/sizes'
    | '/rewards'
    | '/my/credits'
    | '/my/settings'
    | '/my/activity'
    | '/my/subscriptions'
    | '/invites'
  name: string
  words: string
  Icon: LucideIcon
}

const places: readonly Place[] = [
  { to: '/my/orders', name: 'Orders', words: 'What you bought, where it is, and receipts', Icon: Package },
  { to: '/my/returns', name: 'Returns', words: 'What goes back, labels, and the money', Icon: Undo2 },
  {
    to: '/my/goody-boxes/new',
    name: 'Goody boxes',
    words: 'Five pieces chosen for you, to try on at home',
    Icon: Gift,
  },
  {
    to: '/my/cleanouts',
    name: 'Clean-outs',
    words: 'Your bags, what is in them, and what they bring',
    Icon: Recycle,
  },
  { to: '/saved/favorites', name: 'Favorites', words: 'Pieces you gave a heart', Icon: Heart },
  { to: '/rewards', name: 'Rewards', words: 'Your tier, your points, and what they bring', Icon: Star },
  { to: '/my/credits', name: 'Credit', words: 'What you have, until when, and what it paid', Icon: Wallet },
  { to: '/my/sizes', name: 'Sizes', words: 'What fits you, and what listings show first', Icon: Ruler },
  { to: '/invites', name: 'Invite a friend', words: 'Give 45%, get $40', Icon: UserPlus },
  {
    to: '/my/activity',
    name: 'What happened',
    words: 'Orders, bags, sales and what we told you',
    Icon: History,
  },
  {
    to: '/my/subscriptions',
    name: 'What we tell you',
    words: 'What, by which way, and how often',
    Icon: Bell,
  },
  { to: '/my/settings', name: 'Settings', words: 'Your name, email and password', Icon: Settings },
]

/** Renders the start page of an account, with links to its sections; visitors are sent to log in. */
export function MyScreen() {
  usePageHead({ title: 'Your account', robots: 'noindex' })
  const { user, loggedIn, loading } = useSession()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my' }} replace />
  return (
    <Page above={8} upTo="list" className={styles.narrow}>
      <h1>Your account</h1>
      <p className="soft">{user?.firstName ? `Hello, ${user.firstName}.` : '\u00a0'}</p>
      <Panel as="ul" above={6} className={history.places}>
        {places.map(({ to, name, words, Icon }) => (
          <li key={to}>
            <Link className={look({ flow: 'row', gap: 5, noWrap: true, padY: 5, edge: 'top' })} to={to}>
              <Icon className={look({ tone: 'accent' })} size={24} strokeWidth={1.5} aria-hidden />
              <span>
                <Text as="b" block weight={600}>
                  {name}
                </Text>
                <Text as="small" size={14} tone="soft">
                  {words}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </Panel>
    </Page>
  )
}
