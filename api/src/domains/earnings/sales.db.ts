// Rows of sellers' sales: how each price was split, and when its earnings are available. The delivery time
// is read from the parcel.
import { charityOfBag } from '@hemline/db/charities.ts'
import type { PayoutTerms } from '@hemline/rules/earnings/payout-terms.ts'
import type { PayoutLine } from '@hemline/rules/earnings/payouts.ts'
import type { ItemSource } from '@hemline/rules/vocabulary/items.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * A sold piece with its seller's terms and its bag's fee in cents; `charity_id` when its earnings are
 * donated. A piece that was given without an account has no seller.
 */
export type ConsignedRow = {
  item_number: number
  seller_id: string | null
  payout_terms: PayoutTerms
  bag_id: string | null
  bag_fee_cents: number
  service: string | null
  charity_id: number | null
}

/**
 * Returns those of the pieces that have a seller, or were given without an account, and payout terms
 * (rules/src/earnings/payout-terms.ts). A donated piece whose bag names no charity goes to the active charity
 * with the lowest id.
 */
export async function listConsigned(db: DbOrTx, itemNumbers: readonly number[]): Promise<ConsignedRow[]> {
  const { rows } = await sql<ConsignedRow>`/* listConsigned */
    select i.item_number, i.consignor_id as seller_id, i.payout_terms, i.bag_id, coalesce(b.fee_cents, 0) as bag_fee_cents, b.service,
      case when i.payout_terms ->> 'service' = 'donation'
        then ${charityOfBag} end as charity_id
    from item i left join bag b on b.id = i.bag_id
    where i.item_number = any(${[...itemNumbers]}::bigint[]) and i.payout_terms ->> 'version' = '1'
      and (i.consignor_id is not null or i.payout_terms ->> 'service' = 'donation')
    order by i.item_number`.execute(db)
  return rows
}

/**
 * Sums per bag the cents of its fee that sales have paid; clawed-back sales count nothing. The caller holds
 * the lock of the seller's account.
 */
export async function sumBagFees(tx: DbOrTx, bagIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ bag_id: string; paid: number }>`/* sumBagFees */
    select bag_id, sum(bag_fee_cents)::int as paid from seller_sale
    where bag_id = any(${[...bagIds]}::uuid[]) and clawed_back_at is null group by bag_id`.execute(tx)
  return new Map(rows.map((row) => [row.bag_id, row.paid]))
}

/** A new sale with the split of its price in cents. */
export type NewSale = {
  id: string
  order_line_id: string
  order_id: string
  item_number: number
  seller_id: string | null
  bag_id: string | null
  charity_id: number | null
  price_cents: number
  earnings_cents: number
  bag_fee_cents: number
  selling_fee_cents: number
  credit_cents: number
  lines: readonly PayoutLine[]
  hold_days: number
}

/**
 * Inserts sales with the time at which their order was placed, whenever the order is charged; a sale of an
 * unknown order is left out.
 */
export async function insertSales(tx: DbOrTx, sales: readonly NewSale[]): Promise<void> {
  await sql`/* insertSales */ insert into seller_sale
      (id, order_line_id, order_id, item_number, seller_id, bag_id, charity_id, price_cents, earnings_cents, bag_fee_cents, selling_fee_cents,
       credit_cents, lines, sold_at, hold_days)
    select s.id, s.order_line_id, s.order_id, s.item_number, s.seller_id, s.bag_id, s.charity_id, s.price_cents, s.earnings_cents, s.bag_fee_cents,
      s.selling_fee_cents, s.credit_cents, s.lines, o.placed_at, s.hold_days
    from purchase_order o join jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as s (id uuid, order_line_id uuid, order_id uuid, item_number bigint,
      seller_id uuid, bag_id uuid, charity_id integer, price_cents integer, earnings_cents integer, bag_fee_cents integer,
      selling_fee_cents integer, credit_cents integer, lines jsonb, hold_days smallint) on s.order_id = o.id`.execute(
    tx,
  )
}

/** A sale that was not clawed back, with its delivery; sums in cents. */
export type OpenSaleRow = {
  id: string
  order_line_id: string
  order_id: string
  seller_id: string | null
  charity_id: number | null
  price_cents: number
  earnings_cents: number
  credit_cents: number
  lines: PayoutLine[]
  delivered_at: Date | null
  returning_since: Date | null
  credit_granted_at: Date | null
  hold_days: number
}

