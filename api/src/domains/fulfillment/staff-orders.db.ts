import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { type KeyPage, keyPage } from '../../platform/key-pages.db.ts'
import type { LikeParts } from '../../platform/like-parts.ts'

/** An order in an employee's search results; `total` in cents. */
export type OrderHitRow = {
  id: string
  status: OrderStatus
  email: string
  /** Whom it is sent to; null without an address. */
  name: string | null
  placedAt: Date
  total: number
  pieces: number
  /** The first photos of up to three pieces. */
  photoIds: number[]
}
/**
 * An employee's search, by every kind of key that the typed text can be; null where it can't. `words`:
 * parts of the e-mail address, of the recipient's name and of the label.
 */
export type OrderSearch = {
  id: string | null
  label: string | null
  email: string | null
  itemNumber: number | null
  code: string | null
  words: LikeParts
  all: boolean
  /** All paid orders of the account of this id. */
  userId: string | null
  /** Orders of these statuses; null: of all. */
  statuses: readonly OrderStatus[] | null
  sort: 'placed' | 'total'
} & KeyPage<string>

/**
 * Returns at most `limit` orders that match any given field of the search (id, label, e-mail, item number,
 * tracking code, all words, or all paid ones), sorted by time or sum, with `count`, how many match in all,
 * counted up to `counted`; each field and each order has an index.
 */
export async function listOrderHits(
  db: DbOrTx,
  search: OrderSearch,
  { limit, counted = limit }: { limit: number; counted?: number },
): Promise<(OrderHitRow & { count: number })[]> {
  const [first, second, third, fourth] = search.words
  const about = sql`lower(email || ' ' || coalesce(ship_to ->> 'fullName', '') || ' ' || right(replace(id::text, '-', ''), 8))`
  // Ids rise with time, so that the order by id is the order in which orders were placed.
  const column = search.sort === 'total' ? 'total_cents' : 'id'
  const page = keyPage({ table: 'purchase_order', column, key: 'id', type: 'uuid' }, search)
  const statuses = search.statuses && [...search.statuses]
  const rest = sql`(${statuses}::text[] is null or status = any(${statuses}::text[]))
    and ${page.within} ${page.order} limit ${counted}`
  const { rows } = await sql<OrderHitRow & { count: number }>`/* listOrderHits */
    with found as (
      select id from purchase_order where id = ${search.id}::uuid
      union select id from purchase_order where right(replace(id::text, '-', ''), 8) = ${search.label}::text
      union select id from purchase_order where lower(email) = ${search.email}::text
      union select order_id from order_line where item_number = ${search.itemNumber}::bigint
      union select order_id from shipment where tracking_code = ${search.code}::text
      union select s.order_id from shipment s join shipment lead on lead.id = s.joined_to where lead.tracking_code = ${search.code}::text
      union (select id from purchase_order where ${about} like ${first} and ${about} like ${second} and ${about} like ${third}
        and ${about} like ${fourth} and ${rest})
      union (select id from purchase_order where user_id = ${search.userId}::uuid and status <> 'not_paid' and ${rest})
      union (select id from purchase_order where ${search.all}::boolean and status <> 'not_paid' and ${rest})
    ), page as (select id, row_number() over (${page.order}) as place from purchase_order
      where id in (select id from found) and ${rest})
    select o.id, o.status, o.email, o.ship_to ->> 'fullName' as name, o.placed_at as "placedAt", o.total_cents as total,
      (select count(*)::int from order_line l where l.order_id = o.id and l.canceled_at is null and l.kind in ('item', 'rescue')) as pieces,
      array(select i.photo_ids[1] from order_line l join item i on i.item_number = l.item_number
        where l.order_id = o.id and l.canceled_at is null and l.kind in ('item', 'rescue') and i.photo_ids[1] is not null
        order by l.item_number limit 3) as "photoIds", (select count(*)::int from page) as count
    from page join purchase_order o on o.id = page.id where page.place <= ${limit} order by page.place`.execute(
    db,
  )
  return page.isBackwards ? rows.toReversed() : rows
}

/** An event in an order's history; `actor` is a full name. */
export type NoteRow = {
  id: number
  kind: string
  fromStatus: string | null
  toStatus: string | null
  actor: string | null
  reason: string
  happenedAt: Date
}
/**
 * Returns all events of an order, oldest first, with the employee's or user's full name; `actor` is null
 * for events that the shop caused.
 */
export async function listNotes(db: DbOrTx, orderId: string): Promise<NoteRow[]> {
  const { rows } =
    await sql<NoteRow>`/* listNotes */ select e.id, e.kind, e.from_status as "fromStatus", e.to_status as "toStatus",
      case when u.id is null then null else concat_ws(' ', u.first_name, u.last_name) end as actor, e.reason, e.happened_at as "happenedAt"
    from order_event e left join user_account u on u.id = e.actor_id where e.order_id = ${orderId}::uuid order by e.id`.execute(
      db,
    )
  return rows
}

/** Returns the ids of an order's lines that are not canceled. */
export async function listOpenLineIds(db: DbOrTx, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listOpenLineIds */ select id from order_line
    where order_id = ${orderId}::uuid and canceled_at is null`.execute(db)
  return rows.map((row) => row.id)
}
