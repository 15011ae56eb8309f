import type { ReactNode } from 'react'
import { create } from 'zustand'

export type Toast = {
  id: number
  text: ReactNode
  icon?: ReactNode
  action?: { label: string; act: () => void } | undefined
}
type ToastState = { toasts: readonly Toast[] }

const most = 3
let next = 1

/** Holds the toasts that are shown now, the oldest first. */
export const useToastStore = create<ToastState>(() => ({ toasts: [] }))

/**
 * Shows a toast and returns its id. At most three are shown: a fourth removes the oldest, and a toast with a
 * sentence that is shown already replaces that one.
 */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const id = next++
  useToastStore.setState(({ toasts }) => ({
    toasts: [
      ...toasts.filter(({ text }) => typeof text !== 'string' || text !== toast.text),
      { ...toast, id },
    ].slice(-most),
  }))
  return id
}

/** Removes the toast with this id; does nothing when it is gone already. */
export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}
