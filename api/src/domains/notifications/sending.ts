// Sends notifications outside the shop by mail, push and text message, each at the time that the user's
// settings allow, and each once (decision 0147).
import {
  type NotificationKind,
  type OuterChannel,
  outerChannels,
} from '@hemline/rules/notifications/kinds.ts'
import {
  leavesBy,
  mailsCanEnd,
  rhythmFor,
  rowOfKind,
  stateOf,
} from '@hemline/rules/notifications/subscriptions.ts'
import { afterQuiet, dueAt, isQuiet, longestWaitMs } from '@hemline/rules/notifications/timing.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { findWishes, type Wishes } from './preferences.ts'
import {
  countSent,
  findNextDue,
  insertDeliveries,
  listDue,
  listForgotten,
  listReady,
  listUnplanned,
  lockPerson,
  updateDropped,
  updateDue,
  updateMessage,
  type WaitingRow,
} from './sending.db.ts'
import { sendMessage, type TellDoors } from './sending-messages.ts'

export type { TellDoors } from './sending-messages.ts'

const dayMs = 86_400_000
const plannedMost = 500
/** After so many messages of a day by one channel, what follows waits for the next morning. */
const messagesADay = 4
/** A job is late by minutes only; what waits longer was forgotten. */
const forgottenMs = 10 * 60_000
const forgottenMost = 500

/** So many due deliveries of a person are looked at in one run; the next run follows within a minute. */
const dueMost = 1000
const messagesMost = 100
const minuteMs = 60_000

/**
 * Job: sends a user's due notifications by mail, push and text, and queues a job for the next due time. Each
 * message is taken by one run, so that runs at the same time send none twice. A run that is killed is
 * continued later: a message keeps its id, by which mail servers recognize a repeat. A message that could not
 * be sent is tried again, and holds no other back. At most 100 messages a run; nothing for an unknown user.
 */
export async function tellPerson(doors: TellDoors, userId: string): Promise<void> {
  const now = doors.now()
  const wishes = await inTransaction(doors.db, async (tx) => {
    await lockPerson(tx, userId)
    const found = await findWishes(tx, userId)
    if (!found) return undefined
    await plan(tx, found, now)
    await gather(tx, found, now)
    return found
  })
  if (!wishes) return
  for (const messageId of await listReady(doors.db, userId, { now, limit: messagesMost }))
    await sendMessage(doors, wishes.person, messageId)
  await inTransaction(doors.db, (tx) => queueNext(tx, userId, doors.now()))
}

/**
 * Queues the run for what is due next. Its key is another than that of what has just happened: a turn that is
 * told during a run must not wait for the morning in the place of this job.
 */
async function queueNext(tx: Tx, userId: string, now: Date): Promise<void> {
  await lockPerson(tx, userId)
  const next = await findNextDue(tx, userId, now)
  if (!next) return
  const at = new Date(Math.max(next.getTime(), now.getTime() + minuteMs))
  await addJob(tx, 'tellPerson', { userId }, { key: `tell-later:${userId}`, at })
}

type Leaving = { kind: NotificationKind; channel: OuterChannel }

/**
 * Returns whether a delivery is a mail that always comes, such as the one about what a saved search bought:
 * no pause, quiet hours or flood holds it back, as receipts of orders aren't held back either.
 */
const alwaysComes = ({ kind, channel }: Leaving): boolean => channel === 'email' && !mailsCanEnd(kind)

type Due = Leaving & Pick<WaitingRow, 'data' | 'created_at'>

/** Returns when something leaves, after the week of quiet that its person may have asked for. */
function dueFor(wishes: Wishes, row: Due, now: Date): Date {
  const { pausedUntil, quiet, rhythms } = wishes
  // A clock that was ahead wrote a time that has not come.
  const happened = Math.min(row.created_at.getTime(), now.getTime())
  if (alwaysComes(row)) return new Date(happened)
  const from = new Date(Math.max(happened, pausedUntil?.getTime() ?? 0))
  return dueAt(from, rhythmFor(rhythms, row), quiet)
}

