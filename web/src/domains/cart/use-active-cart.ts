// How the cart is asked for (specification §7): on cart and checkout with cache-and-network after
// invalidation, else cache-first.
import { GetActiveCartDocument, type GetActiveCartQueryVariables } from '@hemline/schema/generated/graphql.ts'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { cartReads, invalidateCart, noteCartRead } from './cart-reads.ts'

export type CartPolicy = 'cache-and-network' | 'cache-first'

/**
 * The fetch policy of §7: holds run out and other tabs change the cart, so what was read long
 * ago counts as invalidated.
 */
export function cartPolicy(facts: { deciding: boolean; invalidated: boolean }): CartPolicy {
  return facts.deciding && facts.invalidated ? 'cache-and-network' : 'cache-first'
}

/** Another tab may have changed the cart meanwhile: whoever comes back sees what it comes to now. */
function useAskedWhenSeen(ask: () => void): void {
  useEffect(() => {
    const { document } = globalThis
    const seen = () => document.visibilityState === 'visible' && ask()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [ask])
}

/** The viewer's cart. `deciding`: on cart and checkout, where what it comes to must be true now. */
export function useActiveCart(variables: GetActiveCartQueryVariables, { deciding }: { deciding: boolean }) {
  // Decided once a visit: a policy that changed in between would ask again.
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
