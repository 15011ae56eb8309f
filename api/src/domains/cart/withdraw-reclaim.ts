// A piece that was declined by mistake is offered to nobody.
import type { DbOrTx } from '../../platform/db.ts'
import { deleteReclaimOffer } from './withdraw-reclaim.db.ts'

/**
 * Takes the offer of a piece back, in the caller's transaction; false when its seller has
 * put the piece into her cart.
 */
export const withdrawReclaim = (tx: DbOrTx, itemNumber: number): Promise<boolean> =>
  deleteReclaimOffer(tx, itemNumber)
