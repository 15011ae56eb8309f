// The staged rows of feeds: judged, applied, reported.
import type { RowOutcome, RowProblem, RowVerdict } from '@hemline/rules/partners/feeds.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { FeedRecord } from './feed-file.ts'
import type { RowCounts } from './feeds.db.ts'
import type { Wish } from './row.ts'

/** Inserts the unjudged rows of a feed; the first row gets the number `from`. */
export async function insertFeedRows(
  tx: DbOrTx,
  feedId: string,
  { from, records }: { from: number; records: readonly FeedRecord[] },
): Promise<void> {
  const rows = JSON.stringify(
    records.map((record, i) => ({
      n: from + i,
      s: (record.fields.sku ?? '').slice(0, 64),
      r: record,
    })),
  )
  await sql`/* insertFeedRows */ insert into partner_feed_row (feed_id, row_number, sku, raw)
    select ${feedId}::uuid, n, s, r from jsonb_to_recordset(${rows}::jsonb) as t (n int, s text, r jsonb)`.execute(
    tx,
  )
}

/** A staged row that was not judged yet. */
export type StagedRow = { row_number: number; raw: FeedRecord }

/** Returns the next `limit` rows of a feed that were not judged, in sequence, with a number above `after`. */
export async function listUnjudged(
  db: DbOrTx,
  feedId: string,
  { after, limit }: { after: number; limit: number },
): Promise<StagedRow[]> {
  const { rows } = await sql<StagedRow>`/* listUnjudged */ select row_number, raw from partner_feed_row
    where feed_id = ${feedId}::uuid and row_number > ${after} and verdict is null order by row_number limit ${limit}`.execute(
    db,
  )
  return rows
}

export type RowJudgement = { n: number; verdict: RowVerdict; problems: RowProblem[]; wish: Wish | null }

/** Stores verdict, problems and wish of judged feed rows. */
export async function updateVerdicts(
  tx: DbOrTx,
  feedId: string,
  judged: readonly RowJudgement[],
): Promise<void> {
  await sql`/* updateVerdicts */ update partner_feed_row r set verdict = t.verdict, problems = t.problems, wish = nullif(t.wish, 'null')
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb) as t (n int, verdict text, problems jsonb, wish jsonb)
    where r.feed_id = ${feedId}::uuid and r.row_number = t.n`.execute(tx)
}

/**
 * Marks feed rows as bad whose piece number (SKU) stood in an earlier row of the same feed. The database
 * first looks at the new rows: as long as it takes the table for empty, it joins 50,000 rows with 50,000 one
 * by one.
 */
export async function refuseDuplicates(tx: DbOrTx, feedId: string, reason: string): Promise<void> {
  await sql`analyze partner_feed_row`.execute(tx)
  await sql`/* refuseDuplicates */ with later as materialized (
      select row_number from (select row_number, row_number() over (partition by sku order by row_number) as nth from partner_feed_row
        where feed_id = ${feedId}::uuid and sku is not null) seen where nth > 1)
    update partner_feed_row r set verdict = 'bad',
      problems = jsonb_build_array(jsonb_build_object('field', 'sku', 'value', r.sku, 'reason', ${reason}::text))
    from later where r.feed_id = ${feedId}::uuid and r.row_number = later.row_number and r.verdict <> 'bad'`.execute(
    tx,
  )
}

/** Stores the outcome `refused` for all bad rows of a feed. */
export async function closeBadRows(tx: DbOrTx, feedId: string): Promise<void> {
  await sql`/* closeBadRows */ update partner_feed_row set outcome = 'refused' where feed_id = ${feedId}::uuid and verdict = 'bad'`.execute(
    tx,
  )
}

/**
 * Counts the rows of feeds by verdict and outcome, by feed id; zeros for a feed without rows. Of deleted rows
 * it returns the counts that were kept.
 */
export async function countRows(db: DbOrTx, feedIds: readonly string[]): Promise<Map<string, RowCounts>> {
  const { rows } = await sql<{
    feed_id: string
    verdict: RowVerdict | null
    outcome: RowOutcome | null
    missing: boolean
    n: number
  }>`/* countFeedRows */
    select r.feed_id, r.verdict, r.outcome, r.row_number > f.row_count as missing, count(*)::int as n
    from partner_feed_row r join partner_feed f on f.id = r.feed_id where r.feed_id = any(${[...feedIds]}::uuid[])
    group by 1, 2, 3, 4`.execute(db)
  const found = new Map<string, RowCounts>(
    feedIds.map((id) => [id, { good: 0, bad: 0, newBrand: 0, done: 0, missing: 0, outcomes: {} }]),
  )
  const kept = await sql<{ id: string; counts: RowCounts }>`/* keptFeedCounts */
    select id, counts from partner_feed where id = any(${[...feedIds]}::uuid[]) and counts is not null`.execute(
    db,
  )
  for (const { id, counts } of kept.rows) found.set(id, counts)
  for (const { feed_id, verdict, outcome, missing, n } of rows) {
    const counts = found.get(feed_id)
    if (!counts) continue
    if (missing) counts.missing += n
    else if (verdict === 'bad' || outcome === 'refused') counts.bad += n
    else if (verdict === 'good') counts.good += n
    else if (verdict === 'new_brand') counts.newBrand += n
    if (outcome !== null) {
      counts.done += n
      counts.outcomes[outcome] = (counts.outcomes[outcome] ?? 0) + n
    }
  }
  return found
}

