import { useNow } from '../../platform/clock.ts'
import { useSession } from '../identity/session.tsx'
import { type BuyState, buyState } from './buy-state.ts'
import type { Product } from './product-type.ts'

const everyMs = 1000

/** The state of a piece for this shopper at this second, and that second. */
export function useBuyState(item: Product): { state: BuyState; now: number } {
  const now = useNow(everyMs)
  const { user } = useSession()
  return { state: buyState(item, now, user?.loggedIn ? (user.loyaltyTier ?? null) : null), now }
}
