// Kits in the normalised cache: one that is ordered, activated or canceled changes lists,
// counts and what is offered.
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

const told = ['kits', 'outstandingKits', 'cleanoutOffer', 'sellerBags', 'sellerBag']

function forget(_: unknown, __: unknown, cache: Cache): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (told.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

export const cleanoutCache: CachePart = {
  updates: {
    Mutation: Object.fromEntries(['orderBags', 'cancelKit', 'activateKit'].map((name) => [name, forget])),
  },
}
