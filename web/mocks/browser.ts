// The whole shop in the browser, for `make mock`. main.tsx loads this file in mode mock only.
import { setupWorker } from 'msw/browser'
import { realNow } from './clock.ts'
import type { Jar } from './context.ts'
import { createDb, type Store } from './db.ts'
import { mockHandlers } from './http.ts'
import { mockEventSource } from './live.ts'
import { markedTable } from './marked.ts'
import { mockPassword, mockUsers } from './seed/people.ts'

const key = 'hemline-mock'

/**
 * Returns a store in localStorage. In a browser that refuses storage it reads nothing and ignores
 * writes.
 */
function storeAt(name: string): Store {
  return {
    read: () => {
      try {
        return globalThis.localStorage.getItem(name)
      } catch {
        return null
      }
    },
    write: (text) => {
      try {
        globalThis.localStorage.setItem(name, text)
      } catch {
        globalThis.console.warn('mocks: the state does not survive a reload here')
      }
    },
  }
}

function jarAt(store: Store): Jar {
  try {
    const read = JSON.parse(store.read() ?? 'null') as Jar | null
    return { visitorId: read?.visitorId ?? null, token: read?.token ?? null }
  } catch {
    return { visitorId: null, token: null }
  }
}

/**
 * Starts the service worker, prints the marked inputs to the console, and keeps the state in
 * localStorage.
 */
export async function startMocks(): Promise<void> {
  const cookies = storeAt(`${key}-cookies`)
  const jar = jarAt(cookies)
  const db = createDb(realNow, storeAt(key))
  const save = () => {
    db.save()
    cookies.write(JSON.stringify(jar))
  }
  const saved = { ...db, save }
  await setupWorker(...mockHandlers(saved, jar)).start({ onUnhandledFrame: 'bypass', quiet: true })
  globalThis.EventSource = mockEventSource(saved, jar)
  globalThis.console.info(
    `Mocks are on. People: ${mockUsers.map((user) => user.email).join(', ')}; password ${mockPassword}. Start over: localStorage.clear()`,
  )
  globalThis.console.table(markedTable())
}
