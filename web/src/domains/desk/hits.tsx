// Rows for the results of the employees' search: each has a link and the words that distinguish it.
import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { pieceName } from '@hemline/rules/catalogue/piece-name.ts'
import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import type { GetStaffSearchQuery } from '@hemline/schema/generated/graphql.ts'
import {
  LifeBuoy,
  type LucideIcon,
  Package,
  PackageOpen,
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
}
export type HitGroup = { name: string; hits: readonly Hit[] }

const line = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join(' · ')
/** Parcels that are still in the house. */
const inHouse: readonly string[] = ['waiting', 'picking', 'packed']

const personHit = ({ id, name, email, orders, bags }: Found['people'][number]): Hit => ({
  key: `person-${id}`,
  href: `/employee/people/${id}`,
  title: name,
  more: line(email, countOf(orders, 'order'), bags > 0 && countOf(bags, 'bag')),
  icon: User,
})
const orderHit = (order: Found['orders'][number]): Hit => ({
  key: `order-${order.id}`,
  href: `/employee/orders/${order.id}`,
  title: `Order ${order.label}`,
  more: line(order.name, order.email, order.statusLabel, dateOf(order.placedAt)),
  end: money(order.total),
  icon: ShoppingBag,
  photoId: order.photoIds[0],
})
const pieceHit = (piece: Found['pieces'][number]): Hit => ({
  key: `piece-${piece.itemNumber}`,
  href: `/employee/items/${piece.itemNumber}`,
  title: pieceName(piece.brand, piece.title),
  more: line(String(piece.itemNumber), piece.sizeDisplay, piece.stateLabel),
  end: money(piece.price),
  icon: Shirt,
  photoId: piece.photoId,
})
const bagHit = (bag: Found['bags'][number]): Hit => ({
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
  (roles: readonly string[]) =>
  (parcel: Found['parcels'][number]): Hit => {
    const { trackingCode } = parcel
    const { href, what, icon } = parcelKinds[parcel.kind](parcel, roles)
    return {
      key: `parcel-${parcel.id}`,
      href,
      title: trackingCode ? spacedTrackingCode(trackingCode) : `Parcel of ${what}`,
      more: line(parcel.carrierName, trackingCode && what, parcel.shipFrom),
      end: parcel.statusLabel,
      icon,
    }
  }
const caseHit = (one: Found['cases'][number]): Hit => ({
  key: `case-${one.id}`,
  href: `/employee/cases/${one.code}`,
  title: `Case ${one.code}, ${one.subject}`,
  more: line(one.kindLabel, one.personName, dateOf(one.since)),
  end: one.statusLabel,
  icon: LifeBuoy,
  photoId: one.photoId,
})

/** Returns the results of the desk's search as rows grouped by kind; kinds without results are left out. */
export function groupsOf(found: Found, roles: readonly string[]): HitGroup[] {
  const groups = [
    { name: 'People', hits: found.people.map(personHit) },
    { name: 'Orders', hits: found.orders.map(orderHit) },
    { name: 'Pieces', hits: found.pieces.map(pieceHit) },
    { name: 'Bags', hits: found.bags.map(bagHit) },
    { name: 'Parcels', hits: found.parcels.map(parcelHit(roles)) },
    { name: 'Cases', hits: found.cases.map(caseHit) },
  ]
  return groups.filter(({ hits }) => hits.length > 0)
}
