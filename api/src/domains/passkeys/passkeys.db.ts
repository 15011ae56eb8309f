// Rows of passkeys and of what devices have to sign.
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A passkey as its owner sees it. */
export type PasskeyRow = { id: string; name: string; created_at: Date; last_used_at: Date | null }

/** A passkey as a signature is checked with it; `counter` is what the device last said. */
export type PasskeyKey = {
  id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
}

/** Returns a user's passkeys (id, name, times), the oldest first. */
export async function listPasskeys(db: DbOrTx, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .modifyFront(named('listPasskeys'))
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/**
 * Returns the credential ids and transports of a user's passkeys, so that a device isn't asked for a second
 * one.
 */
export async function listKeys(
  db: DbOrTx,
  userId: string,
): Promise<Pick<PasskeyKey, 'credential_id' | 'transports'>[]> {
  return db
    .selectFrom('passkey')
    .modifyFront(named('listKeys'))
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
}

/** Returns the passkey with this credential id, which the device chose; undefined when there is none. */
export async function findKey(db: DbOrTx, credentialId: Buffer): Promise<PasskeyKey | undefined> {
  const { rows } = await sql<PasskeyKey>`/* findKey */ select id, user_id, credential_id, public_key,
    counter::float8 as counter, transports from passkey where credential_id = ${credentialId}`.execute(db)
  return rows[0]
}

export type NewPasskey = PasskeyKey & { name: string; created_at: Date }

/**
 * Inserts a passkey; returns false when its credential id exists or the user has `most` passkeys. Of two
 * requests at once the second waits for the first.
 */
export async function insertPasskey(db: DbOrTx, row: NewPasskey, most: number): Promise<boolean> {
  await sql`/* lockPasskeys */ select pg_advisory_xact_lock(hashtextextended(${`passkeys:${row.user_id}`}, 0))`.execute(
    db,
  )
  const { numAffectedRows } = await sql`/* insertPasskey */ insert into passkey
    (credential_id, id, user_id, public_key, counter, transports, name, created_at)
    select ${row.credential_id}::bytea, ${row.id}::uuid, ${row.user_id}::uuid, ${row.public_key}::bytea,
      ${row.counter}::bigint, ${row.transports}::text[], ${row.name}, ${row.created_at}::timestamptz
    where (select count(*) from passkey where user_id = ${row.user_id}::uuid) < ${most}
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Stores a use of a passkey with the device's counter. Returns false, with nothing written, when the counter
 * isn't above the last one: somebody copied the key, or the same signature comes twice at once. Devices that
 * don't count always send 0.
 */
export async function noteUse(
  db: DbOrTx,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`/* noteUse */ update passkey
    set counter = ${counter}::bigint, last_used_at = ${now}
    where id = ${id}::uuid and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/** Renames a user's passkey; an unknown id or another user's changes nothing. */
export async function updatePasskeyName(
  db: DbOrTx,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<void> {
  await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .modifyEnd(named('updatePasskeyName'))
    .execute()
}

/** Deletes a user's passkey; returns whether there was one. */
export async function deletePasskey(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .modifyEnd(named('deletePasskey'))
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** Inserts the hash of a challenge that a device has to sign. */
export async function insertPasskeyChallenge(
  db: DbOrTx,
  row: { challenge_hash: Buffer; user_id: string | null; expires_at: Date },
): Promise<void> {
  await db.insertInto('passkey_challenge').values(row).modifyEnd(named('insertPasskeyChallenge')).execute()
}

/**
 * Deletes a passkey challenge and returns true, so that each works once; false when it is unknown, expired,
 * used, or of another purpose. `userId`: the user who adds a passkey; null for a log-in.
 */
export async function takePasskeyChallenge(
  db: DbOrTx,
  { hash, userId, now }: { hash: Buffer; userId: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_good: boolean }>`/* takePasskeyChallenge */ delete from passkey_challenge
    where challenge_hash = ${hash}
    returning (expires_at > ${now} and user_id is not distinct from ${userId}::uuid) as is_good`.execute(db)
  return rows[0]?.is_good ?? false
}

/** Deletes expired passkey challenges. */
export async function deleteEndedPasskeyChallenges(db: DbOrTx, now: Date): Promise<void> {
  await db
    .deleteFrom('passkey_challenge')
    .where('expires_at', '<', now)
    .modifyEnd(named('deleteEndedPasskeyChallenges'))
    .execute()
}
