// long-file: one domain has one file of mocks
// Parcels and the employees' work on the mocks' orders: the API's rules, in memory.

import { cents } from '@hemline/rules/common/money.ts'
import { openOrderStatuses } from '@hemline/rules/desk/queues.ts'
import { hasWords, readDeskText } from '@hemline/rules/desk/search.ts'
import { deskPageSize, readSort } from '@hemline/rules/desk/sorting.ts'
import {
  carrierFor,
  carrierNames,
  plainTrackingCode,
  trackingCodeOf,
} from '@hemline/rules/fulfillment/carriers.ts'
import {
  movedWords,
  orderMovesTo,
  orderStandingOf,
  packableOrders,
  packingDifference,
  packingWords,
  pickedByAnother,
} from '@hemline/rules/fulfillment/carriers-parcels.ts'
import { scanLabels } from '@hemline/rules/fulfillment/carriers-scans.ts'
import { plannedScans } from '@hemline/rules/fulfillment/carriers-simulator.ts'
import {
  canShipmentMove,
  type ShipmentStatus,
  shipmentStatusLabels,
} from '@hemline/rules/fulfillment/shipment-states.ts'
import {
  givingRefusalOf,
  isFreshlyConfirmed,
  isReason,
  mayDo,
  moreThanLeft,
  ownOrder,
  passwordNeeded,
  reasonNeeded,
  refundLimit,
  type StaffTask,
} from '@hemline/rules/fulfillment/staff.ts'
import { orderLabel, orderStatusLabels } from '@hemline/rules/orders/states.ts'
import { noRefundWaits } from '@hemline/rules/payment/waiting-refunds.ts'
import { cameByWords } from '@hemline/rules/referrals/came-by.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { itemNow, type MockContext, ownerOf, refuse } from '../context.ts'
import { markedOrders, stalePasswordReason } from '../marked.ts'
import { type MockNote, notesOf } from '../notes.ts'
import type { MockOrder, MockShipment } from '../orders.ts'
import { pageOfRows } from '../rows-of-a-page.ts'
import { passwordConfirmedAtOf } from './earnings.mock.ts'
import { ordersOf } from './orders-place.ts'

type Found = { order: MockOrder; parcel: MockShipment }

/** Returns the employee's full name; refuses visitors and roles without the task. */
export function staffFor(ctx: MockContext, task: StaffTask): string {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, task))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return `${ctx.user.firstName} ${ctx.user.lastName}`
}

const all = (ctx: MockContext): Found[] =>
  ordersOf(ctx).flatMap((order) => order.shipments.map((parcel) => ({ order, parcel })))
const openStates: readonly ShipmentStatus[] = ['waiting', 'picking', 'packed']
const isOpen = ({ order, parcel }: Found) =>
  openStates.includes(parcel.status) && packableOrders.includes(order.status)

function known(ctx: MockContext, id: string): Found {
  const found = all(ctx).find(({ parcel }) => parcel.id === id)
  if (!found) throw refuse('NOT_FOUND', 'There is no such parcel.')
  return found
}

const linesIn = ({ order, parcel }: Found) =>
  order.lines.filter((line) => line.shipmentId === parcel.id && line.canceledAt === null)
const numbersIn = (found: Found) => linesIn(found).flatMap((line) => line.itemNumber ?? [])
const itemsIn = (ctx: MockContext, found: Found) =>
  linesIn(found).map((line) => {
    const item = line.itemNumber === null ? undefined : itemNow(ctx, line.itemNumber)
    return {
      lineId: line.id,
      itemNumber: line.itemNumber,
      title: line.title,
      sizeDisplay: item?.size_display ?? null,
      photoId: item?.photo_ids[0] ?? null,
      bin: line.itemNumber === null ? null : (ctx.db.state.bins[line.itemNumber]?.bin ?? null),
    }
  })

