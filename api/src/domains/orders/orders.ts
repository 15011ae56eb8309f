// Orders: their rows, statuses, history and statement, and who may read an order (specification §3; decisions
// 0060 and 0110). Other domains import only from this file.
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { wasSold } from '@hemline/rules/catalogue/item-states.ts'
import { ordersPageSize } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { listOrders, listOrdersOfItems } from './orders.db.ts'

export { doorsOf, type OrderDoors } from './doors.ts'
export {
  asNobody,
  forGuest,
  type GuestKey,
  guestQuery,
  isNobody,
  opensOrder,
  ownerOfViewer,
  senderOfForm,
} from './guests.ts'
export { sendOrderMail } from './mails/send.ts'
export { insertOneParcelOrder } from './one-parcel.ts'
export {
  isTheirs,
  type KeyMailDoors,
  mailOrderLink,
  orderForViewer,
  sendOrderLink,
} from './order-keys.ts'
export { sumsOf } from './order-sums.ts'
export { paidWith } from './order-view.ts'
export {
  findOrder,
  listLinesByIds,
  listOrderLines,
  listOrdersOfBundle,
  listShipments,
  lockOrder,
  lockOrderInBundle,
  type OrderLineRow,
  type OrderOwner,
  type OrderRow,
  ordersWithOpenMatter,
  type ShipmentRow,
  type ShipTo,
} from './orders.db.ts'
export {
  cancelEmptyShipments,
  cancelOrderLines,
  freeBundleShipments,
  insertOrder,
  insertOrderEvent,
  insertShipments,
  insertTransactions,
  joinBundleShipments,
  leaveJointParcels,
  lowerLineTax,
  moveOpenShipments,
  type NewOrder,
  type NewShipment,
  type NewTransaction,
  updateOrder,
} from './orders-writes.db.ts'
export { moveOrder, noteOrderEvent } from './steps.ts'

/**
 * Returns one page of 10 of the viewer's orders (user or visitor), newest first, with the total count; with a
 * bundle's id only the orders of that bundle. A viewer without identity, or an id that is no UUID, gets an
 * empty page; page numbers below 1 count as 1.
 */
export async function ordersOfViewer(ctx: Context, page: number, bundleId: string | null) {
  const { userId, visitorId } = ctx.viewer
  if ((userId === null && visitorId === null) || (bundleId !== null && !isUuid(bundleId)))
    return { nodes: [], totalCount: 0, hasNextPage: false }
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listOrders(
    ctx.db,
    { userId, visitorId },
    { limit: ordersPageSize, offset: (at - 1) * ordersPageSize, bundleId },
  )
  return { nodes: rows, totalCount: total, hasNextPage: at * ordersPageSize < total }
}

/**
 * Returns, in the order of `items`, the id of the viewer's order that contains the item; null for the others.
 * Without sold items, or a viewer without identity, nothing is read.
 */
export async function ordersOfItems(ctx: Context, items: readonly ItemRow[]): Promise<(string | null)[]> {
  const { userId, visitorId } = ctx.viewer
  const sold = items.filter(({ state }) => state === 'pending_sale' || wasSold(state))
  if (sold.length === 0 || (userId === null && visitorId === null)) return items.map(() => null)
  const numbers = sold.map((item) => item.item_number)
  const found = await listOrdersOfItems(ctx.db, { userId, visitorId }, numbers)
  const byNumber = new Map(found.map((one) => [one.item_number, one.order_id]))
  return items.map((item) => byNumber.get(item.item_number) ?? null)
}
