// Loads the counts of the work queues, again with each screen and each time the page becomes visible.
import './desk-keys.ts'
import type { QueueName } from '@hemline/rules/desk/queues.ts'
import { GetDeskQueuesDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'

export type Waiting = { count: number; oldestAt: string | null }

/**
 * Returns the count and oldest entry of each desk queue by name; empty until the first answer. Asks again on
 * navigation and when the tab becomes visible.
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
    const shown = () => {
      if (globalThis.document.visibilityState === 'visible') ask({ requestPolicy: 'network-only' })
    }
    globalThis.document.addEventListener('visibilitychange', shown)
    return () => globalThis.document.removeEventListener('visibilitychange', shown)
  }, [ask])
  return Object.fromEntries((data?.deskQueues ?? []).map((queue) => [queue.name, queue]))
}
