// Withdraws the reclaim offer of a piece that was declined by mistake.
import type { DbOrTx } from '../../platform/db.ts'
import { deleteReclaimOffer } from './withdraw-reclaim.db.ts'

/**
 * Withdraws the offer to a seller to reclaim a piece, in the caller's transaction; returns false, and the
 * offer stays, when the piece lies in a cart. True also when there is no offer.
 */
export const withdrawReclaim = (tx: DbOrTx, itemNumber: number): Promise<boolean> =>
  deleteReclaimOffer(tx, itemNumber)
