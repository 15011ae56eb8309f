// Before the first journey, turns each feature that is on for a share of the visitors on for all of them.
// Otherwise a journey would meet another shop on each run, by the number of its visitor.
import pg from 'pg'

/** Turns the features of the shop whose database is at `url` on. */
export async function turnOnForAll(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('update feature_flag set rollout_percent = 100 where enabled and rollout_percent > 0')
  } finally {
    await client.end()
  }
}
