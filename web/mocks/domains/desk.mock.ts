// The lines of work over the mocks' orders, parcels and pieces, and the search over them; bags and jobs
// wait since fixed times.
import { arrivedReturnStatuses, openOrderStatuses, queuesOf } from '@hemline/rules/desk/queues.ts'
import {
  type DeskText,
  hasWords,
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
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { bagStatusLabels } from '@hemline/rules/kits/states.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { staffReturnStatusLabels } from '@hemline/rules/returns/states.ts'
import { windowSizeOf } from '@hemline/rules/site/window-size.ts'
import { type MockContext, refuse } from '../context.ts'
import { directOf } from '../direct.ts'
import { casesOf } from './cases-offers.ts'
import { listMockCases } from './cases-staff.mock.ts'
import { deskWorkFor, pageOfTable } from './desk-tables.ts'
import { deskViewMocks } from './desk-views.ts'
import { waitingListings } from './direct-desk.mock.ts'
import { findPieces } from './employee.mock.ts'
import { findOrders } from './fulfillment.mock.ts'
import { intakeOf } from './intake.mock.ts'
import { ordersOf } from './orders-place.ts'
import { returnsOf } from './returns-check.ts'
import { trackingOf } from './returns-view.ts'

const hourMs = 3_600_000

function queues(ctx: MockContext) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const names = ctx.user.banned ? [] : queuesOf(ctx.user.roles)
  if (names.length === 0) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const parcels = ordersOf(ctx).flatMap((order) => order.shipments)
  const direct = waitingListings(ctx)
  const reported = new Set(
    directOf(ctx)
      .reports.filter((one) => one.decision === null)
      .map(({ kind, subject }) => `${kind}/${subject}`),
  )
  const inState = (state: string) =>
    ctx.db.items.filter(
      (item) => item.state === state && !direct.some((one) => one.itemNumber === item.item_number),
    ).length
  const open = ordersOf(ctx).filter(({ status }) => openOrderStatuses.some((one) => one === status))
  const arrived = returnsOf(ctx).filter(({ status }) => arrivedReturnStatuses.some((one) => one === status))
  const counts = {
    orders: [open.length, 5],
    pick: [parcels.filter(({ status }) => status === 'waiting').length, 3],
    pack: [parcels.filter(({ status }) => status === 'picking' || status === 'packed').length, 0.15],
    intake: [2, 80],
    review: [inState('under_review'), 6],
    direct: [direct.length, (ctx.now.getTime() - (direct[0]?.submittedAt ?? 0)) / hourMs],
    reports: [reported.size, 5],
    listing: [inState('pending_listing'), 30],
    returns: [3, 100],
    returned: [arrived.length, 20],
    goodies: [0, 0],
    rescues: [0, 0],
    cases: [casesOf(ctx).filter((one) => one.status === 'waiting_for_us').length, 3],
    refunds: [1, 216],
    jobs: [1, 2],
  } as const
  return names.map((name) => {
    const [count, hours] = counts[name]
    return {
      name,
      count,
      oldestAt: count === 0 ? null : new Date(ctx.now.getTime() - hours * hourMs).toISOString(),
    }
  })
}

const holdsCode = ({ code }: DeskText, whole: string | null) =>
  code !== null && (whole ?? '').toLowerCase().includes(code)

const orderParcels = (ctx: MockContext, text: DeskText | null, seesOrders: boolean) =>
  ordersOf(ctx).flatMap((order) => {
    const label = orderLabel(order.id)
    const about = `${order.email} ${order.shipTo?.fullName ?? ''} ${label.replace('-', '')}`
    const isMeant = !text || (seesOrders && hasWords(about, text.words))
    return order.shipments
      .filter((parcel) => isMeant || holdsCode(text, parcel.trackingCode))
      .map(({ id, status, shipFrom, trackingCode }) => ({
        id,
        kind: 'order',
        orderId: order.id,
        label,
        status,
        statusLabel: shipmentStatusLabels[status],
        shipFrom,
        carrierName: null,
        trackingCode,
        placedAt: order.placedAt,
      }))
  })

