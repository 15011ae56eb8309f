// Queries on a seller's earnings. Months are in the shop's time zone, not the database's.
import type { PayoutLine } from '@hemline/rules/earnings/payouts.ts'
import type { ItemSource } from '@hemline/rules/vocabulary/items.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { deliveredAt, parcelOfSale, saleDelivery } from './sales.db.ts'

const zone = 'America/Los_Angeles'

/** The sums of one month in cents: net earnings, payouts, and the number of sales. */
export type MonthRow = { month: string; earned: number; paid_out: number; sales: number }
/** A seller's sums in cents over all time, and by month. */
export type Summary = { earned: number; paid_out: number; months: MonthRow[] }

/** A sale's earnings minus what was clawed back. */
const kept = sql`earnings_cents - coalesce(clawed_back_cents, 0)`

/**
 * Sums a seller's earnings and payouts (failed ones excluded), in all and for each of the last twelve
 * months, oldest first.
 */
export async function findSummary(db: DbOrTx, userId: string, now: Date): Promise<Summary> {
  const { rows } = await sql<Summary>`/* findSummary */
    with sale as (
      select to_char(sold_at at time zone ${zone}, 'YYYY-MM') as month, sum(${kept})::bigint as earned,
        count(*) filter (where clawed_back_at is null)::int as sales
      from seller_sale where seller_id = ${userId}::uuid and charity_id is null group by 1),
    out as (
      select to_char(requested_at at time zone ${zone}, 'YYYY-MM') as month, sum(amount_cents)::bigint as paid_out
      from payout where user_id = ${userId}::uuid and status <> 'failed' and not from_credit group by 1),
    months as (
      select to_char(date_trunc('month', ${now}::timestamptz at time zone ${zone}) - make_interval(months => back), 'YYYY-MM') as month
      from generate_series(0, 11) as back)
    select coalesce((select sum(earned) from sale), 0)::float8 as earned, coalesce((select sum(paid_out) from out), 0)::float8 as paid_out,
      (select jsonb_agg(jsonb_build_object('month', m.month, 'earned', coalesce(s.earned, 0), 'paid_out', coalesce(o.paid_out, 0),
        'sales', coalesce(s.sales, 0)) order by m.month)
       from months m left join sale s on s.month = m.month left join out o on o.month = m.month) as months`.execute(
    db,
  )
  const [summary] = rows
  if (!summary) throw new Error('earnings: no summary')
  return summary
}

/** A sale of a seller's piece with its delivery and claw-back; sums in cents. */
export type SaleRow = {
  id: string
  item_number: number
  title: string
  brand: string
  photo_id: number | null
  bag_number: string | null
  price_cents: number
  lines: PayoutLine[]
  earnings_cents: number
  credit_cents: number
  sold_at: Date
  delivered_at: Date | null
  returning_since: Date | null
  clawed_back_at: Date | null
  clawed_back_cents: number | null
  hold_days: number
  source: ItemSource
  /** The parcel that a direct sale went with. */
  shipment_id: string | null
}
/** A page of sales, optionally of one bag or in one state of earnings. */
export type SalesQuestion = {
  bagNumber: string | null
  state: string | null
  now: Date
  limit: number
  offset: number
}

/** The state of rules/src/earnings/earnings.ts as SQL, so that a page of one state can be counted. */
const state = (now: Date) => sql`case when s.clawed_back_at is not null then 'clawed_back'
  when s.returning_since is null and ${deliveredAt} <= ${now}::timestamptz - make_interval(days => s.hold_days) then 'available' else 'pending' end`

/** The sums of a bag's sales in cents, and when their pending part clears. */
export type BagSums = {
  pending: number
  cleared: number
  next_clears_at: Date | null
  last_clears_at: Date | null
  undated: number
}

/**
 * Sums the sales of one of a seller's bags: pending and cleared cents, less what was taken back;
 * undefined for an unknown bag or another seller's. What a donated bag raised is the charity's and not
 * counted.
 */
export async function findBagSums(
  db: DbOrTx,
  { userId, bagNumber, now }: { userId: string; bagNumber: string; now: Date },
): Promise<BagSums | undefined> {
  const { rows } = await sql<BagSums>`/* findBagSums */
    with sale as (
      select s.earnings_cents - coalesce(s.clawed_back_cents, 0) as kept, ${state(now)} as state, s.returning_since,
        ${deliveredAt} + make_interval(days => s.hold_days) as clears_at
      from bag b join seller_sale s on s.bag_id = b.id and s.charity_id is null ${saleDelivery}
      where b.seller_id = ${userId}::uuid and b.bag_number::text = ${bagNumber})
    select coalesce(sum(kept) filter (where state = 'pending'), 0)::int as pending,
      coalesce(sum(kept) filter (where state <> 'pending'), 0)::int as cleared,
      min(clears_at) filter (where state = 'pending' and returning_since is null) as next_clears_at,
      max(clears_at) filter (where state = 'pending' and returning_since is null) as last_clears_at,
      count(*) filter (where state = 'pending' and (clears_at is null or returning_since is not null))::int as undated
    from sale having exists (select from bag where seller_id = ${userId}::uuid and bag_number::text = ${bagNumber})`.execute(
    db,
  )
  return rows[0]
}

/**
 * Returns one page of a seller's sales, newest first, each with the total count, optionally of one bag or in
 * one state of earnings; sales for a charity are left out.
 */
export async function listSales(
  db: DbOrTx,
  userId: string,
  question: SalesQuestion,
): Promise<(SaleRow & { total: number })[]> {
  const { bagNumber, state: wanted, now, limit, offset } = question
  const { rows } = await sql<SaleRow & { total: number }>`/* listSales */
    select s.id, s.item_number, i.title, b.name as brand, i.photo_ids[1] as photo_id, bag.bag_number::text as bag_number, s.price_cents, s.lines,
      s.earnings_cents, s.credit_cents, s.sold_at, ${deliveredAt} as delivered_at, s.returning_since, s.clawed_back_at, s.clawed_back_cents, s.hold_days, i.source,
      ${parcelOfSale} as shipment_id, count(*) over ()::int as total
    from seller_sale s ${saleDelivery} join item i on i.item_number = s.item_number join brand b on b.id = i.brand_id
      left join bag on bag.id = s.bag_id
    where s.seller_id = ${userId}::uuid and s.charity_id is null and (${bagNumber}::text is null or bag.bag_number::text = ${bagNumber})
      and (${wanted}::text is null or ${state(now)} = ${wanted})
    order by s.sold_at desc, s.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}
