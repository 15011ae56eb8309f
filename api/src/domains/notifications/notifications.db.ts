import type { NotificationKind } from '@hemline/rules/notifications/kinds.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import { maxAttempts } from '../../platform/jobs.db.ts'

/** A notification's row, as the bell and the history show it. */
export type NotificationRow = {
  id: string
  kind: NotificationKind
  title: string
  body: string
  link: string
  item_number: number | null
  amount_cents: number | null
  data: Record<string, unknown>
  created_at: Date
  read_at: Date | null
}

/** A notification to be written; ids and times are given, so that lists are in the order of telling. */
export type NewNotification = {
  id: string
  user_id: string
  kind: NotificationKind
  key: string
  title: string
  body: string
  link: string
  item_number: number | null
  amount_cents: number | null
  data: Record<string, unknown>
}

/** People that one event wakes; an event of PostgreSQL holds 8,000 bytes. */
const wokenAtOnce = 150

/**
 * Inserts notifications, one for each user and key, queues the jobs that send them out of the shop, and wakes
 * the users' live connections; all in one statement. Returns the keys of those told now; those told before
 * are left as they are, and users who are gone or leaving are left out. The jobs are queued as one batch:
 * queued one by one, each looks through the whole queue for its key.
 */
export async function insertNotifications(
  tx: DbOrTx,
  notes: readonly NewNotification[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`/* insertNotifications */
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as one (id uuid, user_id uuid, kind text, key text,
        title text, body text, link text, item_number bigint, amount_cents integer, data jsonb)
    ), fresh as (
      insert into notification (id, user_id, kind, key, title, body, link, item_number, amount_cents, data, created_at, in_bell)
      select given.id, given.user_id, given.kind, given.key, given.title, given.body, given.link,
        (select i.item_number from item i where i.item_number = given.item_number),
        given.amount_cents, given.data, ${now}::timestamptz,
        not exists (select 1 from subscription s where s.user_id = given.user_id and s.kind = given.kind
          and s.channel = 'bell' and s.state = 'canceled')
      from given join user_account u on u.id = given.user_id and u.leaving_at is null and u.erased_at is null
      on conflict (user_id, key) do nothing
      returning user_id, key
    ), people as (
      select user_id, row_number() over (order by user_id) as n from (select distinct user_id from fresh) told
    ), woken as (
      select pg_notify('live', json_build_object('kind', 'told', 'users', json_agg(user_id))::text) as told
      from people group by n / ${wokenAtOnce}
    ), queued as (
      select job.id from (
        select array_agg(row('tellPerson', json_build_object('userId', user_id), null, null, ${maxAttempts}::smallint,
          'tell:' || user_id, null, null)::graphile_worker.job_spec order by n) as specs
        from people having count(*) > 0
      ) batch cross join lateral graphile_worker.add_jobs(batch.specs) job
    )
    select key from fresh where (select count(*) from woken) + (select count(*) from queued) >= 0`.execute(tx)
  return rows.map((row) => row.key)
}

/** Where a page of a list begins: after the row with this time and id. */
export type After = { at: Date; id: string }

/** Returns at most `limit` notifications of a user that the bell shows, newest first, from `after` on. */
export async function listNotifications(
  db: DbOrTx,
  userId: string,
  { after, limit }: { after: After | undefined; limit: number },
): Promise<NotificationRow[]> {
  const from = after ? sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<NotificationRow>`/* listNotifications */
    select id, kind, title, body, link, item_number, amount_cents, data, created_at, read_at from notification
    where user_id = ${userId}::uuid and in_bell ${from} order by created_at desc, id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Counts a user's unread notifications that the bell shows; counting stops at `limit`. */
export async function countUnread(db: DbOrTx, userId: string, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* countUnread */
    select count(*)::int as count from (select 1 from notification
      where user_id = ${userId}::uuid and read_at is null and in_bell limit ${limit}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Marks a person's notifications with these ids as read, or all of them when `ids` is null. */
export async function updateRead(
  db: DbOrTx,
  userId: string,
  { ids, now }: { ids: readonly string[] | null; now: Date },
): Promise<void> {
  const only = ids === null ? sql`` : sql`and id = any(${[...ids]}::uuid[])`
  await sql`/* updateRead */ update notification set read_at = ${now}::timestamptz
    where user_id = ${userId}::uuid and read_at is null ${only}`.execute(db)
}
