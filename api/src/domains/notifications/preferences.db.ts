import type { Channel, NotificationKind, Rhythm } from '@hemline/rules/notifications/kinds.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A user with their general notification settings. */
export type PersonTold = {
  user_id: string
  email: string
  email_verified_at: Date | null
  first_name: string
  banned: boolean
  time_zone: string | null
  quiet_from: number | null
  quiet_until: number | null
  paused_until: Date | null
  changed_at: Date | null
}

/**
 * Returns a user's email address, whether or not it is confirmed, the time when its owner confirmed it (null:
 * not yet), first name, ban, and general settings for notifications: time zone, quiet hours, pause (null: not
 * set), and when the choices last changed. Undefined for an unknown user.
 */
export async function findPersonTold(db: DbOrTx, userId: string): Promise<PersonTold | undefined> {
  const { rows } = await sql<PersonTold>`/* findPersonTold */
    select u.id as user_id, u.email, u.email_verified_at, u.first_name, u.banned, s.time_zone, s.quiet_from, s.quiet_until, s.paused_until,
      (select max(happened_at) from subscription_event e where e.user_id = u.id) as changed_at
    from user_account u left join notification_setting s on s.user_id = u.id where u.id = ${userId}::uuid`.execute(
    db,
  )
  return rows[0]
}

export type SubscriptionRow = { kind: string; channel: string; state: 'active' | 'canceled' }

/** Returns a user's stored choices of notification kinds and channels (on or off). */
export async function listSubscriptions(db: DbOrTx, userId: string): Promise<SubscriptionRow[]> {
  const { rows } =
    await sql<SubscriptionRow>`/* listSubscriptions */ select kind, channel, state from subscription
    where user_id = ${userId}::uuid`.execute(db)
  return rows
}

/**
 * Tells whether a user may be sent a link to confirm the address: it is not confirmed, and no link was made
 * since a time.
 */
export async function mayAskToConfirm(db: DbOrTx, userId: string, since: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`/* mayAskToConfirm */
    select u.id from user_account u where u.id = ${userId}::uuid and u.email_verified_at is null
      and not exists (select 1 from email_verification v where v.user_id = u.id and v.created_at > ${since}::timestamptz)`.execute(
    db,
  )
  return rows.length > 0
}

export type RhythmRow = { kind: string; rhythm: Rhythm }

/**
 * Returns the stored rhythm (at once, daily, weekly) of each notification kind for which a user chose one.
 */
export async function listRhythms(db: DbOrTx, userId: string): Promise<RhythmRow[]> {
  const { rows } = await sql<RhythmRow>`/* listRhythms */ select kind, rhythm from subscription_rhythm
    where user_id = ${userId}::uuid`.execute(db)
  return rows
}

/** Something that a person said about a kind and a channel, and where. */
export type NewSubscription = {
  userId: string
  kind: NotificationKind
  channel: Channel
  state: 'active' | 'canceled'
  source: string
  now: Date
}

/**
 * Stores whether a user wants a notification kind by a channel, and adds the choice to the log that proves
 * consent. Repeating a choice changes and logs nothing. Returns whether it was new.
 */
export async function upsertSubscription(tx: DbOrTx, said: NewSubscription): Promise<boolean> {
  const { userId, kind, channel, state, source, now } = said
  const { rows } = await sql<{ kind: string }>`/* upsertSubscription */ with changed as (
      insert into subscription as s (user_id, kind, channel, state, source, changed_at)
      values (${userId}::uuid, ${kind}, ${channel}, ${state}, ${source}, ${now}::timestamptz)
      on conflict (user_id, kind, channel) do update
        set state = excluded.state, source = excluded.source, changed_at = excluded.changed_at
        where s.state <> excluded.state
      returning s.user_id, s.kind, s.channel, s.state, s.source, s.changed_at
    ) insert into subscription_event (user_id, kind, channel, state, source, happened_at)
      select user_id, kind, channel, state, source, changed_at from changed returning kind`.execute(tx)
  return rows.length > 0
}

/** Stores the rhythm (at once, daily, weekly) that a user chose for a notification kind. */
export async function upsertRhythm(
  tx: DbOrTx,
  { userId, kind, rhythm }: { userId: string; kind: NotificationKind; rhythm: Rhythm },
): Promise<void> {
  await sql`/* upsertRhythm */ insert into subscription_rhythm (user_id, kind, rhythm)
    values (${userId}::uuid, ${kind}, ${rhythm})
    on conflict (user_id, kind) do update set rhythm = excluded.rhythm`.execute(tx)
}

/** General settings to be written: those that are absent stay as they are. */
export type NewSetting = {
  zone?: string
  from?: number
  until?: number
  pausedUntil?: Date | null
}

/**
 * Updates the given ones of a user's notification settings: time zone, quiet hours, and until when everything
 * is paused.
 */
export async function upsertSetting(
  tx: DbOrTx,
  userId: string,
  { zone, from, until, pausedUntil }: NewSetting,
  now: Date,
): Promise<void> {
  await sql`/* upsertNotificationSetting */
    insert into notification_setting as s (user_id, time_zone, quiet_from, quiet_until, paused_until, changed_at)
    values (${userId}::uuid, ${zone ?? null}::text, ${from ?? null}::int, ${until ?? null}::int, ${pausedUntil ?? null}::timestamptz,
      ${now}::timestamptz)
    on conflict (user_id) do update set time_zone = coalesce(excluded.time_zone, s.time_zone),
      quiet_from = coalesce(excluded.quiet_from, s.quiet_from), quiet_until = coalesce(excluded.quiet_until, s.quiet_until),
      paused_until = case when ${pausedUntil === undefined} then s.paused_until else excluded.paused_until end,
      changed_at = excluded.changed_at`.execute(tx)
}
