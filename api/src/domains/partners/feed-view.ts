// A feed as its partner reads it.
import type { DbOrTx } from '../../platform/db.ts'
import { countRows } from './feed-rows.db.ts'
import type { FeedRow } from './feeds.db.ts'

/**
 * Returns what a partner reads about its feed: state, counts of rows by verdict and outcome, times (ISO
 * 8601), and the report's address.
 */
export async function feedView(db: DbOrTx, feed: FeedRow, slug: string) {
  const counts = (await countRows(db, [feed.id])).get(feed.id)
  return {
    feed: feed.reference,
    number: feed.number,
    state: feed.state,
    refusal: feed.refusal,
    mode: feed.mode,
    stock: feed.stock,
    rows: feed.row_count,
    good: counts?.good ?? 0,
    bad: counts?.bad ?? 0,
    newBrand: counts?.newBrand ?? 0,
    missing: counts?.missing ?? 0,
    outcomes: counts?.outcomes ?? {},
    receivedAt: feed.received_at.toISOString(),
    endedAt: feed.ended_at?.toISOString() ?? null,
    report: `/api/partners/${slug}/feeds/${feed.reference}/report?format=csv`,
  }
}
