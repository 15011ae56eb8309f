import type { DueOffer } from '@hemline/rules/lifecycle/lifecycle.ts'
import { lifecycleTerms } from '@hemline/rules/lifecycle/lifecycle.ts'
import type { LoyaltyTier } from '@hemline/rules/vocabulary/rewards.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** What the shop knows of a person that decides about offers. */
export type DeedsRow = {
  user_id: string
  joined_at: Date
  last_order_at: Date | null
  tier: LoyaltyTier
  tier_since: Date | null
  left_cart_at: Date | null
  loved_bags: number
  invited_at: Date | null
  granted: string[]
}

/** Of the people who may be granted something, those whose ids come after `after`. */
export type DeedsPage = { now: Date; after: string; limit: number }

const { lapsedDays, firstOrderDays, leftCartHours, leftCartDays, lovesDays, catchesUpDays, anniversaries } =
  lifecycleTerms

/**
 * Returns the deeds of people for whom an occasion may have come, by id: who joined, bought last, reached a
 * tier, left a cart or loved something at such times. Banned, leaving and erased people are left out. One
 * statement of indexed ranges a page; the rules decide.
 */
export async function listDeeds(db: DbOrTx, { now, after, limit }: DeedsPage): Promise<DeedsRow[]> {
  const { rows } = await sql<DeedsRow>`/* listDeeds */
    with asked as (select ${now}::timestamptz as now),
    left_cart as materialized (
      select c.user_id, max(l.added_at) as at from asked, cart c join cart_line l on l.cart_id = c.id
      where c.user_id is not null and l.kind = 'item' group by c.user_id, asked.now
      having max(l.added_at) <= asked.now - ${leftCartHours} * interval '1 hour'
        and max(l.added_at) > asked.now - ${leftCartDays} * interval '1 day'),
    free_cart as (
      select f.user_id, f.at from left_cart f, asked where exists (
        select 1 from cart c join cart_line l on l.cart_id = c.id and l.kind = 'item'
          join item i on i.item_number = l.item_number and i.state = 'listed'
        where c.user_id = f.user_id
          and not exists (select 1 from hold h where h.item_number = i.item_number and h.released_at is null and h.expires_at > asked.now)
          and not exists (select 1 from hold_queue q where q.item_number = i.item_number))),
    who as (
      select m.user_id as id from rewards_member m, asked where m.tier_since > asked.now - ${catchesUpDays} * interval '1 day'
      union select u.id from user_account u, asked
        where u.last_purchase_at > asked.now - ${lapsedDays + catchesUpDays} * interval '1 day' and u.last_purchase_at <= asked.now - ${lapsedDays} * interval '1 day'
      union select u.id from user_account u, asked
        where u.created_at > asked.now - ${firstOrderDays + catchesUpDays} * interval '1 day' and u.created_at <= asked.now - ${firstOrderDays} * interval '1 day'
      union select u.id from asked, generate_series(1, ${anniversaries}::int) y join user_account u on true
        where u.created_at > asked.now - y * interval '1 year' - ${catchesUpDays + 1} * interval '1 day' and u.created_at <= asked.now - y * interval '1 year' + interval '1 day'
      union select f.user_id from free_cart f
      union select f.user_id from favorite f, asked where f.user_id is not null and f.created_at > asked.now - interval '1 day')
    select u.id as user_id, u.created_at as joined_at, u.last_purchase_at as last_order_at, u.loyalty_tier as tier, m.tier_since, c.at as left_cart_at,
      (select count(*)::int from favorite f join item i on i.item_number = f.item_number
        where f.user_id = u.id and f.created_at > asked.now - ${lovesDays} * interval '1 day' and i.category_tags @> '{handbags}') as loved_bags,
      (select max(g.granted_at) from lifecycle_grant g where g.user_id = u.id and g.invites) as invited_at,
      array(select g.occasion || '/' || g.key from lifecycle_grant g where g.user_id = u.id) as granted
    from asked, who w join user_account u on u.id = w.id left join rewards_member m on m.user_id = u.id left join free_cart c on c.user_id = u.id
    where u.id > ${after}::uuid and not u.banned and u.leaving_at is null and u.erased_at is null
    order by u.id limit ${limit}`.execute(db)
  return rows
}

/** Inserts the grant of an offer to a user; returns false when the user had this occasion's offer before. */
export async function insertLifecycleGrant(
  tx: DbOrTx,
  { userId, offer, now }: { userId: string; offer: DueOffer; now: Date },
): Promise<boolean> {
  const { occasion, key, cohort, invites } = offer
  const { rows } = await sql`/* insertLifecycleGrant */
    insert into lifecycle_grant (user_id, occasion, key, cohort, invites, granted_at)
    values (${userId}::uuid, ${occasion}, ${key}, ${cohort}, ${invites}, ${now})
    on conflict do nothing returning user_id`.execute(tx)
  return rows.length === 1
}
