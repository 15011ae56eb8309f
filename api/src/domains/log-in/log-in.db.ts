import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

export type AccountRow = {
  id: string
  email: string
  first_name: string
  password_hash: string
  banned: boolean
  /** The visitor who made the account. */
  visitor_id: number | null
  /** Since when the account is being deleted; null when it is not. */
  leaving_at: Date | null
  roles: string[]
}

const selectAccount = (db: DbOrTx, name: string) =>
  db
    .selectFrom('user_account')
    .modifyFront(named(name))
    .select(['id', 'email', 'first_name', 'password_hash', 'banned', 'visitor_id', 'leaving_at'])
    .select(
      sql<string[]>`array(select role from role_grant where role_grant.user_id = user_account.id)`.as(
        'roles',
      ),
    )

/**
 * Returns the account with this e-mail address, with password hash and roles; undefined when there is none.
 */
export async function findAccountByEmail(db: DbOrTx, email: string): Promise<AccountRow | undefined> {
  return selectAccount(db, 'findAccountByEmail').where('email', '=', email).executeTakeFirst()
}

/** Returns the account with this id, with password hash and roles; undefined when there is none. */
export async function findAccount(db: DbOrTx, id: string): Promise<AccountRow | undefined> {
  return selectAccount(db, 'findAccount').where('id', '=', id).executeTakeFirst()
}

/** Returns the account with this id, with password hash and roles; throws when there is none. */
export async function getAccount(db: DbOrTx, id: string): Promise<AccountRow> {
  return selectAccount(db, 'getAccount').where('id', '=', id).executeTakeFirstOrThrow()
}

export type NewAccount = {
  id: string
  email: string
  password_hash: string
  first_name: string
  last_name: string
  visitor_id: number | null
  /** How the person heard of the shop; null when unknown. */
  heardFrom: string | null
  created_at: Date
}

/** Inserts an account; returns false, with nothing written, when the e-mail address has one already. */
export async function insertAccount(db: DbOrTx, { heardFrom, ...columns }: NewAccount): Promise<boolean> {
  const made = await db
    .insertInto('user_account')
    .modifyEnd(named('insertAccount'))
    .values({ ...columns, heard_from_source: heardFrom })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

/** Stores a user's new first and last name. */
export async function updateName(
  db: DbOrTx,
  userId: string,
  name: { first_name: string; last_name: string },
): Promise<void> {
  await db
    .updateTable('user_account')
    .modifyEnd(named('updateName'))
    .set(name)
    .where('id', '=', userId)
    .execute()
}

/** Stores a user's new password hash. */
export async function updatePassword(db: DbOrTx, userId: string, passwordHash: string): Promise<void> {
  await db
    .updateTable('user_account')
    .modifyEnd(named('updatePassword'))
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .execute()
}

/** Deletes all links for changing the password of an account. */
export async function deleteResets(db: DbOrTx, userId: string): Promise<void> {
  await db
    .deleteFrom('password_reset')
    .where('user_id', '=', userId)
    .modifyEnd(named('deleteResets'))
    .execute()
}

/** Inserts a link for changing the password, by the hash of its token. */
export async function insertReset(
  db: DbOrTx,
  row: { token_hash: Buffer; user_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('password_reset').values(row).modifyEnd(named('insertReset')).execute()
}

/**
 * Locks an unused and unexpired password link until the transaction ends and returns its user id; undefined
 * when there is none. Of two requests at once the second waits for the first.
 */
export async function lockReset(db: DbOrTx, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('password_reset')
    .modifyFront(named('lockReset'))
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row?.user_id
}

/** Marks every unused link for changing the password of an account as used. */
export async function useResets(db: DbOrTx, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .modifyEnd(named('useResets'))
    .execute()
}

/** Deletes expired links for changing a password. */
export async function deleteEndedResets(db: DbOrTx, now: Date): Promise<void> {
  await db
    .deleteFrom('password_reset')
    .where('expires_at', '<', now)
    .modifyEnd(named('deleteEndedResets'))
    .execute()
}
