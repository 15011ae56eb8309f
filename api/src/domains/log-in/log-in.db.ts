import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

export type AccountRow = { id: string; email: string; first_name: string; password_hash: string; banned: boolean; roles: string[] }

const selectAccount = (db: DbOrTx, name: string) =>
  db
    .selectFrom('user_account')
    .modifyFront(named(name))
    .select(['id', 'email', 'first_name', 'password_hash', 'banned'])
    .select(sql<string[]>`array(select role from role_grant where role_grant.user_id = user_account.id)`.as('roles'))

export async function findAccountByEmail(db: DbOrTx, email: string): Promise<AccountRow | undefined> {
  return selectAccount(db, 'findAccountByEmail').where('email', '=', email).executeTakeFirst()
}

export async function findAccount(db: DbOrTx, id: string): Promise<AccountRow | undefined> {
  return selectAccount(db, 'findAccount').where('id', '=', id).executeTakeFirst()
}

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
  legal_accepted_at: Date
  created_at: Date
}

/** False when the address has an account already. */
export async function insertAccount(db: DbOrTx, row: NewAccount): Promise<boolean> {
  const made = await db
    .insertInto('user_account')
    .modifyEnd(named('insertAccount'))
    .values(row)
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function updatePassword(db: DbOrTx, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('user_account').modifyEnd(named('updatePassword')).set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

export type Tries = { failures: number; window_started_at: Date }

/**
 * Counts a try before its outcome is known, so that many at once can't slip past the limit. A window that is over starts anew.
 */
export async function countTry(db: DbOrTx, key: string, window: { now: Date; seconds: number }): Promise<Tries> {
  const over = sql<boolean>`t.window_started_at <= ${window.now}::timestamptz - make_interval(secs => ${window.seconds})`
  const { rows } = await sql<Tries>`/* countTry */
    insert into login_throttle as t (key, failures, window_started_at) values (${key}, 1, ${window.now})
    on conflict (key) do update set failures = case when ${over} then 1 else t.failures + 1 end, window_started_at = case when ${over} then excluded.window_started_at else t.window_started_at end
    returning failures, window_started_at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('countTry: no row came back')
  return row
}

/** Takes a try back that turned out well. */
export async function uncountTry(db: DbOrTx, key: string): Promise<void> {
  await db
    .updateTable('login_throttle')
    .modifyEnd(named('uncountTry'))
    .set({ failures: sql<number>`greatest(0, failures - 1)` })
    .where('key', '=', key)
    .execute()
}

export async function deleteTries(db: DbOrTx, key: string): Promise<void> {
  await db.deleteFrom('login_throttle').modifyEnd(named('deleteTries')).where('key', '=', key).execute()
}

export async function deleteResets(db: DbOrTx, userId: string): Promise<void> {
  await db.deleteFrom('password_reset').where('user_id', '=', userId).modifyEnd(named('deleteResets')).execute()
}

export async function insertReset(db: DbOrTx, row: { token_hash: Buffer; user_id: string; created_at: Date; expires_at: Date }): Promise<void> {
  await db.insertInto('password_reset').values(row).modifyEnd(named('insertReset')).execute()
}

/** The account behind a living link; of two who use it at once the second waits for the first. */
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

/** Links that ended, and counters of windows long over. */
export async function deleteEnded(db: DbOrTx, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await db.deleteFrom('password_reset').where('expires_at', '<', now).modifyEnd(named('deleteEnded.resets')).execute()
  await db.deleteFrom('login_throttle').where('window_started_at', '<', dayAgo).modifyEnd(named('deleteEnded.tries')).execute()
}