const returnParcels = (ctx: MockContext, text: DeskText, seesPeople: boolean) =>
  returnsOf(ctx)
    .filter((made) => {
      const user = ctx.db.state.users.find(({ id }) => made.owner === `user:${id}`)
      const isMeant = seesPeople && hasWords(user?.email ?? '', text.words)
      return made.number === text.returnNumber || holdsCode(text, trackingOf(made)) || isMeant
    })
    .map((made) => ({
      id: made.id,
      kind: 'return',
      orderId: null,
      label: `R ${made.number}`,
      status: made.status,
      statusLabel: staffReturnStatusLabels[made.status],
      shipFrom: null,
      carrierName: carrierNames.ups,
      trackingCode: trackingOf(made),
      placedAt: made.createdAt,
    }))

/** People whose name or address fit a text; null: all. */
const peopleOf = (ctx: MockContext, text: DeskText | null) =>
  ctx.db.state.users
    .filter((user) => !text || hasWords(`${user.email} ${user.firstName} ${user.lastName}`, text.words))
    .map(({ id, firstName, lastName, email }) => {
      const orders = ordersOf(ctx).filter((order) => order.email === email).length
      return { id, name: `${firstName} ${lastName}`, email, orders, bags: 0 }
    })

/** Bags whose code or number fits a text; null: all. */
const bagsOf = (ctx: MockContext, text: DeskText | null) =>
  intakeOf(ctx.db)
    .bags.filter(
      (bag) =>
        !text ||
        holdsCode(text, bag.code) ||
        (text.number !== null && bag.bagNumber.startsWith(String(text.number))),
    )
    .map(({ bagNumber, code, status }) => ({
      bagNumber: Number(bagNumber),
      code,
      status,
      statusLabel: bagStatusLabels[status],
      warehouse: 'Phoenix, AZ',
      seller: null,
    }))

type TableAsked = { search: string; page: number; status?: string | null; kind?: 'buyers' | 'sellers' | null }

/** The text of a table's search: null for an empty one, which finds all rows. */
const textOf = ({ search: typed }: TableAsked) => (typed.trim() === '' ? null : readDeskText(typed))

function peopleTable(ctx: MockContext, asked: TableAsked) {
  deskWorkFor(ctx, 'see_orders')
  const fits = ({ orders, bags }: { orders: number; bags: number }) =>
    !asked.kind || (asked.kind === 'buyers' ? orders > 0 : bags > 0)
  return pageOfTable(peopleOf(ctx, textOf(asked)).filter(fits), asked.page)
}

const ofStatus =
  ({ status }: TableAsked) =>
  (row: { status: string }) =>
    !status || row.status === status

function bagsTable(ctx: MockContext, asked: TableAsked) {
  deskWorkFor(ctx, 'intake')
  return pageOfTable(bagsOf(ctx, textOf(asked)).filter(ofStatus(asked)), asked.page)
}

function parcelsTable(ctx: MockContext, asked: TableAsked) {
  deskWorkFor(ctx, 'pack')
  const seesOrders = maySearch(ctx.user?.roles ?? [], 'orders')
  return pageOfTable(orderParcels(ctx, textOf(asked), seesOrders).filter(ofStatus(asked)), asked.page)
}

function search(ctx: MockContext, { search: typed, only }: { search: string; only?: SearchKind | null }) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const { roles, banned } = ctx.user
  const may = (kind: SearchKind) => !banned && maySearch(roles, kind)
  if (!searchKinds.some(may)) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const mayFind = (kind: ParcelKind) => maySearchParcels(roles, kind)
  const text = readDeskText(typed)
  const look = <T>(kind: SearchKind, find: () => T[]): T[] =>
    may(kind) && (!only || only === kind) && !isNoSearch(text) ? find().slice(0, hitsCounted) : []
  const found = {
    people: look('people', () => peopleOf(ctx, text)),
    orders: look('orders', () => findOrders(ctx, { search: typed }, hitsCounted)),
    pieces: look('pieces', () => findPieces(ctx, { search: typed }, hitsCounted)),
    bags: look('bags', () => bagsOf(ctx, text)),
    parcels: look('parcels', () => (mayFind('order') ? orderParcels(ctx, text, may('orders')) : [])),
    returns: look('returns', () => returnParcels(ctx, text, may('people'))),
    cases: look('cases', () => listMockCases(ctx, { search: typed, isProposed: false, page: 1 }).nodes),
  }
  const first = <T>(hits: readonly T[]): T[] => hits.slice(0, only ? hitsInScope : hitsPerKind)
  return {
    counts: Object.fromEntries(Object.entries(found).map(([kind, hits]) => [kind, hits.length])),
    people: first(found.people),
    orders: first(found.orders),
    pieces: first(found.pieces),
    bags: first(found.bags),
    parcels: first(found.parcels),
    returns: first(found.returns),
    cases: first(found.cases),
  }
}

