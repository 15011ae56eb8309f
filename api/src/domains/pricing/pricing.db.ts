import type {
  OfferedPromotion,
  Promotion,
  PromotionRule,
  PromotionTarget,
} from '@hemline/rules/pricing/totals-types.ts'
import { itemSources } from '@hemline/rules/vocabulary/items.ts'
import { type PromotionType, promotionTypes } from '@hemline/rules/vocabulary/orders.ts'
import { type PromotionKind, promotionKinds } from '@hemline/rules/vocabulary/promotions.ts'
import {
  type LoyaltyTier,
  loyaltyTiers,
  type RewardKind,
  type RewardType,
  rewardKinds,
  rewardTypes,
} from '@hemline/rules/vocabulary/rewards.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { listOf, maybe, number, oneOf, orNull, shape, text, time, yesOrNo } from '../../platform/decoders.ts'
import { rowsOf, type Source } from '../../platform/named-statements.db.ts'

/** The facts about a shopper's account and the choices kept with a cart that its price depends on. */
export type PricingFacts = {
  code: string | null
  skip_auto: boolean
  country_id: string | null
  free_shipping_threshold_cents: number | null
  loyalty_tier: LoyaltyTier | null
  first_purchase_at: Date | null
  multiplier_percent: number | null
  reward: string | null
  rewards: RewardFact[]
}
/** A reward that a user can still use. */
export type RewardFact = {
  id: string
  kind: RewardKind
  type: RewardType | null
  name: string
  description: string
}

const factsRow = shape<PricingFacts>({
  code: orNull(text),
  skip_auto: yesOrNo,
  country_id: orNull(text),
  free_shipping_threshold_cents: orNull(number),
  loyalty_tier: orNull(oneOf(loyaltyTiers)),
  first_purchase_at: orNull(time),
  multiplier_percent: orNull(number),
  reward: orNull(text),
  rewards: listOf(
    shape<RewardFact>({
      id: text,
      kind: oneOf(rewardKinds),
      type: orNull(oneOf(rewardTypes)),
      name: text,
      description: text,
    }),
  ),
})

type Shopper = { userId: string | null; visitorId: number | null }

/**
 * Returns in one row: the cart's chosen code and reward, the account's facts and usable rewards, and the
 * best running points multiplier (percent).
 */
export async function findPricingFacts(
  source: Source,
  question: { cartId: string | null; userId: string | null; visitorId: number | null; now: Date },
): Promise<PricingFacts> {
  const query = sql`select c.code, c.reward, coalesce(c.skip_auto, false) as skip_auto,
      (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'type', r.type, 'name', r.name, 'description', r.description)
        order by r.ends_at, r.granted_at), '[]') from reward r
        where r.user_id = u.id and r.used_by_order is null and r.used_by_return is null and coalesce(r.ends_at, 'infinity') > ${question.now}) as rewards,
      coalesce(u.country_id, (select v.country_id from visitor v where v.id = ${question.visitorId}::bigint)) as country_id, u.free_shipping_threshold_cents, u.loyalty_tier, u.first_purchase_at,
      (select max(o.multiplier_percent) from points_offer o where o.starts_at <= ${question.now} and o.ends_at > ${question.now} and u.id is not null
        and (o.everybody or exists (select 1 from points_offer_grant g where g.cohort = o.cohort and g.user_id = u.id
          and coalesce(g.ends_at, 'infinity') > ${question.now}))) as multiplier_percent
    from (select 1) one
    left join cart_promotion c on c.cart_id = ${question.cartId}::uuid
    left join user_account u on u.id = ${question.userId}::uuid`
  const [row] = await rowsOf(source, { name: 'findPricingFacts', query, row: factsRow })
  if (!row) throw new Error('pricing: no row')
  return row
}

export type PointsOfferRow = { cohort: string; multiplier_percent: number }

/**
 * Returns cohort and multiplier (percent) of the running points offer with the highest multiplier for a user;
 * undefined when none runs.
 */
export async function findPointsOffer(
  db: DbOrTx,
  userId: string,
  now: Date,
): Promise<PointsOfferRow | undefined> {
  const { rows } = await sql<PointsOfferRow>`/* findPointsOffer */
    select o.cohort, o.multiplier_percent from points_offer o where o.starts_at <= ${now} and o.ends_at > ${now}
      and (o.everybody or exists (select 1 from points_offer_grant g where g.cohort = o.cohort and g.user_id = ${userId}::uuid
        and coalesce(g.ends_at, 'infinity') > ${now}))
    order by o.multiplier_percent desc, o.cohort limit 1`.execute(db)
  return rows[0]
}

