// The place of each US ZIP code, from the package zipcodes (data/NOTICE): the fifty states and the
// District of Columbia.
import { createRequire } from 'node:module'
import { isUsState } from '@hemline/rules/vocabulary/states.ts'
import type pg from 'pg'
import { copyRows } from './copy.ts'

type Place = { zip: string; city: string; state: string; country: string }

/** Inserts all US zip codes with city and state once; does nothing when the table has rows. */
export async function loadZipPlaces(client: pg.Client): Promise<void> {
  const there = await client.query('select 1 from zip_place limit 1')
  if (there.rows.length) return
  // Required here and not at the top: five megabytes that a second start does without.
  const { codes } = createRequire(import.meta.url)('zipcodes/lib/codes.js') as {
    codes: Record<string, Place>
  }
  const places = Object.values(codes).filter(
    ({ zip, state, country }) => country === 'US' && /^\d{5}$/.test(zip) && isUsState(state),
  )
  await copyRows(
    client,
    { table: 'zip_place', columns: ['zip', 'city', 'state'] },
    places.map(({ zip, city, state }) => [zip, city, state]),
  )
}
