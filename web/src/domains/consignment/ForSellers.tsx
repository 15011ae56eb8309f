import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

/**
 * Shows `children` to logged-in users, a log-in invitation to visitors, and placeholders until the session is
 * loaded.
 */
export function ForSellers({ children }: { children: ReactNode }) {
  const { user, loggedIn, loading } = useSession()
  if (loading || !user) return <Bones label="Loading" />
  if (loggedIn) return children
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="Log in to see your pieces"
      action={<Button onClick={() => void openLogIn('cleanouts')}>Log in</Button>}
    >
      Your bags, what is in them and what they bring are kept in your account.
    </EmptyState>
  )
}

/** Renders three placeholder rows while a list is loading; `label` for screen readers. */
export function Bones({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton height={112} />
      <Skeleton height={112} />
      <Skeleton height={112} />
    </div>
  )
}
