import type { AlertTarget } from '@hemline/rules/alerts/alerts.ts'
import type { LoyaltyTier } from '@hemline/rules/vocabulary/rewards.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

export type AlertRow = {
  id: string
  header: string
  body: string
  action_label: string | null
  action_link: string | null
  image_url: string | null
  tier_id: LoyaltyTier | null
  target: AlertTarget
}

/**
 * Returns the alerts that run at `now`, whatever their audience, except those that the owner dismissed: by
 * priority, then the newest first. `owner` is undefined for a viewer without a cookie, who has dismissed
 * none.
 */
export async function listRunningAlerts(
  db: DbOrTx,
  { now, owner }: { now: Date; owner: Owner | undefined },
): Promise<AlertRow[]> {
  const { rows } = await sql<AlertRow>`/* listRunningAlerts */
    select id, header, body, action_label, action_link, image_url, tier_id,
      jsonb_build_object('loggedIn', logged_in, 'countries', countries, 'roles', roles, 'tiers', tiers, 'reached', reached,
        'hasBought', has_bought, 'hasSold', has_sold, 'flag', flag, 'platforms', platforms,
        'fromVersion', from_version, 'untilVersion', until_version, 'treatments', treatments) as target
    from user_alert a
    where stopped_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})
      and not exists (select 1 from client_setting s where s.category = 'modals' and s.name = 'alert:' || a.id
        and (s.user_id = ${owner?.user_id ?? null}::uuid or s.visitor_id = ${owner?.visitor_id ?? null}::bigint))
    order by priority desc, starts_at desc, id`.execute(db)
  return rows
}

/** The facts of an account that alerts can target. */
export type ReaderRow = {
  country: string
  tier: string
  reached: boolean
  has_bought: boolean
  has_sold: boolean
}

/**
 * Returns the facts that decide whether an alert is for a user: country, loyalty tier, whether orders brought
 * the tier, whether they ever paid for an order, and whether they ever sold a piece. Undefined for an unknown
 * user.
 */
export async function findReader(db: DbOrTx, userId: string): Promise<ReaderRow | undefined> {
  const { rows } = await sql<ReaderRow>`/* findReader */
    select country_id as country, loyalty_tier as tier,
      exists (select 1 from rewards_member m where m.user_id = u.id and m.tier_since is not null) as reached,
      exists (select 1 from purchase_order o where o.user_id = u.id and o.captured_at is not null) as has_bought,
      exists (select 1 from seller_sale s where s.seller_id = u.id) as has_sold
    from user_account u where u.id = ${userId}::uuid`.execute(db)
  return rows[0]
}
