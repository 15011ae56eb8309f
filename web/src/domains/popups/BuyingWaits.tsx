// Said before the press of a button that the API would refuse (decision 0201): somebody who put the terms off
// with "Later" shall not meet the refusal as a surprise.
import { lazy, Suspense } from 'react'
import { useSession } from '../identity/session.tsx'

// Few members have yet to accept the terms.
const TermsNote = lazy(async () => ({ default: (await import('./TermsNote.tsx')).TermsNote }))

/** Renders a note beside what leads to an order while the order waits for the terms; otherwise nothing. */
export function BuyingWaits() {
  const { user, loggedIn } = useSession()
  if (!loggedIn || !user?.isLegalAcceptRequired || user.banned) return null
  return (
    <Suspense>
      <TermsNote />
    </Suspense>
  )
}
