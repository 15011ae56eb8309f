import type { Client } from 'urql'
import { showSignInToast } from '../identity/auth-modals.ts'
import { syncOf } from './favorites-sync.ts'

export type Piece = { itemNumber: number; isFavorite: boolean }

/**
 * Adds a piece to the favorites, or removes it (`loved` false); the change is stored in the browser and sent
 * to the API. Visitors get a toast that offers to log in (§4).
 */
export async function changeFavorite(
  client: Client,
  piece: Piece,
  { loggedIn, loved }: { loggedIn: boolean; loved: boolean },
): Promise<void> {
  if (loved && !loggedIn) showSignInToast()
  await syncOf(client).change(piece, loved)
}
