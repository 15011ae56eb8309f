// Sheets and other dialogs that are open beside the modal of modal.store.ts, so that nothing opens over them
// by itself.
import { useEffect } from 'react'
import { create } from 'zustand'

const useCount = create<{ open: number }>(() => ({ open: 0 }))
const add = (by: number) => useCount.setState(({ open }) => ({ open: open + by }))

/** Hook for a dialog outside of the modal store: counts the dialog as open while `open` is true. */
export function useCountedOverlay(open: boolean): void {
  useEffect(() => {
    if (!open) return
    add(1)
    return () => add(-1)
  }, [open])
}

/** Returns whether a sheet or another dialog outside of the modal store is open now. */
export const isOverlayOpen = (): boolean => useCount.getState().open > 0

/** Hook: returns whether a sheet or another dialog outside of the modal store is open. */
export const useOverlayOpen = (): boolean => useCount(({ open }) => open > 0)
