// Reads the state of the shop from its database, and checks the books against the answers that the players
// got.
import { deliveryReturnDays } from '@hemline/rules/vocabulary/limits.ts'
import type pg from 'pg'
import type { Tally } from './tally.ts'

/** The state of the shop: amounts in cents, ages in seconds; null where nothing waits. */
export type Figures = {
  readonly kitsOut: number
  readonly bags: Readonly<Record<string, number>>
  readonly oldestBag: number | null
  readonly toReview: number
  readonly oldestReview: number | null
  readonly toList: number
  readonly oldestToList: number | null
  readonly parcelsWaiting: number
  readonly parcelsTravelling: number
  readonly oldestParcel: number | null
  readonly payoutsPending: number
  readonly payoutsAvailable: number
  readonly payoutsTaken: number
}

/**
 * The amounts that sellers hold and have taken out come from the ledger; the pending part follows from the
 * sales (rules/src/earnings/earnings.ts).
 */
const figuresSql = `
  select (select count(*)::int from kit where status in ('ordered', 'shipped', 'delivered')) as "kitsOut",
    (select coalesce(jsonb_object_agg(status, many), '{}') from (select status, count(*)::int as many from bag group by 1) b) as bags,
    (select extract(epoch from now() - min(received_at))::float8 from bag where status in ('received', 'processing')) as "oldestBag",
    g.reviews as "toReview", g.review_age as "oldestReview", g.lists as "toList", g.list_age as "oldestToList",
    p.waiting as "parcelsWaiting", p.travelling as "parcelsTravelling", p.oldest as "oldestParcel",
    s.pending as "payoutsPending", greatest(0, l.held - s.pending) as "payoutsAvailable", l.taken as "payoutsTaken"
  from (select (count(*) filter (where h.status in ('waiting', 'picking')))::int as waiting,
      (count(*) filter (where h.status in ('packed', 'shipped', 'out_for_delivery')))::int as travelling,
      extract(epoch from now() - min(o.placed_at) filter (where h.status in ('waiting', 'picking')))::float8 as oldest
    from shipment h join purchase_order o on o.id = h.order_id where h.status not in ('delivered', 'canceled')) p,
    (select (count(*) filter (where i.state = 'under_review'))::int as reviews, (count(*) filter (where i.state = 'pending_listing'))::int as lists,
      extract(epoch from now() - min(n.graded_at) filter (where i.state = 'under_review'))::float8 as review_age,
      extract(epoch from now() - min(n.graded_at) filter (where i.state = 'pending_listing'))::float8 as list_age
    from item i join intake_item n using (item_number) where i.state in ('under_review', 'pending_listing')) g,
    (select coalesce(sum(a.earnings_cents), 0)::int as pending from seller_sale a where a.clawed_back_at is null and a.charity_id is null
      and not exists (select from order_line n join shipment h on h.order_id = n.order_id and h.group_key = n.group_key left join shipment lead on lead.id = h.joined_to
        where n.id = a.order_line_id and a.returning_since is null
        and coalesce(lead.delivered_at, h.delivered_at) + make_interval(days => $1) <= now())) s,
    (select coalesce(sum(e.amount), 0)::int as held,
      coalesce(-sum(e.amount) filter (where t.kind in ('earnings_paid', 'earnings_turned_to_credit', 'payout_returned')), 0)::int as taken
    from ledger_entry e join ledger_posting t on t.id = e.posting_id join ledger_account c on c.id = e.account_id
    where c.kind = 'seller_earnings' and c.holder not like 'charity-%') l`

/**
 * Returns all figures of the simulation's summary, read with one statement, so that they are of one moment.
 * Throws when the database gives none.
 */
export async function readFigures(pool: pg.Pool): Promise<Figures> {
  const { rows } = await pool.query<Figures>(figuresSql, [deliveryReturnDays])
  const [row] = rows
  if (!row) throw new Error('the database gave no figures')
  return row
}

/** Returns the numbers of up to 500 pieces from sellers' bags that are on sale, newest first. */
export async function consignedOnSale(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ item_number: number }>(
    `select item_number from item where state = 'listed' and bag_id is not null order by listed_at desc limit 500`,
  )
  return rows.map((row) => Number(row.item_number))
}

/** The result of one comparison; `says` has both values. */
export type Check = { readonly what: string; readonly ok: boolean; readonly says: string }
type Sums = {
  ordered: number
  prices: number
  cost: number
  earned: number
  accrued: number
  clawed: number
  faults: string[]
}

const sumsSql = `
  select (select coalesce(sum(total_cents), 0)::int from purchase_order where id = any($1::uuid[])) as ordered,
    (select coalesce(sum(price_cents), 0)::int from seller_sale) as prices,
    (select coalesce(sum(earnings_cents), 0)::int from seller_sale) as earned,
    (select coalesce(sum(clawed_back_cents), 0)::int from seller_sale) as clawed,
    (select coalesce(-sum(e.amount), 0)::int from ledger_entry e join ledger_account c on c.id = e.account_id
      join ledger_posting t on t.id = e.posting_id where c.kind = 'payout_cost' and t.kind = 'earnings_accrued') as cost,
    (select coalesce(sum(e.amount), 0)::int from ledger_entry e join ledger_account c on c.id = e.account_id
      join ledger_posting t on t.id = e.posting_id where c.kind = 'seller_earnings' and t.kind = 'earnings_accrued') as accrued,
    (select coalesce(array_agg(fault || ' (' || detail || ')'), '{}') from ledger_faults()) as faults`

const dollars = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const same = (what: string, a: number, b: number): Check => ({
  what,
  ok: a === b,
  says: a === b ? dollars(a) : `${dollars(a)} and ${dollars(b)}`,
})

/**
 * Compares the database's sums with the players' tally and with each other. Returns a check (agrees or not)
 * for each pair; throws only when the database gives nothing.
 */
export async function crossCheck(pool: pg.Pool, tally: Tally): Promise<Check[]> {
  const { rows } = await pool.query<Sums>(sumsSql, [tally.orderIds])
  const [sums] = rows
  if (!sums) throw new Error('the database gave no sums')
  return [
    same('what buyers were told, and their orders', tally.all.sold, sums.ordered),
    same('prices of pieces that sellers sold, and the ledger', sums.prices, sums.cost),
    same('what these sales earned, and the ledger', sums.earned, sums.accrued),
    { what: 'faults of the ledger', ok: sums.faults.length === 0, says: sums.faults.join('; ') || 'none' },
  ]
}
