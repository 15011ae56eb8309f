// The photos of a return in a browser that has nothing but the key of an order's mails (decision 0264).
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { opensOrder } from '../orders/orders.ts'
import type { PhotoKey } from '../photos/photos.ts'
import { ownsReturn } from './owns.ts'
import { findReturn, listReturnLines } from './returns.db.ts'

/**
 * Tells whether an order's key opens this photo: the shopper sent it in a return of that order's pieces, or
 * an employee took it of what came back.
 */
export async function returnShowsPhoto(
  ctx: Pick<Context, 'db' | 'now'>,
  photoId: string,
  { of: returnId, orderId, accessKey }: PhotoKey,
): Promise<boolean> {
  if (orderId === null || !isUuid(returnId) || !(await opensOrder(ctx, { orderId, accessKey }))) return false
  const row = await findReturn(ctx.db, returnId)
  if (!row || !(await ownsReturn(ctx.db, { userId: null, visitorId: null, orderId }, row))) return false
  const lines = await listReturnLines(ctx.db, [row.id])
  return lines.some((line) => [...line.photo_ids, ...line.outcome_photo_ids].includes(photoId.toLowerCase()))
}
