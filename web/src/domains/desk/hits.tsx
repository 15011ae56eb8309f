// Rows for the results of the employees' search: each has a link and the words that distinguish it.
import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { fitOf, hitsWord, type SearchKind, type SearchScope } from '@hemline/rules/desk/search.ts'
import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import type { GetStaffSearchQuery } from '@hemline/schema/generated/graphql.ts'
import {
  LifeBuoy,
  type LucideIcon,
  Package,
  PackageOpen,
  Search,
  Shirt,
  ShoppingBag,
  Truck,
  Undo2,
  User,
} from 'lucide-react'
import { countOf, dateOf, money } from '../../platform/format.ts'

export type Found = GetStaffSearchQuery['staffSearch']
export type Hit = {
  key: string
  href: string
  title: string
  more: string
  end?: string
  icon: LucideIcon
  photoId?: number | null | undefined
  /** How well it fits the typed text (`fitOf`). */
  fit: number
  /** The row opens no screen: it narrows the search to this kind. */
  scope?: SearchKind
}
export type HitGroup = { name: string; hits: readonly Hit[] }

const line = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ')
/** Parcels that are still in the house. */
const inHouse: readonly string[] = ['waiting', 'picking', 'packed']

const personHit =
  (typed: string) =>
  ({ id, name, email, orders, bags }: Found['people'][number]): Hit => ({
    fit: fitOf(typed, [name, email]),
    key: `person-${id}`,
    href: `/employee/people/${id}`,
    title: name,
    more: line(email, countOf(orders, 'order'), bags > 0 && countOf(bags, 'bag')),
    icon: User,
  })
const orderHit =
  (typed: string) =>
  (order: Found['orders'][number]): Hit => ({
    fit: fitOf(typed, [order.label, order.id, order.name, order.email]),
    key: `order-${order.id}`,
    href: `/employee/orders/${order.id}`,
    title: `Order ${order.label}`,
    more: line(order.name, order.email, order.statusLabel, dateOf(order.placedAt)),
    end: money(order.total),
    icon: ShoppingBag,
    photoId: order.photoIds[0],
  })
const pieceHit =
  (typed: string) =>
  (piece: Found['pieces'][number]): Hit => ({
    fit: fitOf(typed, [piece.itemNumber, pieceName(piece.brand, piece.title)]),
    key: `piece-${piece.itemNumber}`,
    href: `/employee/items/${piece.itemNumber}`,
    title: pieceName(piece.brand, piece.title),
    more: line(String(piece.itemNumber), piece.sizeDisplay, piece.stateLabel),
    end: money(piece.price),
    icon: Shirt,
    photoId: piece.photoId,
  })
const bagHit =
  (typed: string) =>
  (bag: Found['bags'][number]): Hit => ({
    fit: fitOf(typed, [bag.bagNumber, bag.code, bag.seller]),
    key: `bag-${bag.bagNumber}`,
    href: `/employee/intake/${bag.code}`,
    title: `Bag ${bag.bagNumber}, ${bagCodeWords(bag.code)}`,
    more: line(bag.statusLabel, bag.seller),
    end: bag.warehouse,
    icon: PackageOpen,
  })

type Parcel = Found['parcels'][number]
type ParcelWords = { href: string; what: string; icon: LucideIcon }

/** Where a parcel's row leads, and what the parcel carries in words. */
const parcelKinds: Readonly<
  Record<Parcel['kind'], (parcel: Parcel, roles: readonly string[]) => ParcelWords>
> = {
  order: ({ id, orderId, label, status }, roles) => {
    const isOpenHere = mayDo(roles, 'pack') && inHouse.includes(status)
    const href =
      isOpenHere || !mayDo(roles, 'see_orders')
        ? `/employee/pack?parcel=${id}`
        : `/employee/orders/${orderId}`
    return { href, what: `order ${label}`, icon: Package }
  },
  return: ({ label }) => ({
    href: `/employee/returns/${label.replace(/\D/g, '')}`,
    what: `return ${label}`,
    icon: Undo2,
  }),
  seller_return: ({ label }) => ({
    href: '/employee/returns-to-seller',
    what: `piece ${label}, back to its seller`,
    icon: Truck,
  }),
}
const parcelHit =
  (roles: readonly string[], typed: string) =>
  (parcel: Found['parcels'][number]): Hit => {
    const { trackingCode } = parcel
    const { href, what, icon } = parcelKinds[parcel.kind](parcel, roles)
    return {
      fit: fitOf(typed, [trackingCode, parcel.label]),
      key: `parcel-${parcel.id}`,
      href,
      title: trackingCode ? spacedTrackingCode(trackingCode) : `Parcel of ${what}`,
      more: line(parcel.carrierName, trackingCode && what, parcel.shipFrom),
      end: parcel.statusLabel,
      icon,
    }
  }
