// One message on its way out: by mail, to browsers, or as a text (decision 0175).
import type { Db } from '@hemline/db/connect.ts'
import { inTransaction } from '../../platform/db.ts'
import type { ErrorReports } from '../../ports/error-reports.ts'
import type { MailPort } from '../../ports/mail.ts'
import type { PushPort, TextPort } from '../../ports/push.ts'
import type { ThumbsPort } from '../../ports/thumbs.ts'
import { findPhone, listBrowsers, removeBrowser } from './devices.db.ts'
import type { PersonTold } from './preferences.db.ts'
import {
  lockPerson,
  type MessageRow,
  takeMessage,
  updateDropped,
  updateFailed,
  updateSent,
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
  reports: ErrorReports
  webOrigin: string
  giftCardSecret: string
  now: () => Date
}

/** A message is tried ten times, over some eight hours. */
const triesMost = 10
const minuteMs = 60_000
const pauseMostMs = 120 * minuteMs
const failureMost = 200

type Message = { messageId: string; rows: readonly MessageRow[] }

/**
 * Sends one message of a user, if no other run sends it or has sent it, and stores the result: sent, not
 * deliverable (no browser or phone), or failed with the reason. A failed message is due again after growing
 * pauses and given up after ten tries; each failure is reported, none is thrown.
 */
export async function sendMessage(doors: TellDoors, person: PersonTold, messageId: string): Promise<void> {
  const rows = await inTransaction(doors.db, async (tx) => {
    await lockPerson(tx, person.user_id)
    return takeMessage(tx, messageId, doors.now())
  })
  const [first] = rows
  if (!first) return
  const { channel } = first
  const sent = await attempt(() => senders[channel](doors, person, { messageId, rows }))
  if (sent.failed) return noteFailure(doors, { messageId, first, error: sent.error })
  const { why } = sent
  const ids = rows.map((row) => row.notification_id)
  if (why) await updateDropped(doors.db, { ids, channel, why })
  else await updateSent(doors.db, messageId, doors.now())
}

type Sent = { failed: false; why: string | undefined } | { failed: true; error: unknown }

async function attempt(send: () => Promise<string | undefined>): Promise<Sent> {
  try {
    return { failed: false, why: await send() }
  } catch (error) {
    return { failed: true, error }
  }
}

async function noteFailure(
  { db, now, reports }: TellDoors,
  { messageId, first, error }: { messageId: string; first: MessageRow; error: unknown },
): Promise<void> {
  const tries = first.tries + 1
  const isLast = tries >= triesMost
  const details = { message: messageId, channel: first.channel, tries, of: triesMost, givenUp: isLast }
  reports.report({ error, where: 'sending a notification', details })
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, failureMost)
  const pause = Math.min(2 ** tries * minuteMs, pauseMostMs)
  await updateFailed(db, { messageId, failure, due: isLast ? undefined : new Date(now().getTime() + pause) })
}

/** Each sends a message by one channel, and returns why nobody can get it by that channel, if so. */
const senders = { email: sendMail, push: sendPush, text: sendText } as const

async function sendMail(doors: TellDoors, person: PersonTold, { messageId, rows }: Message) {
  const kinds = rows.map((row) => row.kind)
  const token = unsubscribeToken(doors.giftCardSecret, { userId: person.user_id, kinds })
  const things = await Promise.all(rows.map((row, at) => thingOf(doors, row, at < picturesMost)))
  const mail = await toldMail({ to: person.email, origin: doors.webOrigin, token, things })
  await doors.mail.send(mail, `told/${messageId}`)
  return undefined
}

const picturesMost = 12

async function thingOf(doors: TellDoors, row: MessageRow, isShown: boolean): Promise<ToldThing> {
  const { notification_id: id, kind, title, body, link, amount_cents, photo_id, also } = row
  const content = photo_id === null || !isShown ? undefined : await doors.thumbs.jpeg(photo_id)
  const picture = content && {
    cid: `photo-${photo_id}@hemline`,
    filename: `piece-${photo_id}.jpg`,
    contentType: 'image/jpeg' as const,
    content,
    contentDisposition: 'inline' as const,
  }
  return { id, kind, title, body, link, amount_cents, picture, also }
}

/** Returns one short title and body for all notifications of a message. */
function shortOf(rows: readonly MessageRow[]): { title: string; body: string; link: string } {
  const [first] = rows
  if (!first) throw new Error('a message tells something')
  return rows.length === 1
    ? first
    : { title: `${rows.length} things for you`, body: first.title, link: '/my/activity' }
}

/** Tries each browser by itself; fails when none took the message and one should. */
async function sendPush(doors: TellDoors, person: PersonTold, { messageId, rows }: Message) {
  const browsers = await listBrowsers(doors.db, person.user_id)
  if (browsers.length === 0) return 'no browser'
  const { title, body, link } = shortOf(rows)
  const message = { title, body, url: `${doors.webOrigin}${link}` }
  const answers = await Promise.allSettled(
    browsers.map((browser) => doors.push.send(browser, message, messageId)),
  )
  for (const [at, browser] of browsers.entries()) {
    const answer = answers[at]
    if (answer?.status === 'fulfilled' && answer.value === 'gone')
      await removeBrowser(doors.db, browser.endpoint)
  }
  const wasSent = answers.some((one) => one.status === 'fulfilled' && one.value === 'sent')
  const failed = answers.find((one) => one.status === 'rejected')
  if (!wasSent && failed) throw failed.reason
  return undefined
}

async function sendText(doors: TellDoors, person: PersonTold, { messageId, rows }: Message) {
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
