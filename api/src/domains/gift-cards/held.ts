// The gift cards of a member's account. A card belongs to whoever has its number and PIN (decision 0054), so
// an account shows the cards that its member has surely had in hand, and never their codes (decision 0275).
import type { Context } from '../../context.ts'
import { refuse } from '../../platform/errors.ts'
import { type HeldCardRow, listHeldCards } from './held.db.ts'

/**
 * Returns up to 20 gift cards with money that the viewer applied to the cart, paid with, or got by mail at a
 * confirmed address; those of the cart first, then the fullest. Throws UNAUTHENTICATED for visitors and
 * FORBIDDEN for banned people.
 */
export async function myGiftCards({ db, viewer }: Context): Promise<HeldCardRow[]> {
  if (viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (viewer.banned) throw refuse('FORBIDDEN', 'This account is closed.')
  return await listHeldCards(db, viewer.userId)
}
