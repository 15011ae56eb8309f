// Pieces that go back to their sellers: who waits, the steps of the table seller_return, and parcels on the
// way. Parcels from shoppers to us are the domain returns.
import type { ReturnStatus } from '@hemline/rules/consignment/seller-returns.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/**
 * A piece that goes back to its seller, with the steps of its way (table seller_return). The seller paid to
 * have the piece, or a shopper returned it and it isn't the shop's own (decision 0217).
 */
export type ReturnRow = {
  item_number: number
  why: 'reclaimed' | 'returned'
  /** The number of the shopper's return; null for a reclaimed piece. */
  return_number: number | null
  title: string
  size_display: string
  photo_id: number | null
  warehouse_id: number | null
  status: ReturnStatus
  order_id: string
  ship_to: Record<string, string | null> | null
  /** When the seller paid, or an employee accepted the returned piece. */
  since: Date
  carrier: string | null
  tracking_code: string | null
  packed_at: Date | null
  sent_at: Date | null
}

/** The dock that takes in returns of pieces of no house of ours, as their labels say. */
export const returnHouse = 12
/** SQL: joins the closet of a member and the name of a partner to an item `i` that isn't the shop's own. */
const ownerOfPiece = sql`left join direct_closet closet on i.source = 'p2p' and closet.user_id = i.consignor_id
        left join supplier owner on owner.id = i.supplier_id
        left join partner_contract contract on contract.supplier_id = i.supplier_id
        left join third_party_seller town on town.id = contract.third_party_seller_id`
/** SQL: where a returned piece goes on to: a member's address, or a partner's name and town. */
const ownersAddress = sql`case when closet.user_id is not null then closet.sends_from
        else jsonb_build_object('fullName', coalesce(owner.name, ret.sender_name), 'city', town.city, 'state', town.state) end`

/**
 * Returns pieces that go back to their sellers, the longest wait first: those that sellers paid to reclaim
 * (order lines that are confirmed and not canceled), and accepted returns of pieces of partners and members.
 * Unsent ones and those sent in the last 14 days; with `itemNumber` only that piece. At most 300 of each.
 */
export async function listReturns(
  db: DbOrTx,
  only: { itemNumber?: number; now: Date },
): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`/* listReturns */
    with reclaimed as (
      select distinct on (l.item_number) l.item_number, 'reclaimed' as why, null::integer as return_number, o.id as order_id, o.ship_to,
        o.confirmed_at as since, i.warehouse_id
      from order_line l join purchase_order o on o.id = l.order_id join item i on i.item_number = l.item_number
      where l.kind = 'reclaim' and l.canceled_at is null and o.confirmed_at is not null and o.canceled_at is null and i.state = 'reclaimed'
        and (${only.itemNumber ?? null}::bigint is null or l.item_number = ${only.itemNumber ?? null}::bigint)
      order by l.item_number, o.confirmed_at desc limit 300
    ), returned as (
      select distinct on (l.item_number) l.item_number, 'returned' as why, ret.number as return_number, l.order_id, ${ownersAddress} as ship_to,
        l.decided_at as since, coalesce(ret.warehouse_id, ${returnHouse}::integer) as warehouse_id
      from order_return_line l join order_return ret on ret.id = l.return_id join item i on i.item_number = l.item_number
        ${ownerOfPiece}
      where l.relisted_as is null and l.outcome in ('accepted', 'accepted_less') and i.state = 'relisted' and i.source <> 'own'
        and (${only.itemNumber ?? null}::bigint is null or l.item_number = ${only.itemNumber ?? null}::bigint)
        and not exists (select 1 from seller_return sent where sent.item_number = l.item_number
          and sent.sent_at <= ${only.now}::timestamptz - interval '14 days')
      order by l.item_number, l.decided_at desc limit 300
    )
    select w.item_number, w.why, w.return_number, i.title, i.size_display, i.photo_ids[1] as photo_id, w.warehouse_id,
      case when r.delivered_at is not null then 'delivered' else coalesce(r.status, 'waiting') end as status, w.order_id, w.ship_to, w.since,
      r.carrier, r.tracking_code, r.packed_at, r.sent_at
    from (select * from reclaimed union all select * from returned) w join item i on i.item_number = w.item_number
    left join seller_return r on r.item_number = w.item_number
    where r.sent_at is null or r.sent_at > ${only.now}::timestamptz - interval '14 days'`.execute(db)
  return rows.sort((a, b) => a.since.getTime() - b.since.getTime())
}

/** One step of a return: the piece, the employee and the time. */
export type ReturnStep = { itemNumber: number; actorId: string; now: Date }

