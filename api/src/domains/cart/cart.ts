// The cart of one-of-a-kind pieces: each piece in a cart is held for its shopper and nobody else
// (specification §3 Cart, §4).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import {
  alreadyInCartMessage,
  cartAvailability,
  itemHeldMessage,
  itemUnavailableMessage,
} from '@hemline/rules/cart/hold.ts'
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import type { CartAvailability } from '@hemline/rules/vocabulary/items.ts'
import type { Context, Viewer } from '../../context.ts'
import type { AddToCartResult, RemoveFromCartResult, ResolversTypes } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { ensureOwner, type Owner, ownerOf } from '../identity/identity.ts'
import { insertAward, insertFreeAward } from './awards.db.ts'
import {
  type AppliedCardRow,
  type CartLineRow,
  type CartProductRow,
  type CartRow,
  countLines,
  deleteLine,
  ensureCart,
  findCart,
  findLivingHold,
  type GiftCardLine,
  type GiftCardLineRow,
  listLines,
  lockCart,
  moveCart,
  releaseHold,
} from './cart.db.ts'
import { holdInCart, lockedCart } from './hold-in-cart.ts'
import { holdNetworkOf, lockRoomToPay } from './network-holds.ts'
import { viewerMayReclaim } from './reclaims.ts'
import { movePlaces } from './turns.db.ts'
import { handTurn, line, takeHoldInTurn } from './turns.ts'
import { isOwn, withheldFromViewer } from './withheld.ts'

type AddResult = ResolversTypes['AddToCartResult']
type RemoveResult = ResolversTypes['RemoveFromCartResult']

export { partCarts } from './apart.ts'
export { deleteAward } from './awards.db.ts'
export { lockCart } from './cart.db.ts'
export { freeAfterOrder, holdForOrder } from './hold-for-order.ts'
export { type HeldTogether, holdTogether } from './hold-together.ts'
export { tellCarts } from './left-carts.ts'
export { forgetNetworks, holdNetworkOf, roomFor } from './network-holds.ts'
export { claimHolds, dropLines, sellHolds } from './order-holds.db.ts'
export { addReclaimToCart, offerReclaim, type ReclaimOffer } from './reclaims.ts'
export { freeHolds, returnHolds } from './turns.ts'
export { withdrawReclaim } from './withdraw-reclaim.ts'
export { isKeptFrom, withheldFromViewer } from './withheld.ts'

/** Returns the value if it is a positive integer; throws BAD_INPUT otherwise. */
export function itemNumberOf(value: number): number {
  if (!Number.isSafeInteger(value) || value <= 0) throw refuse('BAD_INPUT', 'That is not an item number.')
  return value
}

/**
 * Returns the viewer's cart; with `create` makes one when there is none, but never for robots and banned
 * viewers. Returns undefined when there is no cart. Throws RATE_LIMITED when `create` needs a new visitor and
 * the network address made 2,000 within an hour.
 */
export async function activeCart(ctx: Context, create: boolean): Promise<CartRow | undefined> {
  const owner = create && !ctx.viewer.bot && !ctx.viewer.banned ? await ensureOwner(ctx) : ownerOf(ctx.viewer)
  if (!owner) return undefined
  return create && !ctx.viewer.banned
    ? ensureCart(ctx.db, owner, uuidv7(ctx.now().getTime()))
    : ctx.once('cart', () => findCart(ctx.db, owner))
}

/**
 * Returns the viewer's cart for display and reads its lines in the same statement. An empty cart has no line
 * to be found by, so activeCart looks for it (and makes it with `create`); undefined when there is none.
 */
export async function cartForDisplay(ctx: Context, create: boolean): Promise<CartRow | undefined> {
  const owner = ctx.viewer.bot ? undefined : ownerOf(ctx.viewer)
  const lines = owner ? await listLines(ctx.db, owner) : []
  const [first] = lines
  if (!first) return activeCart(ctx, create)
  void ctx.once(`read-lines:${first.cart.id}`, async () => lines)
  return ctx.once('cart', async () => first.cart)
}

/**
 * Puts a piece into the viewer's cart and holds it; adding again, even after removing, keeps the hold's old
 * end. Returned refusals: ItemUnavailable (sold, withdrawn, unknown), ItemHeld (with the end of the rival
 * hold, also when another shopper is first in line), ItemWithheld (early access, another shopper's pre-order,
 * the viewer's own piece, or a blocked seller's), CartFull, TooManyHolds. Throws BAD_INPUT, FORBIDDEN (robot,
 * banned), RATE_LIMITED.
 */
