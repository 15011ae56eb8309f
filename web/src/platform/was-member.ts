import { keptKey } from './date-manner.ts'
import { readStored } from './storage.ts'

const isOwned = (value: unknown): value is { owner?: unknown } => typeof value === 'object' && value !== null

/**
 * Returns whether the last viewer in this browser was a member, by the owner of the kept settings. It is a
 * guess until the session has loaded: good enough for leaving room, and for nothing else.
 */
export function wasMember(): boolean {
  const { owner } = readStored(keptKey, {}, isOwned)
  return typeof owner === 'string' && owner !== 'visitor'
}
