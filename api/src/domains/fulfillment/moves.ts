// Status changes of parcels. A parcel, its items and its order always change together, under the parcel's
// lock (decision 0061).
import type { Db } from '@hemline/db/connect.ts'
import type { ItemState } from '@hemline/rules/catalogue/item-states.ts'
import { orderMovesTo, orderStandingOf } from '@hemline/rules/fulfillment/carriers-parcels.ts'
import { movesTo, type ParcelStanding } from '@hemline/rules/fulfillment/carriers-scans.ts'
import type { ShipmentStatus } from '@hemline/rules/fulfillment/shipment-states.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { moveItems } from '../catalogue/catalogue.ts'
import { moveOrder, noteOrderEvent } from '../orders/orders.ts'
import {
  listMembers,
  listParcelItems,
  listParcelsOfOrders,
  lockParcel,
  type ParcelChange,
  type ParcelRow,
  updateParcel,
} from './fulfillment.db.ts'

export type Move = { now: Date; actorId: string | null; reason: string }

/**
 * Returns the numbers of the items in a parcel, with those of parcels that joined it; canceled lines are
 * left out.
 */
export async function itemNumbersOf(db: DbOrTx, parcel: ParcelRow): Promise<number[]> {
  return (await listParcelItems(db, [parcel.id])).map((item) => item.itemNumber)
}

const itemStates: Partial<Record<ShipmentStatus, { from: ItemState; to: ItemState }>> = {
  packed: { from: 'purchased', to: 'packed' },
  shipped: { from: 'packed', to: 'shipped' },
  delivered: { from: 'shipped', to: 'delivered' },
}

/**
 * Moves a parcel and the parcels that joined it to a status, in the caller's transaction, and their items to
 * the matching item state, if there is one. The rules are not asked.
 */
export async function stepParcel(
  tx: Tx,
  parcel: ParcelRow,
  { change, move }: { change: ParcelChange & { status: ShipmentStatus }; move: Move },
): Promise<void> {
  await updateParcel(tx, parcel.id, change)
  const states = itemStates[change.status]
  if (!states) return
  const itemNumbers = await itemNumbersOf(tx, parcel)
  if (itemNumbers.length > 0)
    await moveItems(tx, {
      itemNumbers,
      from: [states.from],
      to: states.to,
      kind: states.to,
      actorId: move.actorId,
      now: move.now,
    })
}

/**
 * Moves an order to the status that its parcels' statuses amount to. Returns the steps that it made, the
 * first one first.
 */
async function stepOrder(
  tx: Tx,
  orderId: string,
  { now, actorId, reason }: Move,
): Promise<readonly OrderStatus[]> {
  const parcels = await listParcelsOfOrders(tx, [orderId])
  const to = orderStandingOf(parcels.map((one) => one.status))
  const from = parcels[0]?.order_status
  const steps = to && from ? orderMovesTo(from, to) : []
  for (const next of steps) await moveOrder(tx, { orderId, to: next, actorId, reason, now })
  return steps
}

/**
 * Brings the status of each order that has items in a parcel to that of its parcels, and queues one mail for
 * all orders that make the same step to `shipped` or `delivered`: they travel together. Other steps, such as
 * to `lost_outbound`, queue no mail.
 */
export async function followMembers(tx: Tx, parcel: ParcelRow, move: Move): Promise<void> {
  const stepped = new Map<OrderStatus, string[]>()
  for (const { orderId } of await listMembers(tx, parcel.id))
    for (const status of await stepOrder(tx, orderId, move))
      stepped.set(status, [...(stepped.get(status) ?? []), orderId])
  for (const [status, orderIds] of stepped) await tellShopper(tx, orderIds, status)
}

/**
 * Adds an entry of a kind, with actor and reason, to the history of each order that has pieces in the parcel.
 */
export async function noteMembers(
  tx: Tx,
  parcel: ParcelRow,
  note: { kind: string; move: Move },
): Promise<void> {
  const { actorId, reason, now } = note.move
  for (const { id, orderId } of await listMembers(tx, parcel.id))
    await noteOrderEvent(tx, {
      order_id: orderId,
      kind: note.kind,
      actor_id: actorId,
      reason,
      detail: { shipmentId: id },
      happened_at: now,
    })
}

/**
 * Brings an order's status to that of its parcels in a transaction of its own, after lines or a parcel were
 * canceled, and queues the mail of a step: the other parcels may all have arrived long ago, and then the
 * order has, too. Does nothing for an order without parcels.
 */
export async function followOrder({ db }: { db: Db }, orderId: string, move: Move): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [parcel] = await listParcelsOfOrders(tx, [orderId])
    if (!parcel) return
    await lockedParcel(tx, parcel.id)
    for (const status of await stepOrder(tx, orderId, move)) await tellShopper(tx, [orderId], status)
  })
}

/**
 * Queues the shopper's mail about a step (shipped, delivered) that orders made with one parcel. Of a lost
 * parcel tellLost tells at once, whatever became of the other parcels.
 */
async function tellShopper(tx: Tx, orderIds: readonly string[], status: OrderStatus): Promise<void> {
  const [orderId, ...together] = orderIds
  if (!orderId || !(status === 'shipped' || status === 'delivered')) return
  const more = together.length > 0 ? { together } : {}
  await addJob(tx, 'orderMail', { orderId, kind: status, ...more }, `order-mail/${orderId}/${status}`)
}

/** Queues one mail to the shopper of all orders that have pieces in a lost parcel. */
async function tellLost(tx: Tx, parcel: ParcelRow): Promise<void> {
  const orderIds = (await listMembers(tx, parcel.id)).map((member) => member.orderId)
  const [orderId = parcel.order_id, ...together] = [...new Set(orderIds)]
  const more = together.length > 0 ? { together } : {}
  const key = `order-mail/${orderId}/lost_outbound/${parcel.id}`
  await addJob(tx, 'orderMail', { orderId, kind: 'lost_outbound', ...more }, key)
}

/**
 * Moves a locked parcel on to the status that its scans amount to, never back, and its orders with it, and
 * queues their mails.
 */
export async function followScans(
  tx: Tx,
  parcel: ParcelRow,
  standing: ParcelStanding,
  now: Date,
): Promise<void> {
  const move: Move = { now, actorId: null, reason: 'reported by the carrier' }
  for (const status of movesTo(parcel.status, standing.status)) {
    const times = {
      ...(status === 'shipped' ? { shipped_at: standing.shippedAt } : {}),
      ...(status === 'delivered' ? { delivered_at: standing.deliveredAt ?? now } : {}),
    }
    await stepParcel(tx, parcel, { change: { status, ...times }, move })
    if (status === 'lost') await tellLost(tx, parcel)
  }
  await followMembers(tx, parcel, move)
}

/**
 * Locks and returns a parcel, or the leading parcel that it joined (see lockParcel); throws when there is
 * no such parcel.
 */
export async function lockedParcel(tx: Tx, id: string): Promise<ParcelRow> {
  const parcel = await lockParcel(tx, id)
  if (!parcel) throw new Error(`fulfillment: no parcel ${id}`)
  return parcel
}
