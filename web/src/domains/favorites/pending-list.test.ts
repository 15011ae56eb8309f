import { withChange } from '@hemline/rules/favorites/pending-list.ts'
import { localDatabaseVersion } from '@hemline/rules/vocabulary/constants.ts'
import { pendingListStatuses } from '@hemline/rules/vocabulary/lists.ts'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setErrorReports } from '../../platform/reports.ts'
import { openPendingList } from './pending-list.ts'

const warned: string[] = []
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  warned.length = 0
  setErrorReports({ error: () => undefined, warning: (what) => warned.push(what), caught: () => undefined })
})
afterEach(() => vi.restoreAllMocks())

const love = (itemNumber: number, updatedAt: number, loved = true) =>
  [{ listId: 'favorites', itemNumber, loved, updatedAt }] as const
const add = (list: ReturnType<typeof openPendingList>, ...change: ReturnType<typeof love>) =>
  list.change('favorites', (items) => withChange(items, ...change))

describe('the local list of favorites', () => {
  it('is there after a week and a new tab, at database version 2', async () => {
    await add(openPendingList(), ...love(11, 1))
    const later = openPendingList()
    await add(later, ...love(12, 7 * 86_400_000, false))
    expect(await openPendingList().read('favorites')).toEqual([
      { listId: 'favorites', itemNumber: 11, status: pendingListStatuses.pending, updatedAt: 1 },
      { listId: 'favorites', itemNumber: 12, status: pendingListStatuses.deleted, updatedAt: 7 * 86_400_000 },
    ])
    const db = await openDB('hemline')
    expect(db.version).toBe(localDatabaseVersion)
    db.close()
  })

  it('keeps the changes of two tabs at once', async () => {
    const one = openPendingList()
    const two = openPendingList()
    await Promise.all([add(one, ...love(1, 1)), add(two, ...love(2, 2)), add(one, ...love(3, 3))])
    expect((await two.read('favorites')).map(({ itemNumber }) => itemNumber)).toEqual([1, 2, 3])
  })

  it('keeps in memory what the browser has no room for, logs it, and stores it when there is room', async () => {
    const list = openPendingList()
    await add(list, ...love(1, 1))
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    await add(list, ...love(2, 2))
    expect(warned).toEqual(['the local list could not be stored'])
    expect((await list.read('favorites')).map(({ itemNumber }) => itemNumber)).toEqual([1, 2])
    full.mockRestore()
    await add(list, ...love(3, 3))
    expect((await openPendingList().read('favorites')).map(({ itemNumber }) => itemNumber)).toEqual([1, 2, 3])
  })

  it('reads and writes a database that a newer version of the site has made', async () => {
    await add(openPendingList(), ...love(1, 1))
    const newer = await openDB('hemline', 3)
    newer.close()
    const list = openPendingList()
    await add(list, ...love(2, 2))
    expect((await list.read('favorites')).map(({ itemNumber }) => itemNumber)).toEqual([1, 2])
    expect(warned).toContain('the local database is of a newer version of the site')
    const db = await openDB('hemline')
    expect(db.version).toBe(3)
    db.close()
  })

  it('goes on in memory where the browser has no database at all', async () => {
    globalThis.indexedDB = { open: () => raise() } as unknown as IDBFactory
    const list = openPendingList()
    await add(list, ...love(5, 1))
    expect((await list.read('favorites')).map(({ itemNumber }) => itemNumber)).toEqual([5])
    expect(warned.length).toBeGreaterThan(0)
  })

  it('lets a newer tab raise the version, and goes on', async () => {
    const list = openPendingList()
    await add(list, ...love(1, 1))
    const newer = await openDB('hemline', 4)
    newer.close()
    await add(list, ...love(2, 2))
    expect((await list.read('favorites')).map(({ itemNumber }) => itemNumber)).toEqual([1, 2])
  })
})

function raise(): never {
  throw new DOMException('not allowed', 'SecurityError')
}
