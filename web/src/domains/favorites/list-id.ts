// Whose local list is in use: the browser's own, or an account's. An account's hearts wait for their owner,
// whoever uses the browser in between.
import { useSession } from '../identity/session.tsx'

export const visitorsList = 'favorites'

const accountsList = `${visitorsList}:`

/**
 * Returns the account id in the id of a browser's favorites list; null for the list of a browser without
 * account.
 */
export const accountOf = (listId: string): string | null =>
  listId.startsWith(accountsList) ? listId.slice(accountsList.length) : null

/**
 * Hook: returns the key under which this viewer's unsent favorites are stored in the browser; undefined until
 * the session is known.
 */
export function useListId(): string | undefined {
  const { user } = useSession()
  if (!user) return undefined
  return user.id ? accountsList + user.id : visitorsList
}
