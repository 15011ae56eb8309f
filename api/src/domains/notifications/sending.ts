// Sends notifications outside the shop by mail, push and text message, each at the time that the user's
// settings allow, and each once (decision 0147).
import type { Db } from '@hemline/db/connect.ts'
import { type OuterChannel, outerChannels } from '@hemline/rules/notifications/kinds.ts'
import { leavesBy, rhythmFor, stateOf } from '@hemline/rules/notifications/subscriptions.ts'
import { afterQuiet, dueAt, isQuiet, longestWaitMs } from '@hemline/rules/notifications/timing.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { MailPort } from '../../ports/mail.ts'
import type { PushPort, TextPort } from '../../ports/push.ts'
import type { ThumbsPort } from '../../ports/thumbs.ts'
import { findPhone, listBrowsers, removeBrowser } from './devices.db.ts'
import { findWishes, type Wishes } from './preferences.ts'
import {
  countSent,
  insertDeliveries,
  listForgotten,
  listUnplanned,
  listWaiting,
  lockPerson,
  updateDropped,
  updateDue,
  updateMessage,
  updateSent,
  type WaitingRow,
} from './sending.db.ts'
import { type ToldThing, toldMail } from './told-mail.ts'
import { unsubscribeToken } from './unsubscribe.ts'

/** The services that sending needs; the secret signs unsubscribe links. */
export type TellDoors = {
  db: Db
  mail: MailPort
  push: PushPort
  texts: TextPort
  thumbs: ThumbsPort
  webOrigin: string
  giftCardSecret: string
  now: () => Date
}

const dayMs = 86_400_000
const plannedMost = 500
/** After so many messages of a day by one channel, what follows waits for the next morning. */
const messagesADay = 4
/** A job is late by minutes only; what waits longer was forgotten. */
const forgottenMs = 10 * 60_000
const forgottenMost = 500

/**
 * Job: sends a user's due notifications by mail, push and text, and queues itself for the next due time. A
 * run that is killed continues later: a message that was put together keeps its id, by which mail servers
 * recognize a repeat.
 */
export async function tellPerson(doors: TellDoors, userId: string): Promise<void> {
  const now = doors.now()
  const wishes = await inTransaction(doors.db, async (tx) => {
    await lockPerson(tx, userId)
    const found = await findWishes(tx, userId)
    if (found) await plan(tx, found, now)
    return found
  })
  if (!wishes) return
  await inTransaction(doors.db, (tx) => gather(tx, wishes, now))
  const waiting = await listWaiting(doors.db, userId)
  const ready = Map.groupBy(
    waiting.filter((row) => row.message_id !== null),
    (row) => row.message_id ?? '',
  )
  for (const [messageId, rows] of ready) await sendMessage(doors, wishes, { messageId, rows })
  const next = waiting.filter((row) => row.message_id === null).map((row) => row.due_at.getTime())
  if (next.length > 0)
    await addJob(
      doors.db,
      'tellPerson',
      { userId },
      { key: `tell:${userId}`, at: new Date(Math.min(...next)) },
    )
}

/** The time at which something leaves, after the week of quiet that its person may have asked for. */
function dueFor(wishes: Wishes, row: Pick<WaitingRow, 'kind' | 'data' | 'created_at'>, now: Date): Date {
  const { pausedUntil, quiet, rhythms } = wishes
  // A clock that was ahead wrote a time that has not come.
  const happened = Math.min(row.created_at.getTime(), now.getTime())
  const from = new Date(Math.max(happened, pausedUntil?.getTime() ?? 0))
  return dueAt(from, rhythmFor(rhythms, row), quiet)
}

/** Decides for new notifications by which channels and when they leave the shop. */
async function plan(tx: Tx, wishes: Wishes, now: Date): Promise<void> {
  const { person, said, rhythms } = wishes
  const rows = await listUnplanned(tx, person.user_id, plannedMost)
  if (rows.length === 0) return
  const deliveries = rows.flatMap((row) =>
    leavesBy(row.kind, { said, rhythms }).map((channel) => ({
      notification_id: row.id,
      channel,
      due_at: dueFor(wishes, row, now),
    })),
  )
  await insertDeliveries(tx, { userId: person.user_id, ids: rows.map((row) => row.id), deliveries, now })
}

const idsOf = (rows: readonly WaitingRow[]) => rows.map((row) => row.notification_id)

/** Why something is not sent any more; undefined while it is of use. */
function uselessBecause(row: WaitingRow, wishes: Wishes, now: Date): string | undefined {
  if (wishes.person.banned) return 'banned'
  if (stateOf(wishes.said, row.kind, row.channel) !== 'active') return 'canceled'
  const { until } = row.data
  if (typeof until === 'string' && Date.parse(until) <= now.getTime()) return 'late'
  const isOffer = row.kind === 'match' || row.kind === 'price_drop' || row.kind === 'free_again'
  return isOffer && row.item_state !== null && row.item_state !== 'listed' ? 'gone' : undefined
}

/**
 * Puts what is due together into messages: a turn alone, the rest of a channel in one. What is of no use any
 * more is dropped; in quiet hours, and after some messages on one day, the rest is put off.
 */
async function gather(tx: Tx, wishes: Wishes, now: Date): Promise<void> {
  const userId = wishes.person.user_id
  await lockPerson(tx, userId)
  const all = await listWaiting(tx, userId)
  for (const channel of outerChannels) {
    const rows = all.filter((row) => row.channel === channel)
    const dead = Map.groupBy(rows, (row) => uselessBecause(row, wishes, now))
    for (const [why, some] of dead) if (why) await updateDropped(tx, { ids: idsOf(some), channel, why })
    const living = (dead.get(undefined) ?? []).filter((row) => row.message_id === null)
    const due = living.filter((row) => row.due_at.getTime() <= now.getTime())
    for (const row of living.filter((one) => one.due_at.getTime() > now.getTime() + longestWaitMs))
      await updateDue(tx, { ids: [row.notification_id], channel, due: dueFor(wishes, row, now) })
    if (due.length > 0) await gatherChannel(tx, wishes, { channel, due, now })
  }
}

