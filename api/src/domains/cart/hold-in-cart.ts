// One piece is held and put into a cart, in the caller's transaction: what adding a piece and holding a whole
// outfit share.
import { cartFullMessage } from '@hemline/rules/cart/hold.ts'
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { Owner } from '../identity/identity.ts'
import { type CartRow, ensureCart, insertLine, lockCart } from './cart.db.ts'
import { type HoldNetwork, roomFor } from './network-holds.ts'
import { takeHoldInTurn } from './turns.ts'

export type CartFull = { __typename: 'CartFull'; message: string; limit: number }
export type TooManyHolds = { __typename: 'TooManyHolds'; message: string }

/**
 * `Held` until `expiresAt`, also when the cart held the piece before (`wasHeld`); `Taken` by another shopper
 * or no longer for sale; `TurnDue` when the piece came free and another shopper is first in line.
 */
export type HeldInCart =
  | { __typename: 'Held'; expiresAt: Date; wasHeld: boolean }
  | { __typename: 'Taken' }
  | { __typename: 'TurnDue' }
  | CartFull
  | TooManyHolds

/** Returns the owner's cart, made when there is none, and locked. */
export async function lockedCart(ctx: Context, tx: Tx, owner: Owner): Promise<CartRow> {
  const cart = await ensureCart(tx, owner, uuidv7(ctx.now().getTime()))
  if (!cart.isNew) await lockCart(tx, cart.id)
  return cart
}

/**
 * Holds a piece and puts it into a cart that the caller has locked. Returns Held with the hold's end, or,
 * with nothing changed, CartFull, TooManyHolds, Taken (held, sold) or TurnDue (another cart is first in
 * line).
 */
export async function holdInCart(
  ctx: Context,
  tx: Tx,
  { cartId, network, itemNumber }: { cartId: string; network: HoldNetwork; itemNumber: number },
): Promise<HeldInCart> {
  const room = await roomFor(tx, network, { cartId, itemNumber })
  if (!room.has_line && room.lines >= cartItemLimit)
    return { __typename: 'CartFull', message: cartFullMessage(cartItemLimit), limit: cartItemLimit }
  if (room.refused) return room.refused
  const hold = await takeHoldInTurn(tx, {
    itemNumber,
    cartId,
    minutes: ctx.config.HOLD_MINUTES,
    network: network.key,
  })
  if (hold === 'turn due') return { __typename: 'TurnDue' }
  if (!hold) return { __typename: 'Taken' }
  await insertLine(tx, { id: uuidv7(ctx.now().getTime()), cart_id: cartId, item_number: itemNumber })
  return { __typename: 'Held', expiresAt: hold.expires_at, wasHeld: room.has_line && room.is_counted }
}
