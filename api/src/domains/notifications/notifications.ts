// The door of notifications: other domains notify users through `notify` and `notifyAll`, and the bell lists
// the notifications (decision 0145).
import type { Db } from '@hemline/db/connect.ts'
import type { Cents } from '@hemline/rules/common/money.ts'
import { bodyMost, type NotificationKind, titleMost } from '@hemline/rules/notifications/kinds.ts'
import { shortened } from '@hemline/rules/notifications/words.ts'
import type { Context } from '../../context.ts'
import { systemClock } from '../../platform/clock.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import {
  type After,
  countUnread,
  insertNotifications,
  listNotifications,
  type NotificationRow,
  updateRead,
} from './notifications.db.ts'

export { sendTextCode } from './devices.ts'
export { hasInvitationRefusal } from './invitation-refusals.db.ts'
export { invitationRefusalToken } from './invitation-refusals.ts'
export { type Saying, subscribe, subscribeUnlessEnded, wantsMailAtOnce } from './preferences.ts'
export { purgeNotifications } from './purge.ts'
export { dropMatches } from './sending.db.ts'
export { type TellDoors, tellForgotten, tellPerson } from './sending.ts'
export { registerTextReplies } from './text-replies.ts'
export { registerUnsubscribe, unsubscribeHeaders, type WayOut, wayOutOf } from './unsubscribe.ts'

/** Counted no further: the bell shows 99+ above 99. */
const unreadMost = 100
const pageUsual = 20
const pageMost = 50
const idsMost = 200
const piecesMost = 4

/** Something that one person is told. `link` is a path of the site, `key` makes it the same thing. */
export type Note = {
  userId: string
  kind: NotificationKind
  /** Told once for each user and key, such as 'match:<searchId>:<itemNumber>'. */
  key: string
  title: string
  body: string
  link: string
  itemNumber?: number
  amountCents?: Cents
  /** Further data for the texts of channels, such as `itemNumbers` of several pieces. */
  data?: Record<string, unknown>
  /** When it happened; now by default. Seeds and tests give a time. */
  at?: Date
}

/**
 * Writes a notification in the caller's transaction and queues what leaves the shop. Told once per (user,
 * key). Returns false when it was told before, or when there is no such user or the account is being deleted.
 */
export async function notify(tx: Tx, note: Note): Promise<boolean> {
  return (await notifyAll(tx, [note])) === 1
}

/** Notifications that one statement writes: some tenths of a second, far from the limit of a statement. */
const writtenAtOnce = 1000

/**
 * Writes notifications for many users in the caller's transaction, in statements of a thousand, and queues
 * what leaves the shop; each is told once per (user, key). Returns how many were told now. All notes of a
 * call have one time, that of the first. Who tells many thousands does so in several transactions.
 */
export async function notifyAll(tx: Tx, notes: readonly Note[]): Promise<number> {
  const [first] = notes
  if (!first) return 0
  const now = first.at ?? systemClock()
  const rows = notes.map((note) => ({
    id: uuidv7(now.getTime()),
    user_id: note.userId,
    kind: note.kind,
    key: note.key,
    title: shortened(note.title, titleMost),
    body: shortened(note.body, bodyMost),
    link: note.link,
    item_number: note.itemNumber ?? null,
    amount_cents: note.amountCents ?? null,
    data: note.data ?? {},
  }))
  let told = 0
  for (let at = 0; at < rows.length; at += writtenAtOnce)
    told += (await insertNotifications(tx, rows.slice(at, at + writtenAtOnce), now)).length
  return told
}

/**
 * Writes a notification, once per (user, key), in a transaction of its own, and queues what leaves the shop:
 * for jobs that report what was committed before. Returns whether it is new.
 */
export async function tell(db: Db, note: Note): Promise<boolean> {
  return inTransaction(db, (tx) => notify(tx, note))
}

/** Returns the viewer's user id; throws UNAUTHENTICATED for visitors. */
export function personOf(ctx: Context): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  return ctx.viewer.userId
}

/**
 * Returns how many notifications of the bell the viewer has not read, at most 100 (shown as 99+); 0 for
 * visitors.
 */
export async function unreadFor(ctx: Context): Promise<number> {
  const { userId } = ctx.viewer
  return userId === null ? 0 : ctx.once('unread', () => countUnread(ctx.db, userId, unreadMost))
}

/**
 * Returns a page of the viewer's notifications of the bell (20 by default), newest first, and the cursor of
 * the next page (null: the last one); empty for visitors. Throws BAD_INPUT for an amount outside 1 to 50 and
 * a malformed cursor.
 */
export async function notificationsFor(
  ctx: Context,
  { first, after }: { first?: number | null | undefined; after?: string | null | undefined },
): Promise<{ nodes: NotificationRow[]; next: string | null }> {
  const { limit, from } = pageOf({ first, after })
  const { userId } = ctx.viewer
  if (userId === null) return { nodes: [], next: null }
  const rows = await listNotifications(ctx.db, userId, { after: from, limit: limit + 1 })
  const nodes = rows.slice(0, limit)
  const last = nodes.at(-1)
  return { nodes, next: rows.length > limit && last ? placeOf({ at: last.created_at, id: last.id }) : null }
}

/**
 * Returns the size (1 to 50, 20 by default) and the place after which a requested page of a list begins;
 * throws BAD_INPUT for other sizes and malformed cursors.
 */
export function pageOf(asked: { first?: number | null | undefined; after?: string | null | undefined }): {
  limit: number
  from: After | undefined
} {
  const limit = asked.first ?? pageUsual
  const from = readPlace(asked.after)
  if (limit < 1 || limit > pageMost || from === 'unknown')
    throw refuse('BAD_INPUT', 'Pages have 1 to 50 rows and follow one another.')
  return { limit, from }
}

/** Returns the cursor of a row in a list by time ("time_id"), for asking for the next page. */
export const placeOf = ({ at, id }: After): string => `${at.toISOString()}_${id}`

function readPlace(text: string | null | undefined): After | undefined | 'unknown' {
  if (!text) return undefined
  const [time = '', id = ''] = text.split('_')
  const at = new Date(time)
  return Number.isNaN(at.getTime()) || !isUuid(id) ? 'unknown' : { at, id }
}

/**
 * Marks notifications of the viewer as read: those with these ids, or all without ids; ids of other people
 * change nothing. Throws UNAUTHENTICATED for visitors, BAD_INPUT for more than 200 ids.
 */
export async function markRead(ctx: Context, ids: readonly string[] | null | undefined): Promise<void> {
  const userId = personOf(ctx)
  if (ids && ids.length > idsMost) throw refuse('BAD_INPUT', `At most ${idsMost} at once, please.`)
  const known = ids?.filter(isUuid) ?? null
  await updateRead(ctx.db, userId, { ids: known, now: ctx.now() })
  ctx.forget()
}

/**
 * Returns the item numbers of the pieces that a notification shows as small pictures, at most four; none when
 * it names none.
 */
export function piecesShown({ data }: Pick<NotificationRow, 'data'>): number[] {
  const { itemNumbers } = data
  return Array.isArray(itemNumbers)
    ? itemNumbers.filter((one): one is number => Number.isSafeInteger(one)).slice(0, piecesMost)
    : []
}
