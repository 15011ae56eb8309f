// What people searched for (decision 0086): recent searches of a visitor or user, and the count of what many
// look for. What is offered to them is in typeahead.ts and listing-terms.ts.
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

/** A row as the contract has it. */
export const recentOf = ({ id, text, searched_at }: RecentSearchRow): RecentSearch => ({
  id,
  text,
  path: searchPath(text),
  searchedAt: searched_at,
})

/**
 * Remembers a text somebody searched for: the same again moves to the front, the oldest of more than 30 go.
 * Null when it isn't kept: bots, links, addresses, numbers that may be somebody's. Refuses texts that look
 * for nothing, banned people and haste.
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

/** How many pieces have all that the text says; null while nobody can say. */
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
 * Forgets one's own searches: those with the ids, or all when none are given. Other
 * people's ids touch nothing.
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

/** One's own searches, newest first; of nobody for somebody who is not known yet. */
export async function recentSearches(
  ctx: Context,
  limit: number | null | undefined,
): Promise<RecentSearchConnection> {
  const all = await ownSearches(ctx)
  return { nodes: all.slice(0, recentAmount(limit)).map(recentOf), totalCount: all.length }
}

/** All recent searches of the viewer, at most 30. */
export async function ownSearches(ctx: Context): Promise<RecentSearchRow[]> {
  const owner = ownerOf(ctx.viewer)
  return owner ? listSearches(ctx.db, owner, recentSearchesKept) : []
}

/** Gives a visitor's searches to the user who logs in. */
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
 * Counts what at least three different people searched for and found in the last 30 days; a job of the night.
 */
export async function countSearchTerms(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - searchTermDays * dayMs)
  await inTransaction(db, (tx) =>
    recountTerms(tx, { since, now, searchersFewest, foundFewest: suggestedFewest, kept: searchTermsKept }),
  )
}
