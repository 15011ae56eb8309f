import { useEffect, useRef } from 'react'
import { openLogIn } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

/**
 * Hook: returns a function that acts for a member at once, and for a visitor after they logged in; when they
 * close the dialog without that, nothing happens.
 */
export function useWithLogIn(): (act: () => void) => void {
  const { loggedIn } = useSession()
  const now = useRef(loggedIn)
  useEffect(() => {
    now.current = loggedIn
  }, [loggedIn])
  return (act) => {
    if (loggedIn) act()
    else void openLogIn('sizes', () => now.current && act())
  }
}
