// Updates the cache after a kit is ordered, activated or canceled: lists and counts of kits and the
// clean-out offer are asked for again.
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

const told = ['kits', 'outstandingKits', 'cleanoutOffer', 'sellerBags', 'sellerBag']

function forget(_: unknown, __: unknown, cache: Cache): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (told.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

/** The part of the cache that handles the answers of orderBags, cancelKit and activateKit. */
export const cleanoutCache: CachePart = {
  updates: {
    Mutation: Object.fromEntries(['orderBags', 'cancelKit', 'activateKit'].map((name) => [name, forget])),
  },
}
