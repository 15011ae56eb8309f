import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

export type VerificationRow = {
  token_hash: Buffer
  user_id: string
  email: string
  /** The link moves the account to this address; false: it verifies the address of the account. */
  is_change: boolean
  created_at: Date
  expires_at: Date
}

/**
 * Returns a user's e-mail address, first name, and the time at which the address was verified (null: never);
 * undefined for an unknown user.
 */
export async function findVerification(db: DbOrTx, userId: string) {
  return db
    .selectFrom('user_account')
    .modifyFront(named('findVerification'))
    .select(['email', 'first_name', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
}

/** Inserts a link for e-mail verification, by the hash of its token. */
export async function insertVerification(db: DbOrTx, row: VerificationRow): Promise<void> {
  await db.insertInto('email_verification').values(row).modifyEnd(named('insertVerification')).execute()
}

/**
 * Uses up an unused and unexpired link; returns its user and address, or undefined when there is no such
 * link. Of two requests at once only one gets it.
 */
export async function useVerification(
  db: DbOrTx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ user_id: string; email: string; is_change: boolean } | undefined> {
  return db
    .updateTable('email_verification')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email', 'is_change'])
    .modifyEnd(named('useVerification'))
    .executeTakeFirst()
}

/**
 * Marks the account's address as verified; the first time stays. Returns false when the account has
 * another address now.
 */
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

/**
 * Makes an address that of an account, and verified. Returns the former address; undefined when another
 * account has the new one, or the account is being deleted.
 */
export async function updateEmail(
  db: DbOrTx,
  { user_id, email }: { user_id: string; email: string },
  now: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ former: string }>`/* updateEmail */ update user_account u
    set email = ${email}, email_verified_at = ${now}
    from (select id, email from user_account where id = ${user_id}::uuid and leaving_at is null for update) o
    where u.id = o.id and not exists (select 1 from user_account x where x.email = ${email} and x.id <> u.id)
    returning o.email as former`.execute(db)
  return rows[0]?.former
}

/** Deletes expired links for e-mail verification. */
export async function deleteEndedVerifications(db: DbOrTx, now: Date): Promise<void> {
  await db
    .deleteFrom('email_verification')
    .where('expires_at', '<', now)
    .modifyEnd(named('deleteEndedVerifications'))
    .execute()
}

/** Stores the time at which the user typed the password again in a session. */
export async function updateConfirmed(db: DbOrTx, sessionHash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ confirmed_at: now })
    .where('token_hash', '=', sessionHash)
    .modifyEnd(named('updateConfirmed'))
    .execute()
}
