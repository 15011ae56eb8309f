import type { NotificationKind, OuterChannel } from '@hemline/rules/notifications/kinds.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** Makes other jobs that send notifications to this user wait until the transaction ends. */
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

/** Returns at most `limit` notifications of a user for which no channel was decided yet, the oldest first. */
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

/** What decides whether and when a delivery leaves. */
export type WaitingRow = {
  notification_id: string
  channel: OuterChannel
  due_at: Date
  message_id: string | null
  kind: NotificationKind
  data: Record<string, unknown>
  created_at: Date
  /** Null for a notification about no piece. */
  item_state: string | null
  /** Somebody holds the piece, or stands in line for it; false for a notification about no piece. */
  is_taken: boolean
  /** The notification is about sales, and all of them were taken back. */
  is_taken_back: boolean
}

/** Longer than sending a message takes; a run that was killed keeps a message from others so long. */
export const leaseMs = 5 * 60_000

/** A run sends the delivery now. A lease that ends later than any was written by a clock that was ahead. */
const isLeased = (now: Date) => sql`(d.leased_until is not null and d.leased_until > ${now}::timestamptz
  and d.leased_until <= ${new Date(now.getTime() + leaseMs)}::timestamptz)`

/**
 * Returns a user's unsent deliveries that are due, or due later than `far` (a clock was ahead), the first
 * due first, at most `limit`. Those that a run sends now are left out.
 */
export async function listDue(
  db: DbOrTx,
  userId: string,
  { now, far, limit }: { now: Date; far: Date; limit: number },
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`/* listDueDeliveries */
    select d.notification_id, d.channel, d.due_at, d.message_id, n.kind, n.data, n.created_at, i.state as item_state,
      n.item_number is not null and (
        exists (select 1 from hold h where h.item_number = n.item_number and h.released_at is null and h.expires_at > ${now}::timestamptz)
        or exists (select 1 from hold_queue q where q.item_number = n.item_number)) as is_taken,
      coalesce((select bool_and(s.clawed_back_at is not null) from jsonb_array_elements_text(n.data -> 'saleIds') one
        join seller_sale s on s.id = one::uuid), false) as is_taken_back
    from notification_delivery d join notification n on n.id = d.notification_id
      left join item i on i.item_number = n.item_number
    where d.user_id = ${userId}::uuid and d.sent_at is null and d.dropped is null and not ${isLeased(now)}
      and (d.due_at <= ${now}::timestamptz or d.due_at > ${far}::timestamptz)
    order by d.due_at, n.created_at, n.id limit ${limit}`.execute(db)
  return rows
}

/**
 * Returns the ids of a user's messages that are due and that no run sends now, at most `limit`, the first due
 * first.
 */
export async function listReady(
  db: DbOrTx,
  userId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`/* listReadyMessages */
    select d.message_id from notification_delivery d
    where d.user_id = ${userId}::uuid and d.sent_at is null and d.dropped is null and not ${isLeased(now)}
      and d.message_id is not null and d.due_at <= ${now}::timestamptz
    group by d.message_id order by min(d.due_at), d.message_id limit ${limit}`.execute(db)
  return rows.map((row) => row.message_id)
}

/** A notification that a message tells. */
export type MessageRow = {
  notification_id: string
  channel: OuterChannel
  tries: number
  kind: NotificationKind
  title: string
  body: string
  link: string
  amount_cents: number | null
  /** The first photo of the piece; null where a mail shows none. */
  photo_id: number | null
  /** A further link of the notification; null without one. */
  also: { label: string; path: string } | null
}

/**
 * Takes a message for sending, so that no other run sends it for the next five minutes, and returns the
 * notifications that it tells, the newest first. Returns an empty list when another run has taken or sent it.
 */
export async function takeMessage(tx: DbOrTx, messageId: string, now: Date): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`/* takeMessage */
    with taken as (
      update notification_delivery d set leased_until = ${new Date(now.getTime() + leaseMs)}::timestamptz
      where d.message_id = ${messageId}::uuid and d.sent_at is null and d.dropped is null and not ${isLeased(now)}
      returning d.notification_id, d.channel, d.tries
    )
    select t.notification_id, t.channel, t.tries, n.kind, n.title, n.body, n.link, n.amount_cents, n.data -> 'also' as also,
      case when i.has_inappropriate_content then null else i.photo_ids[1] end as photo_id
    from taken t join notification n on n.id = t.notification_id
      left join item i on i.item_number = n.item_number
    order by n.created_at desc, n.id desc`.execute(tx)
  return rows
}

