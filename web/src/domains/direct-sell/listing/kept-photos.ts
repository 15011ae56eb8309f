// Photos that the API does not have yet, kept on this device: a line that is down or a page that is closed
// loses none of them. A browser without such a store keeps them for as long as the page is open.
import type { FileSource } from '../../photos/photo-wire.ts'
import type { SlotName } from './slots.ts'

export type KeptPhoto = {
  key: string
  /** Whose draft the photo belongs to: the name under which its unsent changes are kept. */
  draft: string
  name: string
  file: Blob
  source: FileSource
  slot?: SlotName
}

const shelf = 'unsent'

/** Opens the store; undefined where the browser has none or refuses it, as in private windows. */
function openStore(): Promise<IDBDatabase | undefined> {
  return new Promise((done) => {
    try {
      const asked = globalThis.indexedDB.open('hemline-sell-photos', 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(shelf, { keyPath: 'key' })
      asked.onsuccess = () => done(asked.result)
      asked.onerror = () => done(undefined)
    } catch {
      done(undefined)
    }
  })
}

/** Runs one request on the store; undefined when the store is not there or full. */
async function ask<T>(mode: IDBTransactionMode, run: (all: IDBObjectStore) => IDBRequest<T>) {
  const store = await openStore()
  if (!store) return undefined
  const answer = await new Promise<T | undefined>((done) => {
    const asked = run(store.transaction(shelf, mode).objectStore(shelf))
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => done(undefined)
  }).catch(() => undefined)
  store.close()
  return answer
}

/** Stores a draft's unsent photo in the browser's IndexedDB until it is dropped; never throws. */
export const keepPhoto = async (photo: KeptPhoto): Promise<void> =>
  void (await ask('readwrite', (all) => all.put(photo)))

/** Removes an unsent photo from the browser's IndexedDB by its key; never throws. */
export const dropPhoto = async (key: string): Promise<void> =>
  void (await ask('readwrite', (all) => all.delete(key)))

/** Returns the unsent photos of a draft from the browser's IndexedDB; empty where that can't be read. */
export const keptPhotosOf = async (draft: string): Promise<KeptPhoto[]> =>
  ((await ask('readonly', (all) => all.getAll() as IDBRequest<KeptPhoto[]>)) ?? []).filter(
    (one) => one.draft === draft,
  )