const staffParcel = (ctx: MockContext, found: Found) => ({
  id: found.parcel.id,
  orderId: found.order.id,
  orderLabel: orderLabel(found.order.id),
  warehouseId: 12,
  source: 'own',
  orderLabels: [orderLabel(found.order.id)],
  shipFrom: found.parcel.shipFrom,
  serviceType: found.parcel.serviceLabel.toLowerCase(),
  expedited: found.parcel.serviceLabel === 'Expedited',
  status: found.parcel.status,
  statusLabel: shipmentStatusLabels[found.parcel.status],
  carrierName: found.parcel.carrier && carrierNames[found.parcel.carrier as Carrier],
  trackingCode: found.parcel.trackingCode,
  labelRef: found.parcel.trackingCode && `sandbox-${found.parcel.trackingCode}`,
  placedAt: found.order.placedAt,
  isCharged: found.order.transactions.some((one) => one.kind === 'final_charge'),
  isReplacement: found.order.replacesCase !== undefined,
  items: itemsIn(ctx, found),
})

const moved = ({ order, parcel }: Found) => ({
  __typename: 'ParcelMoved',
  message: movedWords({ order: order.status, parcel: parcel.status }),
})
const payload = (ctx: MockContext, found: Found) => {
  ctx.db.save()
  return { __typename: 'StaffParcelPayload', parcel: staffParcel(ctx, found) }
}

function note(
  ctx: MockContext,
  order: MockOrder,
  { kind, actor, reason = '' }: { kind: string; actor: string; reason?: string },
): void {
  const notes = notesOf(ctx.db, order.id)
  notes.push({
    id: `${order.id}-note-${notes.length}`,
    kind,
    actor,
    reason,
    fromStatus: null,
    toStatus: null,
    happenedAt: ctx.now.toISOString(),
  })
}

function pick(ctx: MockContext, id: string, to: 'picking' | 'waiting') {
  const actor = staffFor(ctx, 'pick')
  const found = known(ctx, id)
  if (found.parcel.status !== to && !(isOpen(found) && canShipmentMove(found.parcel.status, to)))
    return moved(found)
  const picker = notesOf(ctx.db, found.order.id).findLast(({ kind }) => kind === 'picking')?.actor
  if (to === 'picking' && found.parcel.status === to && (picker ?? actor) !== actor)
    return { __typename: 'ParcelMoved', message: pickedByAnother }
  if (found.parcel.status === to) return payload(ctx, found)
  found.parcel.status = to
  note(ctx, found.order, { kind: to === 'picking' ? 'picking' : 'picking_stopped', actor })
  return payload(ctx, found)
}

function pack(ctx: MockContext, { shipmentId, itemNumbers }: { shipmentId: string; itemNumbers: number[] }) {
  const actor = staffFor(ctx, 'pack')
  const found = known(ctx, shipmentId)
  if (found.parcel.status === 'packed') return payload(ctx, found)
  if (!isOpen(found)) return moved(found)
  const difference = packingDifference(numbersIn(found), itemNumbers)
  if (difference) return { __typename: 'PiecesDiffer', message: packingWords(difference), ...difference }
  const to = found.order.shipTo ?? { line1: '', state: null, country: 'US' }
  const carrier = carrierFor({
    source: 'own',
    serviceType: found.parcel.serviceLabel === 'Expedited' ? 'expedited' : 'standard',
    to,
  })
  const trackingCode = trackingCodeOf(carrier, String(all(ctx).indexOf(found) + ctx.now.getTime()))
  Object.assign(found.parcel, { status: 'packed', carrier, trackingCode, packedAt: ctx.now.toISOString() })
  if (!found.order.transactions.some(({ kind }) => kind === 'final_charge'))
    found.order.transactions.push({
      id: `${found.order.id}-charge`,
      kind: 'final_charge',
      amount: found.order.totals.charged,
      label: found.order.paidWith,
      happenedAt: ctx.now.toISOString(),
    })
  note(ctx, found.order, { kind: 'packed', actor })
  return payload(ctx, found)
}

