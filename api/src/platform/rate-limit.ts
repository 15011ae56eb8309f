// Rate limits: how often an account or network address may try something before it has to wait; counted
// in PostgreSQL, for all processes together.
import { isIPv6 } from 'node:net'
import type { RateLimit } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { DbOrTx } from './db.ts'
import { countTry } from './rate-limit.db.ts'

/** A rate limit and the key that it counts. */
export type Tries = RateLimit & { key: string }

/**
 * Returns the network that limits by address count as one client: an IPv4 address, or the /56 of an IPv6
 * address, however it is written. Providers commonly give a household a /56; with limits by /64 it would
 * have 256 of each.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const address = ip.split('%')[0] ?? ''
  if (!isIPv6(address)) return ip
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const after = tail === undefined ? [] : groups(tail)
  const before = groups(head)
  const all =
    tail === undefined
      ? before
      : [...before, ...Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  const [first = 0, second = 0, third = 0, fourth = 0] = all.map((group) => Number.parseInt(group, 16))
  return [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')
}

/**
 * Counts one try against each limit in turn; returns the seconds (1 or more) until the window ends of the
 * first limit that is used up, else undefined. Limits after that one are not counted; a limit of 0 is not
 * applied.
 */
export async function secondsToWait(
  db: DbOrTx,
  now: Date,
  all: readonly Tries[],
): Promise<number | undefined> {
  for (const { key, limit, seconds } of all.filter((t) => t.limit > 0)) {
    const counted = await countTry(db, key, { now, seconds })
    if (counted.failures > limit)
      return Math.max(1, Math.ceil((counted.window_started_at.getTime() - now.getTime()) / 1000) + seconds)
  }
  return undefined
}

/** Returns the message that asks a person to wait: "… Please try again in 3 minutes." (rounded up). */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `That was too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
