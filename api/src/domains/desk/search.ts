// Searches everything that employees work on; each kind of result needs the right to its work (decision
// 0119).

import { returnWords } from '@hemline/rules/consignment/seller-returns.ts'
import {
  type DeskText,
  hitsPerKind,
  isNoSearch,
  maySearch,
  maySearchParcels,
  type ParcelKind,
  readDeskText,
  type SearchKind,
  searchKinds,
} from '@hemline/rules/desk/search.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { bagStatusLabels } from '@hemline/rules/kits/states.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { staffReturnStatusLabels } from '@hemline/rules/returns/states.ts'
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { type LikeParts, likeParts } from '../../platform/like-parts.ts'
import { casesForStaff } from '../cases/cases.ts'
import { staffItemsFor } from '../employee/employee.ts'
import { findOrders } from '../fulfillment/fulfillment.ts'
import { houseName } from './houses.ts'
import { listBagHits, listParcelHits, listPeople, listReturnHits, listSellerReturnHits } from './search.db.ts'
import { notePersonSearch } from './search-log.ts'

const none = likeParts([])
const codeParts = ({ code }: DeskText): LikeParts => likeParts(code === null ? [] : [code])

async function peopleFor(ctx: Context, text: DeskText, typed: string) {
  const people = await listPeople(ctx.db, likeParts(text.words), hitsPerKind)
  await notePersonSearch(ctx, typed, people.length)
  return people
}

async function bagsFor(ctx: Context, text: DeskText, seesPeople: boolean) {
  const seller = seesPeople ? likeParts(text.words) : none
  const rows = await listBagHits(ctx.db, { code: codeParts(text), number: text.number, seller }, hitsPerKind)
  return rows.map(({ warehouseId, seller: name, ...bag }) => ({
    ...bag,
    statusLabel: bagStatusLabels[bag.status],
    warehouse: houseName(warehouseId),
    seller: seesPeople ? name : null,
  }))
}

async function parcelsFor(ctx: Context, text: DeskText, seesOrders: boolean) {
  const label = text.code !== null && /^[0-9a-f]{8}$/.test(text.code) ? text.code : null
  const order = seesOrders ? likeParts(text.words) : none
  const wish = { code: codeParts(text), label, number: text.number, order }
  const rows = await listParcelHits(ctx.db, wish, hitsPerKind)
  return rows.map(({ carrier, ...parcel }) => ({
    ...parcel,
    kind: 'order' as const,
    label: orderLabel(parcel.orderId),
    statusLabel: shipmentStatusLabels[parcel.status],
    carrierName: carrier && carrierNames[carrier],
  }))
}

async function returnsFor(ctx: Context, text: DeskText) {
  const wish = { code: codeParts(text), number: text.returnNumber }
  const rows = await listReturnHits(ctx.db, wish, hitsPerKind)
  return rows.map(({ carrier, number, ...parcel }) => ({
    ...parcel,
    kind: 'return' as const,
    orderId: null,
    shipFrom: null,
    label: `R ${number}`,
    statusLabel: staffReturnStatusLabels[parcel.status],
    carrierName: carrier && carrierNames[carrier],
  }))
}

async function sellerReturnsFor(ctx: Context, text: DeskText) {
  const wish = { code: codeParts(text), number: text.number }
  const rows = await listSellerReturnHits(ctx.db, wish, hitsPerKind)
  return rows.map(({ carrier, itemNumber, ...parcel }) => ({
    ...parcel,
    kind: 'seller_return' as const,
    id: `seller-return-${itemNumber}`,
    orderId: null,
    shipFrom: null,
    label: String(itemNumber),
    statusLabel: returnWords[parcel.status],
    carrierName: carrier && carrierNames[carrier],
  }))
}

/** The newest parcels of the kinds that the viewer may look for. */
async function allParcelsFor(ctx: Context, text: DeskText, seesOrders: boolean) {
  const may = (kind: ParcelKind) => maySearchParcels(ctx.viewer.roles, kind)
  const found = await Promise.all([
    may('order') ? parcelsFor(ctx, text, seesOrders) : [],
    may('return') ? returnsFor(ctx, text) : [],
    may('seller_return') ? sellerReturnsFor(ctx, text) : [],
  ])
  return found
    .flat()
    .toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
    .slice(0, hitsPerKind)
}

async function casesFor(ctx: Context, typed: string) {
  const wanted = { status: null, search: typed, kind: null, isProposed: false, page: 1 }
  return (await casesForStaff(ctx, wanted)).nodes.slice(0, hitsPerKind)
}

/**
 * Searches all that an employee may see (orders, people, pieces and so on) for a text; returns at most five
 * results of each kind that the viewer's roles allow, and none for a text that is too short. Throws
 * UNAUTHENTICATED without log-in, FORBIDDEN for banned users and for roles that may search nothing.
 */
export async function searchFor(ctx: Context, typed: string) {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const may = (kind: SearchKind) => !banned && maySearch(roles, kind)
  if (!searchKinds.some(may)) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const text = readDeskText(typed)
  const look = <T>(kind: SearchKind, find: () => Promise<T[]>): Promise<T[]> =>
    may(kind) && !isNoSearch(text) ? find() : Promise.resolve([])
  const [people, orders, pieces, bags, parcels, cases] = await Promise.all([
    look('people', () => peopleFor(ctx, text, typed)),
    look('orders', () => findOrders(ctx, { search: typed }, hitsPerKind)),
    look('pieces', () => staffItemsFor(ctx, { search: typed }, hitsPerKind)),
    look('bags', () => bagsFor(ctx, text, may('people'))),
    look('parcels', () => allParcelsFor(ctx, text, may('orders'))),
    look('cases', () => casesFor(ctx, typed)),
  ])
  return { people, orders, pieces, bags, parcels, cases }
}
