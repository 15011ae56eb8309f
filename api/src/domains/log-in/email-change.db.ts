import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

type EmailChangeRow = { email: string; asked_at: Date; expires_at: Date }

/**
 * Returns the change of an account's address that waits (new address, when asked, until when); undefined when
 * none does.
 */
export async function findEmailChange(
  db: DbOrTx,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const { rows } =
    await sql<EmailChangeRow>`/* findEmailChange */ select email::text as email, asked_at, expires_at
    from email_change where user_id = ${userId}::uuid and expires_at > ${now}::timestamptz`.execute(db)
  return rows[0]
}

/** Stores the address that an account changes to, in place of an earlier one that waited. */
export async function upsertEmailChange(
  db: DbOrTx,
  { userId, email, now, until }: { userId: string; email: string; now: Date; until: Date },
): Promise<void> {
  await sql`/* upsertEmailChange */ insert into email_change (user_id, email, asked_at, expires_at)
    values (${userId}::uuid, ${email}, ${now}::timestamptz, ${until}::timestamptz)
    on conflict (user_id) do update
    set email = excluded.email, asked_at = excluded.asked_at, expires_at = excluded.expires_at`.execute(db)
}

/**
 * Deletes the change of an account's address that waits; with `email` only a change to that address. Returns
 * whether there was one.
 */
export async function deleteEmailChange(db: DbOrTx, userId: string, email: string | null): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`/* deleteEmailChange */ delete from email_change
    where user_id = ${userId}::uuid and (${email}::citext is null or email = ${email}::citext)
    returning user_id`.execute(db)
  return rows.length > 0
}

/** Deletes changes of accounts' addresses whose link expired. */
export async function deleteEndedEmailChanges(db: DbOrTx, now: Date): Promise<void> {
  await sql`/* deleteEndedEmailChanges */ delete from email_change where expires_at < ${now}::timestamptz`.execute(
    db,
  )
}
