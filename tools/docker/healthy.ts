// A container's health check. `http URL`: the program answers with success. `database NAME`: it holds a connection under that name.
import { connectPool } from '@hemline/db/connect.ts'

const [kind, what = ''] = process.argv.slice(2)

async function isHealthy(): Promise<boolean> {
  if (kind === 'http') return (await fetch(what, { signal: AbortSignal.timeout(4000) })).ok
  if (kind !== 'database') throw new Error('healthy.ts: http URL, or database NAME')
  const pool = connectPool({ url: process.env.DATABASE_URL ?? '', name: 'health-check', max: 1 })
  const found = await pool.query('select 1 from pg_stat_activity where application_name = $1', [what])
  await pool.end()
  return found.rows.length > 0
}

try {
  process.exitCode = (await isHealthy()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