const caseHit =
  (typed: string) =>
  (one: Found['cases'][number]): Hit => ({
    fit: fitOf(typed, [one.code, `Case ${one.code}`, one.subject, one.personName]),
    key: `case-${one.id}`,
    href: `/employee/cases/${one.code}`,
    title: `Case ${one.code}, ${one.subject}`,
    more: line(one.kindLabel, one.personName, dateOf(one.since)),
    end: one.statusLabel,
    icon: LifeBuoy,
    photoId: one.photoId,
  })

/** The tables that show all entries of a kind that fit a text. */
const tables: Readonly<Partial<Record<SearchKind, string>>> = {
  people: '/employee/people',
  bags: '/employee/bags',
  parcels: '/employee/parcels',
  orders: '/employee/orders',
  pieces: '/employee/items',
  returns: '/employee/returns',
  cases: '/employee/cases',
}

/** The names of the scopes to which the search is narrowed, and of the groups of results. */
export const scopeNames: Readonly<Record<SearchScope, string>> = {
  people: 'People',
  orders: 'Orders',
  pieces: 'Pieces',
  bags: 'Bags',
  parcels: 'Parcels',
  returns: 'Returns',
  cases: 'Cases',
  deeds: 'Go to',
}

type Typed = { text: string; scope: SearchScope | undefined; roles: readonly string[] }

/** Names a group: how many of all that fit are here, and last the way to the table with all of them. */
function groupOf(
  kind: SearchKind,
  hits: readonly Hit[],
  count: number,
  { text, scope, roles }: Typed,
): HitGroup {
  const name = scopeNames[kind]
  if (count <= hits.length) return { name, hits }
  const all = hitsWord(count)
  // Care finds parcels by their orders, and does not pack.
  const table = kind === 'parcels' && !mayDo(roles, 'pack') ? undefined : tables[kind]
  const more = { more: `${all}, in their table`, icon: Search, fit: 0 }
  const way: Hit[] = table
    ? [
        {
          key: `all-${kind}`,
          href: `${table}?${new URLSearchParams({ q: text })}`,
          title: `All ${kind} that fit`,
          ...more,
        },
      ]
    : []
  // The narrowed search shows more of a kind that has no table of its own.
  const narrow: Hit[] =
    table || scope
      ? []
      : [{ key: `all-${kind}`, href: '', scope: kind, title: `More ${kind} that fit`, ...more, more: all }]
  return { name: `${name}, ${hits.length} of ${all}`, hits: [...hits, ...way, ...narrow] }
}

const byFit = (hits: readonly Hit[]): Hit[] => hits.toSorted((a, b) => b.fit - a.fit)
const bestOf = ({ hits }: HitGroup): number => hits[0]?.fit ?? 0

/**
 * Returns the results of the desk's search as rows grouped by kind, what fits the typed text best first, both
 * the groups and the rows of each; kinds without results are left out. `deeds` stand first among equals.
 */
export function groupsOf(found: Found | undefined, deeds: readonly Hit[], typed: Typed): HitGroup[] {
  const { text, roles } = typed
  const group = (kind: SearchKind, hits: readonly Hit[]) =>
    groupOf(kind, byFit(hits), found?.counts[kind] ?? 0, typed)
  const results = found
    ? [
        group('people', found.people.map(personHit(text))),
        group('orders', found.orders.map(orderHit(text))),
        group('pieces', found.pieces.map(pieceHit(text))),
        group('bags', found.bags.map(bagHit(text))),
        group('parcels', found.parcels.map(parcelHit(roles, text))),
        group('returns', found.returns.map(parcelHit(roles, text))),
        group('cases', found.cases.map(caseHit(text))),
      ]
    : []
  return [{ name: scopeNames.deeds, hits: byFit(deeds) }, ...results]
    .filter(({ hits }) => hits.length > 0)
    .toSorted((a, b) => bestOf(b) - bestOf(a))
}
