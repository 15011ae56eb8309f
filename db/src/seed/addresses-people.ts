// Addresses of the seeded people: invented people, streets that do not exist, telephone numbers that are
// not in use.
import type pg from 'pg'
import { personByKey } from './people.ts'

const homes = [
  {
    id: '01920000-0000-7000-8000-00000000ad01',
    person: 'shopper',
    fullName: 'Nora Whitfield',
    line1: '1840 Linden St',
    line2: 'Apt 3',
    city: 'Oakland',
    state: 'CA',
    zip: '94607',
    country: 'US',
    phone: '5105550142',
    location: 'front_door',
  },
  {
    id: '01920000-0000-7000-8000-00000000ad02',
    person: 'international',
    fullName: 'Aiko Tanabe',
    line1: '212 Wharf Lane',
    line2: null,
    city: 'Toronto',
    state: 'ON',
    zip: 'M5V 2T6',
    country: 'CA',
    phone: '4165550117',
    location: null,
  },
] as const

/** Returns the home address of a seeded person; throws for a person who has none. */
export function homeOf(key: string) {
  const home = homes.find(({ person }) => person === key)
  if (!home) throw new Error(`no home of ${key}`)
  const { fullName, line1, line2, city, state, zip, country, phone } = home
  return { fullName, line1, line2, city, state, zip, country, phone }
}

/**
 * Inserts the seeded people's home addresses at every start, the first of a person as default; existing ones
 * stay. Needs the people. Writes with the given client, so in the caller's transaction.
 */
export async function loadHomes(client: pg.Client, anchor: Date): Promise<void> {
  for (const h of homes)
    await client.query(
      `insert into address (id, user_id, type, full_name, line1, line2, city, state, zip, country, phone, delivery_location, is_default, created_at)
       select $1, u.id, 'shipping', $3, $4, $5, $6, $7, $8, $9, $10, $11, not exists (select 1 from address a where a.user_id = u.id and a.is_default), $12
       from user_account u where u.id = $2 on conflict do nothing`,
      [
        h.id,
        personByKey(h.person).id,
        h.fullName,
        h.line1,
        h.line2,
        h.city,
        h.state,
        h.zip,
        h.country,
        h.phone,
        h.location,
        anchor,
      ],
    )
}