async function gatherChannel(
  tx: Tx,
  wishes: Wishes,
  { channel, due, now }: { channel: OuterChannel; due: readonly WaitingRow[]; now: Date },
): Promise<void> {
  const { quiet, pausedUntil } = wishes
  const rests = new Date(Math.max(now.getTime(), pausedUntil?.getTime() ?? 0))
  if (rests > now || isQuiet(now, quiet))
    return updateDue(tx, { ids: idsOf(due), channel, due: afterQuiet(rests, quiet) })
  const turns = due.filter((row) => row.kind === 'turn')
  const others = due.filter((row) => row.kind !== 'turn')
  for (const turn of turns)
    await updateMessage(tx, { ids: [turn.notification_id], channel, messageId: uuidv7(now.getTime()) })
  if (others.length === 0) return undefined
  const since = new Date(now.getTime() - dayMs)
  const sent = await countSent(tx, { userId: wishes.person.user_id, channel, since })
  // The digests of a morning are what a flood is put off to, and are never put off themselves.
  const isFlood = sent >= messagesADay && others.every((row) => isAtOnce(wishes, row))
  if (isFlood) return updateDue(tx, { ids: idsOf(others), channel, due: dueAt(now, 'daily', quiet) })
  return updateMessage(tx, { ids: idsOf(others), channel, messageId: uuidv7(now.getTime()) })
}

/** Returns whether a delivery was due at once and has not been postponed to a morning. */
const isAtOnce = (wishes: Wishes, row: WaitingRow): boolean =>
  rhythmFor(wishes.rhythms, row) === 'at_once' && row.due_at.getTime() - row.created_at.getTime() < dayMs / 24

type Message = { messageId: string; rows: readonly WaitingRow[] }

/** Sends one message of one channel, and notes that it was sent. */
async function sendMessage(doors: TellDoors, wishes: Wishes, message: Message): Promise<void> {
  const channel = message.rows[0]?.channel
  // The newest first, as in the bell.
  const rows = message.rows.toReversed()
  const ids = idsOf(rows)
  const why =
    channel === 'email'
      ? await sendMail(doors, wishes, { ...message, rows })
      : channel === 'push'
        ? await sendPush(doors, wishes, { ...message, rows })
        : await sendText(doors, wishes, { ...message, rows })
  if (why && channel) await updateDropped(doors.db, { ids, channel, why })
  else await updateSent(doors.db, message.messageId, doors.now())
}

async function sendMail(doors: TellDoors, { person }: Wishes, { messageId, rows }: Message) {
  const kinds = rows.map((row) => row.kind)
  const token = unsubscribeToken(doors.giftCardSecret, { userId: person.user_id, kinds })
  const things = await Promise.all(rows.map((row, at) => thingOf(doors, row, at < picturesMost)))
  const mail = await toldMail({ to: person.email, origin: doors.webOrigin, token, things })
  await doors.mail.send(mail, `told/${messageId}`)
  return undefined
}

const picturesMost = 12

async function thingOf(doors: TellDoors, row: WaitingRow, isShown: boolean): Promise<ToldThing> {
  const { notification_id: id, kind, title, body, link, amount_cents, photo_id } = row
  const content = photo_id === null || !isShown ? undefined : await doors.thumbs.jpeg(photo_id)
  const picture = content && {
    cid: `photo-${photo_id}@hemline`,
    filename: `piece-${photo_id}.jpg`,
    contentType: 'image/jpeg' as const,
    content,
    contentDisposition: 'inline' as const,
  }
  return { id, kind, title, body, link, amount_cents, picture }
}

/** Returns one short title and body for all notifications of a message. */
function shortOf(rows: readonly WaitingRow[]): { title: string; body: string; link: string } {
  const [first] = rows
  if (!first) throw new Error('a message tells something')
  return rows.length === 1
    ? first
    : { title: `${rows.length} things for you`, body: first.title, link: '/my/activity' }
}

async function sendPush(doors: TellDoors, { person }: Wishes, { messageId, rows }: Message) {
  const browsers = await listBrowsers(doors.db, person.user_id)
  if (browsers.length === 0) return 'no browser'
  const { title, body, link } = shortOf(rows)
  const message = { title, body, url: `${doors.webOrigin}${link}` }
  for (const browser of browsers)
    if ((await doors.push.send(browser, message, messageId)) === 'gone')
      await removeBrowser(doors.db, browser.endpoint)
  return undefined
}

async function sendText(doors: TellDoors, { person }: Wishes, { messageId, rows }: Message) {
  const phone = await findPhone(doors.db, person.user_id)
  if (!phone?.confirmed_at) return 'no phone'
  const { title, link } = shortOf(rows)
  await doors.texts.send(
    phone.phone,
    `Hemline: ${title}. ${doors.webOrigin}${link} Reply STOP to end.`,
    messageId,
  )
  return undefined
}

/**
 * Job, every ten minutes: queues tellPerson for users with notifications that no job is about to send, for
 * example after a clock jumped.
 */
export async function tellForgotten({ db, now }: Pick<TellDoors, 'db' | 'now'>): Promise<void> {
  const at = now().getTime()
  const people = await listForgotten(db, {
    due: new Date(at - forgottenMs),
    far: new Date(at + longestWaitMs),
    limit: forgottenMost,
  })
  for (const userId of people) await addJob(db, 'tellPerson', { userId }, `tell:${userId}`)
}
