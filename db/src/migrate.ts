// Applies the files of db/migrations in order, each in its own transaction, under one advisory lock so
// that two starts can't race.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const ownFolder = fileURLToPath(new URL('../migrations/', import.meta.url))
const lockKey = 727_001

/**
 * How long a migration may wait for a lock, since statements that come after it wait behind it. Well
 * below the 2.5 s that the API gives a statement.
 */
const lockTimeoutMs = 400
const pauseMs = { first: 100, longest: 2000 }
const patienceMsDefault = 300_000
/**
 * The first line of a migration whose statements run one by one without a transaction, as `create index
 * concurrently` needs.
 */
const outside = '-- outside of a transaction\n'

export type MigrateOptions = {
  /** The folder of the files, with a slash at the end; by default db/migrations. */
  folder?: string
  /** The names of the files to apply; all when left out. */
  only?: readonly string[]
  /** How long each migration may try to get its locks, in milliseconds. */
  patienceMs?: number
  say?: (line: string) => void
}

export type Migration = { name: string; sql: string; sha256: string }

/** Returns the migrations of a folder, sorted by name. */
export async function readMigrations(folder: string = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((f) => f.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(folder + name, 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the database at `url` up to date while the shop goes on selling: a migration that does not get its
 * locks at once releases them, lets waiting statements through, and tries again (decision 0093). A second run
 * waits for the first. `only`: apply no others. Returns the names applied now; throws when a file that was
 * applied before has been changed since.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const done = new Map(
      (await client.query<{ name: string; sha256: string }>('select name, sha256 from migration')).rows.map(
        (r) => [r.name, r.sha256],
      ),
    )
    const applied: string[] = []
    for (const migration of await readMigrations(options.folder)) {
      const { name, sha256 } = migration
      const before = done.get(name)
      if (before !== undefined && before !== sha256)
        throw new Error(`migration ${name} was changed after it was applied; write a new one instead`)
      if (before !== undefined || options.only?.includes(name) === false) continue
      await applyPatiently(client, migration, options)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

const gotNoLock = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03'

async function applyPatiently(
  client: pg.Client,
  migration: Migration,
  { patienceMs = patienceMsDefault, say }: MigrateOptions,
): Promise<void> {
  const until = performance.now() + patienceMs
  for (let pause = pauseMs.first; ; pause = Math.min(2 * pause, pauseMs.longest)) {
    try {
      await (migration.sql.startsWith(outside)
        ? applyOutside(client, migration)
        : applyOne(client, migration))
      return
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      if (!gotNoLock(error)) throw new Error(`migration ${migration.name} failed: ${why}`)
      if (performance.now() + pause > until)
        throw new Error(
          `migration ${migration.name} failed: it got no lock within ${patienceMs / 1000} s (${why})`,
        )
      say?.(`migration ${migration.name} waits: somebody is using what it changes`)
      await sleep(pause)
    }
  }
}

async function applyOne(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(sql)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Runs a migration's statements without a transaction. It can be interrupted between two statements, so
 * each must tolerate being run again (`if not exists`).
 */
async function applyOutside(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  for (const statement of sql.split(/;\s*\n/).filter((part) => part.replace(/^--.*$/gm, '').trim() !== ''))
    await client.query(statement)
  await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  if (!url) {
    console.error('migrate: DATABASE_URL is not set')
    process.exit(2)
  }
  const applied = await migrate(url, { say: console.log })
  console.log(applied.length ? `migrated: ${applied.join(', ')}` : 'migrated: nothing to do')
}
