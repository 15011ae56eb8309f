import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from './session.tsx'

/** Returns the path in `?next=` if it lies within the shop, else "/". */
export function safeNext(next: string | undefined): string {
  return next && /^\/(?![/\\])/.test(next) ? next : '/'
}

/**
 * Hook of the log-in and sign-up pages: navigates logged-in users to the path in `?next=`, or to the home
 * page.
 */
export function useLeaveWhenLoggedIn(): void {
  const { loggedIn } = useSession()
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const next = safeNext(search.next)
  useEffect(() => {
    if (loggedIn) void navigate({ href: next, replace: true })
  }, [loggedIn, navigate, next])
}
