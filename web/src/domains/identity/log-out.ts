import { LogOutDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouter } from '@tanstack/react-router'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { showToast } from '../../ui/toasts.store.ts'

/** Returns a function that logs out, confirms it to the user, and leaves pages that need an account. */
export function useLogOut(): () => void {
  const [, logOut] = useMutation(LogOutDocument)
  const router = useRouter()
  return () => {
    const inAccount = router.state.location.pathname.startsWith('/my')
    void logOut({}).then(({ error }) => {
      if (error) {
        showToast({ text: friendlyError(error, 'generic') })
        return
      }
      showToast({ text: 'You are logged out.' })
      if (inAccount) void router.navigate({ to: '/goodbye', search: { why: 'logged-out' } })
    })
  }
}