function handOver(ctx: MockContext, id: string) {
  const actor = staffFor(ctx, 'pick')
  const found = known(ctx, id)
  if (found.parcel.status === 'shipped') return payload(ctx, found)
  if (found.parcel.status !== 'packed') return moved(found)
  Object.assign(found.parcel, { status: 'shipped', shippedAt: ctx.now.toISOString() })
  const to = orderStandingOf(found.order.shipments.map((one) => one.status))
  for (const next of to ? orderMovesTo(found.order.status, to) : []) found.order.status = next
  found.order.timeline.push({
    id: `${id}-shipped`,
    label: `Parcel from ${found.parcel.shipFrom} shipped`,
    happenedAt: ctx.now.toISOString(),
  })
  note(ctx, found.order, { kind: 'handed_over', actor })
  return payload(ctx, found)
}

const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })

const refundableOf = (order: MockOrder) => {
  const sum = (...kinds: string[]) =>
    order.transactions.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0)
  return sum('final_charge') === 0
    ? 0
    : Math.max(0, sum('final_charge', 'credit', 'deposit') - sum('refund', 'credit_refund'))
}

/**
 * Refunds an amount of an order within the employee's limit. Returns the refusal; undefined after a
 * success.
 */
function giveBack(
  ctx: MockContext,
  order: MockOrder,
  { amount, reason, key }: { amount: number; reason: string; key?: string | null },
) {
  const charged = order.transactions.some(({ kind }) => kind === 'final_charge')
  if (charged && amount > 0 && order.owner === ownerOf(ctx)) return refusal(ownOrder)
  const given = order.transactions.reduce((sum, one) => sum + (one.kind === 'refund' ? one.amount : 0), 0)
  const refused =
    charged && amount > 0 ? givingRefusalOf(ctx.user?.roles ?? [], cents(amount + given)) : undefined
  if (refused) return refusal(refused)
  if (reason.trim() === stalePasswordReason && !isFreshlyConfirmed(passwordConfirmedAtOf(ctx), ctx.now))
    return { __typename: 'PasswordNeeded', message: passwordNeeded }
  if (charged && amount > 0) {
    const id = `${order.id}-refund-${key ?? order.transactions.length}`
    order.transactions.push({
      id,
      kind: 'refund',
      amount,
      label: order.paidWith,
      happenedAt: ctx.now.toISOString(),
    })
  }
  return undefined
}

const costOf = (lines: MockOrder['lines']) =>
  lines.reduce((sum, line) => sum + line.net + line.tax + line.duty, 0)

function missing(
  ctx: MockContext,
  { shipmentId, itemNumber, reason }: { shipmentId: string; itemNumber: number; reason: string },
) {
  const actor = staffFor(ctx, 'pick')
  const found = known(ctx, shipmentId)
  if (!isReason(reason)) return refusal(reasonNeeded)
  if (!isOpen(found) || found.parcel.status === 'packed') return moved(found)
  const line = linesIn(found).find((one) => one.itemNumber === itemNumber)
  if (!line) return refusal(`${itemNumber} does not belong in this parcel.`)
  const refused = giveBack(ctx, found.order, { amount: costOf([line]), reason })
  if (refused) return refused
  line.canceledAt = ctx.now.toISOString()
  if (linesIn(found).length === 0) found.parcel.status = 'canceled'
  if (found.order.lines.every((one) => one.canceledAt !== null)) found.order.status = 'canceled'
  note(ctx, found.order, {
    kind: 'lines_canceled',
    actor,
    reason: `Not found when picking: ${reason.trim()}`,
  })
  return payload(ctx, found)
}

