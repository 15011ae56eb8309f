import type { PointsKind } from '@hemline/rules/rewards/points.ts'
import { pointsKinds } from '@hemline/rules/rewards/points.ts'
import type { LoyaltyTier, RewardKind, RewardType } from '@hemline/rules/vocabulary/rewards.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** What the program knows of a member besides points and orders; all null for who has no row. */
export type MemberRow = {
  tier: LoyaltyTier
  birthday_month: number | null
  birthday_day: number | null
  birthday_told_at: Date | null
  tier_since: Date | null
  courtesy_tier: LoyaltyTier | null
  courtesy_until: Date | null
}

/** Returns a user's loyalty tier and the row of the rewards program; undefined for an unknown user. */
export async function findMember(db: DbOrTx, userId: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`/* findMember */
    select u.loyalty_tier as tier, m.birthday_month, m.birthday_day, m.birthday_told_at, m.tier_since, m.courtesy_tier, m.courtesy_until
    from user_account u left join rewards_member m on m.user_id = u.id where u.id = ${userId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/** An order as tiers and points see it; `cents`: its pieces without what was refunded. */
export type SpentRow = {
  id: string
  placed_at: Date
  cents: number
  kept: boolean
  promised: number
  sold: number
  delivered_at: Date | null
}

/**
 * Returns a user's paid orders that were placed at or after `since`, except canceled and lost ones, the
 * newest first.
 */
export async function listSpent(db: DbOrTx, userId: string, since: Date): Promise<SpentRow[]> {
  const { rows } = await sql<SpentRow>`/* listSpent */
    select o.id, o.placed_at, (o.earned ->> 'sales')::int as cents, o.status = 'order_finalized' as kept,
      (o.totals ->> 'pointsToEarn')::int as promised,
      (select coalesce(sum((line ->> 'net')::int), 0)::int from jsonb_array_elements(o.totals -> 'lines') line)
        - (select coalesce(sum((card ->> 'amount')::int), 0)::int from jsonb_array_elements(o.earned -> 'giftCards') card) as sold,
      case when o.status in ('delivered', 'return_initiated') then
        (select max(e.happened_at) from order_event e where e.order_id = o.id and e.to_status = 'delivered') end as delivered_at
    from purchase_order o
    where o.user_id = ${userId}::uuid and o.placed_at >= ${since}
      and o.status in ('confirmed', 'in_progress', 'auto_charged', 'shipped', 'delivered', 'return_initiated', 'order_finalized')
    order by o.placed_at desc`.execute(db)
  return rows
}

/**
 * A posting about a user's points; `amount` in points, `lot_at`: of an order, when its points first came.
 */
export type PointsRow = {
  id: string
  kind: PointsKind
  reason: string
  order_id: string | null
  at: Date
  lot_at: Date
  amount: number
}

/** Returns all postings about a user's points, those owed among them, the oldest first. */
export async function listPoints(db: DbOrTx, userId: string): Promise<PointsRow[]> {
  const { rows } = await sql<PointsRow>`/* listPoints */
    select p.id, p.kind, p.reason, p.order_id, p.posted_at as at,
      case when p.order_id is null then p.posted_at else min(p.posted_at) over (partition by p.order_id) end as lot_at,
      sum(e.amount)::int as amount
    from ledger_account a join ledger_entry e on e.account_id = a.id join ledger_posting p on p.id = e.posting_id
    where a.kind in ('points', 'points_owed') and a.holder = ${userId} and p.kind = any(${[...pointsKinds]}::text[])
    group by p.id order by p.posted_at, p.id`.execute(db)
  return rows
}

/** Returns the sum of points that an order has brought so far, and the number of its postings. */
export async function findPointsOfOrder(
  db: DbOrTx,
  orderId: string,
): Promise<{ points: number; postings: number }> {
  const { rows } = await sql<{ points: number; postings: number }>`/* findPointsOfOrder */
    select coalesce(-sum(e.amount), 0)::int as points, count(*)::int as postings
    from ledger_posting p join ledger_entry e on e.posting_id = p.id join ledger_account a on a.id = e.account_id
    where p.order_id = ${orderId} and p.kind in ('points_earned', 'points_taken_back') and a.kind = 'points_issued'`.execute(
    db,
  )
  return rows[0] ?? { points: 0, postings: 0 }
}

/** A reward that its owner has not used. */
export type RewardRow = {
  id: string
  kind: RewardKind
  type: RewardType | null
  name: string
  description: string
  points: number | null
  granted_at: Date
  ends_at: Date | null
}

/** A reward that can be used; `least_cents`: the sum of pieces from which it can, null for any. */
export type HeldRewardRow = RewardRow & { least_cents: number | null }

/**
 * Returns the rewards that a user can use now, those that end first in front. Gifts that the rules of
 * offers granted are among them (type gifted_lifecycle_promo): an amount off, or free delivery, which the
 * cart takes by itself; their ids are 'gift:' and the code.
 */
export async function listRewards(db: DbOrTx, userId: string, now: Date): Promise<HeldRewardRow[]> {
  const { rows } = await sql<HeldRewardRow>`/* listRewards */
    select id::text, kind, type, name, description, points, granted_at, ends_at, null::integer as least_cents from reward
    where user_id = ${userId}::uuid and used_by_order is null and used_by_return is null and coalesce(ends_at, 'infinity') > ${now}
    union all
    select 'gift:' || p.code, case when p.free_shipping then 'free_shipping' else 'absolute_discount_order_' || (p.rules -> 0 ->> 'amountCents') end,
      'gifted_lifecycle_promo', p.title, p.description, null, g.granted_at, least(p.ends_at, g.ends_at),
      nullif((p.rules -> 0 ->> 'minimumCents')::integer, 0)
    from promotion_grant g join promotion p on p.code = g.code and p.kind = 'gifted_lifecycle'
    where g.user_id = ${userId}::uuid and p.starts_at <= ${now} and coalesce(least(p.ends_at, g.ends_at), 'infinity') > ${now}
      and (p.free_shipping or p.rules -> 0 ->> 'amountCents' in ('500', '1000'))
      and not exists (select 1 from promotion_use u where u.code = p.code and u.user_id = g.user_id and u.used_at >= g.granted_at)
    order by ends_at, granted_at, id`.execute(db)
  return rows
}

/** Inserts a user's reward; does nothing when a reward has this id. */
export async function insertReward(tx: DbOrTx, userId: string, reward: RewardRow): Promise<void> {
  await tx
    .insertInto('reward')
    .values({ ...reward, user_id: userId })
    .onConflict((oc) => oc.column('id').doNothing())
    .modifyEnd(named('insertReward'))
    .execute()
}

/**
 * Deletes a reward that a user bought with points and can still use. Returns its name and price; undefined
 * when it was used, has ended, was given, or is somebody else's.
 */
export async function deleteBoughtReward(
  tx: DbOrTx,
  reward: { id: string; userId: string; now: Date },
): Promise<{ name: string; points: number } | undefined> {
  const { rows } = await sql<{ name: string; points: number }>`/* deleteBoughtReward */
    delete from reward where id = ${reward.id}::uuid and user_id = ${reward.userId}::uuid and points is not null
      and used_by_order is null and used_by_return is null and coalesce(ends_at, 'infinity') > ${reward.now}
    returning name, points`.execute(tx)
  return rows[0]
}

/**
 * Marks rewards of a user as used by an order; returns how many of them were unused until now. The caller
 * rolls back when that is fewer than it named.
 */
export async function takeRewards(
  tx: DbOrTx,
  use: { ids: readonly string[]; userId: string; orderId: string; now: Date },
): Promise<number> {
  const result = await tx
    .updateTable('reward')
    .set({ used_by_order: use.orderId, used_at: use.now })
    .where('id', 'in', [...use.ids])
    .where('user_id', '=', use.userId)
    .where('used_by_order', 'is', null)
    .where('used_by_return', 'is', null)
    .modifyEnd(named('takeRewards'))
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Makes an order's rewards usable again, as long as they last: the order was never paid, or was canceled. */
export async function returnRewards(tx: DbOrTx, orderId: string): Promise<void> {
  await tx
    .updateTable('reward')
    .set({ used_by_order: null, used_at: null })
    .where('used_by_order', '=', orderId)
    .modifyEnd(named('returnRewards'))
    .execute()
}

/** Marks a reward as used by a return; returns false when it was used before. */
export async function useRewardForReturn(
  tx: DbOrTx,
  use: { id: string; returnId: string; now: Date },
): Promise<boolean> {
  const result = await tx
    .updateTable('reward')
    .set({ used_by_return: use.returnId, used_at: use.now })
    .where('id', '=', use.id)
    .where('used_by_order', 'is', null)
    .where('used_by_return', 'is', null)
    .modifyEnd(named('useRewardForReturn'))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Makes the reward that a return uses usable again; returns whether there was one. */
export async function returnRewardOfReturn(tx: DbOrTx, returnId: string): Promise<boolean> {
  const result = await tx
    .updateTable('reward')
    .set({ used_by_return: null, used_at: null })
    .where('used_by_return', '=', returnId)
    .modifyEnd(named('returnRewardOfReturn'))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Stores a member's birthday and when it was told, in place of an earlier one. */
export async function upsertBirthday(
  db: DbOrTx,
  member: { userId: string; month: number; day: number; now: Date },
): Promise<void> {
  const told = {
    birthday_month: member.month,
    birthday_day: member.day,
    birthday_told_at: member.now,
  }
  await db
    .insertInto('rewards_member')
    .values({ user_id: member.userId, ...told })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(told))
    .modifyEnd(named('upsertBirthday'))
    .execute()
}

/** Stores since when a member has the present tier. */
export async function upsertTierSince(tx: DbOrTx, userId: string, since: Date): Promise<void> {
  await tx
    .insertInto('rewards_member')
    .values({ user_id: userId, tier_since: since })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ tier_since: since }))
    .modifyEnd(named('upsertTierSince'))
    .execute()
}

/** An occasion on which a rule gives something to a user, once. */
export type Occasion = { userId: string; rule: string; occasion: string; now: Date }

/** Inserts an occasion (a rule that was applied to a user); returns false when it was inserted before. */
export async function insertOccasion(tx: DbOrTx, one: Occasion): Promise<boolean> {
  const { rows } = await sql`/* insertOccasion */
    insert into rewards_occasion (user_id, rule, occasion, happened_at)
    values (${one.userId}::uuid, ${one.rule}, ${one.occasion}, ${one.now}) on conflict do nothing returning user_id`.execute(
    tx,
  )
  return rows.length === 1
}