/**
 * Stores that an employee picked a piece that goes back to its seller from its shelf; returns false when it
 * was picked before.
 */
export async function insertReturn(tx: DbOrTx, { itemNumber, actorId, now }: ReturnStep): Promise<boolean> {
  const { rows } =
    await sql`/* insertReturn */ insert into seller_return (item_number, status, picked_by, picked_at)
    values (${itemNumber}::bigint, 'picked', ${actorId}::uuid, ${now}::timestamptz) on conflict do nothing returning item_number`.execute(
      tx,
    )
  return rows.length === 1
}

/** Marks a picked return as packed; returns false when it is not in the status `picked`. */
export async function updateReturnPacked(
  tx: DbOrTx,
  { itemNumber, actorId, now }: ReturnStep,
): Promise<boolean> {
  const { rows } =
    await sql`/* updateReturnPacked */ update seller_return set status = 'packed', packed_by = ${actorId}::uuid, packed_at = ${now}::timestamptz
    where item_number = ${itemNumber}::bigint and status = 'picked' returning item_number`.execute(tx)
  return rows.length === 1
}

/**
 * Marks a packed return as sent, with carrier and tracking code; returns false when it is not in the status
 * `packed`.
 */
export async function updateReturnSent(
  tx: DbOrTx,
  step: ReturnStep & { carrier: string; trackingCode: string },
): Promise<boolean> {
  const { itemNumber, actorId, now, carrier, trackingCode } = step
  const { rows } =
    await sql`/* updateReturnSent */ update seller_return set status = 'sent', sent_by = ${actorId}::uuid, sent_at = ${now}::timestamptz,
      carrier = ${carrier}, tracking_code = ${trackingCode}
    where item_number = ${itemNumber}::bigint and status = 'packed' returning item_number`.execute(tx)
  return rows.length === 1
}

/** A sent piece on its way to its seller; `brand_name` and `title` name the piece. */
export type TravellingReturnRow = {
  item_number: number
  /** Null for a partner without an account. */
  seller_id: string | null
  /** Whether a shopper returned the piece; else its seller paid to have it. */
  is_returned: boolean
  brand_name: string
  title: string
  warehouse_id: number | null
  carrier: Carrier
  tracking_code: string
  sent_at: Date
  ship_to: { line1: string; city: string; state: string | null } | null
}

const travelling = sql`select r.item_number::float8 as item_number, i.consignor_id as seller_id, i.state = 'relisted' as is_returned,
    b.name as brand_name, i.title, i.warehouse_id, r.carrier, r.tracking_code, r.sent_at, coalesce(o.ship_to, closet.sends_from) as ship_to
  from seller_return r join item i on i.item_number = r.item_number join brand b on b.id = i.brand_id
  left join lateral (select p.ship_to from order_line l join purchase_order p on p.id = l.order_id
    where l.item_number = r.item_number and l.kind = 'reclaim' and l.canceled_at is null order by p.placed_at desc limit 1) o on true
  left join direct_closet closet on i.source = 'p2p' and closet.user_id = i.consignor_id`

/**
 * Returns a piece that was sent back to its seller by its parcel's carrier and tracking code; undefined for
 * another parcel's code.
 */
export async function findSentReturn(
  db: DbOrTx,
  carrier: string,
  trackingCode: string,
): Promise<TravellingReturnRow | undefined> {
  const { rows } = await sql<TravellingReturnRow>`/* findSentReturn */ ${travelling}
    where r.tracking_code = ${trackingCode} and r.carrier = ${carrier} and r.status = 'sent'`.execute(db)
  return rows[0]
}

/**
 * Returns at most `limit` pieces that were sent back to their sellers and not delivered, the longest on their
 * way first.
 */
export async function listSellerReturnsUnderWay(db: DbOrTx, limit: number): Promise<TravellingReturnRow[]> {
  const { rows } = await sql<TravellingReturnRow>`/* listSellerReturnsUnderWay */ ${travelling}
    where r.status = 'sent' and r.delivered_at is null order by r.sent_at limit ${limit}`.execute(db)
  return rows
}

/**
 * Marks a piece that was sent back to its seller as delivered; returns false when it was marked before or not
 * sent.
 */
export async function updateReturnDelivered(tx: DbOrTx, itemNumber: number, at: Date): Promise<boolean> {
  const { rows } =
    await sql`/* updateReturnDelivered */ update seller_return set delivered_at = ${at}::timestamptz
    where item_number = ${itemNumber}::bigint and status = 'sent' and delivered_at is null returning item_number`.execute(
      tx,
    )
  return rows.length === 1
}
