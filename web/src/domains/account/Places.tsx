import { Link } from '@tanstack/react-router'
import {
  Bell,
  ChevronRight,
  CreditCard,
  Gift,
  Heart,
  History,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  Package,
  Recycle,
  Search,
  Settings,
  ShieldCheck,
  Shirt,
  Star,
  Undo2,
  UserPlus,
} from 'lucide-react'
import { Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './Home.module.css'

type Place = {
  to:
    | '/my/orders'
    | '/my/returns'
    | '/my/goody-boxes/new'
    | '/my/cleanouts'
    | '/direct/sell'
    | '/direct/offers'
    | '/saved/favorites'
    | '/my/settings'
    | '/saved/searches'
    | '/rewards'
    | '/privacy'
    | '/my/activity'
    | '/my/subscriptions'
    | '/invites'
    | '/giftcards/bought'
    | '/resolution-hub'
  name: string
  Icon: LucideIcon
}

const places: readonly Place[] = [
  { to: '/my/orders', name: 'Orders', Icon: Package },
  { to: '/my/returns', name: 'Returns', Icon: Undo2 },
  { to: '/my/cleanouts', name: 'Clean-outs', Icon: Recycle },
  { to: '/direct/sell', name: 'Your closet', Icon: Shirt },
  { to: '/direct/offers', name: 'Offers', Icon: MessageCircle },
  { to: '/saved/favorites', name: 'Favorites', Icon: Heart },
  { to: '/saved/searches', name: 'Saved searches', Icon: Search },
  { to: '/my/goody-boxes/new', name: 'Goody boxes', Icon: Gift },
  { to: '/rewards', name: 'Rewards', Icon: Star },
  { to: '/invites', name: 'Invite a friend: give 45%, get $40', Icon: UserPlus },
  { to: '/giftcards/bought', name: 'Gift cards you gave', Icon: CreditCard },
  { to: '/my/activity', name: 'What happened', Icon: History },
  { to: '/my/subscriptions', name: 'What we tell you', Icon: Bell },
  { to: '/resolution-hub', name: 'Something went wrong', Icon: LifeBuoy },
  { to: '/privacy', name: 'Your privacy', Icon: ShieldCheck },
  { to: '/my/settings', name: 'Settings', Icon: Settings },
]

/** Renders links to all places of an account. */
export function Places() {
  return (
    <nav className={styles.box} aria-label="Your account">
      <ul>
        {places.map(({ to, name, Icon }) => (
          <li key={to} className={styles.place}>
            <Link className={look({ flow: 'row', gap: 3, noWrap: true, tall: 52 })} to={to}>
              <Icon size={20} strokeWidth={1.5} aria-hidden />
              <Text as="span" grow>
                {name}
              </Text>
              <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