type PromotionRow = {
  code: string
  type: PromotionType
  kind: PromotionKind
  name: string
  title: string
  description: string
  legalese: string
  badge: string | null
  cohort: string | null
  automatic: boolean
  free_shipping: boolean
  target: PromotionTarget
  rules: PromotionRule[]
  first_order_only: boolean
  starts_at: Date
  ends_at: Date | null
  rank: number
  theirs: boolean
  used: boolean
}

const promotionRow = shape<PromotionRow>({
  code: text,
  type: oneOf(promotionTypes),
  kind: oneOf(promotionKinds),
  name: text,
  title: text,
  description: text,
  legalese: text,
  badge: orNull(text),
  cohort: orNull(text),
  automatic: yesOrNo,
  free_shipping: yesOrNo,
  target: shape<PromotionTarget>({
    departments: maybe(listOf(text)),
    categories: maybe(listOf(text)),
    sources: maybe(listOf(oneOf(itemSources))),
    outletOnly: maybe(yesOrNo),
    excludeFinalSale: maybe(yesOrNo),
  }),
  rules: listOf(
    shape<PromotionRule>({
      itemCountThreshold: number,
      minimumCents: number,
      discountPercent: number,
      amountCents: number,
    }),
  ),
  first_order_only: yesOrNo,
  starts_at: time,
  ends_at: orNull(time),
  rank: number,
  theirs: yesOrNo,
  used: yesOrNo,
})

const offeredOf = ({
  free_shipping,
  first_order_only,
  starts_at,
  ends_at,
  ...row
}: PromotionRow): OfferedPromotion => ({
  ...row,
  freeShipping: free_shipping,
  firstOrderOnly: first_order_only,
  startsAt: starts_at,
  endsAt: ends_at,
})

/**
 * Returns the promotions that a shopper is shown, by rank: granted ones, and advertised and outlet ones for
 * everybody, while they run; and in any state the one with the asked `code`, or else the code chosen for the
 * cart `cartId`. Other codes work only when they are typed.
 */
export async function listPromotions(
  source: Source,
  question: Shopper & { code: string | null; cartId?: string; now: Date },
): Promise<OfferedPromotion[]> {
  const { userId, visitorId, code, cartId, now } = question
  const query = sql`select p.code::text, p.type, p.kind, p.name, p.title, p.description, p.legalese, p.badge, p.cohort, p.automatic, p.free_shipping, p.target, p.rules,
      p.first_order_only, p.starts_at, least(p.ends_at, g.ends_at) as ends_at, p.rank,
      (p.cohort is null or g.code is not null) as theirs,
      (p.once_per_shopper and exists (select 1 from promotion_use u where u.code = p.code
        and u.used_at >= coalesce(g.granted_at, '-infinity') and (u.user_id = ${userId}::uuid or u.visitor_id = ${visitorId}::bigint))) as used
    from promotion p left join promotion_grant g on g.code = p.code and g.user_id = ${userId}::uuid
    where p.code = coalesce(${code}::citext, (select c.code from cart_promotion c where c.cart_id = ${cartId ?? null}::uuid))
      or (p.starts_at <= ${now} and coalesce(least(p.ends_at, g.ends_at), 'infinity') > ${now}
        and (g.code is not null or (p.cohort is null and p.kind in ('advertised', 'outlet'))))
    order by p.rank, p.code`
  return (await rowsOf(source, { name: 'listPromotions', query, row: promotionRow })).map(offeredOf)
}

/**
 * Finds a promotion by its code, whoever may use it and whether or not it still runs; undefined when unknown.
 */
export async function findPromotion(db: DbOrTx, code: string): Promise<Promotion | undefined> {
  const { rows } = await sql<PromotionRow>`/* findPromotion */ select p.code::text, p.type, p.kind, p.name,
      p.title, p.description, p.legalese, p.badge, p.cohort, p.automatic, p.free_shipping, p.target, p.rules,
      p.first_order_only, p.starts_at, p.ends_at, p.rank, true as theirs, false as used
    from promotion p where p.code = ${code}::citext`.execute(db)
  return rows[0] && offeredOf(rows[0])
}

/** The code chosen for a cart, and whether automatic promotions are skipped. */
export type Choice = { cart_id: string; code: string | null; skip_auto: boolean; chosen_at: Date }

/** Stores the code chosen for a cart, and whether automatic promotions are skipped. */
export async function upsertChoice(db: DbOrTx, choice: Choice): Promise<void> {
  await db
    .insertInto('cart_promotion')
    .values(choice)
    .onConflict((oc) =>
      oc
        .column('cart_id')
        .doUpdateSet({ code: choice.code, skip_auto: choice.skip_auto, chosen_at: choice.chosen_at }),
    )
    .modifyEnd(named('upsertChoice'))
    .execute()
}

