// Remembers for which pieces the shopper waits in line or has a turn: the site then needs live events, and
// tells at the next visit which of the pieces were sold meanwhile. A guess kept across reloads; the first
// snapshot of a live connection corrects it.
import { create } from 'zustand'
import { readStored, writeStored } from '../../platform/storage.ts'

const key = 'hemline:waited-for'
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')

/** Holds the item numbers of the pieces for which the shopper waits, first as this browser stored them. */
export const useWaitingStore = create<{ waitedFor: readonly number[] }>(() => ({
  waitedFor: readStored(key, [], isNumbers),
}))

/** Returns the item numbers of the pieces for which the shopper waits. */
export const waitedFor = (): readonly number[] => useWaitingStore.getState().waitedFor

/**
 * Stores the item numbers of the pieces for which the shopper waits, in the browser too; unchanged numbers
 * cause no update.
 */
export function setWaitedFor(itemNumbers: readonly number[]): void {
  const before = waitedFor()
  if (before.length === itemNumbers.length && itemNumbers.every((one) => before.includes(one))) return
  useWaitingStore.setState({ waitedFor: itemNumbers })
  writeStored(key, itemNumbers)
}

/** Notes, in this browser too, that the shopper waits in the queue for one more piece. */
export const waitFor = (itemNumber: number): void => setWaitedFor([...new Set([...waitedFor(), itemNumber])])

/** Notes, in this browser too, that the shopper no longer waits in the queue for a piece. */
export const stopWaiting = (itemNumber: number): void =>
  setWaitedFor(waitedFor().filter((one) => one !== itemNumber))
