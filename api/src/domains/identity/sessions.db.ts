// Sessions: who is logged in where.
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { notifyLive } from '../../platform/live.db.ts'

/** A session with its user's ban and roles. */
export type SessionRow = {
  user_id: string
  token_hash: Buffer
  confirmed_at: Date | null
  last_used_at: Date
  created_at: Date
  kept_by_client: boolean
  banned: boolean
  /** The visitor who made the account. */
  visitor_id: number | null
  roles: string[]
}

/**
 * Returns the session with this token hash, with its user's roles and ban; undefined when unknown or expired.
 */
export async function findSession(db: DbOrTx, tokenHash: Buffer, now: Date): Promise<SessionRow | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('user_account', 'user_account.id', 'session.user_id')
    .modifyFront(named('findSession'))
    .select([
      'session.user_id',
      'session.token_hash',
      'session.confirmed_at',
      'session.last_used_at',
      'session.created_at',
      'session.kept_by_client',
      'user_account.banned',
      'user_account.visitor_id',
    ])
    .select((eb) =>
      eb
        .selectFrom('role_grant')
        .whereRef('role_grant.user_id', '=', 'session.user_id')
        .select((e) =>
          e.fn
            .coalesce(e.fn.agg<string[]>('array_agg', ['role_grant.role']), e.val<string[]>([]))
            .as('roles'),
        )
        .as('roles'),
    )
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', now)
    .executeTakeFirst() as Promise<SessionRow | undefined>
}

/** Updates a session's last use and its expiry. */
export async function touchSession(
  db: DbOrTx,
  tokenHash: Buffer,
  times: { now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: times.now, expires_at: times.expiresAt })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Stores that a client keeps a session's token itself instead of a cookie. */
export async function updateKeptByClient(db: DbOrTx, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('session')
    .set({ kept_by_client: true })
    .where('token_hash', '=', tokenHash)
    .modifyEnd(named('updateKeptByClient'))
    .execute()
}

/** Inserts a session; its password counts as confirmed at the time of creation. */
export async function insertSession(
  db: DbOrTx,
  row: { token_hash: Buffer; user_id: string; user_agent: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db
    .insertInto('session')
    .values({ ...row, last_used_at: row.created_at, confirmed_at: row.created_at })
    .execute()
}

/** Deletes the session with this token hash, and tells the open pages of its user. */
export async function deleteSession(db: DbOrTx, tokenHash: Buffer): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`/* deleteSession */ delete from session
    where token_hash = ${tokenHash}::bytea returning user_id`.execute(db)
  await tellEnded(db, rows)
}

/** Tells the open pages of users that a session of theirs ended. */
async function tellEnded(db: DbOrTx, ended: readonly { user_id: string }[]): Promise<void> {
  const users = [...new Set(ended.map((one) => one.user_id))]
  if (users.length > 0) await notifyLive(db, { kind: 'session-ended', users })
}

/** A session as a device of its user. */
export type DeviceRow = { token_hash: Buffer; user_agent: string; created_at: Date; last_used_at: Date }

/** Returns at most 100 sessions of a user that have not expired, the one used last first. */
export async function listDevices(db: DbOrTx, userId: string, now: Date): Promise<DeviceRow[]> {
  return db
    .selectFrom('session')
    .modifyFront(named('listDevices'))
    .select(['token_hash', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('token_hash')
    .limit(100)
    .execute()
}

/**
 * Deletes one of a user's sessions by its public id, the SHA-256 of the token hash in hexadecimal, and tells
 * the user's open pages; does nothing for an unknown id or another user's.
 */
export async function deleteDevice(db: DbOrTx, userId: string, id: string): Promise<void> {
  const { rows } = await sql<{
    user_id: string
  }>`/* deleteDevice */ delete from session where user_id = ${userId}::uuid
    and encode(sha256(token_hash), 'hex') = ${id} returning user_id`.execute(db)
  await tellEnded(db, rows)
}

/**
 * Deletes all sessions of a user except the one with this token hash (null: all), and tells the user's open
 * pages.
 */
export async function deleteOtherSessions(db: DbOrTx, userId: string, kept: Buffer | null): Promise<void> {
  const { rows } = await sql<{
    user_id: string
  }>`/* deleteOtherSessions */ delete from session where user_id = ${userId}::uuid
    and token_hash is distinct from ${kept}::bytea returning user_id`.execute(db)
  await tellEnded(db, rows)
}

/** Deletes all sessions of a user, and tells the user's open pages. */
export async function deleteSessionsOf(db: DbOrTx, userId: string): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).execute()
  await tellEnded(db, [{ user_id: userId }])
}

/** Deletes the sessions of all users; returns how many there were. Open pages are not told. */
export async function deleteSessions(db: DbOrTx): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('session').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/**
 * Deletes the sessions of the user with this e-mail address; returns how many there were. Open pages are not
 * told.
 */
export async function deleteSessionsOfEmail(db: DbOrTx, email: string): Promise<number> {
  const owner = db.selectFrom('user_account').select('id').where('email', '=', email)
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('user_id', 'in', owner)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes expired sessions of all users. */
export async function deleteEndedSessions(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', now).execute()
}
