// What this browser knows of hearts before the shop does: every heart of a piece reads it, wherever the piece
// came from, so that none waits for an answer or for a reload.
import { create } from 'zustand'

/** `loved`: the heart as the shopper left it; `base`: what the shop knew then, or knows by now. */
export type Heart = { readonly loved: boolean; readonly base: boolean }
type Hearts = { readonly hearts: Readonly<Record<number, Heart>> }

/** Holds, by item number, the hearts that this browser changed. */
export const useHearts = create<Hearts>(() => ({ hearts: {} }))

type Piece = { itemNumber: number; isFavorite: boolean }

/** Hook: returns whether a piece is a favorite, with changes of this browser that are not sent yet. */
export const useIsLoved = ({ itemNumber, isFavorite }: Piece): boolean =>
  useHearts(({ hearts }) => hearts[itemNumber]?.loved ?? isFavorite)

/**
 * Hook: returns by how much the number of favorites differs from the shop's count, because of changes that
 * the count does not have yet; negative after removals.
 */
export const useUncounted = (): number =>
  useHearts(({ hearts }) =>
    Object.values(hearts).reduce((sum, { loved, base }) => sum + Number(loved) - Number(base), 0),
  )
