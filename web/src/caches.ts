// Collects the domains' updates of the normalized cache.
import type { LazyCacheParts } from './platform/urql.ts'

export const cacheParts: LazyCacheParts = {
  queries: ['getOrderAttempt'],
  load: async () => (await import('./cache-parts.ts')).parts,
}
