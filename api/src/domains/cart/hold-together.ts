// Several pieces into the cart at once, all or none: nobody asked for an outfit without its shoes.
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { ensureOwner, type Owner } from '../identity/identity.ts'
import type { CartRow } from './cart.db.ts'
import { type CartFull, holdInCart, lockedCart, type TooManyHolds } from './hold-in-cart.ts'
import { type HoldNetwork, holdNetworkOf } from './network-holds.ts'
import { handTurn } from './turns.ts'
import { withheldFromViewer } from './withheld.ts'

export type HeldTogether =
  | { __typename: 'HeldTogether'; cart: CartRow; expiresAt: Date }
  | { __typename: 'NotHeld'; itemNumbers: number[]; due: number[] }
  | CartFull
  | TooManyHolds

/**
 * Puts pieces into the viewer's cart and holds them, all or none. `expiresAt` is the earliest end of their
 * holds. Returned refusals: NotHeld (with the pieces that are held, sold, withheld or due to somebody in
 * line), CartFull, TooManyHolds. Throws FORBIDDEN (robot, banned), RATE_LIMITED.
 */
export async function holdTogether(ctx: Context, itemNumbers: readonly number[]): Promise<HeldTogether> {
  const owner = await ensureOwner(ctx)
  // Everybody who wants several pieces locks them in one order.
  const wanted = [...new Set(itemNumbers)].sort((a, b) => a - b)
  const withheld: number[] = []
  for (const itemNumber of wanted) if (await withheldFromViewer(ctx, itemNumber)) withheld.push(itemNumber)
  if (withheld.length > 0) return { __typename: 'NotHeld', itemNumbers: withheld, due: [] }
  const network = await holdNetworkOf(ctx)
  const outcome = await inTransaction<HeldTogether>(ctx.db, 'HeldTogether', (tx) =>
    holdAll(ctx, tx, { owner, network, wanted }),
  )
  // The turns were rolled back with the holds; the first in line gets each of these pieces all the same.
  if (outcome.__typename === 'NotHeld')
    for (const itemNumber of outcome.due) await inTransaction(ctx.db, (tx) => handTurn(tx, itemNumber))
  return outcome
}

type Ask = { owner: Owner; network: HoldNetwork; wanted: readonly number[] }

async function holdAll(ctx: Context, tx: Tx, { owner, network, wanted }: Ask): Promise<HeldTogether> {
  const cart = await lockedCart(ctx, tx, owner)
  const missed: number[] = []
  const due: number[] = []
  const ends: Date[] = []
  for (const itemNumber of wanted) {
    const held = await holdInCart(ctx, tx, { cartId: cart.id, network, itemNumber })
    if (held.__typename === 'CartFull' || held.__typename === 'TooManyHolds') return held
    if (held.__typename === 'Held') ends.push(held.expiresAt)
    else missed.push(itemNumber)
    if (held.__typename === 'TurnDue') due.push(itemNumber)
  }
  if (missed.length > 0) return { __typename: 'NotHeld', itemNumbers: missed, due }
  const [expiresAt = ctx.now()] = ends.sort((a, b) => a.getTime() - b.getTime())
  return { __typename: 'HeldTogether', cart, expiresAt }
}
