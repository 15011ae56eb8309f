// Loads the counts of the work queues: again with each screen, after each act that changes them
// (desk.cache.ts), each minute, and each time the page becomes visible.
import './desk-keys.ts'
import type { QueueName } from '@hemline/rules/desk/queues.ts'
import { GetDeskQueuesDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'

/** The work of others is seen after this time. */
const everyMs = 60_000

export type Waiting = { count: number; oldestAt: string | null }

/**
 * Hook: returns the count and oldest entry of each desk queue by name; empty until the first answer. Asks
 * again on navigation, each minute while the tab is visible, and when the tab becomes visible.
 */
export function useQueues(pathname: string): Readonly<Partial<Record<QueueName, Waiting>>> {
  const [{ data }, ask] = useQuery({ query: GetDeskQueuesDocument, requestPolicy: 'cache-and-network' })
  const asked = useRef(pathname)
  useEffect(() => {
    if (asked.current === pathname) return
    asked.current = pathname
    ask({ requestPolicy: 'network-only' })
  }, [pathname, ask])
  useEffect(() => {
    const askInSight = () => {
      if (globalThis.document.visibilityState === 'visible') ask({ requestPolicy: 'network-only' })
    }
    const timer = setInterval(askInSight, everyMs)
    globalThis.document.addEventListener('visibilitychange', askInSight)
    return () => {
      clearInterval(timer)
      globalThis.document.removeEventListener('visibilitychange', askInSight)
    }
  }, [ask])
  return Object.fromEntries((data?.deskQueues ?? []).map((queue) => [queue.name, queue]))
}
