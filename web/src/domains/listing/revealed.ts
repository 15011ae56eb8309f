// Pieces whose pictures may not be for everybody, and which of them this shopper chose to
// see. Forgotten with the page.
import { create } from 'zustand'

const useRevealedStore = create<{ numbers: readonly number[] }>(() => ({ numbers: [] }))
type Piece = { itemNumber: number; hasInappropriateContent: boolean }

/** True until somebody decided to see the pictures, on the piece's own page. */
export function useCovered({ itemNumber, hasInappropriateContent }: Piece): boolean {
  const shown = useRevealedStore(({ numbers }) => numbers.includes(itemNumber))
  return hasInappropriateContent && !shown
}

/** Shows a piece's pictures on every screen from now on. */
export function reveal(itemNumber: number): void {
  useRevealedStore.setState(({ numbers }) => ({ numbers: [...new Set([...numbers, itemNumber])] }))
}

/** As in a page just loaded. */
export const forgetRevealed = (): void => useRevealedStore.setState({ numbers: [] })