function pickList(ctx: MockContext, warehouseId: number | null | undefined) {
  staffFor(ctx, 'pick')
  const open = all(ctx).filter(isOpen)
  const counted = (id: number, status: ShipmentStatus) =>
    id === 12 ? open.filter(({ parcel }) => parcel.status === status).length : 0
  const places = warehouses.map(({ warehouseId: id, code, city, state }) => ({
    warehouseId: id,
    name: `${city}, ${state} (${code})`,
    waiting: counted(id, 'waiting'),
    picking: counted(id, 'picking'),
    packed: counted(id, 'packed'),
  }))
  return {
    places,
    parcels: warehouseId && warehouseId !== 12 ? [] : open.map((found) => staffParcel(ctx, found)),
  }
}

function findParcel(ctx: MockContext, search: string) {
  staffFor(ctx, 'pack')
  const text = search.trim()
  const found = all(ctx).find(
    (one) =>
      one.parcel.id === text ||
      one.parcel.trackingCode === plainTrackingCode(text) ||
      numbersIn(one).includes(Number(text)),
  )
  return found ? staffParcel(ctx, found) : null
}

export type OrderWish = {
  search: string
  status?: string | null
  isOpen?: boolean
  sort?: string | null
  before?: string | null
  until?: string | null
}

/**
 * Finds orders for the staff's list by words, number or tracking code, sorted by time or sum; throws for who
 * may not see orders.
 */
export function findOrders(
  ctx: MockContext,
  { search, status, isOpen, sort, before, until }: OrderWish,
  limit = deskPageSize,
) {
  staffFor(ctx, 'see_orders')
  const text = search.trim().toLowerCase()
  const plain = plainTrackingCode(text)
  const { words } = readDeskText(search)
  const { key, down } = readSort('orders', sort)
  const fits = (order: MockOrder) =>
    text === '' ||
    order.id === text ||
    order.email.toLowerCase() === text ||
    plainTrackingCode(orderLabel(order.id)) === plain ||
    hasWords(
      `${order.email} ${order.shipTo?.fullName ?? ''} ${order.id.replaceAll('-', '').slice(-8)}`,
      words,
    ) ||
    order.lines.some((line) => String(line.itemNumber) === text) ||
    order.shipments.some((one) => one.trackingCode === plain)
  const all = ordersOf(ctx)
    .filter((order) => fits(order) && (!status || order.status === status))
    .filter((order) => status || !isOpen || openOrderStatuses.some((one) => one === order.status))
    .toSorted((a, b) => {
      const bySum = key === 'total' ? a.totals.total - b.totals.total : 0
      return (down ? -1 : 1) * (bySum || a.placedAt.localeCompare(b.placedAt) || a.id.localeCompare(b.id))
    })
  return pageOfRows(all, (order) => order.id, { before, until, limit }).map((order) => {
    const lines = order.lines.filter((line) => line.kind === 'item')
    return {
      id: order.id,
      label: orderLabel(order.id),
      status: order.status,
      statusLabel: orderStatusLabels[order.status],
      email: order.email,
      name: order.shipTo?.fullName ?? null,
      placedAt: order.placedAt,
      total: order.totals.total,
      pieces: lines.length,
      photoIds: lines
        .flatMap(
          (line) => ctx.db.items.find((item) => item.item_number === line.itemNumber)?.photo_ids[0] ?? [],
        )
        .slice(0, 3),
    }
  })
}

type StaffParent = { order: MockOrder }
function orderOf(ctx: MockContext, id: string): MockOrder {
  const order = ordersOf(ctx).find((one) => one.id === id)
  if (!order) throw refuse('NOT_FOUND', 'There is no such order.')
  return order
}
const staffPayload = (ctx: MockContext, order: MockOrder) => {
  ctx.db.save()
  return { __typename: 'StaffOrderPayload', staffOrder: { order } satisfies StaffParent }
}

