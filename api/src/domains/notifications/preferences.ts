// Reads and changes a user's notification settings: kinds, channels, rhythm, quiet hours and pause (decision
// 0146).

import { isTimeZone } from '@hemline/rules/common/local-time.ts'
import {
  type Channel,
  channels,
  type NotificationKind,
  notificationKinds,
  type Rhythm,
} from '@hemline/rules/notifications/kinds.ts'
import {
  kindRows,
  rhythmOf,
  rowOfKind,
  type Said,
  type SaidRhythms,
  saidKey,
  stateOf,
  stopAll,
} from '@hemline/rules/notifications/subscriptions.ts'
import { type QuietHours, usualQuiet } from '@hemline/rules/notifications/timing.ts'
import type { Context } from '../../context.ts'
import type { Subscriptions } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { countBrowsers, phoneFor } from './devices.ts'
import {
  findPersonTold,
  listRhythms,
  listSubscriptions,
  mayAskToConfirm,
  type PersonTold,
  upsertRhythm,
  upsertSetting,
  upsertSubscription,
} from './preferences.db.ts'

const quietDays = 7
const dayMs = 86_400_000
const lastMinute = 1439

/** A person, and everything that this person said about being told. */
export type Wishes = {
  person: PersonTold
  said: Said
  rhythms: SaidRhythms
  quiet: QuietHours
  pausedUntil: Date | null
}

/**
 * Returns all notification settings of a user: choices per kind and channel, rhythms, quiet hours (the usual
 * ones when not set) and pause. Undefined for an unknown user.
 */
export async function findWishes(db: DbOrTx, userId: string): Promise<Wishes | undefined> {
  const person = await findPersonTold(db, userId)
  if (!person) return undefined
  const said = await listSubscriptions(db, userId)
  const rhythms = await listRhythms(db, userId)
  return {
    person,
    said: new Map(
      said.map((row) => [saidKey(row.kind as NotificationKind, row.channel as Channel), row.state]),
    ),
    rhythms: new Map(rhythms.map((row) => [row.kind, row.rhythm])),
    quiet: {
      zone: person.time_zone ?? usualQuiet.zone,
      from: person.quiet_from ?? usualQuiet.from,
      until: person.quiet_until ?? usualQuiet.until,
    },
    pausedUntil: person.paused_until,
  }
}

/**
 * Tells whether another domain should send a user its own mail about a kind now: mails of the kind are on and
 * wanted at once. With a slower rhythm the notification comes in the digest. False for an unknown user.
 */
export async function wantsMailAtOnce(db: DbOrTx, userId: string, kind: NotificationKind): Promise<boolean> {
  const wishes = await findWishes(db, userId)
  return (
    wishes !== undefined &&
    stateOf(wishes.said, kind, 'email') === 'active' &&
    rhythmOf(wishes.rhythms, kind) === 'at_once'
  )
}

/** A yes or a no of somebody to a kind by a channel; `source` says where it was said. */
export type Saying = {
  userId: string
  kind: NotificationKind
  channel: Channel
  state: 'active' | 'canceled'
  source: string
  now: Date
}

/**
 * Stores a user's consent or refusal for a notification kind and channel in the caller's transaction, with
 * its time and source. Locked channels stay as they are. A yes to news by mail mails a link that confirms the
 * address, unless it is confirmed or a link was mailed within a day.
 */
export async function subscribe(tx: Tx, saying: Saying): Promise<void> {
  const { userId, kind, channel, state, now } = saying
  const { locked, isMarketing } = rowOfKind(kind)
  if (locked[channel] !== undefined || !(await upsertSubscription(tx, saying))) return
  // News are mailed to a confirmed address only (decision 0175): the yes asks for the confirmation.
  if (state !== 'active' || channel !== 'email' || !isMarketing) return
  if (await mayAskToConfirm(tx, userId, new Date(now.getTime() - dayMs)))
    await addJob(tx, 'verifyMail', { userId }, `verify/${userId}`)
}

/**
 * Stores a user's consent that comes with another act, such as saving a search with mails, in the caller's
 * transaction. An earlier refusal stays: only the settings page turns such mails on again (decision 0146).
 */
export async function subscribeUnlessEnded(tx: Tx, saying: Omit<Saying, 'state'>): Promise<void> {
  const wishes = await findWishes(tx, saying.userId)
  if (wishes && stateOf(wishes.said, saying.kind, saying.channel) === 'not_active')
    await subscribe(tx, { ...saying, state: 'active' })
}

function viewOf(wishes: Wishes, devices: Pick<Subscriptions, 'phone' | 'browsers'>): Subscriptions {
  const { said, rhythms, quiet, pausedUntil, person } = wishes
  return {
    rows: kindRows.map((row) => ({
      kind: row.kind,
      name: row.name,
      words: row.words,
      group: row.group,
      rhythm: row.rhythm === 'always' ? null : rhythmOf(rhythms, row.kind),
      channels: channels.map((channel) => ({
        channel,
        state: stateOf(said, row.kind, channel),
        lockedBecause: row.locked[channel] ?? null,
      })),
    })),
    emailConfirmed: person.email_verified_at !== null,
    timeZone: quiet.zone,
    timeZoneKnown: person.time_zone !== null,
    quietFrom: quiet.from,
    quietUntil: quiet.until,
    pausedUntil,
    changedAt: person.changed_at,
    ...devices,
  }
}

