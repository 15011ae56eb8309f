import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * Deletes matches of saved searches from before a time whose pieces are not on sale, at most `limit`; returns
 * how many.
 */
export async function deleteOldMatches(
  db: DbOrTx,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rows } = await sql<{
    search_id: string
  }>`/* deleteOldMatches */ delete from saved_search_match where ctid = any(array(
      select m.ctid from saved_search_match m join item i on i.item_number = m.item_number
      where m.matched_at < ${before}::timestamptz and i.state <> 'listed' limit ${limit})) returning search_id`.execute(
    db,
  )
  return rows.length
}
