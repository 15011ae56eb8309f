// The tables of people, bags and parcels at the desk. No writes.
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { LikeParts } from '../../platform/like-parts.ts'
import type { BagHitRow, BagSearch, ParcelHitRow, ParcelSearch, PersonRow } from './search.db.ts'
import { bagIds, parcelIds } from './search.db.ts'

/** Which rows of a table are read; `counted`: rows are counted, and reached by pages, up to this number. */
export type TablePage = { limit: number; offset: number; counted: number }
/** How many rows the table has under its filters, counted up to `counted`. */
type Total = { total: number }

/** Which people a table shows: null: of every kind; `words` null: all. */
export type PeopleWanted = { words: LikeParts | null; kind: 'buyers' | 'sellers' | null }

/** Returns one page of accounts, the newest first, each with the number of all that fit. */
export async function listPeopleRows(
  db: DbOrTx,
  { words, kind }: PeopleWanted,
  { limit, offset, counted }: TablePage,
): Promise<(PersonRow & Total)[]> {
  const [first, second, third, fourth] = words ?? []
  const about = sql`lower(email::text || ' ' || first_name || ' ' || last_name)`
  const named =
    words === null
      ? sql`true`
      : sql`${about} like ${first} and ${about} like ${second} and ${about} like ${third} and ${about} like ${fourth}`
  const { rows } = await sql<PersonRow & Total>`/* listPeopleRows */
    with found as materialized (
      select id from user_account a where a.erased_at is null and ${named}
        and (${kind}::text is distinct from 'buyers' or a.last_purchase_at is not null)
        and (${kind}::text is distinct from 'sellers' or exists (select from bag where seller_id = a.id))
      order by a.id desc limit ${counted}
    )
    select u.id, u.first_name || ' ' || u.last_name as name, u.email::text as email,
      (select count(*)::int from purchase_order o where o.user_id = u.id and o.status <> 'not_paid') as orders,
      (select count(*)::int from bag b where b.seller_id = u.id) as bags,
      (select count(*)::int from found) as total
    from (select id from found order by id desc limit ${limit} offset ${offset}) page
      join user_account u on u.id = page.id order by u.id desc`.execute(db)
  return rows
}

/** Returns one page of bags, the highest number first; `search` null: all; `status` null: of all. */
export async function listBagRows(
  db: DbOrTx,
  { search, status }: { search: BagSearch | null; status: string | null },
  { limit, offset, counted }: TablePage,
): Promise<(BagHitRow & Total)[]> {
  const within = search === null ? sql`true` : sql`b.id in (${bagIds(search)})`
  const { rows } = await sql<BagHitRow & Total>`/* listBagRows */
    with found as materialized (
      select b.id, b.bag_number from bag b where ${within} and (${status}::text is null or b.status = ${status}::text)
      order by b.bag_number desc limit ${counted}
    )
    select b.bag_number as "bagNumber", k.label_code as code, b.status, b.warehouse_id as "warehouseId",
      u.first_name || ' ' || u.last_name as seller, (select count(*)::int from found) as total
    from (select id from found order by bag_number desc limit ${limit} offset ${offset}) page
      join bag b on b.id = page.id join kit k on k.id = b.kit_id left join user_account u on u.id = b.seller_id
    order by b.bag_number desc`.execute(db)
  return rows
}

/** Returns one page of the parcels of orders, the newest first; `search` null: all; `status` null: of all. */
export async function listParcelRows(
  db: DbOrTx,
  { search, status }: { search: ParcelSearch | null; status: string | null },
  { limit, offset, counted }: TablePage,
): Promise<(ParcelHitRow & Total)[]> {
  const within = search === null ? sql`true` : sql`s.id in (${parcelIds(search)})`
  const { rows } = await sql<ParcelHitRow & Total>`/* listParcelRows */
    with found as materialized (
      select s.id from shipment s where ${within} and (${status}::text is null or s.status = ${status}::text)
      order by s.id desc limit ${counted}
    )
    select s.id, s.order_id as "orderId", s.status, s.ship_from as "shipFrom",
      coalesce(lead.carrier, s.carrier) as carrier,
      coalesce(lead.tracking_code, s.tracking_code) as "trackingCode", o.placed_at as "placedAt",
      (select count(*)::int from found) as total
    from (select id from found order by id desc limit ${limit} offset ${offset}) page
      join shipment s on s.id = page.id join purchase_order o on o.id = s.order_id
      left join shipment lead on lead.id = s.joined_to
    order by s.id desc`.execute(db)
  return rows
}

/** Counts bags by status; counting stops at `limit` in each status. */
export async function listBagCounts(
  db: DbOrTx,
  states: readonly string[],
  limit: number,
): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`/* listBagCounts */
    select asked.state, found.count from unnest(${[...states]}::text[]) as asked (state)
      cross join lateral (select count(*)::int as count
        from (select 1 from bag where status = asked.state limit ${limit}) counted) found
    where found.count > 0`.execute(db)
  return rows
}

/** Counts parcels by status; counting stops at `limit` in each status. */
export async function listParcelCounts(
  db: DbOrTx,
  states: readonly string[],
  limit: number,
): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`/* listParcelCounts */
    select asked.state, found.count from unnest(${[...states]}::text[]) as asked (state)
      cross join lateral (select count(*)::int as count
        from (select 1 from shipment where status = asked.state limit ${limit}) counted) found
    where found.count > 0`.execute(db)
  return rows
}
