import { TrendingSearchesDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'

/** Fewer say nothing about many people. */
const fewest = 4
const most = 12

type Term = { text: string; path: string }

/**
 * Hook: returns up to twelve terms that many people searched for lately, most frequent first; empty while
 * there are fewer than four, or while `isPaused`.
 */
export function useTrending(isPaused = false): readonly Term[] {
  const [{ data }] = useQuery({ query: TrendingSearchesDocument, pause: isPaused })
  const terms = data?.typeahead.terms ?? []
  return terms.length < fewest ? [] : terms.slice(0, most)
}
