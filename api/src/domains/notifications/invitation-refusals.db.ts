// Addresses whose owners want no invitations from friends.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** Returns whether the owner of an e-mail address has refused all invitations. */
export async function hasInvitationRefusal(db: DbOrTx, email: string): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`/* hasInvitationRefusal */
    select exists (select from invitation_refusal where email = lower(${email}::text)) as refused`.execute(db)
  return rows[0]?.refused ?? false
}

/** Stores that the owner of an e-mail address refuses all invitations; a repeat keeps the first time. */
export async function insertInvitationRefusal(db: DbOrTx, email: string, now: Date): Promise<void> {
  await sql`/* insertInvitationRefusal */
    insert into invitation_refusal (email, refused_at) values (lower(${email}::text), ${now})
    on conflict do nothing`.execute(db)
}
