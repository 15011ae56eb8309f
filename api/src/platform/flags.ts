// Feature flags with stable bucketing: the same key is always in or out of a share (coverage A7's first cut).
import { createHash } from 'node:crypto'

export type Flag = { name: string; enabled: boolean; rollout_percent: number; always_for?: readonly string[] }

/** A number from 0 to 99 that depends on flag and key alone. */
export function bucketOf(flag: string, key: string): number {
  return createHash('sha256').update(`${flag}:${key}`).digest().readUInt32BE(0) % 100
}

/**
 * Names of the flags that are on for `key`: by its share, or because the account is
 * one that tries it out first.
 */
export function flagsFor(flags: readonly Flag[], key: string): string[] {
  return flags
    .filter((f) => f.enabled && (bucketOf(f.name, key) < f.rollout_percent || f.always_for?.includes(key)))
    .map((f) => f.name)
}
