// The version of the terms that seeded people have accepted.
import type pg from 'pg'

/** Returns the legal version in force. Throws when there is none. */
export async function termsInForce(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    'select version from legal_version order by number desc limit 1',
  )
  if (!rows[0]) throw new Error('the shop has no version of its terms')
  return rows[0].version
}
