// Searches everything that employees work on; each kind of result needs the right to its work (decision
// 0119).

import { returnWords } from '@hemline/rules/consignment/seller-returns.ts'
import {
  type DeskText,
  hitsCounted,
  hitsInScope,
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
import { searchCases } from '../cases/cases.ts'
import { searchPieces } from '../employee/employee.ts'
import { searchOrders } from '../fulfillment/fulfillment.ts'
import { houseName } from './houses.ts'
import {
  type BagHitRow,
  type BagSearch,
  listBagHits,
  listParcelHits,
  listPeople,
  listReturnHits,
  listSellerReturnHits,
  type ParcelHitRow,
  type ParcelSearch,
} from './search.db.ts'
import { notePersonSearch } from './search-log.ts'

const none = likeParts([])
const codeParts = ({ code }: DeskText): LikeParts => likeParts(code === null ? [] : [code])

/** Returns how bags are found by a text; by their sellers' names only for viewers who see people. */
export const bagSearch = (text: DeskText, seesPeople: boolean): BagSearch => ({
  code: codeParts(text),
  number: text.number,
  seller: seesPeople ? likeParts(text.words) : none,
})

/** Returns how parcels are found by a text; by their orders' names only for viewers who see orders. */
export const parcelSearch = (text: DeskText, seesOrders: boolean): ParcelSearch => ({
  code: codeParts(text),
  label: text.code !== null && /^[0-9a-f]{8}$/.test(text.code) ? text.code : null,
  number: text.number,
  order: seesOrders ? likeParts(text.words) : none,
})

/** Returns a bag as employees find it; without its seller's name for viewers who don't see people. */
export const bagHit = ({ warehouseId, seller, ...bag }: BagHitRow, seesPeople: boolean) => ({
  ...bag,
  statusLabel: bagStatusLabels[bag.status],
  warehouse: houseName(warehouseId),
  seller: seesPeople ? seller : null,
})

/** Returns a parcel of an order as employees find it. */
export const parcelHit = ({ carrier, ...parcel }: ParcelHitRow) => ({
  ...parcel,
  kind: 'order' as const,
  label: orderLabel(parcel.orderId),
  statusLabel: shipmentStatusLabels[parcel.status],
  carrierName: carrier && carrierNames[carrier],
})

/** One kind of result: the first ones, and how many fit in all, up to 100. */
type Part<Hit> = { hits: Hit[]; count: number }

/** Takes the number of all entries out of the rows that carry it. */
function partOf<Row extends { count: number }, Hit>(
  rows: readonly Row[],
  hitOf: (row: Omit<Row, 'count'>) => Hit,
): Part<Hit> {
  return {
    hits: rows.map(({ count: _, ...row }) => hitOf(row)),
    count: Math.min(rows[0]?.count ?? 0, hitsCounted),
  }
}

async function peopleFor(ctx: Context, text: DeskText, { typed, limit }: Wanted) {
  const people = await listPeople(ctx.db, likeParts(text.words), limit)
  await notePersonSearch(ctx, typed, people.length)
  return partOf(people, (person) => person)
}

async function bagsFor(ctx: Context, text: DeskText, { limit, seesPeople }: Wanted) {
  const rows = await listBagHits(ctx.db, bagSearch(text, seesPeople), limit)
  return partOf(rows, (row) => bagHit(row, seesPeople))
}

async function orderParcelsFor(ctx: Context, text: DeskText, { limit, seesOrders }: Wanted) {
  const rows = await listParcelHits(ctx.db, parcelSearch(text, seesOrders), limit)
  return partOf(rows, parcelHit)
}

async function returnsFor(ctx: Context, text: DeskText, { limit, seesPeople }: Wanted) {
  const email = seesPeople ? likeParts(text.words) : none
  const wish = { code: codeParts(text), number: text.returnNumber, email }
  const rows = await listReturnHits(ctx.db, wish, limit)
  return partOf(rows, ({ carrier, number, ...parcel }) => ({
    ...parcel,
    kind: 'return' as const,
    orderId: null,
    shipFrom: null,
    label: `R ${number}`,
    statusLabel: staffReturnStatusLabels[parcel.status],
    carrierName: carrier && carrierNames[carrier],
  }))
}

async function sellerReturnsFor(ctx: Context, text: DeskText, { limit }: Wanted) {
  const wish = { code: codeParts(text), number: text.number }
  const rows = await listSellerReturnHits(ctx.db, wish, limit)
  return partOf(rows, ({ carrier, itemNumber, ...parcel }) => ({
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

/** Returns the newest parcels of orders and to sellers, of the kinds that the viewer may look for. */
async function parcelsFor(ctx: Context, text: DeskText, wanted: Wanted) {
  const may = (kind: ParcelKind) => maySearchParcels(ctx.viewer.roles, kind)
  const [ofOrders, toSellers] = await Promise.all([
    may('order') ? orderParcelsFor(ctx, text, wanted) : nothing,
    may('seller_return') ? sellerReturnsFor(ctx, text, wanted) : nothing,
  ])
  return {
    hits: [...ofOrders.hits, ...toSellers.hits]
      .toSorted((a, b) => b.placedAt.getTime() - a.placedAt.getTime())
      .slice(0, wanted.limit),
    count: Math.min(ofOrders.count + toSellers.count, hitsCounted),
  }
}

const nothing = { hits: [], count: 0 }

/** The typed text, how many results of each kind are shown, and what the viewer may see beside them. */
type Wanted = { typed: string; limit: number; seesPeople: boolean; seesOrders: boolean }

/**
 * Searches all that an employee may see (orders, people, pieces and so on) for a text; returns at most five
 * results of each kind that the viewer's roles allow, with the number of all that fit, counted up to 100.
 * With `only` that kind alone is read, up to 20 results. A text that is too short finds nothing. Throws
 * UNAUTHENTICATED without log-in, FORBIDDEN for banned users and for roles that may search nothing.
 */
export async function searchFor(ctx: Context, typed: string, only?: SearchKind | null) {
  const { userId, roles, banned } = ctx.viewer
  if (userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const may = (kind: SearchKind) => !banned && maySearch(roles, kind)
  if (!searchKinds.some(may)) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const text = readDeskText(typed)
  const wanted: Wanted = {
    typed,
    limit: only ? hitsInScope : hitsPerKind,
    seesPeople: may('people'),
    seesOrders: may('orders'),
  }
  const { limit } = wanted
  const look = <Hit>(kind: SearchKind, find: () => Promise<Part<Hit>>): Promise<Part<Hit>> =>
    may(kind) && (!only || only === kind) && !isNoSearch(text) ? find() : Promise.resolve(nothing)
  const [people, orders, pieces, bags, parcels, returns, cases] = await Promise.all([
    look('people', () => peopleFor(ctx, text, wanted)),
    look('orders', () => searchOrders(ctx, typed, { limit, counted: hitsCounted })),
    look('pieces', () => searchPieces(ctx, typed, { limit, counted: hitsCounted })),
    look('bags', () => bagsFor(ctx, text, wanted)),
    look('parcels', () => parcelsFor(ctx, text, wanted)),
    look('returns', () => returnsFor(ctx, text, wanted)),
    look('cases', () => searchCases(ctx, typed, { limit, counted: hitsCounted })),
  ])
  return {
    counts: {
      people: people.count,
      orders: orders.count,
      pieces: pieces.count,
      bags: bags.count,
      parcels: parcels.count,
      returns: returns.count,
      cases: cases.count,
    },
    people: people.hits,
    orders: orders.hits,
    pieces: pieces.hits,
    bags: bags.hits,
    parcels: parcels.hits,
    returns: returns.hits,
    cases: cases.hits,
  }
}
