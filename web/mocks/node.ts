// The mocks for tests in Node: each test can start with a fresh shop.
import { setupServer } from 'msw/node'
import { realNow } from './clock.ts'
import type { Jar } from './context.ts'
import { createDb, type MockDb } from './db.ts'
import { mockHandlers } from './http.ts'

export type MockServer = {
  server: ReturnType<typeof setupServer>
  db: MockDb
  jar: Jar
  reset: () => void
  logInAs: (email: string) => void
}

/**
 * Creates a server that does not listen yet. `reset` gives it a fresh shop and empty cookies; `logInAs`
 * starts a session of a seeded user.
 */
export function createMockServer(now: () => Date = realNow): MockServer {
  const db = createDb(now)
  const jar: Jar = { visitorId: null, token: null }
  const server = setupServer(...mockHandlers(db, jar))
  const reset = () => {
    server.resetHandlers()
    const clean = createDb(now)
    Object.assign(db, { items: clean.items, state: clean.state })
    Object.assign(jar, { visitorId: null, token: null })
  }
  const logInAs = (email: string) => {
    const user = db.state.users.find((one) => one.email === email)
    if (!user) throw new Error(`no person ${email} in the mocks`)
    jar.token = `mock-session-${user.id}`
    db.state.sessions[jar.token] = user.id
  }
  return { server, db, jar, reset, logInAs }
}
