// Updates the search suggestions in the cache after a search is stored or forgotten.
import type { ForgetSearchesMutationVariables } from '@hemline/schema/generated/graphql.ts'
import type { Cache } from '@urql/exchange-graphcache'
import type { CachePart } from '../../platform/urql.ts'

const recents = ['typeahead', 'recentSearches', 'recentSearchesV2']
const keyOf = (id: string) => `RecentSearch:${id}`

/** Invalidates every cached answer that can contain a recent search. */
function askAgain(cache: Cache): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query'))
    if (recents.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

/**
 * Removes forgotten searches from all cached suggestions at once; the cache restores them if the API
 * fails.
 */
function forgotten(
  _result: unknown,
  args: unknown,
  cache: Cache,
  { optimistic }: { optimistic?: boolean },
): void {
  const { ids } = args as ForgetSearchesMutationVariables
  const gone = ids ? [ids].flat() : undefined
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
    const answer = fieldName === 'typeahead' ? cache.resolve('Query', fieldKey) : undefined
    if (typeof answer !== 'string') continue
    const kept = gone
      ? [cache.resolve(answer, 'recent')].flat().filter((key) => !gone.some((id) => key === keyOf(id)))
      : []
    cache.link(answer, 'recent', kept as string[])
  }
  if (!optimistic)
    for (const { fieldName, fieldKey } of cache.inspectFields('Query')) {
      if (fieldName !== 'typeahead' && recents.includes(fieldName)) cache.invalidate('Query', fieldKey)
    }
}

/** The assumed answer before the API's own. No component reads its list. */
const assumed = () => ({
  __typename: 'ForgetSearchesPayload',
  recentSearches: { __typename: 'RecentSearchConnection', nodes: [], totalCount: 0 },
})

export const searchCache: CachePart = {
  optimistic: { forgetSearches: assumed },
  updates: {
    Mutation: { rememberSearch: (_result, _args, cache) => askAgain(cache), forgetSearches: forgotten },
  },
}