/**
 * Returns when a user's next delivery is due: at the latest when the lease of a message ends, and at once for
 * a notification without a plan. Null when nothing waits.
 */
export async function findNextDue(db: DbOrTx, userId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`/* findNextDue */
    select least(
      (select min(case when ${isLeased(now)} then d.leased_until else d.due_at end) from notification_delivery d
        where d.user_id = ${userId}::uuid and d.sent_at is null and d.dropped is null),
      (select min(n.created_at) from notification n where n.user_id = ${userId}::uuid and n.planned_at is null)) as at`.execute(
    db,
  )
  return rows[0]?.at ?? null
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

/** Sets another due time for deliveries of a channel; what is in a message stays in it. */
export async function updateDue(
  tx: DbOrTx,
  { ids, channel, due }: { ids: readonly string[]; channel: OuterChannel; due: Date },
): Promise<void> {
  await sql`/* updateDue */ update notification_delivery set due_at = ${due}::timestamptz
    where notification_id = any(${[...ids]}::uuid[]) and channel = ${channel}`.execute(tx)
}

/** Marks the deliveries of a message as sent. */
export async function updateSent(db: DbOrTx, messageId: string, now: Date): Promise<void> {
  await sql`/* updateSent */ update notification_delivery set sent_at = ${now}::timestamptz, leased_until = null
    where message_id = ${messageId}::uuid and dropped is null and sent_at is null`.execute(db)
}

/** How a message failed: why, and when it is tried again; without `due` it is given up. */
export type Failure = { messageId: string; failure: string; due: Date | undefined }

/**
 * Stores a failed try of sending a message and ends its lease, so that it is sent again when it is due;
 * without `due` it is given up.
 */
export async function updateFailed(db: DbOrTx, { messageId, failure, due }: Failure): Promise<void> {
  await sql`/* updateFailed */ update notification_delivery set tries = tries + 1, failure = ${failure}, leased_until = null,
      due_at = coalesce(${due ?? null}::timestamptz, due_at), dropped = case when ${due === undefined} then 'failed' end
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

/**
 * Drops the unsent notifications of a saved search that its owner paused or deleted. A piece that another
 * running search of the owner found too is still sent, as is a message that a run sends now.
 */
export async function dropMatches(
  tx: DbOrTx,
  { userId, searchId, now }: { userId: string; searchId: string; now: Date },
): Promise<void> {
  const ofThis = sql`n.user_id = ${userId}::uuid and n.kind = 'match' and n.data ->> 'searchId' = ${searchId}::text
    and not exists (select 1 from saved_search_match m join saved_search s on s.id = m.search_id
      where s.user_id = n.user_id and s.id <> ${searchId}::uuid and s.paused_at is null and m.item_number = n.item_number)`
  await lockPerson(tx, userId)
  await sql`/* dropMatchesWaiting */ update notification_delivery d set dropped = 'paused'
    from notification n where n.id = d.notification_id and d.user_id = ${userId}::uuid
      and d.sent_at is null and d.dropped is null and not ${isLeased(now)} and ${ofThis}`.execute(tx)
  await sql`/* dropMatchesUnplanned */ update notification n set planned_at = ${now}::timestamptz
    where n.planned_at is null and ${ofThis}`.execute(tx)
}

/**
 * Counts the messages sent to a user by a channel since a time; those about turns in a waiting line don't
 * count.
 */
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
 * Returns the ids of at most `limit` users with notifications that no job is about to send: overdue since
 * before `due`, due after `far`, which is later than any rule allows (a clock was ahead), or without a plan.
 * Those who wait longest come first.
 */
export async function listForgotten(
  db: DbOrTx,
  { due, far, limit }: { due: Date; far: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`/* listForgotten */
    select user_id from (
      (select user_id, min(due_at) as at from notification_delivery where sent_at is null and dropped is null
        and due_at < ${due}::timestamptz group by user_id order by at limit ${limit})
      union all
      (select user_id, min(created_at) as at from notification where planned_at is null
        and created_at < ${due}::timestamptz group by user_id order by at limit ${limit})
      union all
      (select distinct user_id, ${due}::timestamptz from notification_delivery where sent_at is null and dropped is null
        and due_at > ${far}::timestamptz limit ${limit})
      union all
      (select distinct user_id, ${due}::timestamptz from notification where planned_at is null
        and created_at > ${far}::timestamptz limit ${limit})
    ) waiting group by user_id order by min(at), user_id limit ${limit}`.execute(db)
  return rows.map((row) => row.user_id)
}
