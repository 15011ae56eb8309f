import type { ReturnStatus as SellerReturnStep } from '@hemline/rules/consignment/seller-returns.ts'
import type { ShipmentStatus } from '@hemline/rules/fulfillment/shipment-states.ts'
import type { BagStatus } from '@hemline/rules/kits/states.ts'
import type { ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { LikeParts } from '../../platform/like-parts.ts'

/** Candidates that are put in order; of a fragment that fits more entries, any of them are shown. */
const candidates = 200

/** How many entries fit in all, counted up to `candidates`; the same in each row of an answer. */
type Counted = { count: number }

/** A person with an account; `orders` counts those that were paid. */
export type PersonRow = { id: string; name: string; email: string; orders: number; bags: number }

/**
 * Returns at most `limit` people whose e-mail address and name together contain all words; an address that
 * begins with the first word comes first, then whoever bought last.
 */
export async function listPeople(
  db: DbOrTx,
  words: LikeParts,
  limit: number,
): Promise<(PersonRow & Counted)[]> {
  const [first, second, third, fourth] = words
  const about = sql`lower(email::text || ' ' || first_name || ' ' || last_name)`
  const { rows } = await sql<PersonRow & Counted>`/* listPeople */
    with found as materialized (
      select id, first_name, last_name, email, last_purchase_at from user_account
      where ${about} like ${first} and ${about} like ${second} and ${about} like ${third}
        and ${about} like ${fourth}
      limit ${candidates}
    )
    select u.id, u.first_name || ' ' || u.last_name as name, u.email::text as email,
      (select count(*)::int from purchase_order o where o.user_id = u.id
        and o.status <> 'not_paid') as orders,
      (select count(*)::int from bag b where b.seller_id = u.id) as bags,
      (select count(*)::int from found) as count
    from (select * from found order by lower(email::text) like ltrim(${first}::text, '%') desc,
      last_purchase_at desc nulls last, id
      limit ${limit}) u`.execute(db)
  return rows
}

/** An employee's search among bags; `seller` is null for viewers who may not see people. */
export type BagSearch = { code: LikeParts; number: number | null; seller: LikeParts }

/** A bag with its seller's name. */
export type BagHitRow = {
  bagNumber: number
  code: string
  status: BagStatus
  warehouseId: number
  seller: string | null
}

/** The ids of at most 200 bags of each way to find them, in SQL. */
export function bagIds({ code, number, seller }: BagSearch): RawBuilder<unknown> {
  const [first, second, third, fourth] = seller
  const about = sql`lower(email::text || ' ' || first_name || ' ' || last_name)`
  return sql`
      (select b.id from kit k join bag b on b.kit_id = k.id
        where lower(k.label_code || ' ' || coalesce(k.tracking_out, '') || ' '
          || coalesce(k.tracking_back, '')) like ${code[0]}
        limit ${candidates})
      union
      (select b.id from generate_series(0, 15 - length(${number}::bigint::text)) as places (missing)
        cross join lateral (select id from bag
          where bag_number >= ${number}::bigint * power(10::numeric, missing)::bigint
            and bag_number < (${number}::bigint + 1) * power(10::numeric, missing)::bigint
          order by bag_number desc limit ${candidates}) b
        limit ${candidates})
      union
      (select b.id from (select id from user_account
          where ${about} like ${first} and ${about} like ${second} and ${about} like ${third}
            and ${about} like ${fourth}
          limit ${candidates}) u
        cross join lateral (select id from bag where seller_id = u.id order by created_at desc
          limit ${candidates}) b
        limit ${candidates})`
}

/**
 * Returns at most `limit` bags by a part of the code on the bag or of a tracking number, by the first digits
 * of the bag number, or by words of the seller's name and address; highest bag number first.
 */
export async function listBagHits(
  db: DbOrTx,
  search: BagSearch,
  limit: number,
): Promise<(BagHitRow & Counted)[]> {
  const { rows } = await sql<BagHitRow & Counted>`/* listBagHits */
    with found as (
      ${bagIds(search)}
    )
    select b.bag_number as "bagNumber", k.label_code as code, b.status, b.warehouse_id as "warehouseId",
      u.first_name || ' ' || u.last_name as seller, b.count
    from (select b.*, count(*) over ()::int as count from found join bag b on b.id = found.id
        order by b.bag_number desc limit ${limit}) b
      join kit k on k.id = b.kit_id left join user_account u on u.id = b.seller_id
    order by b.bag_number desc`.execute(db)
  return rows
}

/** An employee's search among parcels; `order` is null for viewers who may not see orders. */
export type ParcelSearch = { code: LikeParts; label: string | null; number: number | null; order: LikeParts }

/** A parcel with facts of its order; a joined parcel has the tracking number of its leading one. */
export type ParcelHitRow = {
  id: string
  orderId: string
  status: ShipmentStatus
  shipFrom: string
  carrier: Carrier | null
  trackingCode: string | null
  placedAt: Date
}

/** The ids of at most 200 parcels of each way to find them, in SQL. */
export function parcelIds({ code, label, number, order }: ParcelSearch): RawBuilder<unknown> {
  const [first, second, third, fourth] = order
  const about = sql`lower(email || ' ' || coalesce(ship_to ->> 'fullName', '') || ' '
    || right(replace(id::text, '-', ''), 8))`
  return sql`
      (select id from shipment where lower(tracking_code) like ${code[0]} limit ${candidates})
      union
      (select s.id from purchase_order o join shipment s on s.order_id = o.id
        where right(replace(o.id::text, '-', ''), 8) = ${label}::text)
      union
      (select s.id from order_line l join shipment s on s.order_id = l.order_id and s.group_key = l.group_key
        where l.item_number = ${number}::bigint and l.canceled_at is null and l.kind = 'item')
      union
      (select s.id from (select id from purchase_order
          where ${about} like ${first} and ${about} like ${second} and ${about} like ${third}
            and ${about} like ${fourth}
          order by id desc limit ${candidates}) o
        join shipment s on s.order_id = o.id)`
}

/**
 * Returns at most `limit` parcels by a part of the tracking number, by the whole label of the order, by an
 * item number, or by words of the order's e-mail address, recipient and label; newest first.
 */
export async function listParcelHits(
  db: DbOrTx,
  search: ParcelSearch,
  limit: number,
): Promise<(ParcelHitRow & Counted)[]> {
  const { rows } = await sql<ParcelHitRow & Counted>`/* listParcelHits */
    with found as (
      ${parcelIds(search)}
    )
    select s.id, s.order_id as "orderId", s.status, s.ship_from as "shipFrom",
      coalesce(lead.carrier, s.carrier) as carrier,
      coalesce(lead.tracking_code, s.tracking_code) as "trackingCode", o.placed_at as "placedAt",
      count(*) over ()::int as count
    from found join shipment s on s.id = found.id join purchase_order o on o.id = s.order_id
    left join shipment lead on lead.id = s.joined_to
    order by o.placed_at desc, s.id limit ${limit}`.execute(db)
  return rows
}

/** A parcel that a shopper sends back. */
export type ReturnHitRow = {
  id: string
  number: number
  status: ReturnStatus
  carrier: Carrier | null
  trackingCode: string | null
  placedAt: Date
}

/** An employee's search among returns; `email` is null for viewers who may not see people. */
export type ReturnSearch = { code: LikeParts; number: number | null; email: LikeParts }

/**
 * Returns at most `limit` returns by their whole number, a part of the tracking number, or words of the
 * e-mail address of who sends back; newest first.
 */
export async function listReturnHits(
  db: DbOrTx,
  { code, number, email }: ReturnSearch,
  limit: number,
): Promise<(ReturnHitRow & Counted)[]> {
  const [first, second, third, fourth] = email
  const about = sql`lower(email)`
  const { rows } = await sql<ReturnHitRow & Counted>`/* listReturnHits */
    with found as (
      (select id from order_return where lower(tracking_code) like ${code[0]} limit ${candidates})
      union
      (select id from order_return where number = ${number}::integer)
      union
      (select id from order_return where ${about} like ${first} and ${about} like ${second}
          and ${about} like ${third} and ${about} like ${fourth}
        limit ${candidates})
    )
    select r.id, r.number, r.status, r.carrier, r.tracking_code as "trackingCode", r.created_at as "placedAt",
      count(*) over ()::int as count
    from found join order_return r on r.id = found.id order by r.created_at desc, r.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** A piece on its way back to its seller. */
export type SellerReturnHitRow = {
  itemNumber: number
  status: SellerReturnStep
  carrier: Carrier | null
  trackingCode: string | null
  placedAt: Date
}

/**
 * Returns at most `limit` pieces on their way back to their sellers, by the whole item number or a part of
 * the tracking number, the last taken from its shelf first.
 */
export async function listSellerReturnHits(
  db: DbOrTx,
  { code, number }: { code: LikeParts; number: number | null },
  limit: number,
): Promise<(SellerReturnHitRow & Counted)[]> {
  const { rows } = await sql<SellerReturnHitRow & Counted>`/* listSellerReturnHits */
    with found as (
      (select item_number from seller_return where lower(tracking_code) like ${code[0]} limit ${candidates})
      union
      (select item_number from seller_return where item_number = ${number}::bigint)
    )
    select r.item_number::float8 as "itemNumber", case when r.delivered_at is null then r.status else 'delivered' end as status,
      r.carrier, r.tracking_code as "trackingCode", r.picked_at as "placedAt", count(*) over ()::int as count
    from found join seller_return r on r.item_number = found.item_number
    order by r.picked_at desc, r.item_number limit ${limit}`.execute(db)
  return rows
}
