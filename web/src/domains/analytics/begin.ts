// Puts the tracker and its measures together with the site's client and router.
import { GetUserHumanDocument } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { sessionVariables } from '../identity/ask-session.ts'
import { beginTracking, type Person } from './tracker.ts'
import { measureVitals } from './vitals.ts'

/** The router's news of navigations that are complete. */
type Navigations = { subscribe: (event: 'onResolved', seen: () => void) => () => void }

/**
 * Begins to track the visitor of this browser: page views, seen pieces, speeds and actions. Returns a
 * function that ends the tracking.
 */
export function begin(client: Client, router: Navigations): () => void {
  const person = (): Person => {
    const { data } =
      client.readQuery(GetUserHumanDocument, sessionVariables(), { requestPolicy: 'cache-only' }) ?? {}
    const user = data?.user
    return { customerId: user?.loggedIn ? user.id : null, visitorId: user?.visitorId ?? null }
  }
  return beginTracking({
    person,
    vitals: measureVitals(),
    onNavigated: (seen) => router.subscribe('onResolved', seen),
  })
}
