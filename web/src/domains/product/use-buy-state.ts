import { useNow } from '../../platform/clock.ts'
import { useSession } from '../identity/session.tsx'
import { type BuyState, buyState } from './buy-state.ts'
import type { Product } from './product-type.ts'

const everyMs = 1000

/**
 * Hook: returns the piece's present state for this shopper, and the time (milliseconds) of that state; both
 * anew each second.
 */
export function useBuyState(item: Product): { state: BuyState; now: number } {
  const now = useNow(everyMs)
  const { user } = useSession()
  return { state: buyState(item, now, user?.loggedIn ? (user.loyaltyTier ?? null) : null), now }
}
