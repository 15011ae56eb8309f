import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

/**
 * Shows `children` to logged-in users, a log-in invitation to visitors, and a placeholder until the session
 * is loaded.
 */
export function ForSellers({ children }: { children: ReactNode }) {
  const { user, loggedIn, loading } = useSession()
  if (loading || !user)
    return (
      <div role="status" aria-label="Loading">
        <Skeleton height={220} />
      </div>
    )
  if (loggedIn) return children
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="Log in to see your earnings"
      action={<Button onClick={() => void openLogIn('earnings')}>Log in</Button>}
    >
      What your pieces bring is kept in your account, until you take it as cash, as store credit, or give it
      away.
    </EmptyState>
  )
}
