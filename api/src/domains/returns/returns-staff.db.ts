// Reads returns as employees look for them. No writes.
import type { ReturnStatus as ReturnStep } from '@hemline/rules/consignment/seller-returns.ts'
import type { ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { pageWithTotal } from '../../platform/totals.ts'
import { type ReturnRow, returnColumns } from './returns.db.ts'

/**
 * A return as employees find it: when its status began, its number of pieces, and photos of three of
 * them.
 */
export type StaffReturnRow = ReturnRow & { pieces: number; since: Date; photo_ids: number[] }

/**
 * Returns one page of returns for employees and the total: of the statuses (null: all that are open), the
 * oldest first; with `search` those of the statuses (null: of all) with this number, tracking code, e-mail
 * address or item number.
 */
export async function listStaffReturns(
  db: DbOrTx,
  asked: { statuses: readonly ReturnStatus[] | null; search: string | null; limit: number; offset: number },
): Promise<{ rows: StaffReturnRow[]; total: number }> {
  const { search, limit, offset } = asked
  const statuses = asked.statuses && [...asked.statuses]
  const digits = search?.replace(/^\s*R?\s*/i, '').replaceAll(/\s/g, '') ?? ''
  const number = /^\d{1,15}$/.test(digits) ? Number(digits) : null
  const wanted =
    search === null
      ? sql`(${statuses}::text[] is null and r.status not in ('completed', 'canceled')) or r.status = any(${statuses}::text[])`
      : sql`(${statuses}::text[] is null or r.status = any(${statuses}::text[])) and (
        r.number = ${number !== null && number < 2_000_000_000 ? number : null}::integer or r.tracking_code = ${digits}
        or lower(r.email) = lower(${search})
        or exists (select 1 from order_return_line l where l.return_id = r.id and l.item_number = ${number}::bigint))`
  return pageWithTotal({ limit, offset }, async (page) => {
    const { rows } = await sql<
      StaffReturnRow & { total: number }
    >`/* listStaffReturns */ select ${returnColumns},
      (select count(*)::int from order_return_line l where l.return_id = r.id) as pieces,
      coalesce((select max(e.happened_at) from order_return_event e where e.return_id = r.id and e.to_status is not null), r.created_at) as since,
      (select coalesce(array_agg(p.id), '{}') from (select i.photo_ids[1]::float8 as id from order_return_line l
        join item i on i.item_number = l.item_number where l.return_id = r.id order by l.order_line_id limit 3) p) as photo_ids,
      count(*) over ()::int as total
    from order_return r where ${wanted} order by r.created_at limit ${page.limit} offset ${page.offset}`.execute(
      db,
    )
    return rows
  })
}

/** The way of a returned piece on to its owner (table seller_return); nulls before the piece left. */
export type GoingOnRow = {
  item_number: number
  status: ReturnStep
  carrier: Carrier | null
  tracking_code: string | null
}

/** Returns the accepted pieces of a return that aren't the shop's own, and how far each is to its owner. */
export async function listGoingOn(db: DbOrTx, returnId: string): Promise<GoingOnRow[]> {
  const { rows } =
    await sql<GoingOnRow>`/* listGoingOn */ select l.item_number::float8 as item_number, r.carrier, r.tracking_code,
      case when r.delivered_at is not null then 'delivered' else coalesce(r.status, 'waiting') end as status
    from order_return_line l join item i on i.item_number = l.item_number left join seller_return r on r.item_number = l.item_number
    where l.return_id = ${returnId}::uuid and l.outcome in ('accepted', 'accepted_less') and i.state = 'relisted' and i.source <> 'own'`.execute(
      db,
    )
  return rows
}

/**
 * Returns the ids of the photos that a shopper sent with the case that began a return; none for other
 * returns.
 */
export async function listCasePhotosOf(db: DbOrTx, returnId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`/* listCasePhotosOf */ select unnest(e.photo_ids) as id from order_return_order o
      join support_case c on c.order_id = o.order_id and c.return_id = o.return_id
      join support_case_event e on e.case_id = c.id where o.return_id = ${returnId}::uuid order by e.id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** An event of a return with its employee's name; null when the shopper or a job did it. */
export type ReturnEventRow = {
  id: number
  kind: string
  from_status: string | null
  to_status: string | null
  actor: string | null
  reason: string
  detail: Record<string, unknown>
  happened_at: Date
}

/** Returns all events of a return with the names of the people who caused them, oldest first. */
export async function listReturnEvents(db: DbOrTx, returnId: string): Promise<ReturnEventRow[]> {
  const { rows } =
    await sql<ReturnEventRow>`/* listReturnEvents */ select e.id::float8 as id, e.kind, e.from_status, e.to_status,
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as actor, e.reason, e.detail, e.happened_at
    from order_return_event e left join user_account u on u.id = e.actor_id where e.return_id = ${returnId}::uuid order by e.id`.execute(
      db,
    )
  return rows
}
