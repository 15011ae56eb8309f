import { AddFavoritesDocument, RemoveFavoritesDocument } from '@hemline/schema/generated/graphql.ts'
import type { Client } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { showSignInToast } from '../identity/auth-modals.ts'

export type Piece = { itemNumber: number; isFavorite: boolean }

/**
 * Saves a piece, or takes it out. A visitor's list is kept too, and the toast says how to take it along (§4).
 */
export async function changeFavorite(
  client: Client,
  { itemNumber, isFavorite }: Piece,
  loggedIn: boolean,
): Promise<void> {
  const variables = { input: { itemNumbers: [itemNumber] } }
  const { error } = await (isFavorite
    ? client.mutation(RemoveFavoritesDocument, variables)
    : client.mutation(AddFavoritesDocument, variables)
  ).toPromise()
  if (error) showToast({ text: friendlyError(error, 'generic') })
  else if (!isFavorite && !loggedIn) showSignInToast()
}
