// Writes returns, their pieces, payments and history.
import type { Difference } from '@hemline/rules/returns/differences.ts'
import type { ReturnOutcome, ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { ReturnRow } from './returns.db.ts'

/** A new return, without the columns that its life fills. */
export type NewReturn = Omit<
  ReturnRow,
  'number' | 'first_scan_at' | 'received_at' | 'processed_at' | 'paid_at' | 'completed_at' | 'canceled_at'
>

/** Inserts a return; false when a return with this form key exists. */
export async function insertReturn(tx: DbOrTx, row: NewReturn): Promise<boolean> {
  const { rows } =
    await sql`/* insertReturn */ insert into order_return (id, user_id, visitor_id, email, form_key, source, sender,
      sender_name, warehouse_id, ship_from, status, refund_type, restocking_waived, pays_at_first_scan, total_cents, money, carrier, tracking_code,
      created_at, drop_off_by, box_id, case_id, is_gift)
    values (${row.id}::uuid, ${row.user_id}::uuid, ${row.visitor_id}, ${row.email}, ${row.form_key}, ${row.source}, ${row.sender},
      ${row.sender_name}, ${row.warehouse_id}, ${row.ship_from === null ? null : JSON.stringify(row.ship_from)}::jsonb, ${row.status},
      ${row.refund_type}, ${row.restocking_waived}, ${row.pays_at_first_scan}, ${row.total_cents},
      ${JSON.stringify(row.money)}::jsonb, ${row.carrier}, ${row.tracking_code},
      ${row.created_at}, ${row.drop_off_by}, ${row.box_id}::uuid, ${row.case_id}::uuid, ${row.is_gift})
    on conflict (form_key) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** A piece of a return as the shopper entered it. */
export type NewReturnLine = {
  order_line_id: string
  order_id: string
  item_number: number
  reason: string
  /** What differs; null for pieces that are as described. */
  difference: Difference | null
  note: string | null
  photo_ids: readonly string[]
}

/**
 * Replaces the pieces of a return and the losses of promotions of its orders. Fails on the unique index when
 * another open return has one of the pieces.
 */
export async function replaceReturnLines(
  tx: DbOrTx,
  returnId: string,
  lines: readonly NewReturnLine[],
  lost: readonly { order_id: string; promotion_lost_cents: number }[],
): Promise<void> {
  await sql`/* replaceReturnLines */ delete from order_return_line where return_id = ${returnId}::uuid`.execute(
    tx,
  )
  await sql`/* replaceReturnLines */ delete from order_return_order where return_id = ${returnId}::uuid`.execute(
    tx,
  )
  await sql`/* replaceReturnLines */ insert into order_return_line (return_id, order_line_id, order_id, item_number, reason, difference, note,
      photo_ids)
    select ${returnId}::uuid, l.order_line_id, l.order_id, l.item_number, l.reason, nullif(l.difference, 'null'::jsonb), l.note,
      (select coalesce(array_agg(p::uuid), '{}') from jsonb_array_elements_text(l.photo_ids) p)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (order_line_id uuid, order_id uuid, item_number bigint, reason text,
      difference jsonb, note text, photo_ids jsonb)`.execute(tx)
  await sql`/* replaceReturnLines */ insert into order_return_order (return_id, order_id, promotion_lost_cents)
    select ${returnId}::uuid, o.order_id, o.promotion_lost_cents
    from jsonb_to_recordset(${JSON.stringify(lost)}::jsonb) as o (order_id uuid, promotion_lost_cents integer)`.execute(
    tx,
  )
}

/** The columns of a return that may change; absent columns stay. */
export type ReturnChange = Partial<
  Pick<
    ReturnRow,
    | 'status'
    | 'refund_type'
    | 'restocking_waived'
    | 'pays_at_first_scan'
    | 'total_cents'
    | 'money'
    | 'carrier'
    | 'tracking_code'
    | 'first_scan_at'
    | 'received_at'
    | 'processed_at'
    | 'paid_at'
    | 'completed_at'
    | 'canceled_at'
  >
>

/** Writes the given columns of a return; the caller holds its lock. */
export async function updateReturn(tx: DbOrTx, id: string, change: ReturnChange): Promise<void> {
  await sql`/* updateReturn */ update order_return r set
      status = coalesce(c.status, r.status), refund_type = coalesce(c.refund_type, r.refund_type),
      restocking_waived = coalesce(c.restocking_waived, r.restocking_waived),
      pays_at_first_scan = coalesce(c.pays_at_first_scan, r.pays_at_first_scan),
      total_cents = coalesce(c.total_cents, r.total_cents), money = coalesce(c.money, r.money), carrier = coalesce(c.carrier, r.carrier),
      tracking_code = coalesce(c.tracking_code, r.tracking_code),
      first_scan_at = coalesce(c.first_scan_at, r.first_scan_at), received_at = coalesce(c.received_at, r.received_at),
      processed_at = coalesce(c.processed_at, r.processed_at), paid_at = coalesce(c.paid_at, r.paid_at),
      completed_at = coalesce(c.completed_at, r.completed_at), canceled_at = coalesce(c.canceled_at, r.canceled_at)
    from jsonb_to_record(${JSON.stringify(change)}::jsonb) as c (status text, refund_type text, restocking_waived boolean,
      pays_at_first_scan boolean, total_cents integer, money jsonb, carrier text, tracking_code text, first_scan_at timestamptz,
      received_at timestamptz, processed_at timestamptz, paid_at timestamptz, completed_at timestamptz, canceled_at timestamptz)
    where r.id = ${id}::uuid`.execute(tx)
}

/**
 * Frees or takes all pieces of a return; freed pieces may go into another return. False, with nothing
 * changed, when pieces to be taken are in another return.
 */
export async function updateLinesOpen(tx: DbOrTx, returnId: string, isOpen: boolean): Promise<boolean> {
  const { rows } =
    await sql`/* updateLinesOpen */ update order_return_line l set is_open = ${isOpen} where l.return_id = ${returnId}::uuid
      and (not ${isOpen}::boolean or not exists (select 1 from order_return_line mine join order_return_line other
        on other.order_line_id = mine.order_line_id and other.return_id <> mine.return_id and other.is_open
        where mine.return_id = l.return_id))
    returning l.order_line_id`.execute(tx)
  return rows.length > 0
}

/** The decision of an employee, or of the shopper's answer, about a piece. */
export type LineDecision = {
  returnId: string
  lineId: string
  outcome: ReturnOutcome | null
  reason: string | null
  photoIds: readonly string[]
  offered: number | null
  accepted: boolean | null
  actorId: string | null
  now: Date
}

/** Stores the decision about a piece of a return; a refused piece is no longer in the return. */
export async function updateDecision(tx: DbOrTx, decision: LineDecision): Promise<void> {
  await sql`/* updateDecision */ update order_return_line set outcome = ${decision.outcome}, outcome_reason = ${decision.reason},
      outcome_photo_ids = ${[...decision.photoIds]}::uuid[], offered_cents = ${decision.offered}, offer_accepted = ${decision.accepted},
      decided_by = ${decision.actorId}::uuid, decided_at = ${decision.now}, is_open = ${decision.outcome !== 'refused'}
    where return_id = ${decision.returnId}::uuid and order_line_id = ${decision.lineId}::uuid`.execute(tx)
}

/** Stores the new item number under which a returned piece was listed again. */
export async function updateRelisted(
  tx: DbOrTx,
  { returnId, lineId, itemNumber }: { returnId: string; lineId: string; itemNumber: number },
): Promise<void> {
  await sql`/* updateRelisted */ update order_return_line set relisted_as = ${itemNumber}
    where return_id = ${returnId}::uuid and order_line_id = ${lineId}::uuid`.execute(tx)
}

/** Stores the tracking code of the parcel that brings a refused piece back to the shopper. */
export async function updateSentBack(
  tx: DbOrTx,
  { returnId, lineId, code }: { returnId: string; lineId: string; code: string },
): Promise<void> {
  await sql`/* updateSentBack */ update order_return_line set sent_back_code = ${code}
    where return_id = ${returnId}::uuid and order_line_id = ${lineId}::uuid`.execute(tx)
}

/** Inserts the refund (cents) that a return paid for an order; false when it was inserted before. */
export async function insertReturnPayment(
  tx: DbOrTx,
  row: {
    return_id: string
    order_id: string
    amount_cents: number
    credit_drop: string | null
    paid_at: Date
  },
): Promise<boolean> {
  const { rows } =
    await sql`/* insertReturnPayment */ insert into order_return_payment (return_id, order_id, amount_cents, credit_drop, paid_at)
    values (${row.return_id}::uuid, ${row.order_id}::uuid, ${row.amount_cents}, ${row.credit_drop}::uuid, ${row.paid_at})
    on conflict do nothing returning order_id`.execute(tx)
  return rows.length > 0
}

/** An event of a return; `scanId` names a carrier's scan, which counts once. */
export type NewReturnEvent = {
  returnId: string
  kind: string
  from?: ReturnStatus
  to?: ReturnStatus
  actorId?: string | null
  reason?: string
  detail?: object
  scanId?: string
  at: Date
}

/** Inserts an event of a return; false when the carrier's scan was inserted before. */
export async function insertReturnEvent(tx: DbOrTx, event: NewReturnEvent): Promise<boolean> {
  const { rows } = await sql`/* insertReturnEvent */ insert into order_return_event
      (return_id, kind, from_status, to_status, actor_id, reason, detail, scan_id, happened_at)
    values (${event.returnId}::uuid, ${event.kind}, ${event.from ?? null}, ${event.to ?? null}, ${event.actorId ?? null}::uuid,
      ${event.reason ?? ''}, ${JSON.stringify(event.detail ?? {})}::jsonb, ${event.scanId ?? null}, ${event.at})
    on conflict (return_id, scan_id) do nothing returning id`.execute(tx)
  return rows.length > 0
}
