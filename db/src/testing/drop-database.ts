// Removing a test's database. A pool's end() comes back before its connections are gone; one that is cut then
// fails a test that is over.
import pg from 'pg'

const rounds = 100

/**
 * Drops `name` once nobody is connected; after about five seconds it cuts those who still are.
 * `serverUrl` is a superuser's.
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
