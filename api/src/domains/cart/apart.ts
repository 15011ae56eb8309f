// What a block between two members takes out of their carts (decision 0268).
import type { Tx } from '../../platform/db.ts'
import { listLinesBetween } from './apart.db.ts'
import { deleteLine, lockCart, releaseHold } from './cart.db.ts'
import { deletePlace } from './turns.db.ts'
import { handTurn, line } from './turns.ts'

/**
 * Takes the pieces that two members sell each other directly out of their carts and waiting lines, in the
 * caller's transaction, and gives each freed piece to the next in line. A piece that is being paid stays.
 */
export async function partCarts(tx: Tx, a: string, b: string): Promise<void> {
  for (const { cartId, itemNumber } of await listLinesBetween(tx, a, b)) {
    await lockCart(tx, cartId)
    await line.lockHold(tx, itemNumber)
    await deletePlace(tx, { itemNumber, cartId })
    if (!(await deleteLine(tx, cartId, itemNumber))) continue
    await releaseHold(tx, { itemNumber, cartId })
    await handTurn(tx, itemNumber)
  }
}
