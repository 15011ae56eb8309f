// Builds a new index beside the one in use and swaps them without a gap. From its creation on the indexer
// writes to both (every index under the write alias), so that no change is lost.
import { connectPool } from '@hemline/db/connect.ts'
import { mappingHash } from '@hemline/schema/search/mapping.ts'
import type pg from 'pg'
import { readConfig } from './config.ts'
import { databaseIdentity, readPage } from './documents.ts'
import { connectEngine, type Engine } from './opensearch.ts'
import { targetsLock } from './outbox.ts'

/** The advisory lock of the one running rebuild. */
const rebuildLock = 727_012
const pageSize = 1000

export type Say = (line: string) => void
export type RebuildOptions = {
  pool: pg.Pool
  engine: Engine
  say: Say /** Called after each page, with how many are done. */
  onPage?: (done: number) => Promise<void>
}

/**
 * Returns whether the index in use was built with this mapping from this database; its missing changes
 * may still be in the outbox.
 */
export async function isIndexUsable({ pool, engine }: { pool: pg.Pool; engine: Engine }): Promise<boolean> {
  const [current, targets, database, hasKnn] = await Promise.all([
    engine.current(),
    engine.indexesOf(engine.target.writeAlias),
    databaseIdentity(pool),
    engine.hasKnn(),
  ])
  return (
    current !== undefined &&
    targets.includes(current.index) &&
    current.hash === mappingHash({ hasKnn }) &&
    current.database === database
  )
}

/**
 * Returns whether there is no usable index, or its number of documents differs from the number of items
 * (a seed queues no changes).
 */
export async function isRebuildNeeded({ pool, engine }: { pool: pg.Pool; engine: Engine }): Promise<boolean> {
  if (!(await isIndexUsable({ pool, engine }))) return true
  const { rows } = await pool.query<{ count: number }>(
    '/* countItems */ select count(*)::int as count from item',
  )
  return rows[0]?.count !== (await engine.current())?.count
}

/**
 * Builds a new index and swaps it in; waits for a rebuild that runs already. Returns the number of
 * documents; throws when one was refused.
 */
export async function rebuild(options: RebuildOptions): Promise<number> {
  const client = await options.pool.connect()
  let held = false
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [rebuildLock])
    held = true
    return await rebuildHolding(client, options)
  } finally {
    if (held) await client.query('drop table if exists covered').catch(() => undefined)
    // Ending the session frees every lock, also after a failure half-way.
    client.release(true)
  }
}

async function rebuildHolding(
  client: pg.PoolClient,
  { engine, say, onPage }: RebuildOptions,
): Promise<number> {
  const { readAlias, writeAlias } = engine.target
  let index = ''
  await alone(client, async () => {
    await removeLeftovers(engine)
    index = await nextName(engine)
    await engine.createIndex(index, await databaseIdentity(client))
    await engine.changeAliases([{ add: { index, alias: writeAlias } }])
  })
  // Their changes are committed, so the pages read from here on hold them.
  await client.query('drop table if exists covered')
  await client.query('create temp table covered as select id from outbox')
  const count = await fill(client, engine, index, onPage)
  await engine.refresh(index)
  await alone(client, async () => {
    const old = [
      ...new Set([...(await engine.indexesOf(readAlias)), ...(await engine.indexesOf(writeAlias))]),
    ].filter((name) => name !== index)
    await engine.changeAliases([
      { add: { index, alias: readAlias } },
      ...old.map((name) => ({ remove_index: { index: name } })),
    ])
  })
  await client.query('/* forgetCovered */ delete from outbox where id in (select id from covered)')
  say(`rebuilt ${index}: ${count} documents`)
  return count
}

async function fill(
  client: pg.PoolClient,
  engine: Engine,
  index: string,
  onPage: RebuildOptions['onPage'],
): Promise<number> {
  let after = 0
  let count = 0
  for (;;) {
    const { version, changes } = await readPage(client, after, pageSize)
    const last = changes.at(-1)
    if (!last) return count
    const refused = await engine.bulk([index], changes, version)
    if (refused[0])
      throw new Error(`rebuild: item ${refused[0].itemNumber} was refused: ${refused[0].reason}`)
    after = last.itemNumber
    count += changes.length
    await onPage?.(count)
  }
}

/** Runs `change` while no round is running: each round reads the list of indexes under the same lock. */
async function alone(client: pg.PoolClient, change: () => Promise<void>): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [targetsLock])
  try {
    await change()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [targetsLock])
  }
}

/** Returns an index name that is not in use, also not by an index of another database. */
async function nextName(engine: Engine): Promise<string> {
  const prefix = `${engine.target.indexPrefix}-`
  const numbers = (await engine.allIndexes()).map((name) => Number(name.slice(prefix.length)))
  return `${prefix}${String(Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1).padStart(6, '0')}`
}

/** Deletes indexes of rebuilds that died, which nobody reads. */
async function removeLeftovers(engine: Engine): Promise<void> {
  const living = await engine.indexesOf(engine.target.readAlias)
  for (const name of await engine.allIndexes()) if (!living.includes(name)) await engine.deleteIndex(name)
}

if (import.meta.main) {
  const config = readConfig()
  if (config.SEARCH_URL === '') {
    console.log('rebuild: no search engine is configured (SEARCH_URL is empty)')
    process.exit(0)
  }
  const pool = connectPool({
    url: config.DATABASE_URL,
    name: 'search-rebuild',
    max: 3,
    statementTimeoutMs: 60_000,
  })
  const engine = connectEngine(config.SEARCH_URL)
  try {
    if (process.argv.includes('--if-needed') && !(await isRebuildNeeded({ pool, engine })))
      console.log('rebuild: the index is up to date')
    else await rebuild({ pool, engine, say: console.log })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await pool.end()
    await engine.close()
  }
}
