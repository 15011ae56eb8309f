// A seller lets a piece that didn't sell, or was not accepted, go into a rescue box.
import { notForRescue } from '@hemline/rules/consignment/words.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { offerReclaim } from '../cart/cart.ts'
import { shelvePieces } from '../rescues/rescues.ts'
import { listSellerItemsByNumber, lockPieces } from './consignment.db.ts'
import { canDonate, type SellerItemView } from './seller-item.ts'

/** Reads one of the viewer's own pieces; undefined for pieces of other sellers. */
type ReadSellerItem = (ctx: Context, itemNumber: number) => Promise<SellerItemView | undefined>

type LeaveResult =
  | { __typename: 'LeaveToRescuePayload'; item: SellerItemView }
  | { __typename: 'NotForRescue'; message: string }

/**
 * Puts a piece of the viewer's that is expired or unaccepted on the rescue shelf at once and ends the offer
 * to take it back. Returns NotForRescue when it is in another state, ordered back, on the shelf already, or
 * of no kind that goes into rescue boxes. Throws NOT_FOUND for pieces of other sellers, UNAUTHENTICATED,
 * FORBIDDEN (banned).
 */
export async function leaveToRescue(
  ctx: Context,
  itemNumber: number,
  sellerItem: ReadSellerItem,
): Promise<LeaveResult> {
  const before = await sellerItem(ctx, itemNumber)
  if (!before) throw refuse('NOT_FOUND', 'There is no such piece of yours.')
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account may look, but not change anything.')
  const now = ctx.now()
  const shelved = await inTransaction(ctx.db, async (tx) => {
    await lockPieces(tx, [before.itemNumber])
    const rows = await listSellerItemsByNumber(tx, ctx.viewer.userId ?? '', [before.itemNumber])
    const numbers = rows.filter(canDonate).map((row) => row.item_number)
    const there = await shelvePieces(tx, numbers, now)
    await offerReclaim(
      tx,
      there.map((one) => ({ itemNumber: one, endsAt: now })),
    )
    return there
  })
  ctx.forget()
  const item = await sellerItem(ctx, itemNumber)
  return item && shelved.length > 0
    ? { __typename: 'LeaveToRescuePayload', item }
    : { __typename: 'NotForRescue', message: notForRescue }
}
