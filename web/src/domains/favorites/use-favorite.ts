import { AddFavoritesDocument, RemoveFavoritesDocument } from '@hemline/schema/generated/graphql.ts'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { showToast } from '../../ui/toasts.store.ts'
import { showSignInToast } from '../identity/auth-modals.ts'
import { useSession } from '../identity/session.tsx'

type Piece = { itemNumber: number; isFavorite: boolean }

/** Saves a piece, or takes it out; the heart answers at once. A visitor's list is kept too, and the toast says how to take it along (§4). */
export function useFavorite(): (item: Piece) => Promise<void> {
  const [, add] = useMutation(AddFavoritesDocument)
  const [, remove] = useMutation(RemoveFavoritesDocument)
  const { loggedIn } = useSession()
  return async ({ itemNumber, isFavorite }) => {
    const variables = { input: { itemNumbers: [itemNumber] } }
    const { error } = isFavorite ? await remove(variables) : await add(variables)
    if (error) showToast({ text: friendlyError(error, 'generic') })
    else if (!isFavorite && !loggedIn) showSignInToast()
  }
}
