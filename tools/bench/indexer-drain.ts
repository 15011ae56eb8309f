// Measures how fast a backlog of changes is indexed by one indexer and by two; and, beside it, how fast the
// engine alone takes the same documents.
import { setTimeout as sleep } from 'node:timers/promises'
import { indexBody } from '@hemline/schema/search/mapping.ts'
import { databaseIdentity, readPage } from '@hemline/search-indexer/documents.ts'
import { connectEngine, type DocumentChange } from '@hemline/search-indexer/opensearch.ts'
import { targetsLock } from '@hemline/search-indexer/outbox.ts'
import type pg from 'pg'
import type { Bench } from './rows.ts'

const bulk = 1000
const patienceMs = 90_000

/**
 * Waits until the outbox is empty and returns the milliseconds that it took; looks every `everyMs` ms. Throws
 * when changes still wait after the patience is over.
 */
export async function emptied(pool: pg.Pool, everyMs = 20): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ waits: boolean }>('select exists (select 1 from outbox) as waits')
    const took = performance.now() - begun
    if (!rows[0]?.waits) return took
    if (took > patienceMs) throw new Error(`changes still wait after ${patienceMs / 1000} s`)
    await sleep(everyMs)
  }
}

/**
 * Queues `count` changes of as many pieces and starts `indexers` indexers. Returns changes a second, measured
 * from the time when the indexers are ready. Throws unless exactly `count` changes wait then, as when there
 * are too few pieces.
 */
export async function drainRate({
  bench,
  pool,
  count,
  indexers,
}: {
  bench: Bench
  pool: pg.Pool
  count: number
  indexers: number
}): Promise<number> {
  // Changes that other measures left in the outbox are not part of this backlog.
  const earlier = await bench.indexer()
  await emptied(pool)
  await earlier.stop()
  const { rowCount } = await pool.query(
    `update item set favorite_count = favorite_count + 1 where item_number in (select item_number from item order by item_number limit $1)`,
    [count],
  )
  if (rowCount !== count) throw new Error(`${rowCount} pieces were changed instead of ${count}`)
  const gate = await pool.connect()
  try {
    // The indexers' rounds need this lock, too: while the bench holds it, the programs start without
    // working.
    await gate.query('select pg_advisory_lock($1)', [targetsLock])
    const programs = await Promise.all(Array.from({ length: indexers }, () => bench.indexer()))
    await sleep(bench.short ? 100 : 500)
    const before = await pool.query<{ n: number }>('select count(*)::int as n from outbox')
    if (before.rows[0]?.n !== count) throw new Error(`${before.rows[0]?.n} changes wait instead of ${count}`)
    await gate.query('select pg_advisory_unlock($1)', [targetsLock])
    const took = await emptied(pool)
    await Promise.all(programs.map((program) => program.stop()))
    return (1000 * count) / took
  } finally {
    gate.release(true)
  }
}

/** An index that only this measure writes to. */
export type EngineAlone = {
  /**
   * Sends all documents once, each with a higher version than the indexed one. Returns documents a second.
   */
  rate: () => Promise<number>
  close: () => Promise<void>
}

/**
 * Creates a separate OpenSearch index with `count` pieces of the shop. Returns the means to send the same
 * documents again and again, which measures the engine without the indexer. Throws when the engine refuses a
 * document.
 */
export async function engineAlone(bench: Bench, pool: pg.Pool, count: number): Promise<EngineAlone> {
  const engine = connectEngine(bench.searchUrl)
  const index = 'bench-engine-alone'
  const pages: DocumentChange[][] = []
  for (let left = count, after = 0; left > 0; left -= bulk) {
    const { changes } = await readPage(pool, after, Math.min(bulk, left))
    pages.push(changes)
    after = changes.at(-1)?.itemNumber ?? after
  }
  await fetch(`${engine.target.node}/${index}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(indexBody(await databaseIdentity(pool), { hasKnn: false })),
  })
  let version = 0
  const sendAll = async () => {
    version += 1
    const left = [...pages]
    const send = async () => {
      for (let page = left.pop(); page; page = left.pop()) {
        const refused = await engine.bulk([index], page, version)
        if (refused.length > 0)
          throw new Error(`the engine refused ${refused.length} documents: ${refused[0]?.reason}`)
      }
    }
    await Promise.all([send(), send()])
  }
  await sendAll()
  return {
    rate: async () => {
      const begun = performance.now()
      await sendAll()
      return (1000 * count) / (performance.now() - begun)
    },
    close: async () => {
      await engine.deleteIndex(index)
      await engine.close()
    },
  }
}
