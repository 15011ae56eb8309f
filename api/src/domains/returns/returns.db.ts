// Reads returns, and the bought pieces that may go back. No writes.

import type { Difference } from '@hemline/rules/returns/differences.ts'
import type { RefundChange } from '@hemline/rules/returns/late.ts'
import type { MoneyRow } from '@hemline/rules/returns/money.ts'
import { startOfYear, yearOf } from '@hemline/rules/rewards/days.ts'
import type { ItemSource } from '@hemline/rules/vocabulary/items.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import type { ReturnOutcome, ReturnRefundType, ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import { type LoyaltyTier, returnRewardKind } from '@hemline/rules/vocabulary/rewards.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { pageWithTotal } from '../../platform/totals.ts'
import type { OrderOwner, ShipTo } from '../orders/orders.ts'

/** The rows of a return's sum and the means of payment that get it, as the shopper reads them. */
export type ShownMoney = {
  readonly sums: readonly MoneyRow[]
  readonly to: readonly MoneyRow[]
  /** Why the money goes otherwise than chosen; absent when it goes as chosen. */
  readonly because?: RefundChange
  /** Whether the parcel came by the shopper's own post; absent when it came with our label, or is awaited. */
  readonly byOwnPost?: boolean
}

/** A row of order_return; sums in cents. */
export type ReturnRow = {
  id: string
  number: number
  user_id: string | null
  visitor_id: number | null
  email: string
  form_key: string
  source: ItemSource
  sender: string
  sender_name: string
  warehouse_id: number | null
  ship_from: ShipTo | null
  status: ReturnStatus
  refund_type: ReturnRefundType
  restocking_waived: boolean
  pays_at_first_scan: boolean
  total_cents: number
  money: ShownMoney
  carrier: Carrier | null
  tracking_code: string | null
  created_at: Date
  drop_off_by: Date
  first_scan_at: Date | null
  received_at: Date | null
  processed_at: Date | null
  paid_at: Date | null
  completed_at: Date | null
  canceled_at: Date | null
  /** The goody box whose pieces come back: the box settles their money. */
  box_id: string | null
  /** The case that replaces the pieces; the return pays nothing. */
  case_id: string | null
  /** The receiver of a gift sends it back: `user_id` gets shop credit and isn't told the price. */
  is_gift: boolean
}

/** A row of order_return_line. */
export type ReturnLineRow = {
  return_id: string
  order_line_id: string
  order_id: string
  item_number: number
  reason: string
  difference: Difference | null
  note: string | null
  photo_ids: string[]
  is_open: boolean
  outcome: ReturnOutcome | null
  outcome_reason: string | null
  outcome_photo_ids: string[]
  offered_cents: number | null
  offer_accepted: boolean | null
  relisted_as: number | null
  sent_back_code: string | null
}

/** What a return paid of one order, in cents; `credit_drop` is the drop of shop credit. */
export type ReturnPaymentRow = {
  return_id: string
  order_id: string
  amount_cents: number
  credit_drop: string | null
  paid_at: Date
}

/** The columns of order_return `r`. */
export const returnColumns = sql`r.id, r.number, r.user_id, r.visitor_id::float8 as visitor_id, r.email, r.form_key, r.source, r.sender, r.sender_name,
    r.warehouse_id, r.ship_from, r.status, r.refund_type, r.restocking_waived, r.pays_at_first_scan, r.total_cents, r.money, r.carrier,
    r.tracking_code, r.created_at, r.drop_off_by, r.first_scan_at, r.received_at, r.processed_at,
    r.paid_at, r.completed_at, r.canceled_at, r.box_id, r.case_id, r.is_gift`

/** SQL: the orders `o` of somebody; the guest of one order has that order alone. */
export const boughtBy = ({ userId, visitorId, orderId }: OrderOwner) => {
  if (orderId !== undefined) return sql`o.user_id is null and o.id = ${orderId}::uuid`
  return userId === null
    ? sql`o.user_id is null and o.visitor_id = ${visitorId}`
    : sql`o.user_id = ${userId}::uuid`
}

/** SQL: the returns `r` of somebody; the guest of one order has those of pieces of that order alone. */
const returnedBy = ({ userId, visitorId, orderId }: OrderOwner) => {
  if (orderId !== undefined)
    return sql`r.user_id is null and exists (select 1 from order_return_line l where l.return_id = r.id and l.order_id = ${orderId}::uuid)
      and not exists (select 1 from order_return_line l where l.return_id = r.id and l.order_id <> ${orderId}::uuid)`
  return userId === null
    ? sql`r.user_id is null and r.visitor_id = ${visitorId}`
    : sql`r.user_id = ${userId}::uuid`
}

