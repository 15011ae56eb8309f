import { favoritesSyncEveryMs, favoritesSyncWaitMs } from '@hemline/rules/vocabulary/constants.ts'
import { pendingListStatuses } from '@hemline/rules/vocabulary/lists.ts'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cacheParts } from '../../caches.ts'
import { setErrorReports } from '../../platform/reports.ts'
import { createClient } from '../../platform/urql.ts'
import { useToastStore } from '../../ui/toasts.store.ts'
import { endSyncs, type FavoritesSync, syncOf } from './favorites-sync.ts'
import { useHearts } from './hearts.store.ts'
import { openPendingList } from './pending-list.ts'

type Sent = { name: string; itemNumbers: number[] }
type Shop = {
  sent: Sent[]
  /** `late`: takes what is sent, and its answer never comes. */
  mode: 'answers' | 'silent' | 'full' | 'late'
  loved: Set<number>
  room: number
  account: string
}
let shop: Shop

const answer = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
const notYours = { message: 'These are of another account.', extensions: { code: 'UNAUTHENTICATED' } }
const full = { message: 'Your favorites are full.', extensions: { code: 'FORBIDDEN' } }

/** A browser's tab over a shop that answers, is silent, or says that the list is full. */
function openTab(): FavoritesSync {
  const send: typeof fetch = async (_url, init) => {
    const { operationName, variables } = JSON.parse(String(init?.body)) as {
      operationName: string
      variables: { input?: { itemNumbers: number[]; userId: string | null } }
    }
    const { itemNumbers, userId } = variables.input ?? { itemNumbers: [], userId: null }
    if (shop.mode === 'silent') throw new TypeError('no network')
    shop.sent.push({ name: operationName, itemNumbers })
    if (userId !== null && userId !== shop.account) return answer({ data: null, errors: [notYours] })
    const isTooMany = operationName === 'addFavorites' && shop.loved.size + itemNumbers.length > shop.room
    if (shop.mode === 'full' || isTooMany) return answer({ data: null, errors: [full] })
    for (const one of itemNumbers)
      operationName === 'addFavorites' ? shop.loved.add(one) : shop.loved.delete(one)
    if (shop.mode === 'late') return new Promise<Response>(() => undefined)
    const payload = { __typename: 'FavoritesPayload', itemNumbers, favoritesCount: shop.loved.size }
    return answer({ data: { [operationName]: payload } })
  }
  return syncOf(createClient(cacheParts, send))
}

