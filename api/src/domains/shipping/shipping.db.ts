import { cents } from '@hemline/rules/common/money.ts'
import type { BundleStatus } from '@hemline/rules/shipping/bundles.ts'
import { type WeightClass, weightClasses } from '@hemline/rules/vocabulary/direct-sell.ts'
import { type LoyaltyTier, loyaltyTiers } from '@hemline/rules/vocabulary/rewards.ts'
import { type RawBuilder, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import {
  listOf,
  number,
  oneOf,
  orNull,
  recordOf,
  shape,
  text,
  time,
  yesOrNo,
} from '../../platform/decoders.ts'
import { rowsOf, type Source } from '../../platform/named-statements.db.ts'

/**
 * A bundle of orders. `merchandise_cents`: items of its orders that are paid and not canceled, before
 * promotions (§9).
 */
export type BundleRow = {
  id: string
  opened_at: Date
  closes_at: Date
  free_shipping_threshold_cents: number
  merchandise_cents: number
}
/** A seller or partner that sends items. */
export type SenderRow = { id: number; name: string; city: string | null; state: string | null }
/**
 * The facts that the delivery of a cart depends on; `chosen` has the option id by sender's delivery key.
 */
export type ShippingFacts = {
  country_id: string | null
  free_shipping_threshold_cents: number | null
  loyalty_tier: LoyaltyTier | null
  chosen: Record<string, number>
  sellers: SenderRow[]
  partners: SenderRow[]
  /** The class of weight of pieces that members sell, by item number. */
  weights: Record<string, WeightClass>
  /** `delivery_due`: no valid order of the bundle has paid the delivery, so the next order pays it. */
  bundle: (BundleRow & { delivery_due: boolean }) | null
}

const merchandiseOf = (
  bundleId: RawBuilder<unknown>,
) => sql<number>`(select coalesce(sum(l.price_cents), 0)::int from order_line l
  join purchase_order o on o.id = l.order_id where o.bundle_id = ${bundleId} and l.kind = 'item' and l.canceled_at is null
  and o.status not in ('not_paid', 'payment_declined', 'canceled'))`

/**
 * True while no valid order has paid the bundle's delivery: its first order may be declined or canceled.
 */
const deliveryDue = (
  bundleId: RawBuilder<unknown>,
) => sql<boolean>`not exists (select 1 from shipment s join purchase_order o on o.id = s.order_id
  where s.bundle_id = ${bundleId} and s.service_type = 'order_batch_shipping' and s.status <> 'canceled'
  and o.status not in ('not_paid', 'payment_declined', 'canceled'))`

type Question = {
  cartId: string
  userId: string | null
  visitorId: number | null
  sellers: readonly number[]
  partners: readonly number[]
  /** The numbers of pieces that members sell. */
  direct: readonly number[]
  now: Date
}
type FactsRow = Omit<ShippingFacts, 'bundle'> & {
  bundle_id: string | null
  opened_at: Date | null
  closes_at: Date | null
  bundle_threshold: number | null
  merchandise_cents: number
  delivery_due: boolean
}
const sender = shape<SenderRow>({ id: number, name: text, city: orNull(text), state: orNull(text) })
const factsRow = shape<FactsRow>({
  country_id: orNull(text),
  free_shipping_threshold_cents: orNull(number),
  loyalty_tier: orNull(oneOf(loyaltyTiers)),
  chosen: recordOf(number),
  sellers: listOf(sender),
  partners: listOf(sender),
  weights: recordOf(oneOf(weightClasses)),
  bundle_id: orNull(text),
  opened_at: orNull(time),
  closes_at: orNull(time),
  bundle_threshold: orNull(number),
  merchandise_cents: number,
  delivery_due: yesOrNo,
})

/**
 * Returns in one row: the cart's senders and pieces' weights, the shopper's country and tier, the chosen
 * delivery options, and the user's open bundle with the cents of its merchandise (null for visitors and
 * without one). Unknown senders are left out.
 */
export async function findShippingFacts(
  source: Source,
  { cartId, userId, visitorId, sellers, partners, direct, now }: Question,
): Promise<ShippingFacts> {
  const query = sql`select coalesce(u.country_id, (select v.country_id from visitor v where v.id = ${visitorId}::bigint)) as country_id, u.free_shipping_threshold_cents, u.loyalty_tier,
      (select coalesce(json_object_agg(c.delivery_key, c.option_id), '{}') from cart_shipping c where c.cart_id = ${cartId}::uuid) as chosen,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'city', s.city, 'state', s.state)), '[]')
        from third_party_seller s where s.id = any(${sellers}::int[])) as sellers,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'city', null, 'state', null)), '[]')
        from supplier s where s.id = any(${partners}::int[])) as partners,
      (select coalesce(json_object_agg(l.item_number, l.draft ->> 'weight'), '{}')
        from direct_listing l where l.item_number = any(${direct}::bigint[])) as weights,
      b.id as bundle_id, b.opened_at, b.closes_at, b.free_shipping_threshold_cents as bundle_threshold,
      case when b.id is null then 0 else ${merchandiseOf(sql`b.id`)} end as merchandise_cents, b.id is not null and ${deliveryDue(sql`b.id`)} as delivery_due
    from (select 1) one
    left join user_account u on u.id = ${userId}::uuid
    left join bundle b on b.user_id = u.id and b.status = 'open' and b.closes_at > ${now}`
  const [row] = await rowsOf(source, {
    name: 'findShippingFacts',
    query,
    row: factsRow,
  })
  if (!row) throw new Error('shipping: no row')
  const { bundle_id, opened_at, closes_at, bundle_threshold, merchandise_cents, delivery_due, ...facts } = row
  return {
    ...facts,
    bundle:
      bundle_id === null || opened_at === null || closes_at === null || bundle_threshold === null
        ? null
        : {
            id: bundle_id,
            opened_at,
            closes_at,
            free_shipping_threshold_cents: bundle_threshold,
            merchandise_cents,
            delivery_due,
          },
  }
}

/** Returns the user's open bundle, which new orders join; undefined when none is open. */
export async function findOpenBundle(db: DbOrTx, userId: string, now: Date): Promise<BundleRow | undefined> {
  const { rows } = await sql<BundleRow>`/* findOpenBundle */
    select b.id, b.opened_at, b.closes_at, b.free_shipping_threshold_cents, ${merchandiseOf(sql`b.id`)} as merchandise_cents
    from bundle b where b.user_id = ${userId}::uuid and b.status = 'open' and b.closes_at > ${now}`.execute(
    db,
  )
  return rows[0]
}

/** A bundle in any state, with its user. */
export type AnyBundle = BundleRow & { user_id: string; status: BundleStatus; closed_at: Date | null }

/** Returns a bundle of any status by its id, with the cents of its merchandise; undefined when unknown. */
export async function findBundle(db: DbOrTx, id: string): Promise<AnyBundle | undefined> {
  const { rows } = await sql<AnyBundle>`/* findBundle */
    select b.id, b.user_id, b.status, b.opened_at, b.closes_at, b.closed_at, b.free_shipping_threshold_cents, ${merchandiseOf(sql`b.id`)} as merchandise_cents
    from bundle b where b.id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Stores the delivery option chosen for one sender of a cart, in place of an earlier one. */
export async function upsertShippingChoice(
  db: DbOrTx,
  choice: { cart_id: string; delivery_key: string; option_id: number; chosen_at: Date },
): Promise<void> {
  await db
    .insertInto('cart_shipping')
    .values(choice)
    .onConflict((oc) =>
      oc
        .columns(['cart_id', 'delivery_key'])
        .doUpdateSet({ option_id: choice.option_id, chosen_at: choice.chosen_at }),
    )
    .modifyEnd(named('upsertShippingChoice'))
    .execute()
}

/**
 * Sets the user's open bundle to `closing` when its week is over, so that no new order joins it before the
 * job closes it.
 */
export async function stopLapsedBundle(tx: DbOrTx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('bundle')
    .set({ status: 'closing' })
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .where('closes_at', '<=', now)
    .modifyEnd(named('stopLapsedBundle'))
    .execute()
}

export type NewBundle = {
  id: string
  user_id: string
  opened_at: Date
  closes_at: Date
  free_shipping_threshold_cents: number
}

/**
 * Opens a bundle unless one is open; returns whether it did. The second of two requests at once waits and
 * finds the first one's bundle.
 */
export async function insertBundle(tx: DbOrTx, bundle: NewBundle): Promise<boolean> {
  const result = await tx
    .insertInto('bundle')
    .values({ ...bundle, status: 'open' })
    .onConflict((oc) => oc.doNothing())
    .modifyEnd(named('insertBundle'))
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/**
 * Locks the user's open bundle until the transaction ends, so that it does not close while an order joins it;
 * undefined when none is open.
 */
export async function lockOpenBundle(
  tx: DbOrTx,
  userId: string,
): Promise<{ id: string; closes_at: Date; delivery_due: boolean } | undefined> {
  return tx
    .selectFrom('bundle')
    .modifyFront(named('lockOpenBundle'))
    .select(['id', 'closes_at', deliveryDue(sql`bundle.id`).as('delivery_due')])
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Locks and returns the ids of at most `limit` bundles whose week is over and that are not closed, oldest
 * first; skips bundles that another transaction is closing.
 */
export async function lockDueBundles(tx: DbOrTx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('bundle')
    .modifyFront(named('lockDueBundles'))
    .select('id')
    .where('status', 'in', ['open', 'closing'])
    .where('closes_at', '<=', now)
    .orderBy('closes_at')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

/** Changes a bundle's status; returns false, with nothing changed, when it is closed already or unknown. */
export async function updateBundleStatus(
  tx: DbOrTx,
  id: string,
  to: { status: BundleStatus; closed_at: Date | null },
): Promise<boolean> {
  const result = await tx
    .updateTable('bundle')
    .set(to)
    .where('id', '=', id)
    .where('status', '!=', 'closed')
    .modifyEnd(named('updateBundleStatus'))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Returns the facts that the shipping rules need of a bundle's row (amounts in cents). */
export const bundleFactsOf = (row: BundleRow) => ({
  closesAt: row.closes_at,
  merchandise: cents(row.merchandise_cents),
  threshold: cents(row.free_shipping_threshold_cents),
})
