import type { DbOrTx } from '../../platform/db.ts'
import { updateBanned } from './identity.db.ts'

/** Suspends an account in the caller's transaction, or ends the suspension. */
export async function setSuspended(tx: DbOrTx, userId: string, suspended: boolean): Promise<void> {
  await updateBanned(tx, userId, suspended)
}
