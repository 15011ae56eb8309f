// What domains do to the normalised cache.
import type { LazyCacheParts } from './platform/urql.ts'

export const cacheParts: LazyCacheParts = {
  queries: ['getOrderAttempt'],
  load: async () => (await import('./cache-parts.ts')).parts,
}