const delivery = sql`left join order_line l on l.id = s.order_line_id
    left join shipment sh on sh.order_id = l.order_id and sh.group_key = l.group_key
    left join shipment lead on lead.id = sh.joined_to`
/**
 * SQL: when the sale's parcel, or the joint parcel it travels in, was delivered. A parcel that its carrier
 * lost counts from the day on which its shopper was paid back: the shop bears the loss, and no seller does.
 */
export const deliveredAt = sql<Date | null>`coalesce(lead.delivered_at, sh.delivered_at, sh.lost_paid_at)`
/** SQL: the joins from a sale `s` to its parcel, for deliveredAt. */
export const saleDelivery = delivery
const openColumns = sql`s.id, s.order_line_id, s.order_id, s.seller_id, s.charity_id, s.price_cents, s.earnings_cents, s.credit_cents, s.lines,
    ${deliveredAt} as delivered_at, s.returning_since, s.credit_granted_at, s.hold_days`

/** Locks and returns an order's sales that were not clawed back, of the named lines or (null) of all. */
export async function lockSalesOfOrder(
  tx: DbOrTx,
  orderId: string,
  lineIds: readonly string[] | null,
): Promise<OpenSaleRow[]> {
  const { rows } =
    await sql<OpenSaleRow>`/* lockSalesOfOrder */ select ${openColumns} from seller_sale s ${delivery}
    where s.order_id = ${orderId}::uuid and s.clawed_back_at is null
      and (${lineIds === null}::boolean or s.order_line_id = any(${lineIds === null ? [] : [...lineIds]}::uuid[]))
    order by s.id for update of s`.execute(tx)
  return rows
}

/** The recipient of earnings: a seller, or a charity for donated pieces. */
export type Payee = { sellerId: string } | { charityId: number }

/**
 * Returns a payee's sales that may still be pending; rules/src/earnings/earnings.ts decides which are.
 * Includes one extra day, so that no edge case is decided in SQL.
 */
export async function listUnripeSales(db: DbOrTx, payee: Payee, now: Date): Promise<OpenSaleRow[]> {
  const whose =
    'sellerId' in payee
      ? sql`s.seller_id = ${payee.sellerId}::uuid and s.charity_id is null`
      : sql`s.charity_id = ${payee.charityId}`
  const { rows } =
    await sql<OpenSaleRow>`/* listUnripeSales */ select ${openColumns} from seller_sale s ${delivery}
    where ${whose} and s.clawed_back_at is null and (${deliveredAt} is null or s.returning_since is not null
      or ${deliveredAt} > ${now}::timestamptz - make_interval(days => s.hold_days + 1))`.execute(db)
  return rows
}

/** Marks a sale as clawed back with the cents taken; a sale marked before stays. */
export async function updateClawedBack(
  tx: DbOrTx,
  id: string,
  back: { at: Date; taken: number; reason: string },
): Promise<void> {
  await sql`/* updateClawedBack */ update seller_sale set clawed_back_at = ${back.at}, clawed_back_cents = ${back.taken},
    clawback_reason = ${back.reason}, returning_since = null where id = ${id}::uuid and clawed_back_at is null`.execute(
    tx,
  )
}

/**
 * Marks the sales of order lines as being returned since a time, or (null) as not being returned; sales that
 * were taken back stay.
 */
export async function updateReturning(
  tx: DbOrTx,
  lineIds: readonly string[],
  since: Date | null,
): Promise<void> {
  await sql`/* updateReturning */ update seller_sale set returning_since = ${since}
    where order_line_id = any(${[...lineIds]}::uuid[]) and clawed_back_at is null`.execute(tx)
}

/**
 * Returns the ids of those of the order lines whose pieces members sold directly and whose sales were not
 * taken back.
 */
export async function listDirectLines(tx: DbOrTx, lineIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{
    order_line_id: string
  }>`/* listDirectLines */ select s.order_line_id from seller_sale s
    join item i on i.item_number = s.item_number
    where s.order_line_id = any(${[...lineIds]}::uuid[]) and s.clawed_back_at is null and i.source = 'p2p'`.execute(
    tx,
  )
  return rows.map((row) => row.order_line_id)
}

/**
 * Locks and returns up to `limit` sales of sellers whose earnings are available and whose booster credit was
 * not granted, oldest first; skips locked rows.
 */
