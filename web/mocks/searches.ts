// Moves recent searches when a visitor logs in.
import { searchTextKey } from '@hemline/rules/suggestions/recent-searches.ts'
import { recentSearchesKept } from '@hemline/rules/vocabulary/suggestions.ts'
import type { MockSearch, OwnerKey } from './db.ts'

/** Gives a visitor's searches to the user: the latest first, each text once, no more than the shop keeps. */
export function moveSearches(
  searches: Record<OwnerKey, MockSearch[]>,
  visitor: OwnerKey,
  user: OwnerKey,
): void {
  const both = [...(searches[visitor] ?? []), ...(searches[user] ?? [])].sort((a, b) => b.at - a.at)
  const kept = both.filter(
    (one, i) => both.findIndex((other) => searchTextKey(other.text) === searchTextKey(one.text)) === i,
  )
  searches[user] = kept.slice(0, recentSearchesKept)
  delete searches[visitor]
}
