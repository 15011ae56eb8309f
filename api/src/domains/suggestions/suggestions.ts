// Recent searches of a visitor or user, and the count of popular searches (decision 0086). Suggestions
// made from them are in typeahead.ts and listing-terms.ts.
import type { Db } from '@hemline/db/connect.ts'
import {
  cleanSearchText,
  isPrivateText,
  recentAmount,
  saysSomething,
  searchPath,
  searchTextKey,
} from '@hemline/rules/suggestions/recent-searches.ts'
import { searchesPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import {
  recentSearchesKept,
  searchersFewest,
  searchTermDays,
  searchTermsKept,
  suggestedFewest,
} from '@hemline/rules/vocabulary/suggestions.ts'
import type { Context } from '../../context.ts'
import type { RecentSearch, RecentSearchConnection } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { ensureOwner, ownerOf } from '../identity/identity.ts'
import { searchItems } from '../search/search.ts'
import {
  deleteSearches,
  listSearches,
  lockSearches,
  moveSearches,
  type RecentSearchRow,
  recountTerms,
  trimSearches,
  upsertSearch,
} from './suggestions.db.ts'

export { warmShelf } from './shelf.ts'

const dayMs = 86_400_000
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns a recent search in the API's type, with the path of its results. */
export const recentOf = ({ id, text, searched_at }: RecentSearchRow): RecentSearch => ({
  id,
  text,
  path: searchPath(text),
  searchedAt: searched_at,
})

/**
 * Stores a text that the viewer searched for and returns it; a repeated text moves to the front, and only the
 * latest 30 are kept. Returns null for bots and private texts (links, addresses, personal numbers). Throws
 * BAD_INPUT for texts that search for nothing, FORBIDDEN (banned), RATE_LIMITED after 600 searches within an
 * hour.
 */
export async function rememberSearch(ctx: Context, typed: string): Promise<RecentSearch | null> {
  const text = cleanSearchText(typed)
  if (!saysSomething(text)) throw refuse('BAD_INPUT', 'Type what you are looking for.')
  if (ctx.viewer.bot || isPrivateText(text)) return null
  const owner = await ensureOwner(ctx)
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `search:${owner.user_id ?? owner.visitor_id}`, ...searchesPerOwner },
  ])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  const found = await piecesFound(ctx, text)
  const now = ctx.now()
  const row = await inTransaction(ctx.db, async (tx) => {
    await lockSearches(tx, owner)
    const search = { id: uuidv7(now.getTime()), text, text_key: searchTextKey(text), found, searched_at: now }
    const kept = await upsertSearch(tx, owner, search)
    await trimSearches(tx, owner, recentSearchesKept)
    return kept
  })
  return recentOf(row)
}

/** Returns how many items match all of the text; null while the engine is away. */
async function piecesFound(ctx: Context, query: string): Promise<number | null> {
  const answer = await searchItems(ctx, {
    amount: 0,
    filters: [],
    query,
    facets: [],
    skipFallback: true,
    skipSpellcheck: true,
    userInfo: {},
  })
  return answer.degraded ? null : answer.totalCount
}

/**
 * Deletes the viewer's recent searches with these ids, or all without ids; ids of other owners are
 * ignored. Returns the rest.
 */
export async function forgetSearches(
  ctx: Context,
  ids: readonly string[] | null | undefined,
): Promise<RecentSearchConnection> {
  const owner = ownerOf(ctx.viewer)
  const known = ids?.filter((id) => uuid.test(id)).slice(0, recentSearchesKept) ?? null
  if (owner) await deleteSearches(ctx.db, owner, known)
  return recentSearches(ctx, null)
}

/**
 * Returns up to `limit` of the viewer's recent searches, newest first, and the number of all; none for a
 * viewer without user or visitor.
 */
export async function recentSearches(
  ctx: Context,
  limit: number | null | undefined,
): Promise<RecentSearchConnection> {
  const all = await ownSearches(ctx)
  return { nodes: all.slice(0, recentAmount(limit)).map(recentOf), totalCount: all.length }
}

/** Returns all recent searches of the viewer, at most 30. */
export async function ownSearches(ctx: Context): Promise<RecentSearchRow[]> {
  const owner = ownerOf(ctx.viewer)
  return owner ? listSearches(ctx.db, owner, recentSearchesKept) : []
}

/**
 * Moves a visitor's recent searches to the user who logs in, in the caller's transaction; of both together
 * the latest 30 stay.
 */
export async function mergeSearches(
  tx: DbOrTx,
  owners: { visitorId: number; userId: string },
): Promise<void> {
  const owner = { user_id: owners.userId, visitor_id: null }
  await lockSearches(tx, owner)
  await moveSearches(tx, owners)
  await trimSearches(tx, owner, recentSearchesKept)
}

/**
 * Nightly job: stores as popular the searches that at least three owners made, and that found items, in the
 * last 30 days, in place of the earlier ones.
 */
export async function countSearchTerms(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - searchTermDays * dayMs)
  await inTransaction(db, (tx) =>
    recountTerms(tx, { since, now, searchersFewest, foundFewest: suggestedFewest, kept: searchTermsKept }),
  )
}
