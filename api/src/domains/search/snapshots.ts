// A short cache of facet counts of broad listings: counting the whole shop costs the engine far more than
// one page, every change empties the engine's own cache, and most viewers open the same few pages. It
// holds counts only, never items or holders.
import type { RawAggregations } from '@hemline/schema/search/facets.ts'
import type { SearchBody } from '@hemline/schema/search/query.ts'

/**
 * The aggregations of a listing: first those of the search with the hits, then those of the other
 * searches in their order.
 */
export type Counted = readonly RawAggregations[]

const keepMs = 3000
/** From this many items on a listing's counts are cached; smaller listings are counted fast enough. */
export const broadFrom = 5000
const most = 200

const kept = new Map<string, { at: number; counted: Counted }>()

/**
 * Returns the cache key of a listing's counts: its queries without page, size, score and order. A time
 * within a query makes the key unique.
 */
export function snapshotKey(
  searchUrl: string,
  searches: readonly { body: SearchBody; found: SearchBody }[],
): string {
  return JSON.stringify([searchUrl, ...searches.map(({ body, found }) => [found, body.aggs])])
}

/** Returns the cached counts of a listing that are at most 3 seconds old; undefined when there are none. */
export function findSnapshot(key: string, now: Date): Counted | undefined {
  const found = kept.get(key)
  const age = found ? now.getTime() - found.at : 0
  return found && age >= 0 && age < keepMs ? found.counted : undefined
}

/** Caches the counts of a listing; drops the oldest of more than 200. */
export function cacheSnapshot(key: string, counted: Counted, now: Date): void {
  kept.delete(key)
  kept.set(key, { at: now.getTime(), counted })
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return
    kept.delete(oldest)
  }
}
