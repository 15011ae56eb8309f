// Seeds the carts of the demonstration's people with pieces that they like, held from the moment at which the
// shop was seeded.
import { holdMinutesDefault } from '@hemline/rules/vocabulary/constants.ts'
import type pg from 'pg'
import { personByKey } from './people.ts'

/** The people with a cart, by their key, and how many pieces lie in it. */
const carts = { shopper: 3, superstar: 2 } as const
const cartId = (n: number) => `01920000-0000-7000-8000-0000000000d${n}`

/**
 * Fills the carts of seeded people with popular pieces of the shop's own that nobody holds, in the caller's
 * transaction.
 */
export async function loadCarts(client: pg.Client, now: Date): Promise<void> {
  const until = new Date(now.getTime() + holdMinutesDefault * 60_000)
  for (const [n, [key, pieces]] of Object.entries(carts).entries()) {
    await client.query('insert into cart (id, user_id, created_at, updated_at) values ($1, $2, $3, $3)', [
      cartId(n + 1),
      personByKey(key).id,
      now,
    ])
    await client.query(
      `with chosen as (
         select i.item_number from item i where i.state = 'listed' and i.source = 'own' and i.access_levels = '{}' and i.preordered_by is null
           and i.consignor_id is null and cardinality(i.photo_ids) > 1 and i.listed_at < $2::timestamptz - interval '2 days'
           and not exists (select 1 from hold h where h.item_number = i.item_number)
         order by i.favorite_count desc, i.item_number limit $3
       ), held as (
         insert into hold (item_number, cart_id, taken_at, expires_at) select item_number, $1::uuid, $2, $4 from chosen returning item_number
       )
       insert into cart_line (id, cart_id, item_number, added_at) select gen_random_uuid(), $1::uuid, item_number, $2 from held`,
      [cartId(n + 1), now, pieces, until],
    )
  }
}
