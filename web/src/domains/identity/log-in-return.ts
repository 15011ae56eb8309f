// Handles the return from a log-in on another site (specification §4 *Login or signup return*).
import { GetUserHumanDocument } from '@hemline/schema/generated/graphql.ts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useClient } from 'urql'
import type { Search } from '../../platform/search-params.ts'
import { openSignUp } from './auth-modals.ts'
import { useSession } from './session.tsx'

const isTrue = (value: string | undefined): boolean => value?.toLowerCase() === 'true'

/**
 * Returns the action for the query of a return from an outside log-in: 'reload' of the session after a
 * success, the 'sign-up' dialog after an error of this same visitor, else undefined.
 */
export function returnOf(
  search: Search,
  viewer: { loggedIn: boolean; visitorId: number | null },
): 'reload' | 'sign-up' | undefined {
  if (isTrue(search.login_success) || isTrue(search.su_success)) return 'reload'
  const same = search.visitor_id !== undefined && search.visitor_id === String(viewer.visitorId)
  return search.error && same && !viewer.loggedIn ? 'sign-up' : undefined
}

/**
 * Runs the action of `returnOf` once, then removes its parameters from the URL. Renders nothing; a component
 * so that its code loads only after such a return.
 */
export function LogInReturn({ search }: { search: Search }): null {
  const { user } = useSession()
  const client = useClient()
  const navigate = useNavigate()
  const done = useRef(false)
  useEffect(() => {
    if (!user || done.current) return
    const what = returnOf(search, user)
    if (!what) return
    done.current = true
    if (what === 'sign-up') void openSignUp('return')
    else void client.query(GetUserHumanDocument, {}, { requestPolicy: 'network-only' }).toPromise()
    const { login_success: _in, su_success: _up, error: _error, visitor_id: _visitor, ...rest } = search
    void navigate({ to: '.', search: rest, replace: true })
  }, [search, user, client, navigate])
  return null
}
