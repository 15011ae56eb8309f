// The key of a payment attempt for each cart: created in the browser, kept across reloads, shared by
// tabs, and removed only after a final answer (decisions 0060, 0063). As long as a key is kept, paying
// again continues the same attempt, so that no shopper is charged twice.
import { nowMs } from '../../platform/clock.ts'
import { newId } from '../../platform/random.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

type Entry = { key: string; at: number }
type Entries = Record<string, Entry>

const place = 'hemline-attempts'
/**
 * Milliseconds that a key is kept: a payment is checked for at most a day, so that after two days no
 * shopper needs it.
 */
const keptMs = 2 * 86_400_000

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Entry).key === 'string' &&
  typeof (value as Entry).at === 'number'
const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isEntry)

function entries(): Entries {
  const all = readStored<Entries>(place, {}, isEntries)
  return Object.fromEntries(Object.entries(all).filter(([, { at }]) => nowMs() - at < keptMs))
}

/** Returns the stored key of the cart's open payment attempt; undefined without one. */
export const openKey = (cartId: string): string | undefined => entries()[cartId]?.key

/**
 * Returns the keys of all open payment attempts, the newest first: after a payment the cart may be another
 * one.
 */
export const openKeys = (): string[] =>
  Object.values(entries())
    .toSorted((a, b) => b.at - a.at)
    .map(({ key }) => key)

/** Returns the key of the cart's open payment attempt, or creates and stores a new key. */
export function keyFor(cartId: string): string {
  const all = entries()
  const key = all[cartId]?.key ?? newId()
  writeStored(place, { ...all, [cartId]: { key, at: all[cartId]?.at ?? nowMs() } })
  return key
}

/** Removes the key of a payment attempt after its final answer, so that the next payment is a new attempt. */
export function forgetKey(key: string): void {
  writeStored(place, Object.fromEntries(Object.entries(entries()).filter(([, one]) => one.key !== key)))
}
