// Orders of rescue boxes: their checkout, their page, and the packing table (decision 0163). Other domains
// import only from this file.
import { boxesPerPage } from '@hemline/rules/desk/queues.ts'
import { type ShipmentStatus, shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import {
  rescueConditionNames,
  rescueSourceNames,
  rescueTierNames,
  rescueTitle,
} from '@hemline/rules/rescues/groups.ts'
import { rescuePlace } from '@hemline/rules/rescues/orders.ts'
import { conditionLabels } from '@hemline/rules/vocabulary/items.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { orderForViewer } from '../orders/orders.ts'
import { findBoxOfOrder, rescueGroupRow, rescueGroupView } from '../rescues/rescues.ts'
import { listOpenBoxes, listRescued, type RescuedRow } from './rescue-orders.db.ts'

export { placeRescueOrder, rescueAttempt, rescueQuote } from './rescue-checkout.ts'

const pieceView = (row: RescuedRow) => ({
  itemNumber: row.item_number,
  title: row.title,
  brand: row.brand,
  sizeDisplay: row.size_display,
  conditionLabel: conditionLabels[row.condition],
  photoId: row.photo_id,
  msrp: row.msrp_cents,
  sourceLabel: rescueSourceNames[row.source],
  canceled: row.is_canceled,
})

/**
 * Returns the box of an order to its shopper, or to who has the access key; undefined for everybody else and
 * for orders without a box.
 */
export async function rescueOrderFor(ctx: Context, orderUuid: string, accessKey: string | null) {
  const order = await orderForViewer(ctx, orderUuid, accessKey)
  const box = order && (await findBoxOfOrder(ctx.db, order.id))
  if (!order || !box) return undefined
  const [group, pieces] = await Promise.all([
    rescueGroupRow(ctx, String(box.group_id)),
    listRescued(ctx.db, [order.id]),
  ])
  if (!group) throw new Error(`rescues: box ${box.id} has no group`)
  return {
    orderUuid: order.id,
    group: rescueGroupView(group),
    grams: box.grams,
    pieces: pieces.map(pieceView),
    order,
  }
}

/**
 * Returns one page of 20 rescue boxes to pack and to hand over, oldest first, with their pieces and where
 * they lie, and the count of all. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the right to
 * pack.
 */
export async function openBoxesForStaff(ctx: Context, page: number) {
  atWork(ctx, 'pack')
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows: boxes, total } = await listOpenBoxes(ctx.db, {
    limit: boxesPerPage,
    offset: (at - 1) * boxesPerPage,
  })
  const pieces = await listRescued(
    ctx.db,
    boxes.map((box) => box.order_id),
  )
  const nodes = boxes.map((box) => ({
    id: box.shipment_id,
    orderId: box.order_id,
    orderLabel: orderLabel(box.order_id),
    title: rescueTitle(box),
    detail: `${rescueTierNames[box.tier]} · ${rescueConditionNames[box.condition]}`,
    place: rescuePlace(box.group_id),
    status: box.status,
    statusLabel: shipmentStatusLabels[box.status as ShipmentStatus],
    grams: box.grams,
    placedAt: box.placed_at,
    trackingCode: box.tracking_code,
    pieces: pieces
      .filter((piece) => piece.order_id === box.order_id && !piece.is_canceled)
      .map(({ item_number: itemNumber, title, brand, size_display: sizeDisplay, photo_id: photoId }) => ({
        itemNumber,
        title,
        brand,
        sizeDisplay,
        photoId,
      })),
  }))
  return { nodes, totalCount: total, hasNextPage: at * boxesPerPage < total }
}
