// What a person has to settle before a deletion, and what the deletion takes. Reads only.
import { cashOutMinimum } from '@hemline/rules/earnings/cash-outs.ts'
import type { GivenUp, OpenKind } from '@hemline/rules/privacy/deletion.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A person by account, or a guest by address. */
export type Person = { userId: string | null; email: string }

/** Returns an SQL condition that holds for rows whose account, or else whose address, is a person's. */
const isTheirs = (user: string, mail: string, { userId, email }: Person) =>
  sql`(${sql.ref(user)} = ${userId}::uuid or (${sql.ref(user)} is null and lower(${sql.ref(mail)}::text) = lower(${email})))`

/**
 * Returns how much of each kind (orders, returns, earnings, payouts …) prevents the deletion of an account;
 * kinds with nothing are left out. A number of things, or cents for money.
 */
export async function listOpenSums(
  db: DbOrTx,
  person: Person,
): Promise<{ kind: OpenKind; amount: number }[]> {
  const { userId } = person
  const mine = (user: string, mail: string) => isTheirs(user, mail, person)
  const { rows } = await sql<{ kind: OpenKind; amount: number }>`/* listOpenSums */
    select * from (
      select 'order' as kind, count(*)::float8 as amount from purchase_order o
        where o.status not in ('delivered', 'order_finalized', 'canceled', 'payment_declined', 'return_initiated')
          and ${mine('o.user_id', 'o.email')}
          -- Of a paid order of gift cards alone nothing is to come: the cards go to their receivers.
          and not (o.status = 'confirmed' and o.captured_at is not null and not exists (select 1 from order_line l
            where l.order_id = o.id and l.canceled_at is null and l.kind <> 'gift_card'))
      union all select 'return', count(*) from order_return r
        where r.status not in ('completed', 'canceled') and ${mine('r.user_id', 'r.email')}
      union all select 'case', count(*) from support_case c
        where c.status not in ('settled', 'closed') and ${mine('c.user_id', 'c.email')}
      union all select 'bag', count(*) from kit k left join bag b on b.kit_id = k.id
        where (k.status in ('sent_back', 'lost') or b.status in ('shipped', 'received', 'processing'))
          and ${mine('k.seller_id', 'k.email')}
      union all select case when i.source = 'p2p' then 'direct_piece' else 'piece' end, count(*) from item i
        where i.consignor_id = ${userId}::uuid
          and i.state in ('received', 'processing', 'under_review', 'pending_listing', 'listed', 'on_auction', 'pending_sale')
        group by 1
      union all select 'earnings', coalesce(sum(ledger_balance(a.id)), 0) from ledger_account a
        where a.kind = 'seller_earnings' and a.holder = ${userId}
      union all select 'payout', coalesce(sum(p.amount_cents), 0) from payout p
        where p.user_id = ${userId}::uuid and p.status not in ('paid', 'failed')
      union all select 'credit', case when sum(drop.balance) >= ${cashOutMinimum} then sum(drop.balance) else 0 end
        from (select ledger_balance(d.account_id) as balance from credit_drop d join ledger_account a on a.id = d.account_id
          where d.user_id = ${userId} and a.kind = 'cash_credit' and not exists (select 1 from ledger_entry e
            join ledger_posting p on p.id = e.posting_id where e.account_id = d.account_id and p.kind = 'earnings_turned_to_credit')) drop
      union all select 'auction', count(distinct a.id) from auction a
        where (a.status = 'open' and exists (select 1 from auction_bid b where b.auction_id = a.id
            and b.user_id = ${userId}::uuid and b.passed_at is null))
          or (a.status = 'awaiting_payment' and a.winner_id = ${userId}::uuid)
      union all select 'goody_box', count(*) from goody_box g
        where g.user_id = ${userId}::uuid and g.status not in ('settled', 'lapsed', 'canceled')
    ) open where amount > 0`.execute(db)
  return rows
}

/**
 * Returns the number of gift cards that a person bought and that wait for their day; they are sent without
 * the person as well.
 */
export async function countWaitingCards(db: DbOrTx, person: Person): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countWaitingCards */ select count(*)::int as n
    from gift_card c join purchase_order o on o.id = c.order_id
    where c.delivered_at is null and c.delivery_method = 'email' and o.status not in ('canceled', 'payment_declined')
      and ${isTheirs('o.user_id', 'o.email', person)}`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Returns the things that a user loses with the account: credit in cents, points, unused rewards, orders that
 * can be returned, pieces that can be taken back.
 */
export async function findGivenUp(db: DbOrTx, userId: string, now: Date): Promise<GivenUp> {
  const { rows } = await sql<GivenUp>`/* findGivenUp */ select
      coalesce((select sum(ledger_balance(d.account_id)) from credit_drop d
        where d.user_id = ${userId} and (d.expires_at is null or d.expires_at > ${now})), 0)::float8 as credit,
      coalesce((select ledger_balance(id) from ledger_account where kind = 'points' and holder = ${userId}), 0)::float8 as points,
      (select count(*) from reward r where r.user_id = ${userId}::uuid and r.used_at is null
        and (r.ends_at is null or r.ends_at > ${now}))::float8 as rewards,
      (select count(*) from purchase_order o where o.user_id = ${userId}::uuid and o.status = 'delivered')::float8 as returnable,
      (select count(*) from item i join reclaim_offer f on f.item_number = i.item_number
        where i.consignor_id = ${userId}::uuid and i.state in ('expired', 'unaccepted') and f.ends_at > ${now}
          and not exists (select 1 from order_line l where l.item_number = i.item_number and l.kind = 'reclaim' and l.canceled_at is null)
          and not exists (select 1 from rescue_piece p where p.item_number = i.item_number))::float8 as reclaimable`.execute(
    db,
  )
  return rows[0] ?? { credit: 0, points: 0, rewards: 0, returnable: 0, reclaimable: 0 }
}

/** Returns whether an account has a role of an employee. */
export async function findIsEmployee(db: DbOrTx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ works: boolean }>`/* findIsEmployee */ select exists (select 1 from role_grant
    where user_id = ${userId}::uuid and role in ('employee', 'processor', 'support', 'admin')) as works`.execute(
    db,
  )
  return rows[0]?.works === true
}
