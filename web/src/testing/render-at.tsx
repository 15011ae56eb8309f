// The whole shop at a URL, over the mocks' own answers: tests act by role and label
// and mock no module of ours.
import { createMemoryHistory } from '@tanstack/react-router'
import { cleanup, render } from '@testing-library/react'
import { answer, type PersistedRequest, requestOfUrl } from '../../mocks/answer.ts'
import type { Jar } from '../../mocks/context.ts'
import { createDb, type MockDb } from '../../mocks/db.ts'
import { App } from '../App.tsx'
import { cacheParts } from '../caches.ts'
import { endSyncs } from '../domains/favorites/favorites-sync.ts'
import { useHearts } from '../domains/favorites/hearts.store.ts'
import { recallKept } from '../platform/kept.ts'
import { setErrorReports } from '../platform/reports.ts'
import { createClient } from '../platform/urql.ts'
import { createAppRouter } from '../router.tsx'
import { forgetModal } from '../ui/modal.store.ts'
import { useToastStore } from '../ui/toasts.store.ts'
import { counted } from './answers.ts'
import { atEndOfEachTest } from './ends.ts'

let shown: ReturnType<typeof createAppRouter> | undefined
// Tests may put the clock aside; pages arrive by the real one.
const later = globalThis.setTimeout
const roundsMost = 2000
const roundMs = 5

// A page that is on its way when a test ends would arrive in the document of another test.
atEndOfEachTest(async () => {
  for (let round = 0; shown?.state.isLoading && round < roundsMost; round++)
    await new Promise<void>((resolve) => void later(resolve, roundMs))
  shown = undefined
  endSyncs()
})

export type Shop = { db: MockDb; jar: Jar }
type Options = { as?: string | undefined; shop?: Shop; send?: typeof fetch }

/** Creates a fresh mock shop for a test: seeded in-memory tables and empty cookies. */
export const newShop = (): Shop => ({ db: createDb(() => new Date()), jar: { visitorId: null, token: null } })

/** Returns a fetch function that answers GraphQL requests from the mocks, as the viewer of `shop`. */
export function answerFrom(shop: Shop): typeof fetch {
  return async (input, init) => {
    const asked = init?.body
      ? (JSON.parse(String(init.body)) as PersistedRequest)
      : requestOfUrl(String(input))
    const body = await counted(answer(shop.db, shop.jar, asked))
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  }
}

/**
 * Renders the site at `url` over the mocks for a test, as a visitor or as the seeded person with the email
 * `as`, in place of the page that the test rendered before. Throws for an unknown person.
 */
export async function renderAt(url: string, { as, shop = newShop(), send = answerFrom(shop) }: Options = {}) {
  const user = as ? shop.db.state.users.find((one) => one.email === as) : undefined
  if (as && !user) throw new Error(`no person ${as} in the mocks`)
  if (user) {
    shop.jar.token = `test-session-${user.id}`
    shop.db.state.sessions[shop.jar.token] = user.id
  }
  forgetModal()
  useToastStore.setState({ toasts: [] })
  useHearts.setState({ hearts: {} })
  recallKept()
  setErrorReports({ error: () => undefined, warning: () => undefined, caught: () => undefined })
  // A second page of one test replaces the first, as in a browser. Two mounted roots share the stores, and
  // an effect of one root may then update the other one in the middle of its delayed commit, which React
  // refuses.
  cleanup()
  document.body.innerHTML = '<div id="root"></div><div id="overlays"></div>'
  const router = createAppRouter(
    createClient(cacheParts, send),
    createMemoryHistory({ initialEntries: [url] }),
  )
  shown = router
  const container = document.getElementById('root') as HTMLElement
  const screen = render(<App client={router.options.context.client} router={router} />, { container })
  return { ...screen, router, shop }
}
