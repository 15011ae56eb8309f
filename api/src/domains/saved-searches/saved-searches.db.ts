import type { OuterChannel } from '@hemline/rules/notifications/kinds.ts'
import type { MatchKind, SearchRhythm } from '@hemline/rules/saved-searches/saved-searches.ts'
import type { StoredQuery } from '@hemline/rules/saved-searches/stored-query.ts'
import type { FilterInput } from '@hemline/rules/search/filters.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A saved search of a member. */
export type SavedSearchRow = {
  id: string
  user_id: string
  name: string
  path: string
  filters: FilterInput[]
  text: string
  query: StoredQuery
  rhythm: SearchRhythm
  channels: OuterChannel[]
  paused_at: Date | null
  created_at: Date
  looked_at: Date
}
/** The news of a saved search: pieces on sale that matched since its owner looked. */
export type SearchNewsRow = {
  search_id: string
  new_count: number
  new_numbers: number[]
  last_match_at: Date | null
}

/** A saved search with its news and its line of criteria, as the API shows it. */
export type SavedSearchView = SavedSearchRow & {
  criteria: string
  newCount: number
  newItemNumbers: number[]
  lastMatchAt: Date | null
}

const columns = sql`s.id, s.user_id, s.name, s.path, s.filters, s.text, s.query, s.rhythm, s.channels, s.paused_at, s.created_at, s.looked_at`

/**
 * Locks a member's saved searches until the transaction ends, so that simultaneous requests can't exceed the
 * limit or use one name twice.
 */
export async function lockSavedSearches(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockSavedSearches */ select pg_advisory_xact_lock(hashtextextended(${`saved-searches/${userId}`}, 0))`.execute(
    tx,
  )
}

/** Returns a member's saved searches, the latest first. */
export async function listSavedSearches(db: DbOrTx, userId: string): Promise<SavedSearchRow[]> {
  const { rows } = await sql<SavedSearchRow>`/* listSavedSearches */
    select ${columns} from saved_search s where s.user_id = ${userId}::uuid order by s.created_at desc, s.id desc`.execute(
    db,
  )
  return rows
}

/** Returns one saved search of a member, undefined when the member has none with this id. */
export async function findSavedSearch(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<SavedSearchRow | undefined> {
  const { rows } = await sql<SavedSearchRow>`/* findSavedSearch */
    select ${columns} from saved_search s where s.id = ${id}::uuid and s.user_id = ${userId}::uuid`.execute(
    db,
  )
  return rows[0]
}

/**
 * Returns for each saved search the number of pieces still on sale that matched since its owner looked, up to
 * 40 of their item numbers (newest first), and the time of the last match (null: none).
 */
export async function listSearchNews(db: DbOrTx, ids: readonly string[]): Promise<SearchNewsRow[]> {
  const { rows } = await sql<SearchNewsRow>`/* listSearchNews */
    select s.id as search_id, news.new_count, news.new_numbers, latest.last_match_at
    from saved_search s
    cross join lateral (
      select count(*)::int as new_count, coalesce((array_agg(item_number order by at desc))[1:40], '{}') as new_numbers
      from (
        select m.item_number, max(m.matched_at) as at from saved_search_match m join item i on i.item_number = m.item_number and i.state = 'listed'
        where m.search_id = s.id and m.matched_at > s.looked_at group by m.item_number
      ) one
    ) news
    cross join lateral (select max(m.matched_at) as last_match_at from saved_search_match m where m.search_id = s.id) latest
    where s.id = any(${ids}::uuid[])`.execute(db)
  return rows
}

/** The stored fields of a saved search. */
export type SearchToKeep = {
  id: string
  userId: string
  name: string
  nameKey: string
  path: string
  filters: readonly FilterInput[]
  text: string
  query: StoredQuery
  rhythm: SearchRhythm
  channels: readonly OuterChannel[]
  /** The time of the owner's last look; without one it stays as it is, and a new search begins now. */
  lookedAt: Date | null
}

/**
 * Inserts a saved search, or changes the one with its id, and returns it; the owner stays. Its index keys are
 * not written.
 */
export async function upsertSavedSearch(
  tx: DbOrTx,
  search: SearchToKeep,
  now: Date,
): Promise<SavedSearchRow> {
  const { id, userId, name, nameKey, path, text, rhythm, lookedAt } = search
  const filters = JSON.stringify(search.filters)
  const query = JSON.stringify(search.query)
  const { rows } = await sql<SavedSearchRow>`/* upsertSavedSearch */
    insert into saved_search as s (id, user_id, name, name_key, path, filters, text, query, rhythm, channels, created_at, updated_at, looked_at)
    values (${id}::uuid, ${userId}::uuid, ${name}, ${nameKey}, ${path}, ${filters}::jsonb, ${text}, ${query}::jsonb, ${rhythm}, ${[...search.channels]}::text[], ${now}, ${now}, ${now})
    on conflict (id) do update set name = excluded.name, name_key = excluded.name_key, path = excluded.path, filters = excluded.filters,
      text = excluded.text, query = excluded.query, rhythm = excluded.rhythm, channels = excluded.channels,
      updated_at = excluded.updated_at, looked_at = coalesce(${lookedAt}::timestamptz, s.looked_at)
    returning ${columns}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('a saved search was not written')
  return row
}

