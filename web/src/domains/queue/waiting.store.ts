// Remembers whether the shopper waits in a queue or has a turn, and so needs live events. A guess kept
// across reloads; the first snapshot of a live connection corrects it.
import { create } from 'zustand'
import { readStored, writeStored } from '../../platform/storage.ts'

const key = 'hemline:waiting'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

export const useWaitingStore = create<{ waiting: boolean }>(() => ({
  waiting: readStored(key, false, isBoolean),
}))

/** Stores whether the shopper waits; does nothing when the value is the same. */
export function setWaiting(waiting: boolean): void {
  if (useWaitingStore.getState().waiting === waiting) return
  useWaitingStore.setState({ waiting })
  writeStored(key, waiting)
}
