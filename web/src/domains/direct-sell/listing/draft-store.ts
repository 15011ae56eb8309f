// The changes of a draft that the API has not answered for, kept on this device for the member who made them.
import { readStored, writeStored } from '../../../platform/storage.ts'
import { isUnsent, type Unsent } from './draft.ts'

const prefixOf = (member: string) => `hemline-sell:${member}:`

/** Returns the name in localStorage under which a member's changes of a draft are kept. */
export const draftKey = (member: string, id: string): string => `${prefixOf(member)}${id}`

/**
 * Returns the unsent changes of a listing's draft that this browser keeps under a key; an empty object
 * without any.
 */
export const readUnsent = (key: string): Unsent => readStored(key, {}, isUnsent)

/** Stores a draft's unsent changes in localStorage under a key; empty changes remove the key. */
export function keepUnsent(key: string, unsent: Unsent): void {
  if (Object.keys(unsent).length > 0) writeStored(key, unsent)
  else dropUnsent(key)
}

/** Removes a draft's unsent changes from localStorage; never throws. */
export function dropUnsent(key: string): void {
  try {
    globalThis.localStorage.removeItem(key)
  } catch {
    // Reading says so in the log.
  }
}

/**
 * Returns the ids of a member's drafts with changes that are on this device only; empty where the browser
 * gives no storage.
 */
export function unsentDrafts(member: string): string[] {
  const prefix = prefixOf(member)
  try {
    return Object.keys(globalThis.localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  } catch {
    return []
  }
}
