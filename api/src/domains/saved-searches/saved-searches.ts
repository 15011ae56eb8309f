// Saved searches of members: listings that are kept, and what went on sale for them since (decision 0158).
import { outerChannels } from '@hemline/rules/notifications/kinds.ts'
import { searchCriteria, suggestedNames } from '@hemline/rules/saved-searches/criteria.ts'
import {
  asksSame,
  fullRefusal,
  type KeptListing,
  keptListing,
  neverOf,
  previewQueries,
  savingProblems,
  storedKeys,
  takenRefusal,
} from '@hemline/rules/saved-searches/listing-to-save.ts'
import { isInOwnSizes, type OwnSizes, withSizesKept } from '@hemline/rules/saved-searches/own-sizes.ts'
import {
  cleanSearchName,
  freeSearchName,
  frequencyDays,
  savedSearchesMost,
  searchNameKey,
  tooBroad,
} from '@hemline/rules/saved-searches/saved-searches.ts'
import { queryFrom, storedQuery } from '@hemline/rules/saved-searches/stored-query.ts'
import type { SearchQuery } from '@hemline/rules/search/search.ts'
import type { Context } from '../../context.ts'
import type { ListingToSaveInput, SaveSearchInput } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { dropMatches, subscribeUnlessEnded } from '../notifications/notifications.ts'
import { countPieces, readListingQuery } from '../search/search.ts'
import { profilesOf } from '../size-profile/size-profile.ts'
import {
  deleteSavedSearch,
  findSavedSearch,
  listSavedSearches,
  listSearchNews,
  lockSavedSearches,
  replaceSearchKeys,
  type SavedSearchRow,
  type SavedSearchView,
  updateLooked,
  updatePaused,
  upsertSavedSearch,
} from './saved-searches.db.ts'

export { type MatchingDoors, matchChanges, matchRound } from './matching.ts'
export { purgeMatches } from './purge.ts'

/** Returns the viewer's user id, also of banned people; throws UNAUTHENTICATED for visitors. */
function personOf(ctx: Context): string {
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in to save searches.')
  return ctx.viewer.userId
}

/** Returns the viewer's user id; throws UNAUTHENTICATED for visitors, FORBIDDEN for banned users. */
function memberOf(ctx: Context): string {
  const userId = personOf(ctx)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  return userId
}

/** Returns the viewer's size profiles, and the names of sizes. */
async function ownSizesOf(ctx: Context): Promise<OwnSizes> {
  const [profiles, { names }] = await Promise.all([
    profilesOf(ctx),
    readListingQuery(ctx, { filters: [], text: '' }),
  ])
  return { profiles, names }
}

type Readable = { query: SearchQuery; text: string; filters: KeptListing['filters'] }
const criteriaOf = ({ query, text, filters }: Readable, own: OwnSizes): string =>
  searchCriteria(query, text, own.names, isInOwnSizes(filters, own))

async function viewsOf(ctx: Context, rows: readonly SavedSearchRow[]): Promise<SavedSearchView[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [news, own] = await Promise.all([listSearchNews(ctx.db, ids), ownSizesOf(ctx)])
  const newsOf = new Map(news.map((one) => [one.search_id, one]))
  return rows.map((row) => {
    const fresh = newsOf.get(row.id)
    return {
      ...row,
      criteria: criteriaOf({ ...row, query: queryFrom(row.query) }, own),
      newCount: fresh?.new_count ?? 0,
      newItemNumbers: fresh?.new_numbers ?? [],
      lastMatchAt: fresh?.last_match_at ?? null,
    }
  })
}

/**
 * Returns the viewer's saved searches, those with new matches first, then the latest; also for banned people,
 * who may delete them. Throws UNAUTHENTICATED for visitors.
 */
export async function savedSearchesOf(ctx: Context): Promise<SavedSearchView[]> {
  const rows = await listSavedSearches(ctx.db, personOf(ctx))
  const views = await viewsOf(ctx, rows)
  return [...views.filter((one) => one.newCount > 0), ...views.filter((one) => one.newCount === 0)]
}

/** What a listing to save asks for, as getItems reads it. */
type Asked = KeptListing & OwnSizes & { query: SearchQuery }

/**
 * Returns a listing to save as it is kept, with the viewer's own sizes; throws BAD_INPUT for what no listing
 * of ours sends.
 */
