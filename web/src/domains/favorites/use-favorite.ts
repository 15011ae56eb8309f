import { useClient } from 'urql'
import { useSession } from '../identity/session.tsx'
import type { Piece } from './change-favorite.ts'

export { useUncounted } from './hearts.store.ts'

/** What a heart does; its code is there by the time the pointer is pressed. */
export const loadFavorite = () => import('./change-favorite.ts')

/** Saves a piece, takes it out, or does as `wanted` says; the heart answers at once. */
export function useFavorite(): (item: Piece, wanted?: boolean) => Promise<void> {
  const client = useClient()
  const { loggedIn } = useSession()
  return async (item, wanted) => (await loadFavorite()).changeFavorite(client, item, { loggedIn, wanted })
}
