// Feeds of partners; their rows are in feed-rows.db.ts.
import type { FeedFormat, FeedMode, FeedState, FeedStock, RowOutcome } from '@hemline/rules/partners/feeds.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/**
 * How many rows of a feed have which verdict and outcome; `bad` are those that were not taken, for whatever
 * reason.
 */
export type RowCounts = {
  good: number
  bad: number
  newBrand: number
  done: number
  /** Pieces that a feed of the whole stock does not name, each withdrawn by a row that was added. */
  missing: number
  outcomes: Partial<Record<RowOutcome, number>>
}

/** A feed as it was received, and how far the shop is with it. */
export type FeedRow = {
  id: string
  supplier_id: number
  number: number
  reference: string
  mode: FeedMode
  stock: FeedStock
  format: FeedFormat
  state: FeedState
  key_id: string
  body_hash: Buffer
  bytes: number
  row_count: number
  received_at: Date
  checked_at: Date | null
  ended_at: Date | null
  refusal: string | null
  decided_by: string | null
  decided_at: Date | null
  /** The counts of the rows, once the rows are deleted. */
  counts: RowCounts | null
}

const columns = sql`f.id, f.supplier_id, f.number, f.reference, f.mode, f.stock, f.format, f.state, f.key_id, f.body_hash, f.bytes, f.row_count,
  f.received_at, f.checked_at, f.ended_at, f.refusal, nullif(concat_ws(' ', u.first_name, u.last_name), '') as decided_by, f.decided_at,
  f.counts`
const feeds = sql`select ${columns} from partner_feed f left join user_account u on u.id = f.decided_by`

/** Returns a feed by its id, or by a partner and the partner's reference for it; undefined when unknown. */
export async function findFeed(
  db: DbOrTx,
  by: { id: string } | { supplierId: number; reference: string },
): Promise<FeedRow | undefined> {
  const which =
    'id' in by
      ? sql`f.id = ${by.id}::uuid`
      : sql`f.supplier_id = ${by.supplierId} and f.reference = ${by.reference}`
  const { rows } = await sql<FeedRow>`/* findFeed */ ${feeds} where ${which}`.execute(db)
  return rows[0]
}

/** Returns the `limit` newest feeds of a partner. */
export async function listFeeds(db: DbOrTx, supplierId: number, limit: number): Promise<FeedRow[]> {
  const { rows } =
    await sql<FeedRow>`/* listFeeds */ ${feeds} where f.supplier_id = ${supplierId} order by f.number desc limit ${limit}`.execute(
      db,
    )
  return rows
}

/** Locks a feed until the transaction ends and returns its state; undefined when unknown. */
export async function lockFeed(tx: DbOrTx, id: string): Promise<FeedState | undefined> {
  const row = await tx
    .selectFrom('partner_feed')
    .modifyFront(named('lockFeed'))
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row?.state as FeedState | undefined
}

export type NewFeed = Pick<
  FeedRow,
  | 'id'
  | 'supplier_id'
  | 'reference'
  | 'mode'
  | 'stock'
  | 'format'
  | 'key_id'
  | 'body_hash'
  | 'bytes'
  | 'received_at'
>

/**
 * Inserts a feed as `received`, with the partner's next number (from 1); the caller holds the partner's inbox
 * lock.
 */
export async function insertFeed(tx: DbOrTx, feed: NewFeed): Promise<void> {
  await sql`/* insertFeed */ insert into partner_feed
      (id, supplier_id, number, reference, mode, stock, format, state, key_id, body_hash, bytes, row_count, received_at)
    select ${feed.id}::uuid, ${feed.supplier_id}::int, coalesce(max(number), 0) + 1, ${feed.reference}, ${feed.mode}, ${feed.stock}, ${feed.format}, 'received',
      ${feed.key_id}, ${feed.body_hash}::bytea, ${feed.bytes}::int, 0, ${feed.received_at}::timestamptz
    from partner_feed where supplier_id = ${feed.supplier_id}::int`.execute(tx)
}

/** Stores how many rows a feed has. */
export async function updateRowCount(tx: DbOrTx, feedId: string, count: number): Promise<void> {
  await sql`/* updateRowCount */ update partner_feed set row_count = ${count}::int where id = ${feedId}::uuid`.execute(
    tx,
  )
}

/**
 * Updates a feed's state, with the time of the check, or of the decision (`by`), and of the end. The caller
 * has checked the transition (rules) and holds the feed's lock.
 */
export async function updateFeedState(
  tx: DbOrTx,
  id: string,
  change: { state: FeedState; now: Date; refusal?: string; by?: string },
): Promise<void> {
  const { state, now, refusal, by } = change
  await tx
    .updateTable('partner_feed')
    .set({
      state,
      ...(refusal === undefined ? {} : { refusal }),
      ...(by === undefined ? { checked_at: sql<Date>`coalesce(checked_at, ${now}::timestamptz)` } : {}),
      ...(by === undefined ? {} : { decided_by: by, decided_at: now }),
      ...(state === 'applied' || state === 'refused' ? { ended_at: now } : {}),
    })
    .where('id', '=', id)
    .modifyEnd(named('updateFeedState'))
    .execute()
}

/**
 * Returns the ids of at most 100 feeds that ended before a time and whose rows are not deleted yet, the
 * earliest ended first.
 */
export async function listOldFeeds(db: DbOrTx, before: Date): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`/* listOldFeeds */ select id from partner_feed f where f.ended_at < ${before}::timestamptz
    and exists (select 1 from partner_feed_row r where r.feed_id = f.id) order by f.ended_at limit 100`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Stores the counts of a feed whose rows are about to be deleted; counts that are kept already stay. */
export async function updateFeedCounts(tx: DbOrTx, id: string, counts: RowCounts): Promise<void> {
  await sql`/* updateFeedCounts */ update partner_feed set counts = coalesce(counts, ${JSON.stringify(counts)}::jsonb)
    where id = ${id}::uuid`.execute(tx)
}