type Refund = {
  orderId: string
  amount?: number | null
  lineIds?: string[] | null
  reason: string
  key?: string | null
}
function refund(ctx: MockContext, { orderId, amount, lineIds, reason, key }: Refund) {
  const actor = staffFor(ctx, 'refund')
  const order = orderOf(ctx, orderId)
  if (!isReason(reason)) return refusal(reasonNeeded)
  const lines = order.lines.filter((line) => lineIds?.includes(line.id))
  const wanted = amount ?? costOf(lines)
  if (key && order.transactions.some((one) => one.id === `${orderId}-refund-${key}`))
    return staffPayload(ctx, order)
  if (wanted <= 0) return refusal('Please say how much, or for which pieces.')
  if (wanted > refundableOf(order)) return refusal(moreThanLeft)
  const refused = giveBack(ctx, order, { amount: wanted, reason, ...(key ? { key } : {}) })
  if (refused) return refused
  note(ctx, order, { kind: 'refund', actor, reason: reason.trim() })
  return staffPayload(ctx, order)
}

function cancel(
  ctx: MockContext,
  { orderId, lineIds, reason }: { orderId: string; lineIds?: string[] | null; reason: string },
) {
  const actor = staffFor(ctx, 'cancel')
  const order = orderOf(ctx, orderId)
  if (!isReason(reason)) return refusal(reasonNeeded)
  if (!['confirmed', 'in_progress', 'auto_charged'].includes(order.status))
    return refusal('This order has left. You can return what you don’t keep.')
  const named = order.lines.filter(
    (line) => line.canceledAt === null && (!lineIds || lineIds.includes(line.id)),
  )
  const refused = giveBack(ctx, order, { amount: lineIds ? costOf(named) : refundableOf(order), reason })
  if (refused) return refused
  for (const line of order.lines)
    if (!lineIds || lineIds.includes(line.id)) line.canceledAt ??= ctx.now.toISOString()
  if (order.lines.every((line) => line.canceledAt !== null)) {
    order.status = 'canceled'
    for (const parcel of order.shipments) parcel.status = 'canceled'
  }
  note(ctx, order, { kind: 'canceled', actor, reason: reason.trim() })
  return staffPayload(ctx, order)
}

function resend(
  ctx: MockContext,
  { orderId, reason, aboutRefund }: { orderId: string; reason: string; aboutRefund: boolean },
) {
  const actor = staffFor(ctx, 'resend_mail')
  const order = orderOf(ctx, orderId)
  if (!isReason(reason)) return refusal(reasonNeeded)
  if (aboutRefund && order.id !== markedOrders.canceled) return refusal(noRefundWaits)
  note(ctx, order, { kind: 'mail_sent_again', actor, reason: reason.trim() })
  return staffPayload(ctx, order)
}

function scansOf({ order, parcel }: Found, now: Date) {
  const { shipTo } = order
  if (!parcel.shippedAt || !shipTo) return []
  const shipped = new Date(parcel.shippedAt)
  const days = parcel.deliveredAt
    ? (new Date(parcel.deliveredAt).getTime() - shipped.getTime()) / 86_400_000 + 0.125
    : 4
  const packedAt = new Date(shipped.getTime() - 3 * 3_600_000)
  return plannedScans(
    { trackingCode: parcel.trackingCode ?? '', from: parcel.shipFrom, to: shipTo, packedAt, days },
    1,
  )
    .filter(
      (scan) =>
        scan.at <= now &&
        (parcel.status === 'delivered' || scan.kind === 'picked_up' || scan.kind === 'in_transit'),
    )
    .map((scan) => ({ ...scan, id: `${parcel.id}/${scan.id}`, label: scanLabels[scan.kind] }))
}

type Question = { type: string; id: string; shipmentId?: string | null; accessKey?: string | null }
function tracking(ctx: MockContext, { type, id, shipmentId, accessKey }: Question) {
  const found = all(ctx).filter(
    ({ order, parcel }) =>
      (type === 'order' ? order.id === id : type === 'bundle' && order.bundleId === id) &&
      (order.owner === ownerOf(ctx) || (Boolean(accessKey) && accessKey === order.accessKey)) &&
      (!shipmentId || parcel.id === shipmentId),
  )
  const to = found[0]?.order.shipTo
  if (found.length === 0) return null
  return {
    type,
    id,
    label: orderLabel(id),
    destination: to ? [to.city, to.state].filter(Boolean).join(', ') : '',
    parcels: found.map((one) => ({
      ...one.parcel,
      orderId: one.order.id,
      orderLabel: orderLabel(one.order.id),
      statusLabel: shipmentStatusLabels[one.parcel.status],
      estimate: null,
      carrierName: one.parcel.carrier && carrierNames[one.parcel.carrier as Carrier],
      scans: scansOf(one, ctx.now),
      items: itemsIn(ctx, one),
    })),
  }
}

