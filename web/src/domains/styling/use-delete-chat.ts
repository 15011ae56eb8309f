import { DeleteStyleThreadDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { showToast } from '../../ui/toasts.store.ts'

/**
 * Hook: returns `remove`, which deletes a style chat by its id and tells the outcome in a toast; `busy`
 * meanwhile.
 */
export function useDeleteChat() {
  const [{ fetching }, run] = useMutation(DeleteStyleThreadDocument)
  const remove = async (id: string) => {
    const { data, error } = await run({ id })
    showToast({ text: data ? 'The chat is deleted.' : friendlyError(error, 'generic') })
  }
  return { remove, busy: fetching }
}
