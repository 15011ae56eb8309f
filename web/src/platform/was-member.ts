import { keptKey } from './date-manner.ts'
import { readStored } from './storage.ts'

const isThere = (value: unknown): value is object => value !== null

/**
 * Returns whether the last viewer in this browser was a member, by the owner of the kept settings. It is a
 * guess until the session has loaded: good enough for leaving room, and for nothing else.
 */
export function wasMember(): boolean {
  const owner: unknown = Reflect.get(readStored(keptKey, {}, isThere), 'owner')
  return typeof owner === 'string' && owner !== 'visitor'
}
