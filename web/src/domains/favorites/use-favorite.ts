import { useClient } from 'urql'
import { useSession } from '../identity/session.tsx'
import type { Piece } from './change-favorite.ts'

export { useUncounted } from './hearts.store.ts'

/**
 * Loads the code that changes favorites; called when the pointer is over a heart, so that the code is there
 * at the click.
 */
export const loadFavorite = () => import('./change-favorite.ts')

/**
 * Returns a function that adds a piece to the favorites or removes it (without `wanted`, the opposite of
 * now); the heart changes before the server answers.
 */
export function useFavorite(): (item: Piece, wanted?: boolean) => Promise<void> {
  const client = useClient()
  const { loggedIn } = useSession()
  return async (item, wanted) => (await loadFavorite()).changeFavorite(client, item, { loggedIn, wanted })
}