export async function addToCart(ctx: Context, input: number): Promise<AddResult> {
  const itemNumber = itemNumberOf(input)
  const owner = await ensureOwner(ctx)
  const withheld = await withheldFromViewer(ctx, itemNumber)
  if (withheld) return withheld
  const outcome = await addHeld(ctx, owner, itemNumber)
  // Reads the lines first: everything else that the response tells of the cart is then read together.
  if ('cart' in outcome) await linesOf(ctx, outcome.cart as CartRow)
  if (outcome.__typename !== 'TurnDue') return outcome
  // A failure is rolled back, so a transaction of its own gives the turn to the first in line; then the
  // piece is held.
  await inTransaction(ctx.db, (tx) => handTurn(tx, itemNumber))
  const again = await addHeld(ctx, owner, itemNumber)
  if (again.__typename !== 'TurnDue') return again
  throw new Error(`cart: the turn for ${itemNumber} was due twice`)
}

type Added = (AddResult & { __typename: string }) | { __typename: 'TurnDue' }

/**
 * Holds a piece and puts it into the cart; answers `TurnDue` when the piece came free and another shopper is
 * first in line.
 */
async function addHeld(ctx: Context, owner: Owner, itemNumber: number): Promise<Added> {
  const network = await holdNetworkOf(ctx)
  return inTransaction<Added>(ctx.db, 'AddToCartPayload', async (tx) => {
    const cart = await lockedCart(ctx, tx, owner)
    const held = await holdInCart(ctx, tx, { cartId: cart.id, network, itemNumber })
    if (held.__typename === 'Held') {
      const { expiresAt, wasHeld } = held
      const message = wasHeld ? alreadyInCartMessage : null
      return { __typename: 'AddToCartPayload', cart, itemNumber, expiresAt, message }
    }
    if (held.__typename !== 'Taken') return held
    const rival = await findLivingHold(tx, itemNumber)
    return rival
      ? { __typename: 'ItemHeld', message: itemHeldMessage, itemNumber, heldUntil: rival.expires_at }
      : { __typename: 'ItemUnavailable', message: itemUnavailableMessage, itemNumber }
  })
}

/**
 * Takes a piece out of the viewer's cart and releases its hold. Put back before the hold's old end it keeps
 * that end, so nobody prolongs a hold by removing and adding (decision 0003); when others wait in line, the
 * first one gets the piece at once. Returns NotInCart without a cart or such a line. Throws BAD_INPUT.
 */
export async function removeFromCart(ctx: Context, input: number): Promise<RemoveResult> {
  const itemNumber = itemNumberOf(input)
  const owner = ownerOf(ctx.viewer)
  const cart = owner && (await findCart(ctx.db, owner))
  const missing: RemoveResult = {
    __typename: 'NotInCart',
    message: 'This item isn’t in your cart.',
    itemNumber,
  }
  if (!cart) return missing
  return inTransaction<RemoveResult & { __typename: string }>(ctx.db, 'RemoveFromCartPayload', async (tx) => {
    // Locks cart, hold, line in the same sequence as adding, merging and selling.
    await lockCart(tx, cart.id)
    await line.lockHold(tx, itemNumber)
    if (!(await deleteLine(tx, cart.id, itemNumber))) return missing
    await releaseHold(tx, { itemNumber, cartId: cart.id })
    await handTurn(tx, itemNumber)
    return { __typename: 'RemoveFromCartPayload', cart, itemNumber }
  })
}

/** Returns the cart of a user or visitor and inserts it when there is none. */
export const ensureCartOf = (ctx: Context, tx: DbOrTx, owner: Owner): Promise<CartRow> =>
  ensureCart(tx, owner, uuidv7(ctx.now().getTime()))

/**
 * Puts a piece that a user won at auction into the user's cart, held until a time in place of any other hold;
 * a full cart takes it too, since nobody chose the moment. Makes the cart when there is none; locks the cart,
 * then the hold.
 */
export async function awardHold(
  tx: Tx,
  { userId, itemNumber, until, now }: { userId: string; itemNumber: number; until: Date; now: Date },
): Promise<void> {
  const id = () => uuidv7(now.getTime())
  const cart = await ensureCart(tx, { user_id: userId, visitor_id: null }, id())
  await lockCart(tx, cart.id)
  await insertAward(tx, { lineId: id(), itemNumber, cartId: cart.id, until, now })
}

/**
 * Puts a piece into a user's cart, held until a time, also when the cart is full, and takes it out of all
 * other carts. Returns false when another cart holds the piece or an order has it; no hold changes then.
 */
export async function awardFreeHold(
  tx: Tx,
  { userId, itemNumber, until, now }: { userId: string; itemNumber: number; until: Date; now: Date },
): Promise<boolean> {
  const id = () => uuidv7(now.getTime())
  const cart = await ensureCart(tx, { user_id: userId, visitor_id: null }, id())
  await lockCart(tx, cart.id)
  return insertFreeAward(tx, { lineId: id(), itemNumber, cartId: cart.id, until, now })
}

/** Returns the id of the viewer's cart; undefined without one. */
export async function cartIdOf(db: DbOrTx, viewer: Viewer): Promise<string | undefined> {
  const owner = ownerOf(viewer)
  return owner && (await findCart(db, owner))?.id
}

/**
 * Returns the piece lines of a cart, oldest first, without gift cards; reads them once per request and cart.
 */
