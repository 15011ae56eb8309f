import type { Client } from 'urql'
import { showSignInToast } from '../identity/auth-modals.ts'
import { syncOf } from './favorites-sync.ts'

export type Piece = { itemNumber: number; isFavorite: boolean }

/**
 * Saves a piece, or takes it out, as `loved` says. A visitor's list is kept too, and the toast says how to
 * take it along (§4).
 */
export async function changeFavorite(
  client: Client,
  piece: Piece,
  { loggedIn, loved }: { loggedIn: boolean; loved: boolean },
): Promise<void> {
  if (loved && !loggedIn) showSignInToast()
  await syncOf(client).change(piece, loved)
}
