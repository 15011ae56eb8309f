// The local pending list in IndexedDB (specification §3). Changes of one list are made in one transaction, so
// that several tabs agree. What the browser refuses to store is kept in memory and logged (§8).
import { type LocalPendingListItem, trimmed } from '@hemline/rules/favorites/pending-list.ts'
import { localDatabaseVersion } from '@hemline/rules/vocabulary/constants.ts'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { reportWarning } from '../../platform/reports.ts'

interface Schema extends DBSchema {
  items: { key: [string, number]; value: LocalPendingListItem; indexes: { listId: string } }
}
type Database = IDBPDatabase<Schema>

export type PendingList = {
  /** The entries of a list. */
  read: (listId: string) => Promise<LocalPendingListItem[]>
  /** Changes a list by a pure function of its entries, and returns what it is afterwards. */
  change: (
    listId: string,
    by: (items: readonly LocalPendingListItem[]) => readonly LocalPendingListItem[],
  ) => Promise<readonly LocalPendingListItem[]>
  close: () => void
}

const databaseName = 'hemline'
const storeName = 'items'

function upgrade(db: Database): void {
  if (db.objectStoreNames.contains(storeName)) return
  db.createObjectStore(storeName, { keyPath: ['listId', 'itemNumber'] }).createIndex('listId', 'listId')
}

/**
 * Opens the database. A newer version of the site may have left a higher version of it: then it is opened as
 * it stands, and nothing in it is lost.
 */
async function openDatabase(): Promise<Database> {
  const blocking = (_now: number, _wanted: number | null, event: IDBVersionChangeEvent) =>
    (event.target as IDBDatabase).close()
  try {
    return await openDB<Schema>(databaseName, localDatabaseVersion, { upgrade, blocking })
  } catch (error) {
    if ((error as DOMException).name !== 'VersionError') throw error
    reportWarning('the local database is of a newer version of the site', { error })
    const db = await openDB<Schema>(databaseName, undefined, { blocking })
    if (db.objectStoreNames.contains(storeName)) return db
    db.close()
    throw error
  }
}

const keyOf = ({ listId, itemNumber }: LocalPendingListItem) => `${listId} ${itemNumber}`

/** The entries of the database and those in memory; of two for one piece the later change counts. */
function joined(
  stored: readonly LocalPendingListItem[],
  kept: readonly LocalPendingListItem[],
): LocalPendingListItem[] {
  const all = new Map(stored.map((item) => [item.itemNumber, item]))
  for (const item of kept)
    if ((all.get(item.itemNumber)?.updatedAt ?? 0) <= item.updatedAt) all.set(item.itemNumber, item)
  return trimmed([...all.values()])
}

/** Writes what differs between two states of a list. */
async function write(
  store: {
    put: (item: LocalPendingListItem) => Promise<unknown>
    delete: (key: [string, number]) => Promise<unknown>
  },
  before: readonly LocalPendingListItem[],
  after: readonly LocalPendingListItem[],
): Promise<void> {
  const known = new Map(before.map((item) => [keyOf(item), item]))
  const wanted = new Set(after.map(keyOf))
  await Promise.all([
    ...after.filter((item) => known.get(keyOf(item)) !== item).map((item) => store.put(item)),
    ...before
      .filter((item) => !wanted.has(keyOf(item)))
      .map((item) => store.delete([item.listId, item.itemNumber])),
  ])
}

/**
 * Opens the browser's stored list of favorite changes that wait to be sent (IndexedDB); call it once for each
 * tab. Where the browser refuses to read or store, the list lives in memory, and a warning is logged.
 */
export function openPendingList(): PendingList {
  /** Lists that could not be stored, as they are. */
  const kept = new Map<string, readonly LocalPendingListItem[]>()
  let opening: Promise<Database> | undefined
  const database = () => {
    opening ??= openDatabase().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }
  /** Runs an action on the database; one that another tab or the browser closed is opened anew, once. */
  async function onDatabase<T>(action: (db: Database) => Promise<T>): Promise<T> {
    try {
      return await action(await database())
    } catch (error) {
      if ((error as DOMException).name !== 'InvalidStateError') throw error
      opening = undefined
      return action(await database())
    }
  }

  async function read(listId: string): Promise<LocalPendingListItem[]> {
    try {
      const stored = await onDatabase((db) => db.getAllFromIndex(storeName, 'listId', listId))
      return joined(stored, kept.get(listId) ?? [])
    } catch (error) {
      reportWarning('the local list could not be read', { listId, error })
      return [...(kept.get(listId) ?? [])]
    }
  }

  async function change(
    listId: string,
    by: (items: readonly LocalPendingListItem[]) => readonly LocalPendingListItem[],
  ): Promise<readonly LocalPendingListItem[]> {
    let after: readonly LocalPendingListItem[] | undefined
    try {
      return await onDatabase(async (db) => {
        const tx = db.transaction(storeName, 'readwrite')
        // A refused write ends the transaction, whose end would else be a rejection that nobody hears.
        tx.done.catch(() => undefined)
        const stored = await tx.store.index('listId').getAll(listId)
        after = by(joined(stored, kept.get(listId) ?? []))
        await write(tx.store, stored, after)
        await tx.done
        kept.delete(listId)
        return after
      })
    } catch (error) {
      reportWarning('the local list could not be stored', { listId, error })
      const inMemory = after ?? by(kept.get(listId) ?? [])
      kept.set(listId, inMemory)
      return inMemory
    }
  }

  return { read, change, close: () => void opening?.then((db) => db.close()) }
}
