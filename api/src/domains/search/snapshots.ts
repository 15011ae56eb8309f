// Counts of broad listings, kept for a moment: counting the whole shop costs the engine far more than one
// page of it, its own cache is emptied by every change, and everybody opens the same few broad pages. Only
// counts are kept, never pieces nor who holds them.
import type { RawAggregations } from '@hemline/schema/search/facets.ts'
import type { SearchBody } from '@hemline/schema/search/query.ts'

/** Aggregations of a listing: of the search with the hits first, then of the others in their order. */
export type Counted = readonly RawAggregations[]

const keepMs = 3000
/** Listings with fewer pieces are counted fast enough. */
export const broadFrom = 5000
const most = 200

const kept = new Map<string, { at: number; counted: Counted }>()

/**
 * What the counts depend on: the questions without page, size, score and order. Times within a
 * question make it its own.
 */
export function snapshotKey(
  searchUrl: string,
  searches: readonly { body: SearchBody; found: SearchBody }[],
): string {
  return JSON.stringify([searchUrl, ...searches.map(({ body, found }) => [found, body.aggs])])
}

/** Counts not older than 3 seconds. */
export function findSnapshot(key: string, now: Date): Counted | undefined {
  const found = kept.get(key)
  const age = found ? now.getTime() - found.at : 0
  return found && age >= 0 && age < keepMs ? found.counted : undefined
}

/** Keeps the counts; the oldest make room. */
export function keepSnapshot(key: string, counted: Counted, now: Date): void {
  kept.delete(key)
  kept.set(key, { at: now.getTime(), counted })
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return
    kept.delete(oldest)
  }
}
