// One piece is taken for an order that comes from no cart: by the same hold as every piece in a cart, so that
// whoever holds the piece or stands in its line goes first (decisions 0003, 0053 and 0214).
import { paymentWindowMinutes } from '@hemline/rules/vocabulary/limits.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { ensureCart, findLivingHold, hasLine, lockCart, releaseHold } from './cart.db.ts'
import { claimHolds } from './order-holds.db.ts'
import { handTurn, line, takeHoldInTurn } from './turns.ts'

/**
 * `Claimed` for the order; `Held` by another shopper until a time; `TurnDue` when the piece came free and
 * somebody in line gets it first; `Gone` when it is not for sale to this user, or an order has it.
 */
export type HeldForOrder =
  | { __typename: 'Claimed' }
  | { __typename: 'Held'; until: Date }
  | { __typename: 'TurnDue' }
  | { __typename: 'Gone' }

type Wanted = { userId: string; itemNumber: number; orderId: string; now: Date }

/**
 * Holds a piece for a user and gives the hold to an order that is about to be paid, for 10 minutes. Locks the
 * user's cart (made when there is none), then the hold. Returns Claimed, Held (by another cart, with the
 * end), Gone (not for sale), or TurnDue; then the caller rolls back and calls `handTurn` in a transaction of
 * its own.
 */
export async function holdForOrder(tx: Tx, wanted: Wanted): Promise<HeldForOrder> {
  const { userId, itemNumber, orderId, now } = wanted
  const cart = await ensureCart(tx, { user_id: userId, visitor_id: null }, uuidv7(now.getTime()))
  await lockCart(tx, cart.id)
  const hold = await takeHoldInTurn(tx, {
    itemNumber,
    cartId: cart.id,
    minutes: paymentWindowMinutes,
    network: null,
  })
  if (hold === 'turn due') return { __typename: 'TurnDue' }
  if (!hold) {
    const rival = await findLivingHold(tx, itemNumber)
    return rival ? { __typename: 'Held', until: rival.expires_at } : { __typename: 'Gone' }
  }
  const until = new Date(now.getTime() + paymentWindowMinutes * 60_000)
  const claimed = await claimHolds(tx, { cartId: cart.id, itemNumbers: [itemNumber], orderId, until })
  return { __typename: claimed.length === 1 ? 'Claimed' : 'Gone' }
}

/**
 * Releases a user's hold on a piece whose order was not paid, and gives the piece to the next in line. A
 * piece that lies in the user's cart stays held.
 */
export async function freeAfterOrder(
  tx: Tx,
  { userId, itemNumber, now }: Omit<Wanted, 'orderId'>,
): Promise<void> {
  const cart = await ensureCart(tx, { user_id: userId, visitor_id: null }, uuidv7(now.getTime()))
  await lockCart(tx, cart.id)
  await line.lockHold(tx, itemNumber)
  if (await hasLine(tx, cart.id, itemNumber)) return
  await releaseHold(tx, { itemNumber, cartId: cart.id })
  await handTurn(tx, itemNumber)
}