/**
 * Replaces the index keys by which a piece finds a saved search, with its price range (cents). Without keys
 * no piece finds the search.
 */
export async function replaceSearchKeys(
  tx: DbOrTx,
  id: string,
  keys: { numbers: readonly number[]; from: number | null; to: number | null },
): Promise<void> {
  await sql`/* replaceSearchKeys.old */ delete from saved_search_key where search_id = ${id}::uuid`.execute(
    tx,
  )
  await sql`/* replaceSearchKeys */ insert into saved_search_key (key, search_id, from_cents, to_cents)
    select distinct key, ${id}::uuid, ${keys.from}::int, ${keys.to}::int from unnest(${keys.numbers}::bigint[]) key`.execute(
    tx,
  )
}

/** Pauses a saved search since a time, or resumes it (null). */
export async function updatePaused(tx: DbOrTx, id: string, pausedAt: Date | null): Promise<void> {
  await sql`/* updatePaused */ update saved_search set paused_at = ${pausedAt}::timestamptz where id = ${id}::uuid`.execute(
    tx,
  )
}

/** Stores when the owner last looked at a saved search; never moves the time back. */
export async function updateLooked(db: DbOrTx, id: string, now: Date): Promise<void> {
  await sql`/* updateLooked */ update saved_search set looked_at = greatest(looked_at, ${now}::timestamptz) where id = ${id}::uuid`.execute(
    db,
  )
}

/**
 * Deletes a member's saved search with its keys and matches; returns false when the member has none with this
 * id.
 */
export async function deleteSavedSearch(db: DbOrTx, userId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`/* deleteSavedSearch */
    delete from saved_search where id = ${id}::uuid and user_id = ${userId}::uuid returning id`.execute(db)
  return rows.length > 0
}

/** A change of a piece that waits to be matched. */
export type ChangeRow = {
  id: number
  item_number: number
  kind: MatchKind
  was_cents: number | null
  at: Date
  /** Savers up to this user have been told; null: nobody yet. */
  told_until: string | null
}

/**
 * Locks and returns up to `most` changes of pieces that wait to be matched with saved searches, oldest first;
 * skips those that another worker locked. The lock ends with the transaction, so a worker that dies gives its
 * changes back.
 */
export async function claimChanges(tx: DbOrTx, most: number): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`/* claimChanges */
    select id, item_number, kind, was_cents, at, told_until from search_change order by id limit ${most} for update skip locked`.execute(
    tx,
  )
  return rows
}

/**
 * Stores the last owner (by user id) who was told of a change of a piece; the next transaction continues
 * after this user.
 */
