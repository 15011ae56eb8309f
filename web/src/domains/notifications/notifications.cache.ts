// The history's pages are asked for again once something was read, so that none keeps its dots; the bell asks
// for itself (use-read.ts).
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

const forgetHistory = (_result: unknown, _args: unknown, cache: Cache) => {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (fieldName === 'activity') cache.invalidate('Query', fieldKey)
}

export const notificationsCache: CachePart = {
  updates: { Mutation: { markNotificationsRead: forgetHistory } },
}
