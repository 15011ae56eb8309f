import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { KeptCode } from '../../platform/mailed-codes.ts'

/** Returns the confirmed phone of an account in the form +15105550142; undefined without one. */
export async function findConfirmedPhone(db: DbOrTx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ phone: string }>`/* findConfirmedPhone */ select phone from account_phone
    where user_id = ${userId}::uuid`.execute(db)
  return rows[0]?.phone
}

/** A number that waits for the code that was sent to it. */
export type PhoneChangeRow = KeptCode & { phone: string }

/**
 * Returns a user's new phone number that is not confirmed yet, with its code's hash; undefined when there is
 * none.
 */
export async function findPhoneChange(db: DbOrTx, userId: string): Promise<PhoneChangeRow | undefined> {
  const { rows } =
    await sql<PhoneChangeRow>`/* findPhoneChange */ select phone, salt, code_hash, tries, expires_at
    from phone_change where user_id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/**
 * Returns a user's unconfirmed number with its code's hash, and locks the row until the transaction ends;
 * undefined when there is none.
 */
export async function lockPhoneChange(tx: DbOrTx, userId: string): Promise<PhoneChangeRow | undefined> {
  const { rows } =
    await sql<PhoneChangeRow>`/* lockPhoneChange */ select phone, salt, code_hash, tries, expires_at
    from phone_change where user_id = ${userId}::uuid for update`.execute(tx)
  return rows[0]
}

/**
 * Stores a new phone number that is to be confirmed, in place of an earlier one; its code is not stored yet.
 */
export async function upsertPhoneChange(
  tx: DbOrTx,
  { userId, phone, now, expires }: { userId: string; phone: string; now: Date; expires: Date },
): Promise<void> {
  await sql`/* upsertPhoneChange */ insert into phone_change (user_id, phone, asked_at, expires_at)
    values (${userId}::uuid, ${phone}, ${now}::timestamptz, ${expires}::timestamptz)
    on conflict (user_id) do update set phone = excluded.phone, asked_at = excluded.asked_at,
      expires_at = excluded.expires_at, code_hash = null, salt = null, tries = 0`.execute(tx)
}

/**
 * Stores the salted hash of the code that confirms a new phone number and its end, and resets the count of
 * wrong tries. Does nothing when no number waits.
 */
export async function updatePhoneChangeCode(
  tx: DbOrTx,
  userId: string,
  { salt, code_hash, expires }: { salt: Buffer; code_hash: Buffer; expires: Date },
): Promise<void> {
  await sql`/* updatePhoneChangeCode */ update phone_change set salt = ${salt}, code_hash = ${code_hash}, tries = 0,
    expires_at = ${expires}::timestamptz where user_id = ${userId}::uuid`.execute(tx)
}

/** Counts one wrong code for a user's unconfirmed phone number. */
export async function countPhoneChangeTry(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* countPhoneChangeTry */ update phone_change set tries = tries + 1
    where user_id = ${userId}::uuid`.execute(tx)
}

/**
 * Makes a confirmed number the account's phone, in place of a former one, and deletes the unconfirmed entry.
 */
export async function upsertAccountPhone(
  tx: DbOrTx,
  { userId, phone, now }: { userId: string; phone: string; now: Date },
): Promise<void> {
  await sql`/* upsertAccountPhone */ insert into account_phone (user_id, phone, confirmed_at)
    values (${userId}::uuid, ${phone}, ${now}::timestamptz)
    on conflict (user_id) do update set phone = excluded.phone, confirmed_at = excluded.confirmed_at`.execute(
    tx,
  )
  await deletePhoneChange(tx, userId)
}

/** Deletes a user's unconfirmed phone number. */
export async function deletePhoneChange(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* deletePhoneChange */ delete from phone_change where user_id = ${userId}::uuid`.execute(tx)
}

/** Deletes an account's phone; returns the number, or undefined when there was none. */
export async function deleteAccountPhone(tx: DbOrTx, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ phone: string }>`/* deleteAccountPhone */ delete from account_phone
    where user_id = ${userId}::uuid returning phone`.execute(tx)
  return rows[0]?.phone
}

/** Deletes unconfirmed phone numbers whose code expired before a time. */
export async function deleteEndedPhoneChanges(db: DbOrTx, before: Date): Promise<void> {
  await sql`/* deleteEndedPhoneChanges */ delete from phone_change where expires_at < ${before}::timestamptz`.execute(
    db,
  )
}
