import type { NotificationKind, OuterChannel } from '@hemline/rules/notifications/kinds.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** Makes other jobs that send to this person wait until the transaction ends. */
export async function lockPerson(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockPerson */ select pg_advisory_xact_lock(hashtextextended(${`tell/${userId}`}, 0))`.execute(
    tx,
  )
}

export type UnplannedRow = {
  id: string
  kind: NotificationKind
  data: Record<string, unknown>
  created_at: Date
}

/** Returns a person's notifications for which no channel was decided yet, the oldest first. */
export async function listUnplanned(db: DbOrTx, userId: string, limit: number): Promise<UnplannedRow[]> {
  const { rows } =
    await sql<UnplannedRow>`/* listUnplanned */ select id, kind, data, created_at from notification
    where user_id = ${userId}::uuid and planned_at is null order by created_at, id limit ${limit}`.execute(db)
  return rows
}

export type NewDelivery = { notification_id: string; channel: OuterChannel; due_at: Date }

/**
 * Inserts by which channels and when notifications are to be sent, and marks the notifications `ids` as
 * planned.
 */
export async function insertDeliveries(
  tx: DbOrTx,
  plan: { userId: string; ids: readonly string[]; deliveries: readonly NewDelivery[]; now: Date },
): Promise<void> {
  const { userId, ids, deliveries, now } = plan
  await sql`/* insertDeliveries */ insert into notification_delivery (notification_id, channel, user_id, due_at)
    select one.notification_id, one.channel, ${userId}::uuid, one.due_at
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as one (notification_id uuid, channel text, due_at timestamptz)
    on conflict do nothing`.execute(tx)
  await sql`/* updatePlanned */ update notification set planned_at = ${now}::timestamptz
    where id = any(${[...ids]}::uuid[])`.execute(tx)
}

/** A notification that waits to leave by one channel. */
export type WaitingRow = {
  notification_id: string
  channel: OuterChannel
  due_at: Date
  message_id: string | null
  kind: NotificationKind
  title: string
  body: string
  link: string
  item_number: number | null
  amount_cents: number | null
  data: Record<string, unknown>
  created_at: Date
  /** Null for a notification about no piece. */
  item_state: string | null
  /** The first photo of the piece; null where a mail shows none. */
  photo_id: number | null
}

/** Returns a user's unsent deliveries with their notifications, oldest first. */
export async function listWaiting(db: DbOrTx, userId: string): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`/* listWaitingDeliveries */
    select d.notification_id, d.channel, d.due_at, d.message_id, n.kind, n.title, n.body, n.link, n.item_number,
      n.amount_cents, n.data, n.created_at, i.state as item_state,
      case when i.has_inappropriate_content then null else i.photo_ids[1] end as photo_id
    from notification_delivery d join notification n on n.id = d.notification_id
      left join item i on i.item_number = n.item_number
    where d.user_id = ${userId}::uuid and d.sent_at is null and d.dropped is null
    order by n.created_at, n.id`.execute(db)
  return rows
}

/** Groups deliveries of one channel into one message; deliveries in another message stay there. */
export async function updateMessage(
  tx: DbOrTx,
  { ids, channel, messageId }: { ids: readonly string[]; channel: OuterChannel; messageId: string },
): Promise<void> {
  await sql`/* updateMessage */ update notification_delivery set message_id = ${messageId}::uuid
    where notification_id = any(${[...ids]}::uuid[]) and channel = ${channel} and message_id is null`.execute(
    tx,
  )
}

/** Sets another due time for deliveries of a channel and takes them out of their message. */
export async function updateDue(
  tx: DbOrTx,
  { ids, channel, due }: { ids: readonly string[]; channel: OuterChannel; due: Date },
): Promise<void> {
  await sql`/* updateDue */ update notification_delivery set due_at = ${due}::timestamptz, message_id = null
    where notification_id = any(${[...ids]}::uuid[]) and channel = ${channel}`.execute(tx)
}

/** Marks the deliveries of a message as sent. */
export async function updateSent(db: DbOrTx, messageId: string, now: Date): Promise<void> {
  await sql`/* updateSent */ update notification_delivery set sent_at = ${now}::timestamptz
    where message_id = ${messageId}::uuid and dropped is null and sent_at is null`.execute(db)
}

/** Marks unsent deliveries of a channel as dropped, with the reason. */
export async function updateDropped(
  db: DbOrTx,
  { ids, channel, why }: { ids: readonly string[]; channel: OuterChannel; why: string },
): Promise<void> {
  await sql`/* updateDropped */ update notification_delivery set dropped = ${why}
    where notification_id = any(${[...ids]}::uuid[]) and channel = ${channel} and sent_at is null`.execute(db)
}

/** Counts the messages that went to a person by a channel since a time; those of turns don't count. */
export async function countSent(
  db: DbOrTx,
  { userId, channel, since }: { userId: string; channel: OuterChannel; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* countSent */
    select count(distinct d.message_id)::int as count from notification_delivery d
      join notification n on n.id = d.notification_id
    where d.user_id = ${userId}::uuid and d.channel = ${channel} and d.sent_at > ${since}::timestamptz
      and n.kind <> 'turn'`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Returns the ids of users with notifications that no job is about to send: overdue for some minutes, due
 * later than any rule allows (a clock was ahead), or without a plan.
 */
export async function listForgotten(
  db: DbOrTx,
  { due, far, limit }: { due: Date; far: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`/* listForgotten */
    (select distinct user_id from notification_delivery where sent_at is null and dropped is null
      and (due_at < ${due}::timestamptz or due_at > ${far}::timestamptz) limit ${limit})
    union (select distinct user_id from notification where planned_at is null
      and (created_at < ${due}::timestamptz or created_at > ${far}::timestamptz) limit ${limit})`.execute(db)
  return rows.map((row) => row.user_id)
}
