import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { KeptCode } from '../../platform/mailed-codes.ts'

export type BrowserRow = { endpoint: string; p256dh: string; auth: string }

/** Returns the web push subscriptions of a user's browsers, oldest first. */
export async function listBrowsers(db: DbOrTx, userId: string): Promise<BrowserRow[]> {
  const { rows } = await sql<BrowserRow>`/* listBrowsers */ select endpoint, p256dh, auth from push_browser
    where user_id = ${userId}::uuid order by created_at`.execute(db)
  return rows
}

/** A browser that agreed, and whose it is. */
export type NewBrowser = BrowserRow & { userId: string; userAgent: string; now: Date }

/**
 * Stores a browser's web push subscription for a user; a subscription of an earlier user of the browser moves
 * to this user. Of more than `most` subscriptions of the user the oldest are deleted.
 */
export async function upsertBrowser(tx: DbOrTx, browser: NewBrowser, most: number): Promise<void> {
  const { endpoint, userId, p256dh, auth, userAgent, now } = browser
  await sql`/* upsertBrowser */ insert into push_browser (endpoint, user_id, p256dh, auth, user_agent, created_at)
    values (${endpoint}, ${userId}::uuid, ${p256dh}, ${auth}, ${userAgent}, ${now}::timestamptz)
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth,
      user_agent = excluded.user_agent, created_at = excluded.created_at`.execute(tx)
  await sql`/* removeOldBrowsers */ delete from push_browser where endpoint in (select endpoint from push_browser
    where user_id = ${userId}::uuid order by created_at desc offset ${most})`.execute(tx)
}

/** Deletes a browser's web push subscription, since the browser withdrew it. */
export async function removeBrowser(db: DbOrTx, endpoint: string): Promise<void> {
  await sql`/* removeBrowser */ delete from push_browser where endpoint = ${endpoint}`.execute(db)
}

/** Deletes a web push subscription of a user; other users' stay. */
export async function removeOwnBrowser(
  db: DbOrTx,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> {
  await sql`/* removeOwnBrowser */ delete from push_browser
    where endpoint = ${endpoint} and user_id = ${userId}::uuid`.execute(db)
}

export type PhoneRow = KeptCode & { phone: string; confirmed_at: Date | null }

/** Returns a user's phone for text messages, with the confirmation code's hash; undefined without one. */
export async function findPhone(db: DbOrTx, userId: string): Promise<PhoneRow | undefined> {
  const { rows } =
    await sql<PhoneRow>`/* findPhone */ select phone, confirmed_at, salt, code_hash, tries, expires_at
    from text_phone where user_id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** Returns a user's phone and locks its row until the transaction ends; undefined for a user without one. */
export async function lockPhone(tx: DbOrTx, userId: string): Promise<PhoneRow | undefined> {
  const { rows } =
    await sql<PhoneRow>`/* lockPhone */ select phone, confirmed_at, salt, code_hash, tries, expires_at
    from text_phone where user_id = ${userId}::uuid for update`.execute(tx)
  return rows[0]
}

/** A phone that a person asked for texts to. */
export type NewPhone = { userId: string; phone: string; agreedTo: string; now: Date; expires: Date }

/**
 * Stores a user's phone for text messages as unconfirmed, with the words agreed to; replaces an earlier phone
 * and its code.
 */
export async function upsertPhone(tx: DbOrTx, phone: NewPhone): Promise<void> {
  await sql`/* upsertPhone */ insert into text_phone (user_id, phone, asked_at, agreed_to, expires_at)
    values (${phone.userId}::uuid, ${phone.phone}, ${phone.now}::timestamptz, ${phone.agreedTo}, ${phone.expires}::timestamptz)
    on conflict (user_id) do update set phone = excluded.phone, asked_at = excluded.asked_at, agreed_to = excluded.agreed_to,
      expires_at = excluded.expires_at, code_hash = null, salt = null, tries = 0, confirmed_at = null`.execute(
    tx,
  )
}

/**
 * Stores the salted hash of the code that is sent to confirm a user's phone, and resets the count of wrong
 * tries.
 */
export async function updatePhoneCode(
  tx: DbOrTx,
  userId: string,
  { salt, code_hash, expires }: { salt: Buffer; code_hash: Buffer; expires: Date },
): Promise<void> {
  await sql`/* updatePhoneCode */ update text_phone set salt = ${salt}, code_hash = ${code_hash}, tries = 0,
    expires_at = ${expires}::timestamptz where user_id = ${userId}::uuid`.execute(tx)
}

/** Counts one wrong confirmation code for a user's phone. */
export async function countPhoneTry(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* countPhoneTry */ update text_phone set tries = tries + 1 where user_id = ${userId}::uuid`.execute(
    tx,
  )
}

/**
 * Marks a user's phone as confirmed, so that text messages may be sent to it, and deletes the code's hash.
 */
export async function updateConfirmed(tx: DbOrTx, userId: string, now: Date): Promise<void> {
  await sql`/* updateConfirmed */ update text_phone set confirmed_at = ${now}::timestamptz, code_hash = null, salt = null
    where user_id = ${userId}::uuid`.execute(tx)
}

/** Deletes a user's phone for text messages. */
export async function removePhone(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* removePhone */ delete from text_phone where user_id = ${userId}::uuid`.execute(tx)
}

/** Deletes a phone number for text messages, whoever asked for texts to it; returns how many users had it. */
export async function removePhoneNumber(db: DbOrTx, phone: string): Promise<number> {
  const { rows } = await sql<{ user_id: string }>`/* removePhoneNumber */
    delete from text_phone where phone = ${phone} returning user_id`.execute(db)
  return rows.length
}
