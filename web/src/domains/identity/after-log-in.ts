import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from './session.tsx'

/** A path of ours to go to, from `?next=`; anything that could lead away is dropped. */
export function safeNext(next: string | undefined): string {
  return next && /^\/(?![/\\])/.test(next) ? next : '/'
}

/** For the log-in and sign-up pages: whoever is logged in is sent where they wanted to go. */
export function useLeaveWhenLoggedIn(): void {
  const { loggedIn } = useSession()
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const next = safeNext(search.next)
  useEffect(() => {
    if (loggedIn) void navigate({ href: next, replace: true })
  }, [loggedIn, navigate, next])
}
