// Remembers which sensitive pictures the shopper agreed to see; forgotten when the page is closed.
import { create } from 'zustand'

const useRevealedStore = create<{ numbers: readonly number[] }>(() => ({ numbers: [] }))
type Piece = { itemNumber: number; hasInappropriateContent: boolean }

/**
 * Hook: returns true for a piece with sensitive pictures until the shopper agrees to see them on the product
 * page.
 */
export function useCovered({ itemNumber, hasInappropriateContent }: Piece): boolean {
  const shown = useRevealedStore(({ numbers }) => numbers.includes(itemNumber))
  return hasInappropriateContent && !shown
}

/** Reveals a piece's sensitive pictures on all screens, until the page is loaded again. */
export function reveal(itemNumber: number): void {
  useRevealedStore.setState(({ numbers }) => ({ numbers: [...new Set([...numbers, itemNumber])] }))
}

/** Hides all sensitive pictures again, as on a newly loaded page. */
export const forgetRevealed = (): void => useRevealedStore.setState({ numbers: [] })
