import type { Client } from 'urql'
import { showSignInToast } from '../identity/auth-modals.ts'
import { syncOf } from './favorites-sync.ts'
import { useHearts } from './hearts.store.ts'

export type Piece = { itemNumber: number; isFavorite: boolean }

/**
 * Saves a piece, or takes it out: the other way than its heart is, or as `wanted` says. A visitor's list is
 * kept too, and the toast says how to take it along (§4).
 */
export async function changeFavorite(
  client: Client,
  piece: Piece,
  { loggedIn, wanted }: { loggedIn: boolean; wanted?: boolean | undefined },
): Promise<void> {
  const before = useHearts.getState().hearts[piece.itemNumber]?.loved ?? piece.isFavorite
  const loved = wanted ?? !before
  if (loved === before) return
  if (loved && !loggedIn) showSignInToast()
  await syncOf(client).change(piece, loved)
}