async function readAsked(ctx: Context, listing: ListingToSaveInput): Promise<Asked> {
  const given = keptListing(listing)
  if (!given) throw refuse('BAD_INPUT', 'That is not a listing of the shop.')
  const own = await ownSizesOf(ctx)
  const kept = withSizesKept(given, own)
  return { ...kept, ...own, ...(await readListingQuery(ctx, kept)) }
}

/** Counts what a search finds: all, without the words to leave out, and how many a day were listed lately. */
async function countsOf(ctx: Context, { query }: Asked) {
  const [total = 0, kept = 0, late = 0] = await countPieces(ctx, previewQueries(query))
  return { totalCount: total, keptCount: kept, perDay: late / frequencyDays }
}

/**
 * Returns the preview of the saved search that a listing would make: criteria, a free name, how many pieces
 * it finds with and without the excluded words, about how many a day it would tell of, and why it can't be
 * saved (null: it can). Throws UNAUTHENTICATED, FORBIDDEN (banned), BAD_INPUT for what no listing of the shop
 * sends.
 */
export async function searchPreview(ctx: Context, listing: ListingToSaveInput) {
  const userId = memberOf(ctx)
  const [asked, saved] = await Promise.all([readAsked(ctx, listing), listSavedSearches(ctx.db, userId)])
  const counts = await countsOf(ctx, asked)
  const never = neverOf(asked.query, asked.names)
  const others = saved.filter(({ id }) => id !== listing.id)
  return {
    criteria: criteriaOf(asked, asked),
    name: freeSearchName(
      suggestedNames(listing.title ?? '', asked.query, asked.names),
      new Set(others.map(({ name }) => searchNameKey(name))),
    ),
    ...counts,
    tooBroad: tooBroad(asked.query, counts.perDay) ?? null,
    never: never ? { __typename: 'SearchNeverMatches' as const, ...never } : null,
  }
}

/**
 * Saves a listing as a search of the viewer, or changes the saved search with the given id (its earlier
 * matches go when it asks for something else); with mails it stores that consent. Returns a refusal for a
 * taken name, a 51st search, a search that is too broad or can never match, and invalid names and words.
 * Throws NOT_FOUND for another's search, UNAUTHENTICATED, FORBIDDEN (banned), BAD_INPUT.
 */
export async function saveSearch(ctx: Context, input: SaveSearchInput) {
  const userId = memberOf(ctx)
  const fields = savingProblems(input.name, input.listing.leftOut)
  if (fields[0]) return { __typename: 'InvalidInput' as const, message: fields[0].message, fields }
  const asked = await readAsked(ctx, input.listing)
  const never = neverOf(asked.query, asked.names)
  if (never) return { __typename: 'SearchNeverMatches' as const, ...never }
  const { perDay } = await countsOf(ctx, asked)
  const broad = tooBroad(asked.query, perDay)
  if (broad) return { __typename: 'SearchTooBroad' as const, message: broad }
  const kept = await inTransaction<Kept>(ctx.db, 'Kept', (tx) => keep(tx, { ctx, userId, input, asked }))
  if (kept.__typename !== 'Kept') return kept
  const [savedSearch] = await viewsOf(ctx, [kept.row])
  if (!savedSearch) throw new Error('a saved search has no view')
  return { __typename: 'SaveSearchPayload' as const, savedSearch }
}

type Kept =
  | { __typename: 'Kept'; row: SavedSearchRow }
  | { __typename: 'SavedSearchesFull'; message: string; limit: number }
  | { __typename: 'SearchNameTaken'; message: string; free: string }
type Keeping = { ctx: Context; userId: string; input: SaveSearchInput; asked: Asked }

/**
 * Writes a search under the lock of its owner's list, or returns why it can't be: 50 others are there, or the
 * name is taken. Throws NOT_FOUND for a search to change that is not the owner's.
 */
