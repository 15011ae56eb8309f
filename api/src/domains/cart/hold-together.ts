// Several pieces into the cart at once, all or none: an outfit without its shoes is not what was asked for.
import { cartFullMessage } from '@hemline/rules/cart/hold.ts'
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { ensureOwner, type Owner } from '../identity/identity.ts'
import { type CartRow, ensureCart, insertLine, lockCart } from './cart.db.ts'
import { type HoldNetwork, holdNetworkOf, roomFor } from './network-holds.ts'
import { handTurn, takeHoldInTurn } from './turns.ts'
import { withheldFromViewer } from './withheld.ts'

export type HeldTogether =
  | { __typename: 'HeldTogether'; cart: CartRow; expiresAt: Date }
  | { __typename: 'NotHeld'; itemNumbers: number[]; due: number[] }
  | { __typename: 'CartFull'; message: string; limit: number }
  | { __typename: 'TooManyHolds'; message: string }

/**
 * Puts pieces into the viewer's cart and holds them, all or none. `expiresAt` is the earliest end of their
 * holds. Refuses: NotHeld (with the pieces that are held, sold, withheld or due to somebody in line),
 * CartFull, TooManyHolds.
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
  // What was rolled back is due to the first in line all the same.
  if (outcome.__typename === 'NotHeld')
    for (const itemNumber of outcome.due) await inTransaction(ctx.db, (tx) => handTurn(tx, itemNumber))
  return outcome
}

type Ask = { owner: Owner; network: HoldNetwork; wanted: readonly number[] }

async function holdAll(ctx: Context, tx: Tx, { owner, network, wanted }: Ask): Promise<HeldTogether> {
  const cart = await ensureCart(tx, owner, uuidv7(ctx.now().getTime()))
  if (!cart.isNew) await lockCart(tx, cart.id)
  const missed: number[] = []
  const due: number[] = []
  const ends: Date[] = []
  for (const itemNumber of wanted) {
    const room = await roomFor(tx, network, { cartId: cart.id, itemNumber })
    if (!room.has_line && room.lines >= cartItemLimit)
      return { __typename: 'CartFull', message: cartFullMessage(cartItemLimit), limit: cartItemLimit }
    if (room.refused) return room.refused
    const hold = await takeHoldInTurn(tx, {
      itemNumber,
      cartId: cart.id,
      minutes: ctx.config.HOLD_MINUTES,
      network: network.key,
    })
    if (hold === 'turn due') due.push(itemNumber)
    if (hold === undefined || hold === 'turn due') {
      missed.push(itemNumber)
      continue
    }
    await insertLine(tx, { id: uuidv7(ctx.now().getTime()), cart_id: cart.id, item_number: itemNumber })
    ends.push(hold.expires_at)
  }
  if (missed.length > 0) return { __typename: 'NotHeld', itemNumbers: missed, due }
  const [expiresAt = ctx.now()] = ends.sort((a, b) => a.getTime() - b.getTime())
  return { __typename: 'HeldTogether', cart, expiresAt }
}
