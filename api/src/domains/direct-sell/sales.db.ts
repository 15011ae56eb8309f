import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { SendsFrom } from './closets.db.ts'

/** A parcel that a member sends, with its order and both sides. */
export type SaleRow = {
  id: string
  order_id: string
  status: string
  seller_id: string
  seller_first: string | null
  seller_last: string | null
  seller_code: string | null
  sends_from: SendsFrom | null
  buyer_id: string | null
  buyer_first: string | null
  buyer_last: string | null
  buyer_code: string | null
  ship_to: {
    fullName: string
    line1: string
    line2: string | null
    city: string
    state: string | null
    zip: string
  } | null
  paid_at: Date
  order_status: string
  carrier: Carrier | null
  tracking_code: string | null
  packed_at: Date | null
  delivered_at: Date | null
  is_canceled: boolean
  is_claimed: boolean
}

const select = sql`select s.id, s.order_id, s.status, line.seller_id, su.first_name as seller_first, su.last_name as seller_last,
  sf.code as seller_code, c.sends_from, o.user_id as buyer_id, bu.first_name as buyer_first, bu.last_name as buyer_last, bf.code as buyer_code,
  o.ship_to, coalesce(o.confirmed_at, o.placed_at) as paid_at, o.status as order_status, s.carrier, s.tracking_code, s.packed_at, s.delivered_at,
  s.status = 'canceled' or o.canceled_at is not null as is_canceled,
  exists (select 1 from seller_sale x join order_line xl on xl.id = x.order_line_id
    where xl.order_id = s.order_id and xl.group_key = s.group_key and x.returning_since is not null) as is_claimed
  from shipment s join purchase_order o on o.id = s.order_id
  join lateral (select i.consignor_id as seller_id from order_line l join item i on i.item_number = l.item_number
    where l.order_id = s.order_id and l.group_key = s.group_key and l.kind = 'item' limit 1) line on true
  join user_account su on su.id = line.seller_id left join direct_closet c on c.user_id = line.seller_id
  left join storefront sf on sf.user_id = line.seller_id and sf.is_open
  left join user_account bu on bu.id = o.user_id left join storefront bf on bf.user_id = o.user_id and bf.is_open`

/** An order is a sale once its payment is authorized. */
const isPaid = sql`o.confirmed_at is not null`

/** Returns a paid parcel that a member sends directly, by its id; undefined for all others. */
export async function findSale(db: DbOrTx, id: string): Promise<SaleRow | undefined> {
  const { rows } =
    await sql<SaleRow>`/* findSale */ ${select} where s.id = ${id}::uuid and s.source = 'p2p' and ${isPaid}`.execute(
      db,
    )
  return rows[0]
}

/** One page of a list. */
export type PageWish = { limit: number; offset: number }

/** The parcels of a seller, one for each order. */
const parcelsOf = (
  sellerId: string,
) => sql`select s2.id from item i2 join order_line l2 on l2.item_number = i2.item_number
  join shipment s2 on s2.order_id = l2.order_id and s2.group_key = l2.group_key
  where i2.consignor_id = ${sellerId}::uuid and i2.source = 'p2p' and l2.kind = 'item'`

/** No carrier has the parcel yet, and nobody canceled it. */
const isToSend = sql`(s.status in ('waiting', 'picking', 'packed') and o.canceled_at is null)`

/** Returns all paid parcels of a seller that no carrier has yet, the latest paid first. */
export async function listToSend(db: DbOrTx, sellerId: string): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`/* listDirectToSend */ ${select}
    where s.source = 'p2p' and ${isPaid} and ${isToSend} and line.seller_id = ${sellerId}::uuid and s.id in (${parcelsOf(sellerId)})
    order by coalesce(o.confirmed_at, o.placed_at) desc`.execute(db)
  return rows
}

/**
 * Returns one page of a seller's other paid parcels: first those neither delivered nor canceled, then the
 * others; in both parts the latest paid first.
 */
