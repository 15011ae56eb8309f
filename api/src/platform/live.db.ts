import { sql } from 'kysely'
import type { DbOrTx } from './db.ts'
import type { LiveNote } from './live.ts'

/**
 * Sends a note to all API processes when the transaction commits, none after a rollback; `carts` or `users`
 * in the note are those whom it concerns.
 */
export async function notifyLive(db: DbOrTx, note: LiveNote): Promise<void> {
  await sql`/* notifyLive */ select pg_notify('live', ${JSON.stringify(note)})`.execute(db)
}
