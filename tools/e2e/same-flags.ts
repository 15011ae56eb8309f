// Before the first journey, turns each feature that is on for a share of the visitors on for all of them.
// Otherwise a journey would meet another shop on each run, by the number of its visitor.
import pg from 'pg'
import { databaseUrl } from './env.ts'

/** Playwright calls this function before the first journey. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export of its set-up.
export default async function turnOnForAll(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('update feature_flag set rollout_percent = 100 where enabled and rollout_percent > 0')
  } finally {
    await client.end()
  }
}