const piece = (itemNumber: number) => ({ itemNumber, isFavorite: false })
/** Lets the clock go on, and answers come. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  for (let round = 0; round < 40; round += 1) {
    await new Promise((done) => setImmediate(done))
    await vi.advanceTimersByTimeAsync(0)
  }
}
const love = async (tab: FavoritesSync, count: number, from = 1) => {
  for (let number = from; number < from + count; number += 1) await tab.change(piece(number), true)
}
const heart = (itemNumber: number) => useHearts.getState().hearts[itemNumber]

// The first mutation of a visit loads this code; here it is there before the clock stands.
beforeAll(() => cacheParts.load())
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  shop = { sent: [], mode: 'answers', loved: new Set(), room: 5000, account: 'someone' }
  useHearts.setState({ hearts: {} })
  useToastStore.setState({ toasts: [] })
  setErrorReports({ error: () => undefined, warning: () => undefined, caught: () => undefined })
  vi.stubGlobal('location', { search: '' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  endSyncs()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('favorites on their way to the shop', () => {
  it('wait 2.5 s, and go in batches of 25 every 5 s', async () => {
    const tab = openTab()
    await love(tab, 60)
    await pass(favoritesSyncWaitMs - 1)
    expect(shop.sent).toEqual([])
    await pass(1)
    expect(shop.sent.map(({ itemNumbers }) => itemNumbers.length)).toEqual([25])
    await pass(favoritesSyncEveryMs - 1)
    expect(shop.sent).toHaveLength(1)
    await pass(1)
    await pass(favoritesSyncEveryMs)
    expect(shop.sent.map(({ itemNumbers }) => itemNumbers.length)).toEqual([25, 25, 10])
    await pass(60_000)
    expect(shop.sent).toHaveLength(3)
    expect(shop.loved.size).toBe(60)
  })

  it('wait for a week without a network, survive the closed tab, and arrive', async () => {
    shop.mode = 'silent'
    const tab = openTab()
    await love(tab, 3)
    await pass(favoritesSyncWaitMs)
    await pass(7 * 86_400_000)
    expect(heart(2)).toEqual({ loved: true, base: false })
    endSyncs()
    useHearts.setState({ hearts: {} })
    shop.mode = 'answers'
    const later = openTab()
    await later.follow('favorites')
    expect(heart(2)?.loved).toBe(true)
    await pass(favoritesSyncWaitMs)
    expect([...shop.loved]).toEqual([1, 2, 3])
    expect(heart(2)).toEqual({ loved: true, base: true })
  })

  it('are counted once when their page leaves before the answer', async () => {
    shop.mode = 'late'
    // The page that leaves lets go of its lock; here it would hold the lock for ever.
    vi.stubGlobal('navigator', {})
    const tab = openTab()
    await tab.change(piece(1), true)
    await pass(favoritesSyncWaitMs)
    expect([...shop.loved]).toEqual([1])
    endSyncs()
    useHearts.setState({ hearts: {} })
    // The next page hears from the shop of one favorite, and adds what the shop has not heard of.
    const next = openTab()
    await next.follow('favorites')
    expect(heart(1)).toEqual({ loved: true, base: true })
    shop.mode = 'answers'
    await pass(favoritesSyncWaitMs)
    expect(heart(1)).toEqual({ loved: true, base: true })
    const [kept] = await openPendingList().read('favorites')
    expect(kept?.status).toBe(pendingListStatuses.synced)
  })

  it('take a heart away that was taken away before it was sent', async () => {
    const tab = openTab()
    await tab.change(piece(1), true)
    await tab.change(piece(1), false)
    await pass(favoritesSyncWaitMs)
    expect(shop.sent).toEqual([{ name: 'removeFavorites', itemNumbers: [1] }])
    expect(await openPendingList().read('favorites')).toEqual([])
  })

  it('are taken back, with the shop’s words, when the shop refuses them for good', async () => {
    shop.mode = 'full'
    const tab = openTab()
    await tab.change(piece(9), true)
    await pass(favoritesSyncWaitMs)
    expect(useToastStore.getState().toasts.map(({ text }) => text)).toEqual(['Your favorites are full.'])
    expect(heart(9)).toEqual({ loved: false, base: false })
    await pass(600_000)
    expect(shop.sent).toHaveLength(1)
  })

  it('fill the room that is left, and only what does not fit is taken back', async () => {
    shop.room = 10
    const tab = openTab()
    await love(tab, 25)
    await pass(favoritesSyncWaitMs)
    // Each half is a request of its own.
    await pass(0)
    expect(shop.loved.size).toBe(10)
    expect(Array.from({ length: 25 }, (_, at) => heart(at + 1)?.loved).filter(Boolean)).toHaveLength(10)
    expect(useToastStore.getState().toasts).toHaveLength(1)
    expect(await openPendingList().read('favorites')).toHaveLength(10)
  })

  it('of a visitor join the account at log-in', async () => {
    shop.mode = 'silent'
    const tab = openTab()
    await tab.follow('favorites')
    await love(tab, 2)
    await tab.follow('favorites:someone')
    expect(heart(1)?.loved).toBe(true)
    shop.mode = 'answers'
    expect((await tab.flush()).waiting).toBe(0)
    expect([...shop.loved]).toEqual([1, 2])
    expect(await openPendingList().read('favorites')).toEqual([])
  })

  it('of an account never go to another that logged in in another tab', async () => {
    shop.account = 'other'
    const tab = openTab()
    await tab.follow('favorites:someone')
    await love(tab, 2)
    await pass(favoritesSyncWaitMs)
    expect(shop.loved.size).toBe(0)
    // The tab asks who looks, and the hearts wait for their owner.
    expect(shop.sent.map(({ name }) => name)).toContain('getUserHuman')
    expect(await openPendingList().read('favorites:someone')).toHaveLength(2)
    shop.account = 'someone'
    expect((await tab.flush()).waiting).toBe(0)
    expect([...shop.loved]).toEqual([1, 2])
  })

  it('of an account wait for it, while somebody else uses the browser', async () => {
    shop.mode = 'silent'
    const tab = openTab()
    await tab.follow('favorites:someone')
    await love(tab, 1)
    shop.mode = 'answers'
    await tab.follow('favorites')
    expect(heart(1)).toBeUndefined()
    await pass(favoritesSyncWaitMs)
    expect(shop.sent).toEqual([])
    await tab.follow('favorites:someone')
    await pass(favoritesSyncWaitMs)
    expect([...shop.loved]).toEqual([1])
  })

  it('are sent by one of two tabs, and fill the heart in both', async () => {
    let held = false
    const request = async (_name: string, _options: unknown, act: (lock: unknown) => Promise<unknown>) => {
      if (held) return act(null)
      held = true
      try {
        return await act({})
      } finally {
        held = false
      }
    }
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const tabs = [openTab(), openTab()]
    await tabs[0]?.follow('favorites')
    await tabs[1]?.follow('favorites')
    await tabs[0]?.change(piece(5), true)
    await pass(0)
    await Promise.all(tabs.map((tab) => tab.flush()))
    await pass(favoritesSyncEveryMs)
    expect(shop.sent).toEqual([{ name: 'addFavorites', itemNumbers: [5] }])
    Reflect.deleteProperty(navigator, 'locks')
  })
})
