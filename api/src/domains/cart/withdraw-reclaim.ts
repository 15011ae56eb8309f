// Withdraws the reclaim offer of a piece that was declined by mistake.
import type { DbOrTx } from '../../platform/db.ts'
import { deleteReclaimOffer } from './withdraw-reclaim.db.ts'

/**
 * Withdraws the reclaim offer of a piece in the caller's transaction; returns false when the seller has the
 * piece in a cart.
 */
export const withdrawReclaim = (tx: DbOrTx, itemNumber: number): Promise<boolean> =>
  deleteReclaimOffer(tx, itemNumber)
