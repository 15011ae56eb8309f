import type { Db } from '@hemline/db/connect.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'
import type { Owner } from '../identity/identity.ts'

export type RecentSearchRow = { id: string; text: string; searched_at: Date }
/**
 * A search to be stored; `text_key` is equal for texts that count as the same search, `found` is the
 * number of items found.
 */
export type NewSearch = RecentSearchRow & { text_key: string; found: number | null }
/** A popular search: how many owners searched for it, and how many items it found. */
export type SearchTermRow = { text: string; searchers: number; found: number }

const owned = ({ user_id, visitor_id }: Owner) =>
  user_id === null ? sql<boolean>`visitor_id = ${visitor_id}` : sql<boolean>`user_id = ${user_id}::uuid`

/**
 * Locks an owner's recent searches until the transaction ends, so that parallel requests can't exceed the
 * number that is kept.
 */
export async function lockSearches(db: DbOrTx, owner: Owner): Promise<void> {
  await sql`/* lockSearches */ select pg_advisory_xact_lock(hashtextextended(${`searches/${owner.user_id ?? owner.visitor_id}`}, 0))`.execute(
    db,
  )
}

/**
 * Stores a recent search and returns it; one with the same key gets the newly typed text and the later time,
 * and keeps its number of items when none is given.
 */
export async function upsertSearch(db: DbOrTx, owner: Owner, search: NewSearch): Promise<RecentSearchRow> {
  const target =
    owner.user_id === null
      ? sql`(visitor_id, text_key) where visitor_id is not null`
      : sql`(user_id, text_key) where user_id is not null`
  const { rows } = await sql<RecentSearchRow>`/* upsertSearch */
    insert into recent_search as r (id, visitor_id, user_id, text, text_key, found, searched_at)
    values (${search.id}, ${owner.visitor_id}, ${owner.user_id}, ${search.text}, ${search.text_key}, ${search.found}, ${search.searched_at})
    on conflict ${target} do update set text = excluded.text, found = coalesce(excluded.found, r.found), searched_at = greatest(r.searched_at, excluded.searched_at)
    returning id, text, searched_at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('upsertSearch: no row came back')
  return row
}

/** Deletes an owner's recent searches but the latest `kept`. */
export async function trimSearches(db: DbOrTx, owner: Owner, kept: number): Promise<void> {
  await sql`/* trimSearches */ delete from recent_search where id in (
    select id from recent_search where ${owned(owner)} order by searched_at desc, id desc offset ${kept})`.execute(
    db,
  )
}

/** Returns an owner's recent searches, newest first, at most `limit`. */
export async function listSearches(db: DbOrTx, owner: Owner, limit: number): Promise<RecentSearchRow[]> {
  const { rows } = await sql<RecentSearchRow>`/* listSearches */
    select id, text, searched_at from recent_search where ${owned(owner)} order by searched_at desc, id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Deletes an owner's recent searches with these ids, or all of them when `ids` is null. */
export async function deleteSearches(db: DbOrTx, owner: Owner, ids: readonly string[] | null): Promise<void> {
  const only = ids === null ? sql`` : sql`and id = any(${ids}::uuid[])`
  await sql`/* deleteSearches */ delete from recent_search where ${owned(owner)} ${only}`.execute(db)
}

/**
 * Moves the visitor's recent searches to the user; a text that both searched for stays once, with its
 * later time.
 */
export async function moveSearches(
  db: DbOrTx,
  { visitorId, userId }: { visitorId: number; userId: string },
): Promise<void> {
  await sql`/* moveSearches.both */ with gone as (
      delete from recent_search v using recent_search u
      where v.visitor_id = ${visitorId} and u.user_id = ${userId}::uuid and u.text_key = v.text_key returning v.text_key, v.text, v.searched_at)
    update recent_search u set text = gone.text, searched_at = gone.searched_at from gone
    where u.user_id = ${userId}::uuid and u.text_key = gone.text_key and gone.searched_at > u.searched_at`.execute(
    db,
  )
  await sql`/* moveSearches.rest */ update recent_search set user_id = ${userId}::uuid, visitor_id = null where visitor_id = ${visitorId}`.execute(
    db,
  )
}

/** The limits by which popular searches are counted; at most `kept` are stored. */
export type TermsCount = {
  since: Date
  now: Date
  searchersFewest: number
  foundFewest: number
  kept: number
}

/**
 * Replaces the popular search terms, in the caller's transaction: texts that at least `searchersFewest`
 * owners searched for after `since` and that found at least `foundFewest` items at the last time.
 */
export async function recountTerms(
  db: DbOrTx,
  { since, now, searchersFewest, foundFewest, kept }: TermsCount,
): Promise<void> {
  await sql`/* recountTerms.old */ delete from search_term`.execute(db)
  await sql`/* recountTerms */ insert into search_term (text, searchers, found, counted_at)
    select text_key, count(*)::int as searchers, (array_agg(found order by searched_at desc) filter (where found is not null))[1] as found, ${now}::timestamptz
    from recent_search where searched_at > ${since} group by text_key
    having count(*) >= ${searchersFewest} and (array_agg(found order by searched_at desc) filter (where found is not null))[1] >= ${foundFewest}
    order by 2 desc, 1 limit ${kept}`.execute(db)
}

/** Returns the popular search terms, most searchers first. */
export async function listTerms(db: Db): Promise<SearchTermRow[]> {
  const { rows } =
    await sql<SearchTermRow>`/* listTerms */ select text, searchers, found from search_term order by searchers desc, text`.execute(
      db,
    )
  return rows
}
