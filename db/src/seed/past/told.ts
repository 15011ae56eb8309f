// What the people of the demonstration were told of their past, so that a bell agrees with the orders and
// sales of its owner. The keys are those that the shop itself tells with, so nothing is told again.
import type pg from 'pg'
import { people } from '../people.ts'

const dayMs = 86_400_000
/** What is older has been read. */
const unreadDays = 3

/**
 * Inserts the notifications of the known people's orders, parcels and sales up to `now`, in the caller's
 * transaction, all marked as planned, so that no mail is sent, and the older ones as read. Existing ones
 * stay.
 */
export async function loadTold(client: pg.Client, now: Date): Promise<void> {
  await client.query(
    `with part as (
       select o.user_id, o.id, 'confirmed' as kind, o.confirmed_at as at from purchase_order o where o.confirmed_at is not null
       union all
       select o.user_id, o.id, 'shipped', min(s.shipped_at) from purchase_order o join shipment s on s.order_id = o.id
         where s.shipped_at is not null group by o.id
       union all
       select o.user_id, o.id, 'delivered', max(s.delivered_at) from purchase_order o join shipment s on s.order_id = o.id
         group by o.id having bool_and(s.delivered_at is not null)
       union all
       select o.user_id, o.id, 'canceled', o.canceled_at from purchase_order o where o.canceled_at is not null
     ), words (kind, before, after, body) as (values
       ('confirmed', 'Your order ', ' is confirmed', 'We have your order, and pack it next.'),
       ('shipped', 'On its way: order ', '', 'Follow it on the page of your order.'),
       ('delivered', 'Delivered: order ', '', 'We hope everything fits.'),
       ('canceled', 'Your order ', ' is canceled', 'Nothing of it is sent.')
     ), told as (
       select p.user_id, 'order' as kind, 'order:' || p.id || ':' || p.kind as key,
         w.before || upper(left(tail, 4) || '-' || right(tail, 4)) || w.after as title, w.body,
         '/my/orders/' || p.id as link, null::bigint as item_number, p.at
       from part p join words w on w.kind = p.kind
         cross join lateral right(replace(p.id::text, '-', ''), 8) tail
       union all
       select s.seller_id, 'sold', 'sold:' || s.id, left('Sold: your ' || b.name || ' ' || i.title, 120),
         'For $' || to_char(s.price_cents / 100.0, 'FM999990.00') || '. Your part is $' || to_char(s.earnings_cents / 100.0, 'FM999990.00') || '.',
         '/cleanout/earnings', s.item_number, s.sold_at
       from seller_sale s join item i on i.item_number = s.item_number join brand b on b.id = i.brand_id
       where s.clawed_back_at is null
     )
     insert into notification (id, user_id, kind, key, title, body, link, item_number, created_at, in_bell, read_at, planned_at)
     select gen_random_uuid(), user_id, kind, key, title, body, link, item_number, at, true,
       case when at < $2::timestamptz then at end, at
     from told where user_id = any($1::uuid[]) and at <= $3::timestamptz
     on conflict (user_id, key) do nothing`,
    [people.map(({ id }) => id), new Date(now.getTime() - unreadDays * dayMs), now],
  )
}
