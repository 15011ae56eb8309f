// Follows an open cash-out while its page is visible: asks at growing intervals until its status is
// final.
import { GetCashOutDocument } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { isFinal } from './earnings-words.ts'

const waitsMs: readonly number[] = [2000, 3000, 5000, 8000, 15_000]
const longestMs = 30_000

/**
 * Hook: returns a cash-out by its id as `cashOut`. Until its status is final the hook asks again while the
 * page is visible, after 2, 3, 5, 8, 15, then every 30 seconds, and when the page becomes visible. `failed`
 * is the error when nothing could be loaded; `again` asks at once.
 */
export function useCashOut(id: string) {
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: GetCashOutDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  })
  const cashOut = data?.cashOut
  const asked = useRef(0)
  const open = cashOut !== undefined && cashOut !== null && !isFinal(cashOut)
  const waiting = open && !fetching && !stale
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => {
      if (globalThis.document.visibilityState !== 'visible') return
      asked.current += 1
      ask({ requestPolicy: 'network-only' })
    }, waitsMs[asked.current] ?? longestMs)
    // A seller who returns to the tab sees the present state at once.
    const look = () => {
      if (globalThis.document.visibilityState === 'visible') ask({ requestPolicy: 'network-only' })
    }
    globalThis.document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      globalThis.document.removeEventListener('visibilitychange', look)
    }
  }, [waiting, ask])
  return {
    cashOut,
    failed: data || fetching ? undefined : error,
    again: () => ask({ requestPolicy: 'network-only' }),
  }
}