/** Decides for new notifications by which channels and when they leave the shop. */
async function plan(tx: Tx, wishes: Wishes, now: Date): Promise<void> {
  const { person, said, rhythms } = wishes
  const rows = await listUnplanned(tx, person.user_id, plannedMost)
  if (rows.length === 0) return
  const deliveries = rows.flatMap((row) =>
    leavesBy(row, { said, rhythms }).map((channel) => ({
      notification_id: row.id,
      channel,
      due_at: dueFor(wishes, { ...row, channel }, now),
    })),
  )
  await insertDeliveries(tx, { userId: person.user_id, ids: rows.map((row) => row.id), deliveries, now })
}

const idsOf = (rows: readonly WaitingRow[]) => rows.map((row) => row.notification_id)

/** The kinds that offer a piece: of no use once the piece is not on sale. */
const offers: readonly NotificationKind[] = ['match', 'price_drop', 'free_again', 'cart']

/**
 * Returns why something is not sent any more, such as "banned" or "canceled"; undefined while it is of use.
 */
function uselessBecause(row: WaitingRow, { person, said }: Wishes, now: Date): string | undefined {
  if (person.banned) return 'banned'
  if (stateOf(said, row.kind, row.channel) !== 'active') return 'canceled'
  // Anybody can type anybody's address: news go to one whose owner confirmed it.
  if (row.channel === 'email' && rowOfKind(row.kind).isMarketing && !person.email_verified_at)
    return 'unconfirmed'
  const { until } = row.data
  if (typeof until === 'string' && Date.parse(until) <= now.getTime()) return 'late'
  const isOffer = offers.includes(row.kind)
  if (isOffer && row.item_state !== null && row.item_state !== 'listed') return 'gone'
  // Their owners hear by a mail of its own that the money went back (decision 0107).
  if (row.kind === 'sold' && row.is_taken_back) return 'taken back'
  return (row.kind === 'free_again' || row.kind === 'cart') && row.is_taken ? 'taken' : undefined
}

/**
 * Puts what is due together into messages: a turn and a mail that always comes alone, the rest of a channel
 * in one. What is of no use any more is dropped; in quiet hours, and after some messages on one day, the rest
 * is put off. A message that waits for another try is judged like what is new, and stays the same message.
 */
async function gather(tx: Tx, wishes: Wishes, now: Date): Promise<void> {
  const far = new Date(now.getTime() + longestWaitMs)
  const all = await listDue(tx, wishes.person.user_id, { now, far, limit: dueMost })
  for (const channel of outerChannels) {
    const rows = all.filter((row) => row.channel === channel)
    const judged = Map.groupBy(rows, (row) => uselessBecause(row, wishes, now))
    for (const [why, some] of judged) if (why) await updateDropped(tx, { ids: idsOf(some), channel, why })
    const living = judged.get(undefined) ?? []
    for (const row of living.filter((one) => one.due_at > far))
      await updateDue(tx, { ids: [row.notification_id], channel, due: dueFor(wishes, row, now) })
    const due = living.filter((row) => row.due_at <= now)
    if (due.length > 0) await gatherChannel(tx, wishes, { channel, due, now })
  }
}

async function gatherChannel(
  tx: Tx,
  wishes: Wishes,
  { channel, due, now }: { channel: OuterChannel; due: readonly WaitingRow[]; now: Date },
): Promise<void> {
  const { quiet, pausedUntil } = wishes
  const alone = (row: WaitingRow) =>
    updateMessage(tx, { ids: [row.notification_id], channel, messageId: uuidv7(now.getTime()) })
  const { always = [], bendable = [] } = Object.groupBy(due, (row) =>
    alwaysComes(row) ? 'always' : 'bendable',
  )
  for (const row of always.filter((one) => one.message_id === null)) await alone(row)
  if (bendable.length === 0) return undefined
  const rests = new Date(Math.max(now.getTime(), pausedUntil?.getTime() ?? 0))
  if (rests > now || isQuiet(now, quiet))
    return updateDue(tx, { ids: idsOf(bendable), channel, due: afterQuiet(rests, quiet) })
  const fresh = bendable.filter((row) => row.message_id === null)
  const turns = fresh.filter((row) => row.kind === 'turn')
  const others = fresh.filter((row) => row.kind !== 'turn')
  for (const turn of turns) await alone(turn)
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

/**
 * Job, every ten minutes: queues the sending job (tellPerson) for users with notifications that no job is
 * about to send, for example after a clock jumped. At most 500 users a run, those who wait longest first.
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