/**
 * Locks a key (shopper and code) until the transaction ends: the second of two orders that use one code
 * waits for the first.
 */
export async function lockPromotionUse(tx: DbOrTx, key: string): Promise<void> {
  await sql`/* lockPromotionUse */ select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

/** The use of a promotion's code by an order, and the discount in cents. */
export type PromotionUse = Shopper & { code: string; orderId: string; discountCents: number; usedAt: Date }

/** Inserts the use of a promotion by an order. */
export async function insertPromotionUse(tx: DbOrTx, use: PromotionUse): Promise<void> {
  await tx
    .insertInto('promotion_use')
    .values({
      code: use.code,
      user_id: use.userId,
      visitor_id: use.visitorId,
      order_id: use.orderId,
      discount_cents: use.discountCents,
      used_at: use.usedAt,
    })
    .modifyEnd(named('insertPromotionUse'))
    .execute()
}

/** Returns whether an order has used this promotion code. */
export async function hasUsed(db: DbOrTx, orderId: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('promotion_use')
    .modifyFront(named('hasUsed'))
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('code', '=', code)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Deletes an order's uses of codes, so that they can be used again: it was never paid, or was canceled
 * before it was packed.
 */
export async function deletePromotionUses(tx: DbOrTx, orderId: string): Promise<void> {
  await tx
    .deleteFrom('promotion_use')
    .where('order_id', '=', orderId)
    .modifyEnd(named('deletePromotionUses'))
    .execute()
}

/** Grants a promotion to a user until a time (null: no end); a repeat changes only the end. */
export async function insertGrant(
  tx: DbOrTx,
  grant: { code: string; user_id: string; granted_at: Date; ends_at: Date | null },
): Promise<void> {
  await tx
    .insertInto('promotion_grant')
    .values(grant)
    .onConflict((oc) => oc.columns(['code', 'user_id']).doUpdateSet({ ends_at: grant.ends_at }))
    .modifyEnd(named('insertGrant'))
    .execute()
}

/**
 * Grants every running promotion and points offer of a cohort to a user until `endsAt`, from now on: what
 * was used of an earlier grant doesn't count. Returns the titles of what was granted; none when nothing of
 * the cohort runs.
 */
export async function insertCohortGrants(
  tx: DbOrTx,
  grant: { cohort: string; userId: string; now: Date; endsAt: Date },
): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`/* insertCohortGrants */
    with promised as (
      insert into promotion_grant (code, user_id, granted_at, ends_at)
      select p.code, ${grant.userId}::uuid, ${grant.now}::timestamptz, ${grant.endsAt}::timestamptz from promotion p
      where p.cohort = ${grant.cohort} and p.starts_at <= ${grant.now} and coalesce(p.ends_at, 'infinity') > ${grant.now}
      on conflict (code, user_id) do update set granted_at = excluded.granted_at, ends_at = excluded.ends_at
      returning code),
    points as (
      insert into points_offer_grant (cohort, user_id, ends_at)
      select o.cohort, ${grant.userId}::uuid, ${grant.endsAt}::timestamptz from points_offer o
      where o.cohort = ${grant.cohort} and not o.everybody and o.starts_at <= ${grant.now} and o.ends_at > ${grant.now}
      on conflict (cohort, user_id) do update set ends_at = excluded.ends_at
      returning cohort)
    select p.title from promotion p join promised g on g.code = p.code
    union all
    select 'Points count ' || case o.multiplier_percent when 200 then 'twice' else trim_scale(o.multiplier_percent / 100.0) || ' times' end
      from points_offer o join points g on g.cohort = o.cohort`.execute(tx)
  return rows.map((row) => row.title)
}

/** Stores the reward chosen for a cart (null: none); a chosen code stays. */
export async function upsertReward(
  db: DbOrTx,
  choice: { cart_id: string; reward: string | null; chosen_at: Date },
): Promise<void> {
  await db
    .insertInto('cart_promotion')
    .values(choice)
    .onConflict((oc) => oc.column('cart_id').doUpdateSet({ reward: choice.reward }))
    .modifyEnd(named('upsertReward'))
    .execute()
}

/** Deletes the promotion code and reward chosen for a cart; for a cart whose order was placed. */
export async function deleteChoice(tx: DbOrTx, cartId: string): Promise<void> {
  await tx
    .deleteFrom('cart_promotion')
    .where('cart_id', '=', cartId)
    .modifyEnd(named('deleteChoice'))
    .execute()
}