export function linesOf(ctx: Context, cart: CartRow): Promise<CartLineRow[]> {
  const read = () => ctx.once(`read-lines:${cart.id}`, () => listLines(ctx.db, cart.id))
  return ctx.once(`lines:${cart.id}`, async () => (await read()).map((line) => ({ ...line, cart })))
}

/** Tells whether the viewer's cart has the living hold on a piece; false when nobody holds it. */
export async function heldByViewer(ctx: Context, item: ItemRow): Promise<boolean> {
  if (!item.held_cart_id || !item.held_until || item.held_until <= ctx.now()) return false
  const cart = await activeCart(ctx, false)
  return cart?.id === item.held_cart_id
}

/**
 * Returns whether a cart line can be bought by its cart (IN_CART), is held by another cart, sold or
 * UNAVAILABLE. Gift cards are always IN_CART; a piece to reclaim as long as its offer to the viewer lasts;
 * the viewer's own listed piece is UNAVAILABLE.
 */
export function lineAvailability(ctx: Context, line: CartProductRow): CartAvailability {
  if (line.kind === 'gift_card') return 'IN_CART'
  if (line.kind === 'reclaim') return viewerMayReclaim(ctx, line) ? 'IN_CART' : 'UNAVAILABLE'
  const { state, held_cart_id, held_until } = line.item
  // The viewer put the piece into the cart as a visitor and then logged in as its seller.
  if (state === 'listed' && isOwn(ctx, line.item)) return 'UNAVAILABLE'
  return cartAvailability(
    {
      state,
      hold: held_until ? { cartId: held_cart_id, expiresAt: held_until } : null,
      cartId: line.cart_id,
    },
    ctx.now(),
  )
}

/**
 * Returns the cart of a user or visitor, locked for this transaction and made when there is none; undefined
 * when it has as many lines as a cart may have.
 */
export async function cartWithRoom(ctx: Context, tx: DbOrTx, owner: Owner): Promise<CartRow | undefined> {
  const cart = await ensureCart(tx, owner, uuidv7(ctx.now().getTime()))
  await lockCart(tx, cart.id)
  return (await countLines(tx, cart.id)) < cartItemLimit ? cart : undefined
}

/**
 * Counts the lines of the viewer's cart (pieces and gift cards), for the badge in the header; 0 without a
 * cart.
 */
export async function cartCount(ctx: Context): Promise<number> {
  const cart = await activeCart(ctx, false)
  return cart ? countLines(ctx.db, cart.id) : 0
}

/**
 * Merges the visitor's cart, holds and places in line included, into the user's cart at log-in, in the
 * caller's transaction, and deletes the visitor's. Returns the item numbers of the pieces in the user's cart
 * that others hold or have bought; none, with nothing changed, when the visitor has no cart.
 */
export async function mergeCarts(
  ctx: Context,
  tx: DbOrTx,
  owners: { visitorId: number; userId: string },
): Promise<number[]> {
  const visitor: Owner = { user_id: null, visitor_id: owners.visitorId }
  const from = await findCart(tx, visitor)
  if (!from) return []
  const to = await ensureCart(tx, { user_id: owners.userId, visitor_id: null }, uuidv7(ctx.now().getTime()))
  // Locks carts before holds, as placing an order does, and the carts in the same sequence everywhere.
  for (const id of [from.id, to.id].sort()) await lockCart(tx, id)
  await movePlaces(tx, from.id, to.id)
  await moveCart(tx, from.id, to.id)
  const lines = await listLines(tx, to.id)
  return lines
    .filter(
      (line) => line.kind === 'item' && ['SOLD', 'IN_ANOTHER_CART'].includes(lineAvailability(ctx, line)),
    )
    .map((line) => line.item.item_number)
}

export type {
  AddToCartResult,
  AppliedCardRow,
  CartLineRow,
  CartProductRow,
  CartRow,
  GiftCardLine,
  GiftCardLineRow,
  RemoveFromCartResult,
}
export { handTurn, line }

/** Locks a cart until the transaction ends and returns its piece lines, oldest first. */
export async function lockedLines(tx: DbOrTx, cart: CartRow): Promise<CartLineRow[]> {
  await lockCart(tx, cart.id)
  return (await listLines(tx, cart.id)).map((line) => ({ ...line, cart }))
}

/**
 * Takes the expired hold of a cart line again before payment, in the caller's transaction; returns false when
 * another shopper took the piece or is first in line, or it is not for sale. Throws RATE_LIMITED when the
 * viewer's network has no room for it.
 */
export async function retakeHold(ctx: Context, tx: Tx, line: CartLineRow): Promise<boolean> {
  const network = await holdNetworkOf(ctx)
  const piece = { itemNumber: line.item.item_number, cartId: line.cart_id }
  await lockRoomToPay(tx, network, piece)
  const hold = await takeHoldInTurn(tx, { ...piece, minutes: ctx.config.HOLD_MINUTES, network: network.key })
  return hold !== undefined && hold !== 'turn due'
}
