// Charges what a goody box keeps, and nothing else (decision 0171). What is sent back is taken off before the
// charge, or paid back when everything was charged early.

import type { Db } from '@hemline/db/connect.ts'
import type { GoodyStatus } from '@hemline/rules/goody-boxes/states.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import {
  completeBox,
  findGoodyBox,
  type GoodyBoxRow,
  lockGoodyBox,
  updateGoodyBox,
} from '../goody-boxes/goody-boxes.ts'
import {
  cancelOrderLines,
  listOrderLines,
  lockOrder,
  noteOrderEvent,
  type OrderLineRow,
  type OrderRow,
} from '../orders/orders.ts'
import { giveBack, partOfLines, wholeOf, within } from '../payment/payment.ts'
import { findBoxReturn, listReturnLines } from '../returns/returns.ts'

type Doors = { db: Db; now: () => Date }

/** A box with its order, both locked. */
export type LockedBox = { box: GoodyBoxRow; order: OrderRow }

/**
 * Locks a box and its order, the order first, and returns both; undefined for a box that is unknown or has no
 * order.
 */
export async function lockBoxAndOrder(tx: Tx, boxId: string): Promise<LockedBox | undefined> {
  const found = await findGoodyBox(tx, boxId)
  const order = found?.order_id ? await lockOrder(tx, found.order_id) : undefined
  const box = order && (await lockGoodyBox(tx, boxId))
  return box && box.order_id === order.id ? { box, order } : undefined
}

/**
 * Tells whether the carrier lost a box on its way to its person: settled and shipped, but never delivered.
 */
export const isLostBox = (box: Pick<GoodyBoxRow, 'status' | 'delivered_at' | 'shipped_at'>): boolean =>
  box.status === 'settled' && box.shipped_at !== null && box.delivered_at === null

const settling: readonly GoodyStatus[] = ['shipped', 'with_you', 'returning', 'unpaid', 'settled']
const retryMs = 60_000

/**
 * Job: settles a box: cancels the lines of the pieces that came back, then charges the rest, or refunds the
 * difference when the order was charged. Waits while the parcel is on its way. Running again changes nothing
 * more.
 */
export async function settleGoodyBox(doors: Doors, boxId: string): Promise<void> {
  await inTransaction(doors.db, (tx) => settleIn(tx, doors.now(), boxId))
}

async function settleIn(tx: Tx, now: Date, boxId: string): Promise<void> {
  const locked = await lockBoxAndOrder(tx, boxId)
  if (!locked || !settling.includes(locked.box.status)) return
  const { box, order } = locked
  if (order.capturing_cents !== null && order.captured_at === null) {
    // The charge has begun: what comes back is paid back after it.
    const at = new Date(now.getTime() + retryMs)
    await addJob(tx, 'settleGoodyBox', { boxId }, { key: `settle-goody/${boxId}`, at })
    return
  }
  const open = (await listOrderLines(tx, [order.id])).filter((line) => line.canceled_at === null)
  const back = await linesThatCameBack(tx, boxId, open)
  if (back === 'on its way') return
  await giveBackLines(tx, { order, open, back, now })
  if (box.status === 'settled') return
  if (order.captured_at !== null) {
    await completeBox(tx, box, now)
    return
  }
  await updateGoodyBox(tx, boxId, { settling_at: box.settling_at ?? now })
  await addJob(tx, 'chargeOrder', { orderId: order.id, chosen: true }, `charge/${order.id}`)
}

/**
 * Returns the open lines whose pieces came back as they left, or were lost on the way; none without a parcel,
 * 'on its way' until the parcel was looked over.
 */
async function linesThatCameBack(
  tx: Tx,
  boxId: string,
  open: readonly OrderLineRow[],
): Promise<readonly OrderLineRow[] | 'on its way'> {
  const row = await findBoxReturn(tx, boxId)
  if (!row || row.status === 'canceled') return []
  if (row.status !== 'processed' && row.status !== 'completed') return 'on its way'
  const lines = await listReturnLines(tx, [row.id])
  const came = lines.filter((line) => line.outcome !== 'refused').map((line) => line.order_line_id)
  return open.filter((line) => came.includes(line.id))
}

/**
 * Cancels lines of a locked order, gives their money back (before the charge the reservation shrinks,
 * afterwards it is a refund) and notes it in the order's history. Does nothing for no lines.
 */
export async function giveBackLines(
  tx: Tx,
  {
    order,
    open,
    back,
    now,
  }: { order: OrderRow; open: readonly OrderLineRow[]; back: readonly OrderLineRow[]; now: Date },
): Promise<void> {
  if (back.length === 0) return
  const lineIds = back.map((line) => line.id)
  await cancelOrderLines(tx, { orderId: order.id, lineIds, now })
  const isAll = back.length === open.length
  await giveBack(tx, {
    order,
    part: isAll ? wholeOf(order) : within(order, partOfLines(back)),
    reason: 'sent back of a goody box',
    actorId: null,
    now,
  })
  await noteOrderEvent(tx, {
    order_id: order.id,
    kind: 'lines_canceled',
    actor_id: null,
    reason: 'sent back of a goody box',
    detail: { lines: lineIds },
    happened_at: now,
  })
}
