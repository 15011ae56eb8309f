import type { Client } from 'urql'
import { showSignInToast } from '../identity/auth-modals.ts'
import { syncOf } from './favorites-sync.ts'
import { useHearts } from './hearts.store.ts'

export type Piece = { itemNumber: number; isFavorite: boolean }

/**
 * Adds a piece to the favorites or removes it; without `wanted`, the opposite of its present state. A
 * visitor's favorites are kept too, and a toast offers to log in to keep them (§4).
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