function lastDelivery(ctx: MockContext) {
  const mine = ctx.user
    ? all(ctx).filter(({ order, parcel }) => order.owner === ownerOf(ctx) && parcel.deliveredAt !== null)
    : []
  const last = mine.toSorted((a, b) =>
    (b.parcel.deliveredAt ?? '').localeCompare(a.parcel.deliveredAt ?? ''),
  )[0]
  return last ? { id: last.parcel.id, deliveredAt: last.parcel.deliveredAt, orderId: last.order.id } : null
}

type Input<T> = { input: T }
export const fulfillmentMocks = {
  Query: {
    lastDeliveryShipment: (_: unknown, __: unknown, ctx: MockContext) => lastDelivery(ctx),
    shipmentTracking: (_: unknown, question: Question, ctx: MockContext) => tracking(ctx, question),
    pickList: (_: unknown, { warehouseId }: { warehouseId?: number | null }, ctx: MockContext) =>
      pickList(ctx, warehouseId),
    staffParcel: (_: unknown, { search }: { search: string }, ctx: MockContext) => findParcel(ctx, search),
    staffOrders: (_: unknown, wish: OrderWish, ctx: MockContext) => findOrders(ctx, wish),
    staffOrder: (_: unknown, { id }: { id: string }, ctx: MockContext) => {
      staffFor(ctx, 'see_orders')
      const order = ordersOf(ctx).find((one) => one.id === id)
      return order ? { order } : null
    },
  },
  Mutation: {
    startPicking: (_: unknown, { shipmentId }: { shipmentId: string }, ctx: MockContext) =>
      pick(ctx, shipmentId, 'picking'),
    stopPicking: (_: unknown, { shipmentId }: { shipmentId: string }, ctx: MockContext) =>
      pick(ctx, shipmentId, 'waiting'),
    reportMissing: (_: unknown, { input }: Input<Parameters<typeof missing>[1]>, ctx: MockContext) =>
      missing(ctx, input),
    packParcel: (_: unknown, { input }: Input<Parameters<typeof pack>[1]>, ctx: MockContext) =>
      pack(ctx, input),
    handOverParcel: (_: unknown, { shipmentId }: { shipmentId: string }, ctx: MockContext) =>
      handOver(ctx, shipmentId),
    staffRefundOrder: (_: unknown, { input }: Input<Refund>, ctx: MockContext) => refund(ctx, input),
    staffCancelOrder: (_: unknown, { input }: Input<Parameters<typeof cancel>[1]>, ctx: MockContext) =>
      cancel(ctx, input),
    staffResendMail: (_: unknown, { input }: Input<Parameters<typeof resend>[1]>, ctx: MockContext) =>
      resend(ctx, input),
  },
  StaffOrder: {
    notes: ({ order }: StaffParent, _: unknown, ctx: MockContext): MockNote[] => notesOf(ctx.db, order.id),
    refundable: ({ order }: StaffParent) => refundableOf(order),
    refundLimit: () => refundLimit,
    cameBy: ({ order }: StaffParent, _: unknown, ctx: MockContext) => {
      const visitor = Number(/^visitor:(\d+)$/.exec(order.owner)?.[1] ?? -1)
      const { referralCodes, referralContexts } = ctx.db.state
      return cameByWords(referralCodes[visitor] ?? null, referralContexts[visitor] || null)
    },
  },
}
