// The parcel in which pieces of a goody box come back: one label, taken in and looked over like every return.
// It pays nothing: the box charges what is kept (decision 0171).
import { zero } from '@hemline/rules/common/money.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import type { Label } from '../../ports/carriers.ts'
import type { OrderRow, ShipmentRow } from '../orders/orders.ts'
import { cancelIn } from './requests.ts'
import { findReturn, findReturnByKey, lockReturn, type ReturnRow } from './returns.db.ts'
import { insertReturn, insertReturnEvent, replaceReturnLines } from './returns-writes.db.ts'

const keyOf = (boxId: string): string => `goody-box-${boxId}`

/** The pieces of a box that go back, by which parcel, and until when it must travel. */
export type BoxReturn = {
  boxId: string
  /** The id of the return, when the box has none yet. */
  id: string
  order: OrderRow
  shipment: ShipmentRow
  label: Label
  lines: readonly { orderLineId: string; itemNumber: number; reason: string }[]
  dropOffBy: Date
  now: Date
}

/** Returns the return of a goody box; undefined when no piece of it goes back. */
export const findBoxReturn = (db: DbOrTx, boxId: string): Promise<ReturnRow | undefined> =>
  findReturnByKey(db, keyOf(boxId))

/**
 * Makes the return of a goody box, or changes its pieces while its parcel has not been handed in; returns it.
 * The caller holds the order's lock. Returns undefined, with nothing changed, when the parcel is on its way
 * already.
 */
export async function saveBoxReturn(tx: Tx, box: BoxReturn): Promise<ReturnRow | undefined> {
  const { order, shipment, label, now } = box
  const found = await findBoxReturn(tx, box.boxId)
  const before = found && (await lockReturn(tx, found.id))
  if (before && before.status !== 'initiated') return undefined
  const id = before?.id ?? box.id
  if (!before) {
    await insertReturn(tx, {
      id,
      user_id: order.user_id,
      visitor_id: order.visitor_id,
      email: order.email,
      form_key: keyOf(box.boxId),
      source: 'own',
      sender: 'own',
      sender_name: 'Hemline',
      warehouse_id: shipment.warehouse_id,
      ship_from: order.ship_to,
      status: 'initiated',
      refund_type: 'full_refund_with_free_return_shipping',
      restocking_waived: true,
      pays_at_first_scan: false,
      total_cents: zero,
      money: { sums: [], to: [] },
      carrier: label.carrier,
      tracking_code: label.trackingCode,
      created_at: now,
      drop_off_by: box.dropOffBy,
      box_id: box.boxId,
      case_id: null,
      is_gift: false,
    })
    await insertReturnEvent(tx, { returnId: id, kind: 'status', to: 'initiated', at: now })
  }
  const lines = box.lines.map((line) => ({
    order_line_id: line.orderLineId,
    order_id: order.id,
    item_number: line.itemNumber,
    reason: line.reason,
    difference: null,
    note: null,
    photo_ids: [],
  }))
  await replaceReturnLines(tx, id, lines, [{ order_id: order.id, promotion_lost_cents: 0 }])
  return findReturn(tx, id)
}

/**
 * Cancels the return of a goody box whose parcel has not been handed in, because everything is kept. Returns
 * true, also for a box without a return; false when the parcel is on its way.
 */
export async function cancelBoxReturn(
  tx: Tx,
  { boxId, reason, now }: { boxId: string; reason: string; now: Date },
): Promise<boolean> {
  const found = await findBoxReturn(tx, boxId)
  const row = found && (await lockReturn(tx, found.id))
  if (!row || row.status === 'canceled') return true
  if (row.status !== 'initiated') return false
  await cancelIn(tx, row, { reason, now })
  return true
}
