// Feature flags with stable bucketing: a key is always inside or outside of a flag's share (coverage A7's
// first cut).
import { createHash } from 'node:crypto'

export type Flag = { name: string; enabled: boolean; rollout_percent: number; always_for?: readonly string[] }

/** Returns a number from 0 to 99 that depends only on flag and key. */
function bucketOf(flag: string, key: string): number {
  return createHash('sha256').update(`${flag}:${key}`).digest().readUInt32BE(0) % 100
}

/** For whom flags are read: the key for splitting, and the account. */
export type FlagReader = { readonly key: string; readonly userId: string | null }

/**
 * Returns the names of the enabled flags that are on for a person: by the rollout share, or because the flag
 * lists the account in `always_for`.
 */
export function flagsFor(flags: readonly Flag[], { key, userId }: FlagReader): string[] {
  const isNamed = ({ always_for }: Flag) => userId !== null && always_for?.includes(userId) === true
  return flags
    .filter((f) => f.enabled && (bucketOf(f.name, key) < f.rollout_percent || isNamed(f)))
    .map((f) => f.name)
}

/** Returns the names of the enabled flags whose rollout is 100 percent, and so are on for everybody. */
export const flagsForAll = (flags: readonly Flag[]): string[] =>
  flags.filter((f) => f.enabled && f.rollout_percent === 100).map((f) => f.name)
