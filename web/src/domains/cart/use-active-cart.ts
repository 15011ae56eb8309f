// Requests the cart (specification §7): cart and checkout use cache-and-network when the cached cart is
// invalidated, all else uses cache-first.
import { GetActiveCartDocument, type GetActiveCartQueryVariables } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { cartReads, invalidateCart, noteCartRead } from './cart-reads.ts'

export type CartPolicy = 'cache-and-network' | 'cache-first'

/**
 * Returns the fetch policy of §7: `cache-and-network` on cart and checkout (`deciding`) when the cached cart
 * counts as `invalidated`, since holds end and other tabs change the cart; else `cache-first`.
 */
export function cartPolicy(facts: { deciding: boolean; invalidated: boolean }): CartPolicy {
  return facts.deciding && facts.invalidated ? 'cache-and-network' : 'cache-first'
}

/** Asks for the cart again when the browser tab becomes visible: another tab may have changed it. */
function useAskedWhenSeen(ask: () => void): void {
  useEffect(() => {
    const { document } = globalThis
    const seen = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [ask])
}

/**
 * Hook: returns `[result, ask]`: the urql result with the viewer's cart, and a function that asks the server
 * for it. `deciding`: on cart and checkout, where the totals must be up to date. Asks again each time the tab
 * becomes visible.
 */
export function useActiveCart(variables: GetActiveCartQueryVariables, { deciding }: { deciding: boolean }) {
  // Chosen once for each visit: a policy that changes during the visit would ask again.
  const [requestPolicy] = useState(() =>
    cartPolicy({ deciding, invalidated: cartReads.invalidated(nowMs()) }),
  )
  const [result, run] = useQuery({ query: GetActiveCartDocument, variables, requestPolicy })
  const [ask] = useState(() => () => {
    invalidateCart()
    run({ requestPolicy: 'network-only' })
  })
  const arrived = result.data !== undefined && !result.fetching && !result.stale && !result.error
  useEffect(() => {
    if (arrived) noteCartRead(nowMs())
  }, [arrived])
  useAskedWhenSeen(ask)
  return [result, ask] as const
}
