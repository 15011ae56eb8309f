import { type ListType, listTypes } from '@hemline/rules/vocabulary/lists.ts'
import { Link } from '@tanstack/react-router'
import {
  ChevronRight,
  CreditCard,
  Gift,
  Heart,
  History,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  Package,
  Search,
  ShieldCheck,
  Shirt,
  Tag,
} from 'lucide-react'
import { count } from '../../platform/format.ts'
import { Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import { useSession } from '../identity/session.tsx'
import { box } from './box.ts'
import styles from './Home.module.css'

type Place = {
  to:
    | '/my/orders'
    | '/my/goody-boxes/new'
    | '/my/items'
    | '/direct/sell'
    | '/direct/offers'
    | '/saved/favorites'
    | '/saved/searches'
    | '/privacy'
    | '/my/activity'
    | '/giftcards/bought'
    | '/resolution-hub'
  name: string
  Icon: LucideIcon
}

/** The page of each type of list of specification §3 (decision 0318). */
const listPlaces: Readonly<Record<ListType, Place>> = {
  favorites: { to: '/saved/favorites', name: 'Favorites', Icon: Heart },
  listings: { to: '/my/items', name: 'Your pieces on sale', Icon: Tag },
  purchases: { to: '/my/orders', name: 'Orders', Icon: Package },
  saved_searches: { to: '/saved/searches', name: 'Saved searches', Icon: Search },
}

/** Pages that neither the row of an account's pages nor a list names. */
const otherPlaces: readonly Place[] = [
  { to: '/direct/sell', name: 'Your closet', Icon: Shirt },
  { to: '/direct/offers', name: 'Offers', Icon: MessageCircle },
  { to: '/my/goody-boxes/new', name: 'Goody boxes', Icon: Gift },
  { to: '/giftcards/bought', name: 'Gift cards you gave', Icon: CreditCard },
  { to: '/my/activity', name: 'What happened', Icon: History },
  { to: '/resolution-hub', name: 'Something went wrong', Icon: LifeBuoy },
  { to: '/privacy', name: 'Your privacy', Icon: ShieldCheck },
]

function PlaceRow({ to, name, Icon, held = 0 }: Place & { held?: number | undefined }) {
  return (
    <li className={styles.place}>
      <Link className={look({ flow: 'row', gap: 3, noWrap: true, tall: 52 })} to={to}>
        <Icon size={20} strokeWidth={1.5} aria-hidden />
        <Text as="span" grow>
          {name}
        </Text>
        {held > 0 && (
          <Text as="span" size={14} tone="soft" numbers>
            {count(held)}
          </Text>
        )}
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
      </Link>
    </li>
  )
}

/** How many entries each type of list has, as far as the page knows; the session knows the favorites. */
type PlacesProps = { counts: Readonly<Record<Exclude<ListType, 'favorites'>, number | undefined>> }

/**
 * Renders links to the lists of an account, with how much each holds, and to pages that its row leaves out.
 */
export function Places({ counts: known }: PlacesProps) {
  const { user } = useSession()
  const counts = { ...known, favorites: user?.favoritesCount }
  return (
    <nav className={box} aria-label="Your account">
      <ul>
        {listTypes.map((type) => (
          <PlaceRow key={type} {...listPlaces[type]} held={counts[type]} />
        ))}
        {otherPlaces.map((place) => (
          <PlaceRow key={place.to} {...place} />
        ))}
      </ul>
    </nav>
  )
}