/** A bought piece that arrived, with the facts that decide whether it may go back; sums in cents. */
export type BoughtRow = {
  line_id: string
  order_id: string
  kind: string
  item_number: number
  price_cents: number
  discount_cents: number
  net_cents: number
  tax_cents: number
  duty_cents: number
  group_key: string
  canceled_at: Date | null
  promo_code: string | null
  placed_at: Date
  order_status: OrderStatus
  ship_to: ShipTo | null
  email: string
  source: ItemSource
  ship_from: string
  warehouse_id: number | null
  delivered_at: Date | null
  final_sale: boolean
  category_tags: string[]
  returning: boolean
  refused_before: boolean
  is_replacement: boolean
  is_replaced: boolean
  /** The number of the open case about the piece itself; null for none. */
  open_case: number | null
  refunded: boolean
  /** The return of the same order that isn't on its way yet; null for none. */
  waiting_return: string | null
}

/** Which bought pieces to read: of one order, or of all orders delivered after `since`. */
export type BoughtQuestion = {
  owner: OrderOwner
  since: Date
  orderId: string | null
  lineIds: readonly string[] | null
  /** A return whose pieces count as free, so that the return can be edited. */
  exceptReturn: string | null
  /**
   * Whether to read what can't go back of the named order, too: pieces on their way, pieces of a rescue box.
   */
  withRest?: boolean
}

/**
 * Returns the pieces that a shopper bought and got, at most 200, the newest order first; with `withRest` of
 * the named order those too that can't go back. Own orders only.
 */
export async function listBought(
  db: DbOrTx,
  { owner, since, orderId, lineIds, exceptReturn, withRest = false }: BoughtQuestion,
): Promise<BoughtRow[]> {
  const named = lineIds === null ? sql`true` : sql`l.id = any(${[...lineIds]}::uuid[])`
  const { rows } = await sql<BoughtRow>`/* listBought */
    select l.id as line_id, l.order_id, l.kind, l.item_number::float8 as item_number, l.price_cents, l.discount_cents, l.net_cents,
      l.tax_cents, l.duty_cents, l.group_key, l.canceled_at, o.promo_code, o.placed_at, o.status as order_status, o.ship_to, o.email,
      sh.source, sh.ship_from, sh.warehouse_id, coalesce(lead.delivered_at, sh.delivered_at) as delivered_at,
      i.final_sale, i.category_tags,
      exists (select 1 from order_return_line r where r.order_line_id = l.id and r.is_open
        and r.return_id is distinct from ${exceptReturn}::uuid) as returning,
      exists (select 1 from order_return_line r where r.order_line_id = l.id and r.outcome = 'refused') as refused_before,
      exists (select 1 from order_event e where e.order_id = l.order_id and e.kind = 'refund' and e.detail -> 'lines' ? l.id::text)
        as refunded,
      o.payment_method = 'replacement' as is_replacement,
      exists (select 1 from case_replacement cr join support_case_line cl on cl.case_id = cr.case_id
        where cl.order_line_id = l.id and cr.ended_at is null) as is_replaced,
      (select max(sc.number) from support_case sc join support_case_line cl on cl.case_id = sc.id where cl.order_line_id = l.id
        and sc.kind <> 'charged_wrongly' and sc.status in ('waiting_for_us', 'waiting_for_carrier') and sc.paid_at is null) as open_case,
      (select r.id from order_return r join order_return_line rl on rl.return_id = r.id where rl.order_id = l.order_id
        and r.status = 'initiated' and r.box_id is null and r.case_id is null and not r.is_gift and r.id is distinct from ${exceptReturn}::uuid limit 1) as waiting_return
    from purchase_order o join order_line l on l.order_id = o.id and l.kind in ('item', 'rescue')
      join item i on i.item_number = l.item_number
      join shipment sh on sh.order_id = o.id and sh.group_key = l.group_key
      left join shipment lead on lead.id = sh.joined_to
    where ${boughtBy(owner)} and ${named} and l.canceled_at is null
      and (l.kind = 'item' and coalesce(lead.status, sh.status) = 'delivered'
        or ${withRest}::boolean and o.id = ${orderId}::uuid and sh.status <> 'canceled') and not (o.try_on and o.captured_at is null)
      and (o.id = ${orderId}::uuid or ${lineIds !== null} or coalesce(lead.delivered_at, sh.delivered_at) > ${since})
    order by (o.id is distinct from ${orderId}::uuid), o.placed_at desc, l.id limit 200`.execute(db)
  return rows
}

