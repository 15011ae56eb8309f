// The list of favorites that a browser keeps by itself until the shop has them (specification §3, "Favorites
// and local pending list items", and §4). Each function takes the entries of one list and returns what the
// list is afterwards; where the entries are stored is the browser's business.
import { favoritesSyncBatch, localListCap } from '../vocabulary/constants.ts'
import { type PendingListStatus, pendingListStatuses } from '../vocabulary/lists.ts'
import type { HeartNote } from './heart-note.ts'

/** An entry: one piece of one list. `updatedAt` is in epoch milliseconds. */
export type LocalPendingListItem = {
  readonly listId: string
  readonly itemNumber: number
  readonly status: PendingListStatus
  readonly updatedAt: number
}

const { pending, deleted, synced } = pendingListStatuses

/**
 * What is given up first where a list is too long: the shop has Synced ones, so nothing is lost with
 * them.
 */
const lastGivenUp: Readonly<Record<PendingListStatus, number>> = { [synced]: 0, [pending]: 1, [deleted]: 2 }

/**
 * Returns at most 500 pending-list entries, oldest change first: Synced ones are dropped before Pending ones,
 * older before newer.
 */
export function trimmed(items: readonly LocalPendingListItem[]): LocalPendingListItem[] {
  const byAge = items.toSorted((a, b) => a.updatedAt - b.updatedAt || a.itemNumber - b.itemNumber)
  const surplus = byAge.length - localListCap
  if (surplus <= 0) return byAge
  const gone = new Set(
    byAge.toSorted((a, b) => lastGivenUp[a.status] - lastGivenUp[b.status]).slice(0, surplus),
  )
  return byAge.filter((item) => !gone.has(item))
}

/**
 * Returns the browser's pending favorites with one change added: a piece is loved (Pending) or no longer
 * (Deleted) from `updatedAt` on, or just after the newest change where the clock was set back. The piece's
 * earlier entry is replaced.
 */
export function withChange(
  items: readonly LocalPendingListItem[],
  change: HeartNote,
): LocalPendingListItem[] {
  const { listId, itemNumber, loved } = change
  const others = items.filter((item) => item.itemNumber !== itemNumber)
  // A clock that was set back must not make the newest change look older than the one that it replaces, and
  // in a full list not older than all others: it would be given up at once.
  const earlier =
    others.length < localListCap ? items.filter((item) => item.itemNumber === itemNumber) : items
  const least = earlier.reduce((latest, item) => Math.max(latest, item.updatedAt + 1), 0)
  const updatedAt = Math.max(change.updatedAt, least)
  return trimmed([...others, { listId, itemNumber, status: loved ? pending : deleted, updatedAt }])
}

/**
 * Returns the pending list of hearts with a change that an earlier page noted and could not store. A later
 * change of the same piece wins over it.
 */
export function withNote(
  items: readonly LocalPendingListItem[],
  note: HeartNote,
): readonly LocalPendingListItem[] {
  const known = items.find(({ itemNumber }) => itemNumber === note.itemNumber)
  return known && known.updatedAt >= note.updatedAt ? items : withChange(items, note)
}

/** Returns whether the server has not confirmed an entry of the pending list yet. */
export const isWaiting = ({ status }: LocalPendingListItem): boolean => status !== synced

/** Returns the pending-list entries to send next, oldest change first, at most 25 (§4 and §9). */
export const nextBatch = (items: readonly LocalPendingListItem[]): LocalPendingListItem[] =>
  trimmed(items).filter(isWaiting).slice(0, favoritesSyncBatch)

const isSame = (a: LocalPendingListItem) => (b: LocalPendingListItem) =>
  a.itemNumber === b.itemNumber && a.updatedAt === b.updatedAt && a.status === b.status

/**
 * Returns the pending list after the server confirmed `sent`: Pending entries become Synced, Deleted ones are
 * removed. An entry changed since it was sent stays, to be sent again.
 */
export const confirmed = (
  items: readonly LocalPendingListItem[],
  sent: readonly LocalPendingListItem[],
): LocalPendingListItem[] =>
  items.flatMap((item) => {
    if (!sent.some(isSame(item))) return [item]
    return item.status === deleted ? [] : [{ ...item, status: synced }]
  })

/**
 * Returns the pending list without the entries in `sent`, which the server refused; an entry changed since it
 * was sent stays.
 */
export const withoutRefused = (
  items: readonly LocalPendingListItem[],
  sent: readonly LocalPendingListItem[],
): LocalPendingListItem[] => items.filter((item) => !sent.some(isSame(item)))

/** Returns the pending list without the entries that the server has confirmed. */
export const purged = (items: readonly LocalPendingListItem[]): LocalPendingListItem[] =>
  items.filter(isWaiting)

/**
 * Returns the pending favorites of an account at log-in: its own, and those of the browser's visitor list
 * that still wait. For a piece in both, the later change wins.
 */
export function adopted(
  own: readonly LocalPendingListItem[],
  visitors: readonly LocalPendingListItem[],
  listId: string,
): LocalPendingListItem[] {
  const both = [...own, ...visitors.filter(isWaiting).map((item) => ({ ...item, listId }))]
  const latest = new Map<number, LocalPendingListItem>()
  for (const item of both) {
    const known = latest.get(item.itemNumber)
    if (!known || known.updatedAt <= item.updatedAt) latest.set(item.itemNumber, item)
  }
  return trimmed([...latest.values()])
}