/**
 * Returns at most 100 brand names in a feed that the shop does not have yet, each with the number of its
 * rows, most rows first.
 */
export async function listNewBrands(db: DbOrTx, feedId: string): Promise<{ name: string; rows: number }[]> {
  const { rows } = await sql<{ name: string; rows: number }>`/* listNewBrands */
    select wish ->> 'newBrand' as name, count(*)::int as rows from partner_feed_row
    where feed_id = ${feedId}::uuid and verdict = 'new_brand' group by 1 order by 2 desc, 1 limit 100`.execute(
    db,
  )
  return rows
}

/** A judged row that waits to be applied. */
export type DueRow = { row_number: number; sku: string; wish: Wish }

/**
 * Returns the next `limit` rows of a feed that can be applied (judged, not bad, without outcome), in
 * sequence, with a number above `after`.
 */
export async function listDueRows(
  tx: DbOrTx,
  feedId: string,
  { after, limit }: { after: number; limit: number },
): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`/* listDueRows */ select row_number, sku, wish from partner_feed_row
    where feed_id = ${feedId}::uuid and row_number > ${after} and verdict <> 'bad' and outcome is null order by row_number limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** What became of a row; `changed` names the facts of the piece that the row changed. */
export type RowResult = {
  n: number
  outcome: RowOutcome
  item: number | null
  problems: RowProblem[]
  changed?: readonly string[]
}

/** Stores the outcome, item number and problems of applied feed rows. */
export async function updateOutcomes(
  tx: DbOrTx,
  feedId: string,
  results: readonly RowResult[],
): Promise<void> {
  await sql`/* updateOutcomes */ update partner_feed_row r set outcome = t.outcome, item_number = t.item, problems = t.problems,
      changed = coalesce(t.changed, '{}')
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as t (n int, outcome text, item bigint, problems jsonb, changed text[])
    where r.feed_id = ${feedId}::uuid and r.row_number = t.n`.execute(tx)
}

/** A row as reports show it. */
export type ReportRow = {
  row_number: number
  sku: string
  verdict: RowVerdict | null
  outcome: RowOutcome | null
  item_number: number | null
  problems: RowProblem[]
  changed: string[]
}

/**
 * Returns the next `limit` rows of a feed's report, by row number after `after`: all rows, those with a
 * problem, or those of one outcome.
 */
export async function listReportRows(
  db: DbOrTx,
  feedId: string,
  { after, limit, only }: { after: number; limit: number; only?: RowOutcome | 'problems' | undefined },
): Promise<ReportRow[]> {
  const filter =
    only === undefined ? sql`true` : only === 'problems' ? sql`problems <> '[]'` : sql`outcome = ${only}`
  const { rows } =
    await sql<ReportRow>`/* listReportRows */ select row_number, sku, verdict, outcome, item_number, problems, changed from partner_feed_row
    where feed_id = ${feedId}::uuid and row_number > ${after} and ${filter} order by row_number limit ${limit}`.execute(
      db,
    )
  return rows
}

/**
 * Adds a row that withdraws each piece of the partner which is on sale or waits and which no row of the feed
 * names. Their numbers go on behind the last row of the feed. Returns how many were added.
 */
export async function insertMissing(
  tx: DbOrTx,
  feed: { id: string; supplier_id: number; number: number; row_count: number },
): Promise<number> {
  const wish = { action: 'withdraw', price: 0, retail: null, photos: [], notes: '' }
  const { rows } = await sql`/* insertMissing */
    insert into partner_feed_row (feed_id, row_number, sku, raw, verdict, wish)
    select ${feed.id}::uuid, ${feed.row_count}::int + (row_number() over (order by p.item_number))::int, p.sku,
      jsonb_build_object('fields', jsonb_build_object('sku', p.sku)), 'good', ${JSON.stringify(wish)}::jsonb
    from partner_piece p join item i on i.item_number = p.item_number
    where p.supplier_id = ${feed.supplier_id}::int and p.feed_number < ${feed.number}::int and i.state in ('listed', 'pending_listing')
      and not exists (select 1 from partner_feed_row r where r.feed_id = ${feed.id}::uuid and r.sku = p.sku)
    returning row_number`.execute(tx)
  return rows.length
}

/**
 * Tells whether a feed has a bad row without a number (SKU), of which nobody can tell which piece it means.
 */
export async function hasNamelessRow(tx: DbOrTx, feedId: string): Promise<boolean> {
  const { rows } = await sql`/* hasNamelessRow */ select 1 from partner_feed_row
    where feed_id = ${feedId}::uuid and verdict = 'bad' and sku = '' limit 1`.execute(tx)
  return rows.length > 0
}

/** Deletes up to `limit` rows of a feed, the first rows first; returns how many. */
export async function deleteFeedRows(tx: DbOrTx, feedId: string, limit: number): Promise<number> {
  const { rows } =
    await sql`/* deleteFeedRows */ delete from partner_feed_row where feed_id = ${feedId}::uuid and row_number in (
      select row_number from partner_feed_row where feed_id = ${feedId}::uuid order by row_number limit ${limit})
    returning row_number`.execute(tx)
  return rows.length
}
