// The rows of feeds that ended long ago are deleted; what became of them stays as counts.
import type { Db } from '@hemline/db/connect.ts'
import { feedRowsKeptDays } from '@hemline/rules/partners/feeds.ts'
import { inTransaction } from '../../platform/db.ts'
import { countRows, deleteFeedRows } from './feed-rows.db.ts'
import { listOldFeeds, updateFeedCounts } from './feeds.db.ts'

const dayMs = 86_400_000
const atOnce = 5000

/**
 * Deletes the rows of feeds that ended 90 days ago, 5,000 in one transaction, and keeps their counts. Part of
 * the nightly job.
 */
export async function purgeFeedRows(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - feedRowsKeptDays * dayMs)
  for (let feeds = await listOldFeeds(db, before); feeds.length > 0; feeds = await listOldFeeds(db, before))
    for (const id of feeds) {
      const counts = (await countRows(db, [id])).get(id)
      if (counts) await inTransaction(db, (tx) => updateFeedCounts(tx, id, counts))
      while ((await inTransaction(db, (tx) => deleteFeedRows(tx, id, atOnce))) === atOnce);
    }
}
