// Pieces as saved searches look at them: the naive search's conditions, which the engine's and the
// database's answers are tested against, asked of one piece (decision 0159).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { pieceKeys } from '@hemline/rules/saved-searches/match-keys.ts'
import type { SearchQuery } from '@hemline/rules/search/search.ts'
import { naiveMatcher, searchedText } from '@hemline/schema/search/naive.ts'

export { listItemsByNumber as listItemsToMatch } from './search.db.ts'

/**
 * Returns a function that tells whether a search for items with this query, made at `now`, would find an
 * item.
 */
export const matcherFor = (query: SearchQuery, now: Date): ((row: ItemRow) => boolean) =>
  naiveMatcher(query, now)

/**
 * Returns the index keys of an item; saved searches that may match the item are stored under one of these
 * keys.
 */
export const keysOfItem = (row: ItemRow): string[] => pieceKeys({ ...row, text: searchedText(row) })