export async function updateToldUntil(tx: DbOrTx, id: number, userId: string): Promise<void> {
  await sql`/* updateToldUntil */ update search_change set told_until = ${userId}::uuid where id = ${id}`.execute(
    tx,
  )
}

/** Deletes changes of pieces that have been matched. */
export async function deleteChanges(tx: DbOrTx, ids: readonly number[]): Promise<void> {
  await sql`/* deleteChanges */ delete from search_change where id = any(${ids}::bigint[])`.execute(tx)
}

/** A search that one of a piece's keys found; `n`: the position of the piece in what was asked. */
export type CandidateRow = {
  n: number
  id: string
  user_id: string
  name: string
  path: string
  rhythm: SearchRhythm
  channels: OuterChannel[]
  query: StoredQuery
}

/** What searches are looked for by: the keys of pieces, and for each piece its price and who was told. */
export type PiecesAsked = {
  /** Two lists of one length: the position of a piece, and one of its keys. */
  pieces: readonly number[]
  numbers: readonly number[]
  prices: readonly number[]
  toldUntil: readonly (string | null)[]
}

/**
 * Returns at most `most` saved searches that have one of the keys of these pieces, each once for each piece,
 * unless their price bounds leave the piece out: those of the first piece first, by owner.
 */
export async function listCandidates(
  tx: DbOrTx,
  { pieces, numbers, prices, toldUntil }: PiecesAsked,
  most: number,
): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`/* listCandidates */
    with found as materialized (
      select distinct asked.n, k.search_id
      from unnest(${pieces}::int[], ${numbers}::bigint[]) asked(n, key)
      join saved_search_key k on k.key = asked.key
      where (k.from_cents is null or k.from_cents <= (${prices}::int[])[asked.n + 1])
        and (k.to_cents is null or k.to_cents >= (${prices}::int[])[asked.n + 1])
    )
    select f.n, s.id, s.user_id, s.name, s.path, s.rhythm, s.channels, s.query from found f join saved_search s on s.id = f.search_id
    where coalesce(s.user_id > (${toldUntil}::uuid[])[f.n + 1], true)
    order by f.n, s.user_id, s.id limit ${most}`.execute(tx)
  return rows
}

/** A match to write. */
export type NewMatch = {
  searchId: string
  itemNumber: number
  priceCents: number
  kind: MatchKind
  wasCents: number | null
}

/**
 * Inserts matches of pieces with saved searches; returns only those that are new. A piece that is relisted at
 * the price that its saver was told of is new again after a day. Two rounds lock the same rows in the same
 * order, and so never wait for each other.
 */
export async function insertMatches(
  tx: DbOrTx,
  matches: readonly NewMatch[],
): Promise<{ search_id: string; item_number: number }[]> {
  const of = <T>(read: (match: NewMatch) => T) => matches.map(read)
  const { rows } = await sql<{ search_id: string; item_number: number }>`/* insertMatches */
    insert into saved_search_match (search_id, item_number, price_cents, kind, was_cents)
    select m.search_id, m.item_number, m.price_cents, m.kind, m.was_cents
    from unnest(${of((m) => m.searchId)}::uuid[], ${of((m) => m.itemNumber)}::bigint[], ${of((m) => m.priceCents)}::int[],
      ${of((m) => m.kind)}::text[], ${of((m) => m.wasCents)}::int[]) m(search_id, item_number, price_cents, kind, was_cents)
    order by m.search_id, m.item_number, m.price_cents
    on conflict (search_id, item_number, price_cents) do update
      set kind = excluded.kind, matched_at = excluded.matched_at
      where excluded.kind = 'relisted' and saved_search_match.matched_at < excluded.matched_at - interval '1 day'
    returning search_id, item_number`.execute(tx)
  return rows
}

/** Returns which of these saved searches buy by themselves and are not stopped. */
export async function listBuying(tx: DbOrTx, searchIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ search_id: string }>`/* listBuying */
    select search_id from auto_buy where search_id = any(${[...searchIds]}::uuid[]) and stopped_at is null`.execute(
    tx,
  )
  return new Set(rows.map((row) => row.search_id))
}
