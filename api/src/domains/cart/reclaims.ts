// A seller's own piece in the seller's cart, to be sent back for a fee (specification §3 reclaiming, §9;
// decision 0054).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { cartFullMessage } from '@hemline/rules/cart/hold.ts'
import {
  isReclaimable,
  isReclaimState,
  notReclaimableMessage,
  reclaimWithin,
} from '@hemline/rules/consignment/reclaim.ts'
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import type { DbOrTx } from '../../platform/db.ts'
import { inTransaction } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { ensureOwner } from '../identity/identity.ts'
import {
  type CartLineRow,
  type CartProductRow,
  countLines,
  ensureCart,
  findReclaim,
  hasLine,
  insertLine,
  lockCart,
} from './cart.db.ts'
import { upsertReclaimOffers } from './reclaims.db.ts'

type Result = ResolversTypes['AddReclaimToCartResult']

/** Tells whether the viewer is the seller of a line's piece and may still reclaim it. */
export function viewerMayReclaim(ctx: Context, { item, reclaim_ends_at }: CartLineRow): boolean {
  return isReclaimable(
    { state: item.state, consignorId: item.consignor_id, userId: ctx.viewer.userId, endsAt: reclaim_ends_at },
    ctx.now(),
  )
}

/**
 * Returns "Reclaim within 12 days" for a cart line with a piece to reclaim; null for all other lines and
 * after the end of the offer (specification §9).
 */
export function reclaimWords(ctx: Context, line: CartProductRow): string | null {
  const ends = line.kind === 'reclaim' ? line.reclaim_ends_at : null
  return ends && ends > ctx.now() ? reclaimWithin(ends, ctx.now()) : null
}

/**
 * Tells whether the viewer is the seller of a piece whose state allows a reclaim for the fee (§3
 * reclaiming); the seller can put such a piece into a cart only to reclaim it.
 */
export function isReclaiming(ctx: Context, item: ItemRow): boolean {
  return item.consignor_id !== null && item.consignor_id === ctx.viewer.userId && isReclaimState(item.state)
}

/**
 * Puts a seller's own piece into the seller's cart, to be sent back for the fee (§3 reclamationFee). The
 * piece is not for sale, so no hold is taken; adding again changes nothing. Returned refusals: NotReclaimable
 * (unknown, another seller's piece, wrong state, or too late), CartFull. Throws FORBIDDEN (robot, banned),
 * RATE_LIMITED.
 */
export async function addReclaimToCart(ctx: Context, itemNumber: number): Promise<Result> {
  const owner = await ensureOwner(ctx)
  const found = await findReclaim(ctx.db, itemNumber)
  const facts = found && {
    state: found.state,
    consignorId: found.consignor_id,
    userId: owner.user_id,
    endsAt: found.ends_at,
  }
  if (!facts || !isReclaimable(facts, ctx.now()))
    return { __typename: 'NotReclaimable', message: notReclaimableMessage, itemNumber }
  return inTransaction<Result & { __typename: string }>(ctx.db, 'AddReclaimToCartPayload', async (tx) => {
    const cart = await ensureCart(tx, owner, uuidv7(ctx.now().getTime()))
    await lockCart(tx, cart.id)
    if (!(await hasLine(tx, cart.id, itemNumber)) && (await countLines(tx, cart.id)) >= cartItemLimit)
      return { __typename: 'CartFull', message: cartFullMessage(cartItemLimit), limit: cartItemLimit }
    await insertLine(tx, {
      id: uuidv7(ctx.now().getTime()),
      cart_id: cart.id,
      item_number: itemNumber,
      kind: 'reclaim',
    })
    return { __typename: 'AddReclaimToCartPayload', cart, itemNumber }
  })
}

/** The time until which a seller may reclaim a piece. */
export type ReclaimOffer = { itemNumber: number; endsAt: Date }

/**
 * Offers pieces to their sellers for a reclaim until a given time, in the transaction that declines the
 * pieces or ends their selling time. A later offer replaces an earlier one.
 */
export async function offerReclaim(tx: DbOrTx, offers: readonly ReclaimOffer[]): Promise<void> {
  if (offers.length > 0) await upsertReclaimOffers(tx, offers)
}
