import { lifecycleOffers } from '@hemline/rules/lifecycle/lifecycle.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A cart that was left with pieces that are still free; brand, title and price are those of the newest. */
export type LeftCartRow = {
  user_id: string
  left_at: Date
  pieces: number
  /** At most four pieces, the newest line first. */
  some: number[]
  brand: string
  title: string
  price_cents: number
  /** What comes off for somebody who left a cart, and until when; null without an offer (decision 0192). */
  offer: string | null
  offer_ends_at: Date | null
}

/**
 * Returns at most `limit` carts of users for a reminder: the newest piece was added between `from` and `to`,
 * some piece is on sale and neither held nor waited for, and the owner was not reminded since. Banned people
 * are left out.
 */
export async function listLeftCarts(
  db: DbOrTx,
  of: { from: Date; to: Date; now: Date; limit: number },
): Promise<LeftCartRow[]> {
  const { rows } = await sql<LeftCartRow>`/* listLeftCarts */
    with left_cart as materialized (
      select cart_id, max(added_at) as left_at from cart_line where kind = 'item' group by cart_id
      having max(added_at) > ${of.from}::timestamptz and max(added_at) <= ${of.to}::timestamptz)
    select c.user_id, lc.left_at, count(*)::int as pieces,
      (array_agg(i.item_number order by l.added_at desc, l.id))[1:4] as some,
      (array_agg(b.name order by l.added_at desc, l.id))[1] as brand,
      (array_agg(i.title order by l.added_at desc, l.id))[1] as title,
      (array_agg(i.price_cents order by l.added_at desc, l.id))[1] as price_cents, o.title as offer, o.ends_at as offer_ends_at
    from left_cart lc join cart c on c.id = lc.cart_id join user_account u on u.id = c.user_id and not u.banned
      join cart_line l on l.cart_id = c.id and l.kind = 'item'
      join item i on i.item_number = l.item_number and i.state = 'listed' join brand b on b.id = i.brand_id
      left join lateral (select p.title, g.ends_at from promotion_grant g join promotion p on p.code = g.code
        where g.user_id = c.user_id and p.cohort = ${lifecycleOffers.left_cart.cohort} and g.ends_at > ${of.now}::timestamptz
          and not exists (select 1 from promotion_use pu where pu.code = g.code and pu.user_id = g.user_id and pu.used_at >= g.granted_at)
        order by p.rank limit 1) o on true
    where not exists (select 1 from hold h where h.item_number = i.item_number
        and h.released_at is null and h.expires_at > ${of.now}::timestamptz)
      and not exists (select 1 from hold_queue q where q.item_number = i.item_number)
      and not exists (select 1 from notification n where n.user_id = c.user_id and n.kind = 'cart' and n.created_at > lc.left_at)
    group by c.user_id, lc.left_at, o.title, o.ends_at order by lc.left_at, c.user_id limit ${of.limit}`.execute(
    db,
  )
  return rows
}
