// A search that was saved or deleted changes the list; the rest is normalised.
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

const forgetList = (_result: unknown, _args: unknown, cache: Cache) => {
  cache.invalidate('Query', 'savedSearches')
}

export const savedSearchesCache: CachePart = {
  updates: { Mutation: { saveSearch: forgetList, removeSavedSearch: forgetList } },
}
