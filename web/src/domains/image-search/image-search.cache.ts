// Updates the cached answers after a picture is deleted or closed to others.
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

function deleted(_result: unknown, args: Record<string, unknown>, cache: Cache): void {
  cache.invalidate({ __typename: 'ImageSearch', id: String(args.id) })
  for (const { fieldName, fieldKey, arguments: of } of cache.inspectFields('Query'))
    if (['imageSearch', 'imageSearchMatches'].includes(fieldName) && of?.id === args.id)
      cache.invalidate('Query', fieldKey)
}

/** The part of the cache that handles the search by picture. */
export const imageSearchCache: CachePart = { updates: { Mutation: { deleteImageSearch: deleted } } }
