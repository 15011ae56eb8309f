// Whose a return is.
import type { DbOrTx } from '../../platform/db.ts'
import type { OrderOwner } from '../orders/orders.ts'
import { listReturnLines, type ReturnRow } from './returns.db.ts'

/**
 * Tells whether a return is somebody's: the user's, or the visitor's when nobody was logged in. The guest of
 * one order has the returns of pieces of that order alone.
 */
export async function ownsReturn(db: DbOrTx, owner: OrderOwner, row: ReturnRow): Promise<boolean> {
  const { userId, visitorId, orderId } = owner
  if (row.user_id !== null) return row.user_id === userId
  if (orderId === undefined) return row.visitor_id !== null && row.visitor_id === visitorId
  const lines = await listReturnLines(db, [row.id])
  return lines.length > 0 && lines.every((line) => line.order_id === orderId)
}
