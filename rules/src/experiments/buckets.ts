// Buckets of experiments: a person's arm depends only on the experiment's key and the person's key for
// splitting (specification §3 User.splitBucketingKey; decision 0182).

/** The number of buckets of an experiment: an arm's share is counted in hundredths of a percent. */
export const bucketCount = 10_000

/** An arm of an experiment. `share` counts buckets; the shares of all arms come to `bucketCount`. */
export type Arm = { readonly name: string; readonly share: number }

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by))
const mixed = (word: number): number => Math.imul(rotated(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593)

/**
 * Returns the 32-bit MurmurHash3 (seed 0) of a text's UTF-8 bytes, from 0 to 2^32 - 1. It is the same in a
 * browser and in the API.
 */
export function murmur3(text: string): number {
  const bytes = new TextEncoder().encode(text)
  const wholeWords = bytes.length - (bytes.length % 4)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let hash = 0
  for (let at = 0; at < wholeWords; at += 4)
    hash = Math.imul(rotated(hash ^ mixed(view.getInt32(at, true)), 13), 5) + 0xe6546b64
  let rest = 0
  for (let at = bytes.length - 1; at >= wholeWords; at -= 1) rest = (rest << 8) | (bytes[at] ?? 0)
  hash ^= mixed(rest) ^ bytes.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns the bucket, 0 to 9999, of a key for splitting in an experiment. */
export const experimentBucket = (experiment: string, splitKey: string): number =>
  murmur3(`${experiment}/${splitKey}`) % bucketCount

/**
 * Returns the arm of a bucket while `rampPercent` (0 to 100) of everybody take part; undefined for buckets
 * that do not take part. Each arm owns a fixed range of buckets and a ramp opens the range from its start,
 * so that a larger ramp adds people and moves nobody from one arm to another.
 */
export function armOfBucket<T extends Arm>(
  arms: readonly T[],
  rampPercent: number,
  bucket: number,
): T | undefined {
  let start = 0
  for (const arm of arms) {
    if (bucket < start + arm.share)
      return bucket < start + Math.floor((arm.share * rampPercent) / 100) ? arm : undefined
    start += arm.share
  }
  return undefined
}
