import { Navigate, useRouter } from '@tanstack/react-router'
import { usePlace } from '../../../platform/place.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSession } from '../../identity/session.tsx'
import { SellFlow } from './SellFlow.tsx'
import { visitorDone } from './visitor-done.ts'

/**
 * Renders /cleanout/visitor/sell: the kit flow for visitors; a visitor who logs in on the way continues in
 * the flow for users.
 */
export function VisitorSellScreen() {
  const { user, loggedIn } = useSession()
  const { search } = usePlace()
  const router = useRouter()
  if (!user) return <Skeleton height="60vh" />
  if (loggedIn) return <Navigate to={`/cleanout/sell${search}` as '/'} replace />
  return (
    <SellFlow
      way="visitor_sell"
      onOrdered={(id) => void router.navigate({ href: visitorDone(id), replace: true })}
    />
  )
}
