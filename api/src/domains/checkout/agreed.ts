// Pieces that were agreed on in one offer are paid together: the price was for all of them (decision 0199).
import { agreedTogetherMessage } from '@hemline/rules/checkout/place-order.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { listAgreedTogether } from '../catalogue/catalogue.ts'
import type { Taken } from './draft.ts'

/**
 * Returns the sentence that an order has only a part of what the viewer agreed on in one offer, naming the
 * other pieces; undefined for all other orders, for guests, and when the other pieces don't wait for the
 * viewer any more.
 */
export async function agreedApart(ctx: Context, tx: Tx, { rows }: Taken): Promise<string | undefined> {
  const { userId } = ctx.viewer
  if (userId === null) return undefined
  const itemNumbers = rows.map((line) => line.item.item_number)
  const left = await listAgreedTogether(tx, { itemNumbers, buyerId: userId })
  return left.length > 0 ? agreedTogetherMessage(left) : undefined
}
