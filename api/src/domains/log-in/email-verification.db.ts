import { type DbOrTx, named } from '../../platform/db.ts'

export type VerificationRow = {
  token_hash: Buffer
  user_id: string
  email: string
  created_at: Date
  expires_at: Date
}

export async function findVerification(db: DbOrTx, userId: string) {
  return db
    .selectFrom('user_account')
    .modifyFront(named('findVerification'))
    .select(['email', 'first_name', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function insertVerification(db: DbOrTx, row: VerificationRow): Promise<void> {
  await db.insertInto('email_verification').values(row).modifyEnd(named('insertVerification')).execute()
}

/** Uses up a living link; undefined when there is none. Of two at once one gets it. */
export async function useVerification(
  db: DbOrTx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: string; email: string } | undefined> {
  return db
    .updateTable('email_verification')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .modifyEnd(named('useVerification'))
    .executeTakeFirst()
}

/** False when the account has another address by now. The first time stays the first. */
export async function updateVerified(
  db: DbOrTx,
  { user_id, email }: { user_id: string; email: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('user_account')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', user_id)
    .where('email', '=', email)
    .returning('id')
    .modifyEnd(named('updateVerified'))
    .executeTakeFirst()
  return row !== undefined
}

/** Links that ended. */
export async function deleteEndedVerifications(db: DbOrTx, now: Date): Promise<void> {
  await db
    .deleteFrom('email_verification')
    .where('expires_at', '<', now)
    .modifyEnd(named('deleteEndedVerifications'))
    .execute()
}

/** Notes that the password was typed again in a session. */
export async function updateConfirmed(db: DbOrTx, sessionHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('token_hash', '=', sessionHash)
    .modifyEnd(named('updateConfirmed'))
    .execute()
}
