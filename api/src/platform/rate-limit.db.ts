import { sql } from 'kysely'
import { type DbOrTx, named } from './db.ts'

/** The tries counted for a key in the present window. */
export type Counted = { failures: number; window_started_at: Date }

/**
 * Counts a try before its outcome is known, so that parallel tries can't exceed the limit; returns the count
 * with this try, and when its window began. A window that is over starts anew with 1.
 */
export async function countTry(
  db: DbOrTx,
  key: string,
  window: { now: Date; seconds: number },
): Promise<Counted> {
  const over = sql<boolean>`t.window_started_at <= ${window.now}::timestamptz - make_interval(secs => ${window.seconds})`
  const { rows } = await sql<Counted>`/* countTry */
    insert into login_throttle as t (key, failures, window_started_at) values (${key}, 1, ${window.now})
    on conflict (key) do update set failures = case when ${over} then 1 else t.failures + 1 end, window_started_at = case when ${over} then excluded.window_started_at else t.window_started_at end
    returning failures, window_started_at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('countTry: no row came back')
  return row
}

/**
 * Lowers a counter of tries by one, never below 0, since the try succeeded. Does nothing for an unknown key.
 */
export async function uncountTry(db: DbOrTx, key: string): Promise<void> {
  await db
    .updateTable('login_throttle')
    .modifyEnd(named('uncountTry'))
    .set({ failures: sql<number>`greatest(0, failures - 1)` })
    .where('key', '=', key)
    .execute()
}

/** Deletes a counter of tries by its key, so that all tries are free again. */
export async function deleteTries(db: DbOrTx, key: string): Promise<void> {
  await db.deleteFrom('login_throttle').modifyEnd(named('deleteTries')).where('key', '=', key).execute()
}

/** Deletes counters of tries whose window began more than a day ago. */
export async function deleteOldTries(db: DbOrTx, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await db
    .deleteFrom('login_throttle')
    .where('window_started_at', '<', dayAgo)
    .modifyEnd(named('deleteOldTries'))
    .execute()
}
