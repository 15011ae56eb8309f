import { TrendingSearchesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/** Fewer say nothing about many people. */
const fewest = 4
const most = 12

type Term = { text: string; path: string }

/**
 * Hook: returns the terms that many people searched for lately, most frequent first; empty before enough are
 * counted, or while `isPaused`.
 */
export function useTrending(isPaused = false): readonly Term[] {
  const [{ data }] = useQuery({ query: TrendingSearchesDocument, pause: isPaused })
  const terms = data?.typeahead.terms ?? []
  return terms.length < fewest ? [] : terms.slice(0, most)
}