function memberOf(ctx: Context): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return ctx.viewer.userId
}

async function viewFor(db: DbOrTx, userId: string): Promise<Subscriptions> {
  const wishes = await findWishes(db, userId)
  if (!wishes) throw refuse('NOT_FOUND', 'There is no such account.')
  const phone = await phoneFor(db, userId)
  const browsers = await countBrowsers(db, userId)
  return viewOf(wishes, { phone, browsers })
}

/**
 * Returns the viewer's notification settings for the page /my/subscriptions. Throws UNAUTHENTICATED for
 * visitors, NOT_FOUND when the account is gone.
 */
export const subscriptionsFor = (ctx: Context): Promise<Subscriptions> => viewFor(ctx.db, memberOf(ctx))

const source = 'my_subscriptions'

/**
 * Turns a channel of a notification kind on or off for the viewer, storing time and source as proof; returns
 * the settings. Throws UNAUTHENTICATED for visitors, BAD_INPUT for a channel that is locked.
 */
export async function changeSubscription(
  ctx: Context,
  input: { kind: NotificationKind; channel: Channel; on: boolean },
): Promise<Subscriptions> {
  const userId = memberOf(ctx)
  const { kind, channel, on } = input
  if (rowOfKind(kind).locked[channel] !== undefined)
    throw refuse('BAD_INPUT', rowOfKind(kind).locked[channel] ?? '')
  return inTransaction(ctx.db, async (tx) => {
    const state = on ? ('active' as const) : ('canceled' as const)
    await subscribe(tx, { userId, kind, channel, state, source, now: ctx.now() })
    return viewFor(tx, userId)
  })
}

/**
 * Sets the rhythm in which the viewer gets notifications of a kind and returns the settings. Throws
 * UNAUTHENTICATED for visitors, BAD_INPUT for kinds that are always told at once.
 */
export async function changeRhythm(
  ctx: Context,
  { kind, rhythm }: { kind: NotificationKind; rhythm: Rhythm },
): Promise<Subscriptions> {
  const userId = memberOf(ctx)
  if (rowOfKind(kind).rhythm === 'always') throw refuse('BAD_INPUT', 'This is always told at once.')
  return inTransaction(ctx.db, async (tx) => {
    await upsertRhythm(tx, { userId, kind, rhythm })
    return viewFor(tx, userId)
  })
}

/**
 * Sets the viewer's quiet hours (minutes of the day, `from` to `until`) and time zone and returns the
 * settings. Throws UNAUTHENTICATED for visitors, BAD_INPUT for minutes outside of a day and unknown time
 * zones.
 */
export async function changeQuietHours(
  ctx: Context,
  { timeZone, from, until }: { timeZone: string; from: number; until: number },
): Promise<Subscriptions> {
  const userId = memberOf(ctx)
  const areMinutes = [from, until].every((one) => one >= 0 && one <= lastMinute)
  if (!areMinutes || !isTimeZone(timeZone)) throw refuse('BAD_INPUT', 'Please choose hours of a day.')
  return inTransaction(ctx.db, async (tx) => {
    await upsertSetting(tx, userId, { zone: timeZone, from, until }, ctx.now())
    return viewFor(tx, userId)
  })
}

/**
 * Stores the time zone that the viewer's browser names, for the quiet hours, and returns it. Throws
 * UNAUTHENTICATED for visitors, BAD_INPUT for an unknown time zone.
 */
export async function keepTimeZone(ctx: Context, timeZone: string): Promise<{ timeZone: string }> {
  const userId = memberOf(ctx)
  if (!isTimeZone(timeZone)) throw refuse('BAD_INPUT', 'This is no time zone.')
  await upsertSetting(ctx.db, userId, { zone: timeZone }, ctx.now())
  return { timeZone }
}

/**
 * Pauses the viewer's notifications outside the shop (mail, push, text) for a week, or ends the pause; quiet
 * hours and time zone stay. Returns the settings. Throws UNAUTHENTICATED for visitors.
 */
export async function changePause(ctx: Context, on: boolean): Promise<Subscriptions> {
  const userId = memberOf(ctx)
  const now = ctx.now()
  return inTransaction(ctx.db, async (tx) => {
    const pausedUntil = on ? new Date(now.getTime() + quietDays * dayMs) : null
    await upsertSetting(tx, userId, { pausedUntil }, now)
    return viewFor(tx, userId)
  })
}

/**
 * Turns off all the viewer's notifications by mail, push and text, except those about orders and locked ones;
 * returns the settings. Throws UNAUTHENTICATED for visitors.
 */
export async function stopEverything(ctx: Context): Promise<Subscriptions> {
  const userId = memberOf(ctx)
  return inTransaction(ctx.db, async (tx) => {
    for (const { kind, channel } of stopAll())
      await upsertSubscription(tx, { userId, kind, channel, state: 'canceled', source, now: ctx.now() })
    return viewFor(tx, userId)
  })
}

/** Tells whether a text is the name of a notification kind. */
export const isKind = (text: string): text is NotificationKind =>
  (notificationKinds as readonly string[]).includes(text)
