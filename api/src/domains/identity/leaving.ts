// Accounts that are being deleted: locked from the confirmation on, then a number without a name (decision
// 0186).
import type { DbOrTx } from '../../platform/db.ts'
import { findAccountIdByEmail, updateErased, updateLeaving } from './identity.db.ts'
import { deleteSessionsOf } from './sessions.db.ts'

/** Returns the id of the account with this e-mail address, in any spelling; undefined for none. */
export const accountWithEmail = (db: DbOrTx, email: string): Promise<{ id: string } | undefined> =>
  findAccountIdByEmail(db, email)

/** Locks an account for its deletion: ends all its sessions, and nobody can log in until unlockAccount. */
export async function lockAccount(tx: DbOrTx, userId: string, now: Date): Promise<void> {
  await updateLeaving(tx, userId, now)
  await deleteSessionsOf(tx, userId)
}

/** Unlocks an account that lockAccount locked, after its deletion was taken back. */
export const unlockAccount = (tx: DbOrTx, userId: string): Promise<void> => updateLeaving(tx, userId, null)

/** Marks an account as erased; the row stays, so that other rows can refer to it. */
export const markErased = (tx: DbOrTx, userId: string, now: Date): Promise<void> =>
  updateErased(tx, userId, now)
