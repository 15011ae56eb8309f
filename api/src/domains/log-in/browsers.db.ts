// The browsers that an account has logged in with, by their visitors.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * Stores a log-in of an account with a visitor's browser (null: one without a visitor). Returns whether the
 * account has other browsers and this is none of them; the first one of an account is not new to anybody.
 */
export async function noteBrowser(
  tx: DbOrTx,
  one: { userId: string; visitorId: number | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ others: boolean; known: boolean }>`/* noteBrowser */
    with made as (
      insert into account_browser (user_id, visitor_id, first_at)
      select ${one.userId}::uuid, v.id, ${one.now} from visitor v where v.id = ${one.visitorId}
      on conflict do nothing)
    select exists (select 1 from account_browser b where b.user_id = ${one.userId}::uuid) as others,
      exists (select 1 from account_browser b where b.user_id = ${one.userId}::uuid and b.visitor_id = ${one.visitorId}) as known`.execute(
    tx,
  )
  const [row] = rows
  return row?.others === true && !row.known
}
