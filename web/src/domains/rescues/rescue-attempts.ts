// The key of an attempt to pay a box of a group: made in the browser, kept across reloads, and removed only
// after a final answer, so that paying again continues the same attempt and no shopper is charged twice.
import { newId } from '../../platform/random.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

type Keys = Record<string, string>
const place = 'hemline-rescue-attempts'
const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((key) => typeof key === 'string')
const keys = (): Keys => readStored<Keys>(place, {}, isKeys)

/** Returns the stored key of the open attempt to pay a rescue box of a group; undefined without one. */
export const openRescueKey = (groupId: string): string | undefined => keys()[groupId]

/**
 * Returns the request key of the open attempt to pay a rescue box of this group, or makes one; kept in
 * localStorage.
 */
export function rescueKeyFor(groupId: string): string {
  const key = keys()[groupId] ?? `rescue-${newId()}`
  writeStored(place, { ...keys(), [groupId]: key })
  return key
}

/**
 * Removes a rescue box's payment key from localStorage after its final answer, so that the next payment is a
 * new attempt.
 */
export function forgetRescueKey(key: string): void {
  writeStored(place, Object.fromEntries(Object.entries(keys()).filter(([, one]) => one !== key)))
}