/**
 * The history that decides about fees and early credit: orders that are complete, returns, refused
 * pieces.
 */
export type ReturnRecord = {
  completeOrders: number
  returns: number
  refusedPieces: number
  tier: LoyaltyTier
  /** Returns of this calendar year without a restocking fee that were paid back as money. */
  waivedThisYear: number
  /** The reward of returns that ends first; null without one. */
  rewardId: string | null
}

/** The record of somebody without an account. */
export const noReturnRecord: ReturnRecord = {
  completeOrders: 0,
  returns: 0,
  refusedPieces: 0,
  tier: 'tier_1',
  waivedThisYear: 0,
  rewardId: null,
}

/**
 * Returns a user's complete orders, returns, pieces refused within a year, fees waived this calendar year,
 * tier, and the unused reward that ends first (null: none), which decide about fees.
 */
export async function findReturnRecord(
  db: DbOrTx,
  userId: string,
  now: Date,
  exceptReturn: string | null,
): Promise<ReturnRecord> {
  const { rows } = await sql<ReturnRecord>`/* findReturnRecord */ select
      (select count(*)::int from purchase_order where user_id = ${userId}::uuid and status = 'order_finalized') as "completeOrders",
      (select count(*)::int from order_return where user_id = ${userId}::uuid and status <> 'canceled' and not is_gift
        and id is distinct from ${exceptReturn}::uuid) as returns,
      (select count(*)::int from order_return r join order_return_line l on l.return_id = r.id
        where r.user_id = ${userId}::uuid and l.outcome = 'refused' and l.decided_at > ${now}::timestamptz - interval '1 year') as "refusedPieces",
      (select loyalty_tier from user_account where id = ${userId}::uuid) as tier,
      (select count(*)::int from order_return where user_id = ${userId}::uuid and status <> 'canceled' and restocking_waived
        and refund_type <> 'noncashoutable_credit_refund' and created_at >= ${startOfYear(yearOf(now))}
        and id is distinct from ${exceptReturn}::uuid) as "waivedThisYear",
      (select w.id from reward w where w.user_id = ${userId}::uuid and w.kind = ${returnRewardKind} and w.used_by_order is null
        and w.used_by_return is null and coalesce(w.ends_at, 'infinity') > ${now} order by w.ends_at, w.granted_at limit 1) as "rewardId"`.execute(
    db,
  )
  return rows[0] ?? noReturnRecord
}

/** Finds a return by its id; undefined when unknown. */
export async function findReturn(db: DbOrTx, id: string): Promise<ReturnRow | undefined> {
  const { rows } =
    await sql<ReturnRow>`/* findReturn */ select ${returnColumns} from order_return r where r.id = ${id}::uuid`.execute(
      db,
    )
  return rows[0]
}

/** Finds the return that was made with this form key; undefined when there is none. */
export async function findReturnByKey(db: DbOrTx, key: string): Promise<ReturnRow | undefined> {
  const { rows } =
    await sql<ReturnRow>`/* findReturnByKey */ select ${returnColumns} from order_return r where r.form_key = ${key}`.execute(
      db,
    )
  return rows[0]
}

/** Locks and returns a return; undefined when unknown. The caller locks its orders first. */
export async function lockReturn(tx: DbOrTx, id: string): Promise<ReturnRow | undefined> {
  const { rows } =
    await sql<ReturnRow>`/* lockReturn */ select ${returnColumns} from order_return r where r.id = ${id}::uuid for no key update`.execute(
      tx,
    )
  return rows[0]
}

/** Returns one page of a shopper's returns, the newest first, and the total. */
export async function listReturns(
  db: DbOrTx,
  owner: OrderOwner,
  asked: { limit: number; offset: number },
): Promise<{ rows: ReturnRow[]; total: number }> {
  return pageWithTotal(asked, async ({ limit, offset }) => {
    const query = sql<ReturnRow & { total: number }>`/* listReturns */
      select ${returnColumns}, count(*) over ()::int as total from order_return r
      where ${returnedBy(owner)} order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`
    return (await query.execute(db)).rows
  })
}

/** Returns the lines of several returns, by line id. */
export async function listReturnLines(db: DbOrTx, returnIds: readonly string[]): Promise<ReturnLineRow[]> {
  const { rows } = await sql<ReturnLineRow>`/* listReturnLines */ select return_id, order_line_id, order_id,
      item_number::float8 as item_number, reason, difference, note, photo_ids, is_open, outcome, outcome_reason, outcome_photo_ids, offered_cents,
      offer_accepted, relisted_as::float8 as relisted_as, sent_back_code
    from order_return_line where return_id = any(${[...returnIds]}::uuid[]) order by order_line_id`.execute(
    db,
  )
  return rows
}

