// Puts a direct piece on sale from wherever it waits.
import type { Tx } from '../../platform/db.ts'
import { decideReview, listItems, moveItems } from '../catalogue/catalogue.ts'

/**
 * Puts a member's piece on sale in the caller's transaction: from review, from waiting to be listed, or from
 * a pause (taken off, or its time over). A piece on sale or sold stays as it is.
 */
export async function goOnSale(
  tx: Tx,
  { itemNumber, actorId, now }: { itemNumber: number; actorId: string; now: Date },
): Promise<void> {
  const detail = { decision: 'accepted', direct: true }
  await decideReview(tx, { itemNumber, to: 'pending_listing', price: null, actorId, now, detail })
  await listItems(tx, [itemNumber], { actorId, now })
  const back = { itemNumbers: [itemNumber], to: 'listed' as const, kind: 'state', actorId, now }
  await moveItems(tx, { ...back, from: ['delisted', 'expired'] })
}
