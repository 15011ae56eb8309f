import { useEffect } from 'react'
import { useClient } from 'urql'
import { idle } from '../../platform/idle.ts'
import { useSession } from '../identity/session.tsx'
import { useWaitingStore } from './waiting.store.ts'

/** Where the shopper is, and how to bring them elsewhere. */
export type Place = { go: (href: string) => void; path: () => string }

/**
 * Listens for turns wherever the shopper is, once there is something to hear: a place in a line,
 * or something in the cart.
 */
export function QueueLive({ place }: { place: Place }) {
  const client = useClient()
  const { user } = useSession()
  const waiting = useWaitingStore((state) => state.waiting)
  const viewer = user && (user.id ?? `visitor-${user.visitorId}`)
  const needed = waiting || (user?.cartCount ?? 0) > 0
  useEffect(() => {
    // Another viewer hears of other things: who logs in or out is connected anew.
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