export async function listSales(
  db: DbOrTx,
  sellerId: string,
  { limit, offset }: PageWish,
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`/* listDirectSales */ ${select}
    where s.source = 'p2p' and ${isPaid} and not ${isToSend} and line.seller_id = ${sellerId}::uuid and s.id in (${parcelsOf(sellerId)})
    order by s.status in ('delivered', 'canceled'), coalesce(o.confirmed_at, o.placed_at) desc, s.id limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

/** Counts a seller's paid parcels without those that no carrier has yet. */
export async function countSales(db: DbOrTx, sellerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countDirectSales */ select count(*)::int as n
    from shipment s join purchase_order o on o.id = s.order_id
    where s.source = 'p2p' and ${isPaid} and not ${isToSend} and s.id in (${parcelsOf(sellerId)})`.execute(db)
  return rows[0]?.n ?? 0
}

/** Returns one page of the parcels that a member bought directly from other members, the latest first. */
export async function listPurchases(
  db: DbOrTx,
  buyerId: string,
  { limit, offset }: PageWish,
): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`/* listDirectPurchases */ ${select}
    where s.source = 'p2p' and ${isPaid} and o.user_id = ${buyerId}::uuid
    order by coalesce(o.confirmed_at, o.placed_at) desc, s.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts the parcels that a member bought directly from other members. */
export async function countPurchases(db: DbOrTx, buyerId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`/* countDirectPurchases */ select count(*)::int as n
    from purchase_order o join shipment s on s.order_id = o.id
    where s.source = 'p2p' and ${isPaid} and o.user_id = ${buyerId}::uuid`.execute(db)
  return rows[0]?.n ?? 0
}

/** A piece in a parcel; cents. `earnings_cents` is null before the order is charged. */
export type SaleItemRow = {
  shipment_id: string
  line_id: string
  item_number: number
  title: string
  brand: string
  size_display: string
  photo_id: number | null
  price_cents: number
  earnings_cents: number | null
  payout_terms: object | null
  canceled: boolean
}

/** Returns the pieces of these parcels, also of canceled lines, by item number. */
export async function listSaleItems(db: DbOrTx, shipmentIds: readonly string[]): Promise<SaleItemRow[]> {
  if (shipmentIds.length === 0) return []
  const { rows } = await sql<SaleItemRow>`/* listSaleItems */
    select s.id as shipment_id, l.id as line_id, i.item_number, i.title, b.name as brand, i.size_display, i.photo_ids[1] as photo_id,
      coalesce(x.price_cents, l.price_cents) as price_cents, x.earnings_cents, i.payout_terms, l.canceled_at is not null as canceled
    from shipment s join order_line l on l.order_id = s.order_id and l.group_key = s.group_key and l.kind = 'item'
    join item i on i.item_number = l.item_number join brand b on b.id = i.brand_id
    left join seller_sale x on x.order_line_id = l.id
    where s.id = any(${[...shipmentIds]}::uuid[]) order by i.item_number`.execute(db)
  return rows
}

/** Counts a member's open offers as a seller whose last amount is the buyer's, for pieces on sale. */
export async function countOffersToAnswer(db: DbOrTx, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`/* countOffersToAnswer */ select count(*)::int as n from piece_offer o
    where o.seller_id = ${userId}::uuid and o.status = 'open' and o.good_until > ${now}
      and (select t.by from piece_offer_turn t where t.offer_id = o.id order by t.id desc limit 1) = 'buyer'
      and not exists (select 1 from piece_offer_item n join item i on i.item_number = n.item_number
        where n.offer_id = o.id and i.state <> 'listed')`.execute(db)
  return rows[0]?.n ?? 0
}

/**
 * Returns at most `limit` parcels of members with a closet that have a label, made before a time, and no
 * carrier's scan; the oldest label first.
 */
export async function listNotHandedOver(db: DbOrTx, before: Date, limit: number): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`/* listNotHandedOver */ ${select}
    where s.source = 'p2p' and s.status = 'packed' and ${isPaid} and o.canceled_at is null
      and s.packed_at <= ${before} and c.user_id is not null
      and not exists (select 1 from shipment_event e where e.shipment_id = s.id)
    order by s.packed_at limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns at most `limit` unsent parcels of members with a closet that were paid before a time, the earliest
 * paid first.
 */
export async function listUnsent(db: DbOrTx, before: Date, limit: number): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`/* listUnsent */ ${select}
    where s.source = 'p2p' and s.status in ('waiting', 'picking') and ${isPaid} and o.canceled_at is null
      and o.confirmed_at <= ${before} and c.user_id is not null order by o.confirmed_at limit ${limit}`.execute(
    db,
  )
  return rows
}
