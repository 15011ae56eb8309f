// Applies db/migrations in order, each in its own transaction, under one advisory lock so that two starts can't race.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const folder = fileURLToPath(new URL('../migrations/', import.meta.url))
const lockKey = 727_001

/**
 * Brings the database at `url` up to date.
 * @returns the names applied now; refuses (throws) when a file that was applied before has been changed since.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const done = new Map(
      (await client.query<{ name: string; sha256: string }>('select name, sha256 from migration')).rows.map((r) => [r.name, r.sha256]),
    )
    const applied: string[] = []
    for (const name of (await readdir(folder)).filter((f) => f.endsWith('.sql')).sort()) {
      const sql = await readFile(folder + name, 'utf8')
      const sha256 = createHash('sha256').update(sql).digest('hex')
      const before = done.get(name)
      if (before !== undefined && before !== sha256) throw new Error(`migration ${name} was changed after it was applied; write a new one instead`)
      if (before !== undefined) continue
      await applyOne(client, name, sql, sha256)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}

async function applyOne(client: pg.Client, name: string, sql: string, sha256: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

if (import.meta.main) {
  const url = process.env.DATABASE_URL
  if (!url) {
    console.error('migrate: DATABASE_URL is not set')
    process.exit(2)
  }
  const applied = await migrate(url)
  console.log(applied.length ? `migrated: ${applied.join(', ')}` : 'migrated: nothing to do')
}
