// Carries changes from the outbox to the index: claims rows, writes their items' documents, and deletes
// the rows once OpenSearch has them. A crash at any point releases the rows, because the claim is a lock
// of the open transaction.
import type pg from 'pg'
import { readChanges } from './documents.ts'
import { allLanes, type Lanes } from './lanes.ts'
import type { Engine, Refusal } from './opensearch.ts'

/**
 * An advisory lock: rounds hold it shared; a rebuild holds it alone while it changes which indexes are
 * written.
 */
export const targetsLock = 727_011

/** The result of one round: rows claimed, items written, and items refused. */
export type Round = { claimed: number; written: number; refused: Refusal[] }
export type OutboxOptions = {
  pool: pg.Pool
  engine: Engine
  batch: number
  /** The lanes to process; all when left out. */
  lanes?: Lanes
  /** Called when the claim was full, so that another worker can take further rows at once. */
  onFull?: () => void
}

/** Thrown when there is no index to write to. */
export class NoIndex extends Error {}

/**
 * Runs one round of at most `batch` due rows, lowest lane first; returns how many rows were claimed and
 * items written or refused. Throws, leaving every row in place, when the engine does not respond; a row
 * of a refused item stays and is retried after growing pauses.
 */
export async function drainOnce({
  pool,
  engine,
  batch,
  lanes = allLanes,
  onFull,
}: OutboxOptions): Promise<Round> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock_shared($1)', [targetsLock])
    const round = await writeClaimed(client, engine, { batch, lanes, ...(onFull && { onFull }) })
    await client.query('commit')
    return round
  } catch (error) {
    await client.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    client.release(broken)
  }
}

type Claim = Pick<OutboxOptions, 'batch' | 'onFull'> & { lanes: Lanes }

async function writeClaimed(
  client: pg.PoolClient,
  engine: Engine,
  { batch, lanes, onFull }: Claim,
): Promise<Round> {
  const { rows } = await client.query<{ id: number; item_number: number }>(
    `/* claimOutbox */ select id, item_number from outbox where lane between $2 and $3 and not_before <= clock_timestamp()
      order by lane, not_before, id limit $1 for update skip locked`,
    [batch, lanes.first, lanes.last],
  )
  if (rows.length === 0) return { claimed: 0, written: 0, refused: [] }
  if (rows.length === batch) onFull?.()
  const indexes = await engine.indexesOf(engine.target.writeAlias)
  if (indexes.length === 0) throw new NoIndex('there is no index to write to')
  const itemNumbers = [...new Set(rows.map((row) => row.item_number))]
  const { version, changes } = await readChanges(client, itemNumbers)
  const refused = await engine.bulk(indexes, changes, version)
  const reasons = new Map(refused.map((refusal) => [refusal.itemNumber, refusal.reason]))
  const done = rows.filter((row) => !reasons.has(row.item_number)).map((row) => row.id)
  await client.query('/* forgetOutbox */ delete from outbox where id = any($1::bigint[])', [done])
  for (const [itemNumber, reason] of reasons) {
    const ids = rows.filter((row) => row.item_number === itemNumber).map((row) => row.id)
    await client.query(
      `/* retryOutbox */ update outbox set attempts = attempts + 1, last_error = $2,
        not_before = clock_timestamp() + least(interval '5 minutes', interval '1 second' * power(2, least(attempts, 10))) where id = any($1::bigint[])`,
      [ids, reason],
    )
  }
  return { claimed: rows.length, written: itemNumbers.length - reasons.size, refused }
}

/** Returns the number of waiting outbox rows and the age of the oldest in seconds (0 when there is none). */
export async function outboxState(pool: pg.Pool): Promise<{ waiting: number; oldestSeconds: number }> {
  const { rows } = await pool.query<{ waiting: number; oldest: number }>(
    '/* outboxState */ select count(*)::int as waiting, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 as oldest from outbox',
  )
  return { waiting: rows[0]?.waiting ?? 0, oldestSeconds: rows[0]?.oldest ?? 0 }
}
