// The photos of a case in a browser that has nothing but the key of the case's mails (decision 0250).
import type { Context } from '../../context.ts'
import { opensOrder } from '../orders/orders.ts'
import type { PhotoKey } from '../photos/photos.ts'
import { opensLetter } from './by-key.ts'
import { findCase, isPhotoOfCase } from './cases.db.ts'
import { caseNumber } from './talk.ts'

/**
 * Tells whether the key of a case's mails, or of its order's, opens this photo: the photo was sent in that
 * case by its person, and the key opens the case.
 */
export async function caseShowsPhoto(
  ctx: Pick<Context, 'db' | 'now'>,
  photoId: string,
  { of: code, orderId, accessKey }: PhotoKey,
): Promise<boolean> {
  const number = caseNumber(code)
  const row = number === null ? undefined : await findCase(ctx.db, number)
  if (!row || row.user_id !== null) return false
  const isOpen =
    orderId === null
      ? opensLetter(row, accessKey, ctx.now())
      : row.order_id === orderId && (await opensOrder(ctx, { orderId, accessKey }))
  return isOpen && isPhotoOfCase(ctx.db, row.id, photoId)
}