export async function lockSalesOwedCredit(
  tx: DbOrTx,
  now: Date,
  limit: number,
): Promise<(OpenSaleRow & { seller_id: string })[]> {
  const { rows } = await sql<
    OpenSaleRow & { seller_id: string }
  >`/* lockSalesOwedCredit */ select ${openColumns} from seller_sale s ${delivery}
    where s.seller_id is not null and s.credit_cents > 0 and s.credit_granted_at is null and s.clawed_back_at is null and s.returning_since is null
      and ${deliveredAt} <= ${now}::timestamptz - make_interval(days => s.hold_days)
    order by s.sold_at limit ${limit} for update of s skip locked`.execute(tx)
  return rows
}

/** Marks a sale's booster credit as granted. */
export async function updateCreditGranted(tx: DbOrTx, id: string, at: Date): Promise<void> {
  await sql`/* updateCreditGranted */ update seller_sale set credit_granted_at = ${at} where id = ${id}::uuid`.execute(
    tx,
  )
}

/** A sale whose earnings (cents) are available and whose seller was not told so yet. */
export type ClearedRow = {
  id: string
  seller_id: string | null
  charity_id: number | null
  item_number: number
  brand: string
  title: string
  earnings_cents: number
}

/**
 * Locks and returns up to `limit` sales after `since` whose earnings are available and whose sellers were not
 * told so, all those of a seller together; skips locked rows.
 */
export async function lockClearedSales(
  tx: DbOrTx,
  { now, since, limit }: { now: Date; since: Date; limit: number },
): Promise<ClearedRow[]> {
  const { rows } = await sql<ClearedRow>`/* lockClearedSales */
    select s.id, s.seller_id, s.charity_id, s.item_number, b.name as brand, i.title, s.earnings_cents
    from seller_sale s join item i on i.item_number = s.item_number join brand b on b.id = i.brand_id ${delivery}
    where s.cleared_told_at is null and s.clawed_back_at is null and s.returning_since is null and s.sold_at > ${since}::timestamptz
      and ${deliveredAt} <= ${now}::timestamptz - make_interval(days => s.hold_days)
    order by s.seller_id, s.sold_at, s.id limit ${limit} for update of s skip locked`.execute(tx)
  return rows
}

/** Stores that the sellers of these sales were told that the earnings are available. */
export async function updateClearedTold(tx: DbOrTx, ids: readonly string[], now: Date): Promise<void> {
  await sql`/* updateClearedTold */ update seller_sale set cleared_told_at = ${now}::timestamptz
    where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** A sale with the facts that a mail about it states; sums in cents. */
export type SaleToMail = {
  id: string
  seller_id: string
  item_number: number
  brand: string
  title: string
  price_cents: number
  earnings_cents: number
  credit_cents: number
  clawed_back_at: Date | null
  clawed_back_cents: number | null
  /** The last expected delivery day of its parcel, at noon in California. */
  expected_by: Date | null
  delivered_at: Date | null
  charity: string | null
  email: string
  hold_days: number
  source: ItemSource
  /** The parcel that a direct sale went with. */
  shipment_id: string | null
}

/** The parcel of a member's sale, whose page its seller has; null for pieces that the shop sends. */
export const parcelOfSale = sql`(select p.id from order_line l join shipment p on p.order_id = l.order_id
  and p.group_key = l.group_key and p.source = 'p2p' where l.id = s.order_line_id limit 1)`

/**
 * Returns sales, all of one seller and one order, by item number, with the facts for a mail and the seller's
 * e-mail address; sales without a seller are left out.
 */
export async function listSalesToMail(db: DbOrTx, ids: readonly string[]): Promise<SaleToMail[]> {
  const { rows } = await sql<SaleToMail>`/* listSalesToMail */
    select s.id, s.seller_id, s.item_number, b.name as brand, i.title, s.price_cents, s.earnings_cents, s.credit_cents, s.clawed_back_at, s.clawed_back_cents,
      (coalesce(lead.max_estimate, sh.max_estimate) + interval '20 hours') at time zone 'UTC' as expected_by, ${deliveredAt} as delivered_at, c.name as charity, u.email, s.hold_days, i.source,
      ${parcelOfSale} as shipment_id
    from seller_sale s join item i on i.item_number = s.item_number join brand b on b.id = i.brand_id join user_account u on u.id = s.seller_id
      left join supplier c on c.id = s.charity_id ${delivery}
    where s.id = any(${[...ids]}::uuid[]) order by s.item_number`.execute(db)
  return rows
}
