// How often something may be tried from one account or address before it has to wait; counted in PostgreSQL,
// for all processes together.
import { isIPv6 } from 'node:net'
import type { RateLimit } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { DbOrTx } from './db.ts'
import { countTry } from './rate-limit.db.ts'

export type Tries = RateLimit & { key: string }

/**
 * The network that every limit by address counts as one client: an IPv4 address, or the /56 that a provider
 * commonly gives to one household, however the address is written. Of a /64 a household has 256, and each
 * would have limits of its own.
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
 * Counts one try against each limit; seconds until the window ends of the first that is used
 * up. A limit of 0 is none.
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

/** The sentence for who has to wait. */
export function waitMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `That was too many tries. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
