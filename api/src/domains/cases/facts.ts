// What an employee reads beside a case: its order, the order's parcels and its person.
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { type ShipmentStatus, shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { findOrder, listShipments, paidWith } from '../orders/orders.ts'
import type { CaseRow } from './cases.db.ts'
import { findCasePerson, listPackers } from './facts.db.ts'

/**
 * Returns the facts of a case, its order's total in cents; a case without an order has no parcels. Checks no
 * permission.
 */
export async function caseFacts(db: DbOrTx, row: CaseRow) {
  const { order_id: orderId } = row
  const [person, order, shipments, packers] = await Promise.all([
    findCasePerson(db, row),
    orderId === null ? undefined : findOrder(db, orderId),
    orderId === null ? [] : listShipments(db, [orderId]),
    orderId === null ? [] : listPackers(db, orderId),
  ])
  return {
    ...person,
    orderPlacedAt: order?.placed_at ?? null,
    orderTotal: order?.total_cents ?? null,
    orderPaidWith: order ? paidWith(order) : null,
    parcels: shipments.map((one) => ({
      id: one.id,
      shipFrom: one.ship_from,
      statusLabel: shipmentStatusLabels[one.status as ShipmentStatus],
      carrierName: one.carrier && carrierNames[one.carrier as Carrier],
      trackingCode: one.tracking_code,
      packedBy: packers.find(({ id }) => id === one.id)?.name ?? null,
      packedAt: one.packed_at,
      deliveredAt: one.delivered_at,
    })),
  }
}
