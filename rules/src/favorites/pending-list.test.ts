import { describe, expect, it } from 'vitest'
import { favoritesSyncBatch, localListCap } from '../vocabulary/constants.ts'
import { pendingListStatuses } from '../vocabulary/lists.ts'
import { isHeartNote } from './heart-note.ts'
import {
  adopted,
  confirmed,
  type LocalPendingListItem,
  nextBatch,
  purged,
  trimmed,
  withChange,
  withNote,
} from './pending-list.ts'

const { pending, deleted, synced } = pendingListStatuses
const entry = (
  itemNumber: number,
  updatedAt: number,
  status: LocalPendingListItem['status'] = pending,
): LocalPendingListItem => ({
  listId: 'favorites',
  itemNumber,
  status,
  updatedAt,
})
const many = (count: number, status: LocalPendingListItem['status'] = pending, from = 1) =>
  Array.from({ length: count }, (_, index) => entry(from + index, from + index, status))
const love = (itemNumber: number, updatedAt: number, loved = true) => ({
  listId: 'favorites',
  itemNumber,
  loved,
  updatedAt,
})

describe('the local pending list', () => {
  it('notes an added piece as Pending and a removed one as Deleted, each piece once', () => {
    const added = withChange([], love(7, 100))
    expect(added).toEqual([entry(7, 100)])
    expect(withChange(added, love(7, 200, false))).toEqual([entry(7, 200, deleted)])
  })

  it('keeps at most 500, and gives up the oldest pending ones', () => {
    const list = withChange(many(localListCap), love(9000, 9000))
    expect(list).toHaveLength(localListCap)
    expect(list.some(({ itemNumber }) => itemNumber === 1)).toBe(false)
    expect(list.at(-1)?.itemNumber).toBe(9000)
  })

  it('gives up what the shop has before what it does not have', () => {
    const list = trimmed([...many(localListCap), ...many(3, synced, 8000)])
    expect(list).toEqual(many(localListCap))
  })

  it('sends 25 at a time, the oldest change first, and none that the shop has', () => {
    const batch = nextBatch([...many(30).toReversed(), ...many(5, synced, 100)])
    expect(batch).toEqual(many(favoritesSyncBatch))
  })

  it('marks what was sent as Synced, lets Deleted ones go, and sends a changed one again', () => {
    const sent = [entry(1, 10), entry(2, 20, deleted), entry(3, 30)]
    const meanwhile = withChange(sent, love(3, 40, false))
    const after = confirmed(meanwhile, sent)
    expect(after).toEqual([entry(1, 10, synced), entry(3, 40, deleted)])
    expect(purged(after)).toEqual([entry(3, 40, deleted)])
  })

  it('lets a change count although the clock was set back', () => {
    const after = withChange([entry(1, 5000)], love(1, 10, false))
    expect(after).toEqual([entry(1, 5001, deleted)])
  })

  it('keeps a heart that is given while the list is full and the clock was set back', () => {
    const full = many(localListCap, pending, 1000)
    const after = withChange(full, love(9000, 10))
    expect(after).toHaveLength(localListCap)
    expect(after.at(-1)).toEqual(entry(9000, 1000 + localListCap))
  })

  it('joins the browser’s list with the account’s at log-in: the later change of a piece counts', () => {
    const own = [
      { ...entry(1, 10), listId: 'favorites:u' },
      { ...entry(2, 50, deleted), listId: 'favorites:u' },
    ]
    const visitors = [entry(1, 20, deleted), entry(2, 40), entry(3, 30), entry(4, 5, synced)]
    expect(adopted(own, visitors, 'favorites:u')).toEqual([
      { ...entry(1, 20, deleted), listId: 'favorites:u' },
      { ...entry(3, 30), listId: 'favorites:u' },
      { ...entry(2, 50, deleted), listId: 'favorites:u' },
    ])
  })
})

describe('a heart that an earlier page noted', () => {
  const note = { listId: 'favorites', itemNumber: 1, loved: true, updatedAt: 100 }

  it('joins the list, unless the piece was changed since', () => {
    expect(withNote([], note)).toEqual([entry(1, 100)])
    expect(withNote([entry(1, 90)], { ...note, loved: false })).toEqual([entry(1, 100, deleted)])
    const later = [entry(1, 100, deleted)]
    expect(withNote(later, note)).toBe(later)
  })

  it('is known from whatever else a browser may have stored', () => {
    expect(isHeartNote(note)).toBe(true)
    const others = [
      null,
      'heart',
      {},
      { ...note, itemNumber: 'x' },
      { ...note, loved: 1 },
      { ...note, listId: 3 },
    ]
    expect(others.filter(isHeartNote)).toEqual([])
  })
})