function personSearches(ctx: MockContext) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, 'see_searches'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const at = new Date(ctx.now.getTime() - hourMs).toISOString()
  return [{ id: 'search-1', by: 'Tomas Okafor', at, text: 'nora@', found: 1 }]
}

function person(ctx: MockContext, id: string) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const { roles, banned } = ctx.user
  if (banned || !maySearch(roles, 'people')) throw refuse('FORBIDDEN', 'This is not part of your work here.')
  const user = ctx.db.state.users.find((one) => one.id === id)
  if (!user) return null
  const { email } = user
  const isSeller = user.roles.includes('seller')
  const orders = findOrders(ctx, { search: email }).filter((order) => order.email === email)
  const addresses = ctx.db.state.addresses.filter((one) => one.owner === `user:${id}`)
  return {
    person: { id, name: `${user.firstName} ${user.lastName}`, email, orders: orders.length, bags: 0 },
    since: user.createdAt,
    lastSeenAt: ctx.now.toISOString(),
    windowSize: windowSizeOf(ctx.db.state.settings[`user:${id}`]?.dimensions?.window) ?? null,
    towns: [...new Set(addresses.map(({ city, state }) => [city, state].filter(Boolean).join(', ')))],
    earnings: isSeller ? 4616 : 0,
    taxFormSince: null,
    credit: isSeller ? 0 : 1200,
    heardFromSource: null,
    sellerSegment: isSeller ? 'regular' : null,
    sellerSizeGroup: isSeller ? 'medium' : null,
    mdcOverride: ctx.db.state.warehousesOf[id] ?? null,
    orders: orders.slice(0, 10),
    bags: maySearch(roles, 'bags') ? [] : null,
    pieces: maySearch(roles, 'pieces') ? (isSeller ? findPieces(ctx, { search: '' }, 10) : []) : null,
  }
}

type Warehouses = { userId: string; warehouseIds: number[]; reason: string }

function setWarehouses(ctx: MockContext, { userId, warehouseIds, reason }: Warehouses) {
  if (reason.trim() === '')
    return { __typename: 'StaffRefusal', message: 'Please say why: the next person at work will read it.' }
  const { [userId]: _, ...others } = ctx.db.state.warehousesOf
  ctx.db.state.warehousesOf = warehouseIds.length > 0 ? { ...others, [userId]: warehouseIds } : others
  return { __typename: 'SetWarehousesPayload', page: person(ctx, userId) }
}

export const deskMocks = {
  Query: {
    ...deskViewMocks.Query,
    personSearches: (_: unknown, __: unknown, ctx: MockContext) => personSearches(ctx),
    staffPeople: (_: unknown, asked: TableAsked, ctx: MockContext) => peopleTable(ctx, asked),
    staffBags: (_: unknown, asked: TableAsked, ctx: MockContext) => bagsTable(ctx, asked),
    staffParcels: (_: unknown, asked: TableAsked, ctx: MockContext) => parcelsTable(ctx, asked),
    staffPerson: (_: unknown, { id }: { id: string }, ctx: MockContext) => person(ctx, id),
    staffSearch: (_: unknown, asked: Parameters<typeof search>[1], ctx: MockContext) => search(ctx, asked),
    deskQueues: (_: unknown, __: unknown, ctx: MockContext) => queues(ctx),
  },
  Mutation: {
    ...deskViewMocks.Mutation,
    setWarehousesOfPerson: (_: unknown, { input }: { input: Warehouses }, ctx: MockContext) =>
      setWarehouses(ctx, input),
  },
}
