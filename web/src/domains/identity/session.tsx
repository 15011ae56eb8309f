// The session: the viewer, requested once at the start and kept current by the cache.
import { GetUserHumanDocument, type GetUserHumanQuery } from '@hemline/schema/generated/graphql.ts'
import {
  createContext,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type CombinedError, useClient, useQuery } from 'urql'
import { rememberAccount, rememberVisitor } from '../../platform/fetch.ts'
import { idle } from '../../platform/idle.ts'
import { readReferral } from '../../platform/referral.ts'
import { sessionVariables } from './ask-session.ts'

export type SessionUser = GetUserHumanQuery['user']
export type SizeProfile = GetUserHumanQuery['sizeProfile']
export type Session = {
  /** Undefined until the first answer. */
  user: SessionUser | undefined
  sizeProfile: SizeProfile | undefined
  loggedIn: boolean
  loading: boolean
  /** Set when the viewer could not be loaded at all (specification §8: an error screen). */
  error: CombinedError | undefined
}

const SessionContext = createContext<Session>({
  user: undefined,
  sizeProfile: undefined,
  loggedIn: false,
  loading: true,
  error: undefined,
})

/**
 * Hook: returns the viewer's session: the user or visitor (undefined until loaded), whether they are logged
 * in, whether it is still loading, and the error.
 */
export const useSession = (): Session => use(SessionContext)

/** Reports the visitor's origin once; failures are ignored (specification §7). */
function useTrackVisitor(ready: boolean): void {
  const client = useClient()
  const told = useRef(false)
  useEffect(() => {
    if (!ready || told.current) return
    told.current = true
    const query = new URLSearchParams(globalThis.location.search)
    const { code, context } = readReferral(globalThis.location.search)
    const input = {
      referralCode: code,
      referralContext: context,
      referrer: globalThis.document.referrer || null,
      utmCampaign: query.get('utm_campaign'),
    }
    if (!input.referralCode && !input.referrer && !input.utmCampaign) return
    void import('./track-visitor.ts').then(
      ({ trackVisitor }) => trackVisitor(client, input),
      () => undefined,
    )
  }, [client, ready])
}

/**
 * Loads the viewer's session, again when the cache asks for it, and provides it to useSession below. Keeps
 * the visitor's number for later requests and tells the tracker of the visitor.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [variables] = useState(sessionVariables)
  const [answer] = useQuery({ query: GetUserHumanDocument, variables })
  // The first answer changes the header and every card. Deferred, it is drawn in slices.
  const { data, fetching, error } = useDeferredValue(answer)
  const user = data?.user
  if (user) rememberVisitor(user.visitorId)
  const shown = answer.data?.user.id
  if (answer.data) rememberAccount(shown)
  const client = useClient()
  useEffect(() => {
    if (!shown) return undefined
    let stop: (() => void) | undefined
    let gone = false
    void idle()
      .then(() => import('./session-watch.ts'))
      .then(({ watchSession }) => {
        if (!gone) stop = watchSession(client, shown)
      })
    return () => {
      gone = true
      stop?.()
    }
  }, [client, shown])
  useTrackVisitor(user !== undefined)
  const session = useMemo<Session>(
    () => ({
      user,
      sizeProfile: data?.sizeProfile,
      loggedIn: user?.loggedIn ?? false,
      loading: fetching && !user,
      error: user ? undefined : error,
    }),
    [user, data?.sizeProfile, fetching, error],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}
