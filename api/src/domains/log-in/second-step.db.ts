import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A member's second step; `secret` is sealed. */
export type SecondStepRow = {
  user_id: string
  secret: Buffer
  begun_at: Date
  on_since: Date | null
  last_counter: number
}

/**
 * Returns a user's second step of the log-in (secret, on since …), also one that was only begun; undefined
 * when there is none.
 */
export async function findSecondStep(db: DbOrTx, userId: string): Promise<SecondStepRow | undefined> {
  const { rows } = await sql<SecondStepRow>`/* findSecondStep */ select user_id, secret, begun_at, on_since,
    last_counter::float8 as last_counter from second_step where user_id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** Stores a new secret of the second step, unless the step is on; returns whether it was stored. */
export async function saveSecret(
  db: DbOrTx,
  { userId, secret, now }: { userId: string; secret: Buffer; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`/* saveSecret */ insert into second_step (user_id, secret, begun_at)
    values (${userId}::uuid, ${secret}, ${now}) on conflict (user_id) do update
    set secret = excluded.secret, begun_at = excluded.begun_at, last_counter = 0 where second_step.on_since is null`.execute(
    db,
  )
  return numAffectedRows === 1n
}

/**
 * Uses the code of a half minute (`counter`), once: returns false when it or a later one was used before.
 * `switchOn` also switches a begun second step on.
 */
export async function useCounter(
  db: DbOrTx,
  { userId, counter, switchOn }: { userId: string; counter: number; switchOn?: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`/* useCounter */ update second_step
    set last_counter = ${counter}, on_since = coalesce(on_since, ${switchOn ?? null}::timestamptz)
    where user_id = ${userId}::uuid and last_counter < ${counter}`.execute(db)
  return numAffectedRows === 1n
}

/** Deletes a user's second step with its recovery codes. */
export async function deleteSecondStep(db: DbOrTx, userId: string): Promise<void> {
  await db
    .deleteFrom('second_step')
    .where('user_id', '=', userId)
    .modifyEnd(named('deleteSecondStep'))
    .execute()
}

/** Replaces a user's recovery codes, used ones too, by the hashes of new ones. */
export async function replaceRecoveryCodes(
  db: DbOrTx,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await sql`/* deleteRecoveryCodes */ delete from recovery_code where user_id = ${userId}::uuid`.execute(db)
  await db
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .modifyEnd(named('insertRecoveryCodes'))
    .execute()
}

/** Marks a user's recovery code as used; returns false when it is unknown or was used before. */
export async function useRecoveryCode(
  db: DbOrTx,
  { userId, codeHash, now }: { userId: string; codeHash: Buffer; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`/* useRecoveryCode */ update recovery_code set used_at = ${now}
    where user_id = ${userId}::uuid and code_hash = ${codeHash} and used_at is null`.execute(db)
  return numAffectedRows === 1n
}

/** Counts a user's unused recovery codes. */
export async function countRecoveryCodes(db: DbOrTx, userId: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`/* countRecoveryCodes */ select count(*)::int as n from recovery_code
    where user_id = ${userId}::uuid and used_at is null`.execute(db)
  return rows[0]?.n ?? 0
}

/** Inserts a log-in challenge: somebody gave the right password and still has to take the second step. */
export async function insertChallenge(
  db: DbOrTx,
  row: { token_hash: Buffer; user_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.insertInto('log_in_challenge').values(row).modifyEnd(named('insertChallenge')).execute()
}

/**
 * Counts a try at a challenge and returns its user; undefined when the challenge is unknown, too old, or has
 * had as many tries as it may. Of tries at once none goes uncounted.
 */
export async function tryChallenge(
  db: DbOrTx,
  { tokenHash, most, now }: { tokenHash: Buffer; most: number; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{
    user_id: string
  }>`/* tryChallenge */ update log_in_challenge set tries = tries + 1
    where token_hash = ${tokenHash} and expires_at > ${now} and tries < ${most} returning user_id`.execute(db)
  return rows[0]?.user_id
}

/** Deletes all log-in challenges of a user: one was met, or the password was changed. */
export async function deleteChallenges(db: DbOrTx, userId: string): Promise<void> {
  await db
    .deleteFrom('log_in_challenge')
    .where('user_id', '=', userId)
    .modifyEnd(named('deleteChallenges'))
    .execute()
}

/** Deletes expired log-in challenges. */
export async function deleteEndedChallenges(db: DbOrTx, now: Date): Promise<void> {
  await db
    .deleteFrom('log_in_challenge')
    .where('expires_at', '<', now)
    .modifyEnd(named('deleteEndedChallenges'))
    .execute()
}
