// An order becomes a gift: its buyer makes a code, with which whoever has the pieces sends them back
// (decision 0247).
import { giftCodeAlphabet, giftCodeLength, notAGift, shownGiftCode } from '@hemline/rules/returns/gifts.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import type { Context } from '../../context.ts'
import { newLetters } from '../../platform/tokens.ts'
import { listOrderLines, type OrderRow, orderForViewer } from '../orders/orders.ts'
import { insertGift, listGifts } from './gifts.db.ts'

/** An order is a gift. */
export type MakeGiftCodePayload = { __typename: 'MakeGiftCodePayload'; order: OrderRow }
/** The order can't be a gift; the message says why. */
export type GiftRefused = { __typename: 'GiftRefused'; message: string }

const ended: readonly OrderStatus[] = ['not_paid', 'payment_declined', 'canceled']

/**
 * Makes the viewer's order a gift, or a guest's with its key, and returns it; the same order has the same
 * code. Returns GiftRefused for another's order, one that was not paid or was canceled, one without pieces,
 * and one to try on.
 */
export async function makeGiftCode(
  ctx: Context,
  { orderId, accessKey }: { orderId: string; accessKey: string | null },
): Promise<MakeGiftCodePayload | GiftRefused> {
  const order = await orderForViewer(ctx, orderId, accessKey)
  const lines = order ? await listOrderLines(ctx.db, [order.id]) : []
  const hasPieces = lines.some((line) => line.kind === 'item' && line.canceled_at === null)
  if (!order || ended.includes(order.status) || !hasPieces || order.try_on)
    return { __typename: 'GiftRefused', message: notAGift }
  const code = newLetters(giftCodeAlphabet, giftCodeLength)
  await insertGift(ctx.db, { orderId: order.id, code, madeAt: ctx.now() })
  return { __typename: 'MakeGiftCodePayload', order }
}

/** GraphQL loader: returns the gift of each order, in the order of `batch`; null for orders that are none. */
export async function giftsOfOrders(batch: readonly { obj: { id: string } }[], ctx: Context) {
  const gifts = await listGifts(
    ctx.db,
    batch.map(({ obj }) => obj.id),
  )
  return batch.map(({ obj }) => {
    const gift = gifts.find((one) => one.order_id === obj.id)
    return gift ? { code: shownGiftCode(gift.code), isGoingBack: gift.is_going_back } : null
  })
}