/** Returns the refunds that several returns paid, one row for each return and order, in cents. */
export async function listReturnPayments(
  db: DbOrTx,
  returnIds: readonly string[],
): Promise<ReturnPaymentRow[]> {
  const { rows } =
    await sql<ReturnPaymentRow>`/* listReturnPayments */ select return_id, order_id, amount_cents, credit_drop, paid_at
    from order_return_payment where return_id = any(${[...returnIds]}::uuid[]) order by order_id`.execute(db)
  return rows
}

/** Returns the ids of the lines of these orders that are in another open return. */
export async function listLinesInReturns(
  db: DbOrTx,
  orderIds: readonly string[],
  exceptReturn: string | null,
): Promise<Set<string>> {
  const { rows } = await sql<{
    id: string
  }>`/* listLinesInReturns */ select order_line_id as id from order_return_line
    where order_id = any(${[...orderIds]}::uuid[]) and is_open and return_id is distinct from ${exceptReturn}::uuid`.execute(
    db,
  )
  return new Set(rows.map((row) => row.id))
}

/** Returns the cents that an order's kept pieces lose of its promotion by paid and by open returns. */
export async function sumPromotionLost(
  db: DbOrTx,
  orderId: string,
  exceptReturn: string | null,
): Promise<number> {
  const { rows } = await sql<{
    lost: number
  }>`/* sumPromotionLost */ select (o.promotion_lost_cents + coalesce((
      select sum(p.promotion_lost_cents) from order_return_order p join order_return r on r.id = p.return_id
      where p.order_id = o.id and r.status not in ('canceled', 'completed') and r.id is distinct from ${exceptReturn}::uuid
        and not exists (select 1 from order_return_payment paid where paid.return_id = r.id and paid.order_id = o.id)), 0))::int as lost
    from purchase_order o where o.id = ${orderId}::uuid`.execute(db)
  return rows[0]?.lost ?? 0
}

/** Finds the return with this carrier's tracking code; undefined when there is none. */
export async function findReturnByTracking(
  db: DbOrTx,
  carrier: Carrier,
  trackingCode: string,
): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`/* findReturnByTracking */ select ${returnColumns} from order_return r
    where r.carrier = ${carrier} and r.tracking_code = ${trackingCode}`.execute(db)
  return rows[0]
}

/** Finds a return by its number ("R 40917") or a tracking code; undefined when there is none. */
export async function findReturnByCode(db: DbOrTx, code: string): Promise<ReturnRow | undefined> {
  const number = /^\s*R?\s*(\d{5,9})\s*$/i.exec(code)?.[1]
  const { rows } = await sql<ReturnRow>`/* findReturnByCode */ select ${returnColumns} from order_return r
    where r.number = ${number === undefined ? null : Number(number)} or r.tracking_code = ${code.replaceAll(/\s/g, '')} limit 1`.execute(
    db,
  )
  return rows[0]
}

/**
 * Returns at most `limit` labeled returns that have not arrived, with their scans, for simulated carriers.
 * A parcel that its shopper posts isn't among them: the simulated shopper leaves a label from before unused.
 */
export async function listTravellingReturns(
  db: DbOrTx,
  limit: number,
): Promise<(ReturnRow & { scans: string[] })[]> {
  const { rows } = await sql<
    ReturnRow & { scans: string[] }
  >`/* listTravellingReturns */ select ${returnColumns},
      coalesce((select array_agg(e.scan_id) from order_return_event e where e.return_id = r.id and e.scan_id is not null), '{}') as scans
    from order_return r where r.tracking_code is not null
      and (r.status = 'inbound' or (r.status = 'initiated' and r.refund_type <> 'full_refund'))
    order by r.created_at limit ${limit}`.execute(db)
  return rows
}

/** Tells whether an order has pieces in another return of one of these statuses. */
export async function hasOtherOpenReturn(
  db: DbOrTx,
  { orderId, returnId, statuses }: { orderId: string; returnId: string; statuses: readonly ReturnStatus[] },
): Promise<boolean> {
  const { rows } =
    await sql`/* hasOtherOpenReturn */ select 1 from order_return_line l join order_return r on r.id = l.return_id
    where l.order_id = ${orderId}::uuid and r.id <> ${returnId}::uuid and r.status = any(${[...statuses]}::text[]) limit 1`.execute(
      db,
    )
  return rows.length > 0
}
