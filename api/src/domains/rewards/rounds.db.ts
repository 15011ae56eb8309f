import type { LoyaltyTier } from '@hemline/rules/vocabulary/rewards.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

type UserRow = { user_id: string }

/**
 * Returns the ids of at most `limit` users who hold points, have some that came before `before`, and have no
 * entry for this occasion yet.
 */
export async function listHolders(
  db: DbOrTx,
  asked: { rule: string; occasion: string; before: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<UserRow>`/* listHolders */
    select u.id as user_id from user_account u join ledger_account a on a.kind = 'points' and a.holder = u.id::text
    where ledger_balance(a.id) > 0
      and exists (select 1 from ledger_entry e join ledger_posting p on p.id = e.posting_id
        where e.account_id = a.id and p.kind = 'points_earned' and p.posted_at < ${asked.before})
      and not exists (select 1 from rewards_occasion o where o.user_id = u.id and o.rule = ${asked.rule} and o.occasion = ${asked.occasion})
    order by u.id limit ${asked.limit}`.execute(db)
  return rows.map((row) => row.user_id)
}

/**
 * Returns the ids of at most `limit` members above the first tier that have no entry for this turn of the
 * year yet.
 */
export async function listRaised(db: DbOrTx, occasion: string, limit: number): Promise<string[]> {
  const { rows } = await sql<UserRow>`/* listRaised */
    select u.id as user_id from user_account u where u.loyalty_tier <> 'tier_1'
      and not exists (select 1 from rewards_occasion o where o.user_id = u.id and o.rule = 'tier_year' and o.occasion = ${occasion})
    order by u.id limit ${limit}`.execute(db)
  return rows.map((row) => row.user_id)
}

/**
 * Returns at most `limit` members whose birthday is one of `days` ('month-day'), who told it before
 * `toldBefore` and have no entry for this occasion yet.
 */
export async function listBirthdays(
  db: DbOrTx,
  asked: { days: readonly string[]; toldBefore: Date; occasion: string; limit: number },
): Promise<{ user_id: string; tier: LoyaltyTier }[]> {
  const { rows } = await sql<{ user_id: string; tier: LoyaltyTier }>`/* listBirthdays */
    select m.user_id, u.loyalty_tier as tier from rewards_member m join user_account u on u.id = m.user_id
    where m.birthday_month || '-' || m.birthday_day = any(${[...asked.days]}::text[])
      and m.birthday_month = any(${[...new Set(asked.days.map((day) => Number(day.split('-')[0])))]}::smallint[])
      and m.birthday_told_at < ${asked.toldBefore} and not u.banned
      and not exists (select 1 from rewards_occasion o where o.user_id = m.user_id and o.rule = 'birthday' and o.occasion = ${asked.occasion})
    order by m.user_id limit ${asked.limit}`.execute(db)
  return rows
}

/**
 * Returns at most `limit` bags of members that were received since `since` and whose points were not given
 * yet, the one received first first.
 */
export async function listBagsIn(
  db: DbOrTx,
  since: Date,
  limit: number,
): Promise<{ id: string; user_id: string; bag_number: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string; bag_number: string }>`/* listBagsIn */
    select b.id, b.seller_id as user_id, b.bag_number::text from bag b
    where b.seller_id is not null and b.received_at >= ${since}
      and not exists (select 1 from rewards_occasion o where o.user_id = b.seller_id and o.rule = 'bag' and o.occasion = b.id::text)
    order by b.received_at, b.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns the ids of at most `limit` users whose first order was finalized since `since` and has no entry for
 * the first order yet.
 */
export async function listFirstKept(db: DbOrTx, since: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<UserRow>`/* listFirstKept */
    select distinct o.user_id from order_event e join purchase_order o on o.id = e.order_id
    where e.to_status = 'order_finalized' and e.happened_at >= ${since} and o.user_id is not null and (o.earned ->> 'sales')::int > 0
      and not exists (select 1 from rewards_occasion c where c.user_id = o.user_id and c.rule = 'first_order')
      and not exists (select 1 from purchase_order p where p.user_id = o.user_id and p.status = 'order_finalized' and p.placed_at < o.placed_at)
    order by o.user_id limit ${limit}`.execute(db)
  return rows.map((row) => row.user_id)
}
