import { Navigate } from '@tanstack/react-router'
import { usePlace } from '../../../platform/place.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSession } from '../../identity/session.tsx'
import { SellFlow } from './SellFlow.tsx'

/** /cleanout/sell: of somebody logged in; visitors have a flow of their own, which asks for an email. */
export function SellScreen() {
  const { user, loggedIn } = useSession()
  const { search } = usePlace()
  if (!user) return <Skeleton height="60vh" />
  return loggedIn ? <SellFlow way="account" /> : <Navigate to={`/cleanout/visitor/sell${search}` as '/'} replace />
}
