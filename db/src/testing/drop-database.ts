// Drops a test's database. A pool's end() returns before its connections are closed, and a connection
// that is cut then fails a test that has ended.
import pg from 'pg'

const rounds = 100

/**
 * Drops the database `name` if it exists, once it has no connections; after about five seconds it cuts the
 * remaining ones. `serverUrl` needs a superuser.
 */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    for (let round = 0; round < rounds; round++) {
      const { rows } = await client.query<{ busy: boolean }>(
        'select exists (select 1 from pg_stat_activity where datname = $1) as busy, pg_sleep(case when $2 then 0.05 else 0 end)',
        [name, round > 0],
      )
      if (!rows[0]?.busy) break
    }
    await client.query(`drop database if exists ${name} with (force)`)
  } finally {
    await client.end()
  }
}
