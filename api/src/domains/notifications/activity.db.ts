import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { After, NotificationRow } from './notifications.db.ts'

/** Where a row of the history comes from: it was told, or it is older than telling. */
export type ActivityRow = NotificationRow & {
  source: 'told' | 'order' | 'bag' | 'sale' | 'payout' | 'credit'
}

export type ActivityAsked = { after: After | undefined; limit: number; kinds: readonly string[] | null }

/**
 * Returns at most `limit` rows of what happened to a user, newest first, after `after` and of these kinds
 * (null: all): all notifications, and the orders, bags, sales, cash-outs and credit of which nobody was told.
 * Rows of the second sort have no text; their `title` holds the value that the text is made of. Each sort
 * reads no more than a page.
 */
export async function listActivity(
  db: DbOrTx,
  userId: string,
  { after, limit, kinds }: ActivityAsked,
): Promise<ActivityRow[]> {
  const me = sql`${userId}::uuid`
  const page = (at: RawBuilder<unknown>, id: RawBuilder<unknown>) => {
    const from = after ? sql`and (${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``
    return sql`${from} order by ${at} desc, ${id} desc limit ${limit}`
  }
  const wants = (kind: string) => sql`${kinds === null || kinds.includes(kind)}::boolean`
  const only = kinds ? sql`and kind = any(${[...kinds]}::text[])` : sql``
  const untold = (key: RawBuilder<unknown>) =>
    sql`not exists (select 1 from notification n where n.user_id = ${me} and n.key = ${key})`
  // One act, one row: credit that a message told of, or that a cash-out became, has its row already.
  const untoldCredit = sql`not exists (
      select 1 from ledger_posting p join ledger_entry e on e.posting_id = p.id
      where e.account_id = c.account_id and e.amount > 0 and (p.kind = 'earnings_turned_to_credit'
        or exists (select 1 from notification n where n.user_id = ${me}
          and n.key in (replace(p.idempotency_key, '/', ':') || ':rewarded', replace(left(p.idempotency_key, -6), '/', ':')))))
    and not exists (
      select 1 from order_return_payment r join notification n on n.user_id = ${me} and n.key like 'return:' || r.return_id || ':%'
      where r.credit_drop = c.id)`
  const { rows } = await sql<ActivityRow>`/* listActivity */
    with money as materialized (
      select n.key from notification n where n.user_id = ${me} and n.kind in ('sold', 'earnings')
    ), told_sale as materialized (
      select distinct unnest(string_to_array(substr(key, 6), ',')) as id from money where key like 'sold:%'
    ), told_payout as materialized (
      select distinct split_part(key, ':', 2) as id from money where key like 'payout:%'
    )
    select id, source, kind, title, body, link, item_number, amount_cents, data, at as created_at, read_at from (
      (select id, 'told' as source, kind, title, body, link, item_number, amount_cents, data, created_at as at, read_at
        from notification where user_id = ${me} ${only} ${page(sql`created_at`, sql`id`)})
      union all
      (select o.id, 'order', 'order', o.id::text, '', '/my/orders/' || o.id, null, o.total_cents, '{}', o.placed_at, o.placed_at
        from purchase_order o where o.user_id = ${me} and o.confirmed_at is not null and ${wants('order')}
          and ${untold(sql`'order:' || o.id || ':confirmed'`)} ${page(sql`o.placed_at`, sql`o.id`)})
      union all
      (select b.id, 'bag', 'bag', b.bag_number::text, '', '/my/cleanouts/' || b.bag_number, null, null, '{}', b.received_at, b.received_at
        from bag b where b.seller_id = ${me} and b.received_at is not null and ${wants('bag')}
          and ${untold(sql`'bag:' || b.kit_id || ':received'`)} ${page(sql`b.received_at`, sql`b.id`)})
      union all
      (select s.id, 'sale', 'sold', br.name || ' ' || i.title, '', '/cleanout/earnings', s.item_number, s.earnings_cents, '{}', s.sold_at, s.sold_at
        from seller_sale s join item i on i.item_number = s.item_number join brand br on br.id = i.brand_id
        where s.seller_id = ${me} and ${wants('sold')} and not exists (select 1 from told_sale t where t.id = s.id::text)
          ${page(sql`s.sold_at`, sql`s.id`)})
      union all
      (select p.id, 'payout', 'earnings', p.label, '', '/cleanout/earnings', null, p.amount_cents, '{}', p.requested_at, p.requested_at
        from payout p where p.user_id = ${me} and ${wants('earnings')}
          and not exists (select 1 from told_payout t where t.id = p.id::text) ${page(sql`p.requested_at`, sql`p.id`)})
      union all
      (select c.id, 'credit', 'reward', c.reason, '', '/my/credits', null, c.granted_cents, '{}', c.created_at, c.created_at
        from credit_drop c where c.user_id = ${userId} and ${wants('reward')} and ${untoldCredit} ${page(sql`c.created_at`, sql`c.id`)})
    ) happened order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}
