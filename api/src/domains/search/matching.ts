// Pieces as saved searches look at them: the naive search's conditions, which the engine's and the
// database's answers are tested against, asked of one piece (decision 0159).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { pieceKeys } from '@hemline/rules/saved-searches/match-keys.ts'
import type { SearchQuery } from '@hemline/rules/search/search.ts'
import { naiveMatcher, searchedText } from '@hemline/schema/search/naive.ts'

export { listItemsByNumber as listItemsToMatch } from './search.db.ts'

/** Returns a function that tells whether getItems finds an item with this query at this time. */
export const matcherFor = (query: SearchQuery, now: Date): ((row: ItemRow) => boolean) =>
  naiveMatcher(query, now)

/** Returns the keys under which saved searches that may want the item are stored. */
export const keysOfItem = (row: ItemRow): string[] => pieceKeys({ ...row, text: searchedText(row) })
