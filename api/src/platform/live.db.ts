import { sql } from 'kysely'
import type { DbOrTx } from './db.ts'
import type { LiveNote } from './live.ts'

/**
 * Tells all processes what happened, when the transaction is committed; `carts` are the shoppers it concerns.
 */
export async function notifyLive(db: DbOrTx, note: LiveNote): Promise<void> {
  await sql`/* notifyLive */ select pg_notify('live', ${JSON.stringify(note)})`.execute(db)
}
