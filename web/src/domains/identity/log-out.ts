import { ForgetPushBrowserDocument, LogOutDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { type Client, useClient } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { reportWarning } from '../../platform/reports.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { whileLeaving } from './own-leave.ts'

/**
 * Brings the hearts that wait in this browser to the account while it is logged in; without a network they
 * wait for the account's next log-in here.
 */
async function bringHearts(client: Client): Promise<void> {
  try {
    await (await import('../favorites/favorites-sync.ts')).syncOf(client).flush()
  } catch (error) {
    reportWarning('hearts could not be sent before the log-out', { error })
  }
}

/** Ends the account's messages to this browser while it is still logged in. */
async function leavePush(client: Client): Promise<void> {
  const endpoint = await (await import('../notifications/push-browser.ts')).leaveBrowser()
  if (endpoint === undefined) return
  const { error } = await client.mutation(ForgetPushBrowserDocument, { endpoint }).toPromise()
  if (error) reportWarning('the shop still counts this browser among those that take messages', { error })
}

/**
 * Ends the session in this browser and clears the cached account data; resolves to the mutation's result,
 * which may hold an error.
 */
export const endSession = (client: Client) =>
  whileLeaving(() => client.mutation(LogOutDocument, {}).toPromise())

const goodbye = { to: '/goodbye', search: { why: 'logged-out' } } as const

/**
 * Hook: returns a function that sends unsent favorites, ends push messages and the session, confirms the
 * log-out in a toast and leaves account pages; a failure shows a toast.
 */
export function useLogOut(): () => void {
  const client = useClient()
  const router = useRouter()
  return () => {
    const inAccount = router.state.location.pathname.startsWith('/my')
    void Promise.all([bringHearts(client), leavePush(client)]).then(async () => {
      // The code of the page is there before the account goes: pages of an account lead to the log-in then.
      if (inAccount) await router.preloadRoute(goodbye).catch(() => undefined)
      const { error } = await endSession(client)
      if (error) {
        showToast({ text: friendlyError(error, 'generic') })
        return
      }
      showToast({ text: 'You are logged out.' })
      if (inAccount) void router.navigate(goodbye)
    })
  }
}
