// What an answer about one's own page, or about whom one follows, changes elsewhere.
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

const forget =
  (...names: readonly string[]) =>
  (_result: unknown, _args: unknown, cache: Cache) => {
    for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
      if (names.includes(fieldName)) cache.invalidate('Query', fieldKey)
  }

export const storefrontCache: CachePart = {
  updates: {
    Mutation: {
      saveStorefront: forget('myStorefront', 'storefront'),
      follow: forget('follows'),
    },
  },
}