async function keep(tx: Tx, { ctx, userId, input, asked }: Keeping): Promise<Kept> {
  await lockSavedSearches(tx, userId)
  const saved = await listSavedSearches(tx, userId)
  const edited = input.listing.id ? saved.find(({ id }) => id === input.listing.id) : undefined
  if (input.listing.id && !edited) throw refuse('NOT_FOUND', 'There is no such saved search.')
  const others = saved.filter((one) => one !== edited)
  if (others.length >= savedSearchesMost) return fullRefusal
  const name = cleanSearchName(input.name)
  const taken = takenRefusal(
    name,
    others.map((one) => one.name),
    suggestedNames(name, asked.query, asked.names),
  )
  if (taken) return taken
  const now = ctx.now()
  const channels = input.channels ?? edited?.channels ?? outerChannels
  const asksOther = edited !== undefined && !asksSame(edited, asked)
  const row = await upsertSavedSearch(
    tx,
    {
      id: edited?.id ?? uuidv7(now.getTime()),
      userId,
      name,
      nameKey: searchNameKey(name),
      path: asked.path,
      filters: asked.filters,
      text: asked.text,
      query: storedQuery(asked.query),
      rhythm: input.rhythm,
      channels: [...new Set(channels)],
      lookedAt: asksOther ? now : null,
    },
    now,
  )
  await replaceSearchKeys(tx, row.id, storedKeys(asked.query, row.paused_at !== null))
  // What the search asked for before is no news of what it asks for now.
  if (asksOther) await dropMatches(tx, { userId, searchId: row.id, now })
  // The form says that matches come by email.
  if (row.channels.includes('email'))
    await subscribeUnlessEnded(tx, { userId, kind: 'match', channel: 'email', source: 'saved_search', now })
  return { __typename: 'Kept', row }
}

/** Returns the viewer's search with this id; throws NOT_FOUND when the viewer has none. */
async function ownSearch(ctx: Context, id: string, db: DbOrTx = ctx.db): Promise<SavedSearchRow> {
  const row = isUuid(id) ? await findSavedSearch(db, memberOf(ctx), id) : undefined
  if (!row) throw refuse('NOT_FOUND', 'There is no such saved search.')
  return row
}

/**
 * Returns a saved search of the viewer with its news. Throws NOT_FOUND (unknown, or another's),
 * UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function savedSearchOf(ctx: Context, id: string): Promise<SavedSearchView> {
  const [view] = await viewsOf(ctx, [await ownSearch(ctx, id)])
  if (!view) throw refuse('NOT_FOUND', 'There is no such saved search.')
  return view
}

/**
 * Pauses a saved search of the viewer, or resumes it, and returns it; matches missed during the pause are not
 * reported later, and those that wait for their mail are not sent. Throws NOT_FOUND, UNAUTHENTICATED,
 * FORBIDDEN (banned).
 */
export async function pauseSearch(ctx: Context, id: string, paused: boolean): Promise<SavedSearchView> {
  const userId = memberOf(ctx)
  await inTransaction(ctx.db, async (tx) => {
    // Another tab may change what the search asks for: its keys are those of the query that stays.
    await lockSavedSearches(tx, userId)
    const row = await ownSearch(ctx, id, tx)
    await updatePaused(tx, row.id, paused ? ctx.now() : null)
    await replaceSearchKeys(tx, row.id, storedKeys(queryFrom(row.query), paused))
    if (paused) await dropMatches(tx, { userId, searchId: row.id, now: ctx.now() })
  })
  return savedSearchOf(ctx, id)
}

/**
 * Marks all matches of a saved search of the viewer as seen; returns the search. Throws NOT_FOUND,
 * UNAUTHENTICATED, FORBIDDEN (banned).
 */
export async function lookAtSearch(ctx: Context, id: string): Promise<SavedSearchView> {
  memberOf(ctx)
  const row = await ownSearch(ctx, id)
  await updateLooked(ctx.db, row.id, ctx.now())
  return savedSearchOf(ctx, id)
}

/**
 * Deletes a saved search of the viewer's, also of banned people, with what waits to be mailed of it, and
 * returns its id; throws NOT_FOUND when the viewer has none with this id, UNAUTHENTICATED.
 */
export async function removeSearch(ctx: Context, id: string): Promise<string> {
  const userId = personOf(ctx)
  if (!isUuid(id)) throw refuse('NOT_FOUND', 'There is no such saved search.')
  await inTransaction(ctx.db, async (tx) => {
    if (!(await deleteSavedSearch(tx, userId, id)))
      throw refuse('NOT_FOUND', 'There is no such saved search.')
    await dropMatches(tx, { userId, searchId: id, now: ctx.now() })
  })
  return id
}
