// The parcels of an order, as the resolution hub shows them.
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { type ShipmentStatus, shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { findOrder, isTheirs } from '../orders/orders.ts'
import { listCasePieces } from './cases.db.ts'

/**
 * Returns the parcels of an order of the viewer, as the page that begins a case lists them; empty for a
 * malformed or unknown id and for somebody else's order.
 */
export async function resolutionShippings(ctx: Context, orderId: string) {
  const order = isUuid(orderId) ? await findOrder(ctx.db, orderId) : undefined
  if (!order || !isTheirs(ctx, order)) return []
  const pieces = (await listCasePieces(ctx.db, order.id)).filter((piece) => piece.shipment_id !== null)
  return [...Map.groupBy(pieces, (piece) => piece.shipment_id ?? '')].flatMap(([id, [first, ...others]]) =>
    first
      ? [
          {
            id,
            statusLabel: shipmentStatusLabels[first.shipment_status as ShipmentStatus] ?? '',
            carrierName: first.carrier && carrierNames[first.carrier],
            trackingCode: first.tracking_code,
            deliveredAt: first.delivered_at,
            promisedBy: first.promised_by,
            pieces: others.length + 1,
          },
        ]
      : [],
  )
}
