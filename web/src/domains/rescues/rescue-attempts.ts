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

/** Returns the key of the group's open attempt, if there is one. */
export const openRescueKey = (groupId: string): string | undefined => keys()[groupId]

/** Returns the key of the group's open attempt, or makes and stores a new one. */
export function rescueKeyFor(groupId: string): string {
  const key = keys()[groupId] ?? `rescue-${newId()}`
  writeStored(place, { ...keys(), [groupId]: key })
  return key
}

/** Removes a key after its final answer: the next payment is a new attempt. */
export function forgetRescueKey(key: string): void {
  writeStored(place, Object.fromEntries(Object.entries(keys()).filter(([, one]) => one !== key)))
}
