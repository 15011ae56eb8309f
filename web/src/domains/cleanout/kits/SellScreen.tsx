import { Navigate, useSearch } from '@tanstack/react-router'
import { usePlace } from '../../../platform/place.ts'
import type { Search } from '../../../platform/search-params.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSession } from '../../identity/session.tsx'
import { SellFlow } from './SellFlow.tsx'

/**
 * Renders /cleanout/sell: the kit flow for logged-in users, with the beta's kit when they come from its page.
 * Visitors are sent to their own flow, which asks for an email.
 */
export function SellScreen() {
  const { user, loggedIn } = useSession()
  const { search } = usePlace()
  const { from } = useSearch({ strict: false }) as Search
  const isBeta = from === 'beta' && user?.featureFlags.includes('beta_access')
  if (!user) return <Skeleton height="60vh" />
  return loggedIn ? (
    <SellFlow way={isBeta ? 'beta' : 'account'} />
  ) : (
    <Navigate to={`/cleanout/visitor/sell${search}` as '/'} replace />
  )
}
