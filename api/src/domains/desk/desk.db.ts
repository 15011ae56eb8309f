import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A work queue: the number of open entries, and since when the oldest waits. */
export type QueueRow = { name: string; count: number; oldestAt: Date | null }

/**
 * Counts the open entries of the named work queues (orders, parcels to pick, and so on), with the time of
 * each queue's oldest entry. A queue that is not named is not read and counts as 0. Each queue has a partial
 * index of its open rows.
 */
export async function listQueues(db: DbOrTx, names: readonly string[]): Promise<QueueRow[]> {
  const asked = [...names]
  const { rows } = await sql<QueueRow>`/* listQueues */
    select 'orders' as name, count(*)::int as count, min(placed_at) as "oldestAt" from purchase_order
      where 'orders' = any(${asked}::text[]) and status in ('confirmed', 'in_progress', 'auto_charged')
    union all
    select 'pick', count(*)::int, min(coalesce(o.confirmed_at, o.placed_at)) from shipment s
      join purchase_order o on o.id = s.order_id
      where 'pick' = any(${asked}::text[]) and s.source = 'own' and s.joined_to is null
        and s.status = 'waiting'
        and o.status in ('confirmed', 'auto_charged', 'shipped')
    union all
    select 'pack', count(*)::int, min(coalesce(o.confirmed_at, o.placed_at)) from shipment s
      join purchase_order o on o.id = s.order_id
      where 'pack' = any(${asked}::text[]) and s.source = 'own' and s.joined_to is null
        and s.status in ('picking', 'packed')
        and o.status in ('confirmed', 'auto_charged', 'shipped')
    union all
    select 'intake', count(*)::int, min(received_at) from bag
      where 'intake' = any(${asked}::text[]) and status in ('received', 'processing')
    union all
    select 'review', count(*)::int, min(i.created_at) from item i join intake_item n on n.item_number = i.item_number
      where 'review' = any(${asked}::text[]) and i.state = 'under_review' and i.bag_id is not null
    union all
    select 'direct', count(*)::int, min(coalesce(submitted_at, changed_at)) from direct_listing
      where 'direct' = any(${asked}::text[]) and id in (
        select id from direct_listing where status = 'under_review' union
        select l.id from item i join direct_listing l on l.item_number = i.item_number
          where i.state in ('under_review', 'pending_listing') and l.status = 'listed' union
        select l.id from listing_report r join direct_listing l on l.item_number = r.item_number
          join item i on i.item_number = l.item_number
          where r.looked_at is null and l.status = 'listed' and i.state = 'listed')
    union all
    select 'reports', count(distinct (kind, subject_id))::int, min(at) from member_report
      where 'reports' = any(${asked}::text[]) and decided_at is null
    union all
    select 'listing', count(*)::int, min(i.created_at) from item i join intake_item n on n.item_number = i.item_number
      where 'listing' = any(${asked}::text[]) and i.state = 'pending_listing' and i.bag_id is not null
    union all
    select 'returns', count(distinct w.item_number)::int, min(w.since) from (
        select l.item_number, o.confirmed_at as since from order_line l join purchase_order o on o.id = l.order_id
          join item i on i.item_number = l.item_number
          where l.kind = 'reclaim' and l.canceled_at is null and o.confirmed_at is not null and o.canceled_at is null
            and i.state = 'reclaimed'
        union all
        select l.item_number, l.decided_at from order_return_line l join item i on i.item_number = l.item_number
          where l.relisted_as is null and l.outcome in ('accepted', 'accepted_less') and i.state = 'relisted'
            and i.source <> 'own'
      ) w left join seller_return r on r.item_number = w.item_number
      where 'returns' = any(${asked}::text[]) and r.sent_at is null
    union all
    select 'returned', count(*)::int, min(received_at) from order_return
      where 'returned' = any(${asked}::text[]) and status in ('received', 'processing')
    union all
    select 'goodies', count(*)::int, min(asked_at) from goody_box
      where 'goodies' = any(${asked}::text[]) and status = 'chosen'
    union all
    select 'rescues', count(*)::int, min(b.paid_at) from rescue_box b join shipment s on s.order_id = b.order_id
      where 'rescues' = any(${asked}::text[]) and b.paid_at is not null and b.released_at is null
        and s.status in ('waiting', 'picking', 'packed')
    union all
    select 'cases', count(*)::int, min(coalesce(asked_at, since)) from support_case
      where 'cases' = any(${asked}::text[])
        and (status = 'waiting_for_us' or (status = 'waiting_for_carrier' and asked_at is not null))
    union all
    select 'refunds', count(*)::int, min(requested_at) from order_refund
      where 'refunds' = any(${asked}::text[]) and paid_at is null and failed_code is not null
    union all
    select 'jobs', count(*)::int, min(created_at) from graphile_worker.jobs
      where 'jobs' = any(${asked}::text[]) and attempts > 0 and last_error is not null`.execute(db)
  return rows
}
