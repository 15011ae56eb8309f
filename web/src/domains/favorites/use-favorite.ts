import { useClient } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { useSession } from '../identity/session.tsx'
import type { Piece } from './change-favorite.ts'
import { forgetHeart, noteHeart } from './heart-notes.ts'
import { useHearts } from './hearts.store.ts'
import { useListId, visitorsList } from './list-id.ts'

export { useUncounted } from './hearts.store.ts'

/**
 * Loads the code that changes favorites; called when the pointer is over a heart, so that the code is there
 * at the click.
 */
export const loadFavorite = () => import('./change-favorite.ts')

/**
 * Hook: returns a function that adds a piece to the favorites or removes it (without `wanted`, the opposite
 * of now) and does nothing when it is so already; the heart changes before the server answers. The change is
 * noted before anything is loaded, for a page that is left in the same moment.
 */
export function useFavorite(): (item: Piece, wanted?: boolean) => Promise<void> {
  const client = useClient()
  const { loggedIn } = useSession()
  const listId = useListId() ?? visitorsList
  return async (item, wanted) => {
    const before = useHearts.getState().hearts[item.itemNumber]?.loved ?? item.isFavorite
    const loved = wanted ?? !before
    if (loved === before) return
    const note = { listId, itemNumber: item.itemNumber, loved, updatedAt: nowMs() }
    noteHeart(note)
    await (await loadFavorite()).changeFavorite(client, item, { loggedIn, loved })
    forgetHeart(note)
  }
}
