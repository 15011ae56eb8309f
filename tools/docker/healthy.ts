// A container's health check. `http URL`: the program answers with success. `worker`: somebody waits
// for jobs at the database.
import { connectPool } from '@hemline/db/connect.ts'

const [kind, what = ''] = process.argv.slice(2)

async function isHealthy(): Promise<boolean> {
  if (kind === 'http') return (await fetch(what, { signal: AbortSignal.timeout(4000) })).ok
  if (kind !== 'worker') throw new Error('healthy.ts: http URL, or worker')
  const pool = connectPool({ url: process.env.DATABASE_URL ?? '', name: 'health-check', max: 1 })
  const found = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and query like 'LISTEN "jobs:insert"%'`,
  )
  await pool.end()
  return found.rows.length > 0
}

try {
  process.exitCode = (await isHealthy()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
