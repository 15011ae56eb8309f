import { useEffect } from 'react'
import { useClient } from 'urql'
import { idle } from '../../platform/idle.ts'
import { useSession } from '../identity/session.tsx'
import { useWaitingStore } from './waiting.store.ts'

/** The current path, and a function that navigates. */
export type Place = { go: (href: string) => void; path: () => string }

/**
 * Listens for the shopper's turn and for news of the bell on every page, once there is something to listen
 * for: an account, a place in a queue, or a piece in the cart. Renders nothing.
 */
export function QueueLive({ place }: { place: Place }) {
  const client = useClient()
  const { user, loggedIn } = useSession()
  const waiting = useWaitingStore((state) => state.waitedFor.length > 0)
  const viewer = user && (user.id ?? `visitor-${user.visitorId}`)
  const needed = loggedIn || waiting || (user?.cartCount ?? 0) > 0
  useEffect(() => {
    // Each viewer gets other events, so a log-in or log-out connects again.
    if (!needed || viewer === undefined || !('EventSource' in globalThis)) return undefined
    let stop: (() => void) | undefined
    let gone = false
    void idle()
      .then(() => import('./follow-live.ts'))
      .then(({ followLive }) => {
        if (!gone) stop = followLive({ client, ...place })
      })
    return () => {
      gone = true
      stop?.()
    }
  }, [needed, viewer, client, place])
  return null
}
