import type { AutoBuyStop } from '@hemline/rules/auto-buys/auto-buys.ts'
import type { StoredQuery } from '@hemline/rules/saved-searches/stored-query.ts'
import type { LoyaltyTier } from '@hemline/rules/vocabulary/rewards.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** An agreement that a saved search buys by itself, with what its search is now. */
export type AutoBuyRow = {
  search_id: string
  user_id: string
  most_cents: number
  pieces_most: number
  ends_at: Date
  saved_method_id: string | null
  address_id: string | null
  final_sale: boolean
  agreed_at: Date
  stop_code: string
  stopped_why: AutoBuyStop | null
  name: string
  query: StoredQuery
  is_paused: boolean
  /** The search asks for something else than its owner agreed to. */
  is_changed: boolean
}

/** An agreement as its owner sees it: `card_type` and the rest are null once the card was removed. */
export type AutoBuyShownRow = AutoBuyRow & {
  card_label: string | null
  card_last4: string | null
  is_address_there: boolean
  taken: number
}

const fields = sql`b.search_id, b.user_id, b.most_cents, b.pieces_most, b.ends_at, b.saved_method_id, b.address_id, b.final_sale, b.agreed_at,
  b.stop_code, b.stopped_why, s.name, s.query, s.paused_at is not null as is_paused, b.query <> s.query as is_changed`
const takenOf = sql`(select count(*)::int from auto_buy_try t where t.search_id = b.search_id and t.agreed_at = b.agreed_at
  and t.status in ('ordered', 'bought'))`

/** Locks an agreement until the transaction ends; undefined for a search without one. */
export async function lockAutoBuy(tx: DbOrTx, searchId: string): Promise<AutoBuyRow | undefined> {
  const { rows } = await sql<AutoBuyRow>`/* lockAutoBuy */ select ${fields} from auto_buy b
    join saved_search s on s.id = b.search_id where b.search_id = ${searchId}::uuid for no key update of b`.execute(
    tx,
  )
  return rows[0]
}

/**
 * Returns how many pieces an agreement bought or is paying for since it was made; 0 for a search without one.
 */
export async function countTaken(tx: DbOrTx, searchId: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`/* countTaken */ select ${takenOf} as taken from auto_buy b
    where b.search_id = ${searchId}::uuid`.execute(tx)
  return rows[0]?.taken ?? 0
}

/**
 * Returns the agreements of saved searches, stopped ones too, with what their owners are shown of them;
 * searches without one are left out.
 */
export async function listAutoBuys(db: DbOrTx, searchIds: readonly string[]): Promise<AutoBuyShownRow[]> {
  const { rows } =
    await sql<AutoBuyShownRow>`/* listAutoBuys */ select ${fields}, m.label as card_label, m.last4 as card_last4,
      coalesce(a.hidden_at is null, false) and a.id is not null as is_address_there, ${takenOf} as taken
    from auto_buy b join saved_search s on s.id = b.search_id
      left join saved_method m on m.id = b.saved_method_id left join address a on a.id = b.address_id
    where b.search_id = any(${[...searchIds]}::uuid[])`.execute(db)
  return rows
}

/** Returns the agreement that a link stops; undefined for a link of nothing. */
export async function findByStopCode(
  db: DbOrTx,
  code: string,
): Promise<{ search_id: string; name: string; stopped_why: AutoBuyStop | null; ends_at: Date } | undefined> {
  const { rows } = await sql<{
    search_id: string
    name: string
    stopped_why: AutoBuyStop | null
    ends_at: Date
  }>`/* findByStopCode */ select b.search_id, s.name, b.stopped_why, b.ends_at from auto_buy b
    join saved_search s on s.id = b.search_id where b.stop_code = ${code}`.execute(db)
  return rows[0]
}

/** What an owner agrees to. */
export type NewAutoBuy = {
  searchId: string
  userId: string
  most: number
  pieces: number
  endsAt: Date
  savedMethodId: string
  addressId: string
  finalSale: boolean
  stopCode: string
}

/**
 * Stores an agreement in the place of the search's former one; the link that stopped the former one stops
 * this one too. The agreement is for the search as it is now, and for matches after this moment. Does nothing
 * when the search isn't the user's.
 */
export async function upsertAutoBuy(tx: DbOrTx, agreed: NewAutoBuy): Promise<void> {
  const { searchId, userId, most, pieces, endsAt, savedMethodId, addressId, finalSale, stopCode } = agreed
  await sql`/* upsertAutoBuy */ insert into auto_buy as b (search_id, user_id, most_cents, pieces_most, ends_at, saved_method_id,
      address_id, final_sale, query, agreed_at, stop_code)
    select s.id, s.user_id, ${most}::int, ${pieces}::int, ${endsAt}::timestamptz, ${savedMethodId}::uuid, ${addressId}::uuid,
      ${finalSale}, s.query, date_trunc('milliseconds', clock_timestamp()), ${stopCode}
    from saved_search s where s.id = ${searchId}::uuid and s.user_id = ${userId}::uuid
    on conflict (search_id) do update set most_cents = excluded.most_cents, pieces_most = excluded.pieces_most,
      ends_at = excluded.ends_at, saved_method_id = excluded.saved_method_id, address_id = excluded.address_id,
      final_sale = excluded.final_sale, query = excluded.query, agreed_at = excluded.agreed_at, stopped_at = null, stopped_why = null`.execute(
    tx,
  )
}

/**
 * Stops an agreement; returns false when it was stopped before, or there is none. An owner's own stop
 * replaces a pause.
 */
export async function updateStopped(
  tx: DbOrTx,
  { searchId, why, now }: { searchId: string; why: AutoBuyStop; now: Date },
): Promise<boolean> {
  // An owner's own stop counts above a pause: nothing is asked of them any more.
  const { numAffectedRows = 0n } = await sql`/* updateStopped */ update auto_buy
    set stopped_at = ${now}::timestamptz, stopped_why = ${why}
    where search_id = ${searchId}::uuid and (stopped_why is null or (${why} = 'owner' and stopped_why not in ('owner', 'done')))`.execute(
    tx,
  )
  return numAffectedRows > 0n
}

/** A match that an agreement may buy. */
export type WantedRow = { search_id: string; matched_at: Date }

/**
 * Returns the matches of a piece that agreements may buy and have not tried: those since the agreement, the
 * earliest agreement first.
 */
export async function listWanted(db: DbOrTx, itemNumber: number): Promise<WantedRow[]> {
  const at = sql`date_trunc('milliseconds', m.matched_at)`
  const { rows } = await sql<WantedRow>`/* listWanted */ select b.search_id, max(${at}) as matched_at
    from saved_search_match m join auto_buy b on b.search_id = m.search_id and b.stopped_at is null
    where m.item_number = ${itemNumber}::bigint and ${at} >= b.agreed_at
      and not exists (select 1 from auto_buy_try t where t.search_id = m.search_id and t.item_number = m.item_number and t.matched_at >= ${at})
    group by b.search_id, b.agreed_at order by b.agreed_at, b.search_id`.execute(db)
  return rows
}

/** An order of an agreement whose payment is being authorized, or a piece that was left to others. */
export type TryRow = {
  id: string
  search_id: string | null
  user_id: string
  item_number: number
  status: 'ordered' | 'bought' | 'failed' | 'passed'
  order_id: string | null
  total_cents: number | null
}

const tryFields = sql`t.id, t.search_id, t.user_id, t.item_number, t.status, t.order_id, t.total_cents`

const triesWhere = async (db: DbOrTx, name: string, where: RawBuilder<unknown>): Promise<TryRow[]> => {
  const { rows } =
    await sql<TryRow>`/* ${sql.raw(name)} */ select ${tryFields} from auto_buy_try t where ${where}`.execute(
      db,
    )
  return rows
}

/** Returns the orders of a piece whose payment is being authorized. */
export const listOpenTries = (db: DbOrTx, itemNumber: number): Promise<TryRow[]> =>
  triesWhere(db, 'listOpenTries', sql`t.item_number = ${itemNumber}::bigint and t.status = 'ordered'`)

/**
 * Returns at most `limit` orders since before a time whose payment is still being authorized, the oldest
 * first.
 */
export const listTriesBefore = (db: DbOrTx, before: Date, limit: number): Promise<TryRow[]> =>
  triesWhere(
    db,
    'listTriesBefore',
    sql`t.status = 'ordered' and t.tried_at < ${before}::timestamptz order by t.tried_at limit ${limit}`,
  )

/** Locks a try until the transaction ends; undefined for one that is gone. */
export async function lockTry(tx: DbOrTx, id: string): Promise<TryRow | undefined> {
  const [row] = await triesWhere(tx, 'lockTry', sql`t.id = ${id}::uuid for no key update`)
  return row
}

/** Tells whether a match was tried, under the lock of its agreement. */
export async function hasTried(tx: DbOrTx, wanted: WantedRow & { itemNumber: number }): Promise<boolean> {
  const rows = await triesWhere(
    tx,
    'hasTried',
    sql`t.search_id = ${wanted.search_id}::uuid and t.item_number = ${wanted.itemNumber}::bigint
      and t.matched_at = ${wanted.matched_at}::timestamptz`,
  )
  return rows.length > 0
}

export type NewTry = {
  id: string
  searchId: string
  userId: string
  itemNumber: number
  matchedAt: Date
  agreedAt: Date
  status: 'ordered' | 'passed'
  why: string | null
  orderId: string | null
  totalCents: number | null
  now: Date
}

/** Stores that a match was tried: ordered or passed; a match that was tried already stays as it is. */
export async function insertTry(tx: DbOrTx, one: NewTry): Promise<void> {
  await sql`/* insertTry */ insert into auto_buy_try (id, search_id, user_id, item_number, matched_at, agreed_at, status, why, order_id,
      total_cents, tried_at)
    values (${one.id}::uuid, ${one.searchId}::uuid, ${one.userId}::uuid, ${one.itemNumber}::bigint, ${one.matchedAt}::timestamptz,
      ${one.agreedAt}::timestamptz, ${one.status}, ${one.why}, ${one.orderId}::uuid, ${one.totalCents}::int, ${one.now}::timestamptz)
    on conflict (search_id, item_number, matched_at) do nothing`.execute(tx)
}

/** Stores the end of a try: its payment was authorized (bought), or was not (failed, with the reason). */
export async function updateTry(
  tx: DbOrTx,
  id: string,
  { status, why }: { status: 'bought' | 'failed'; why: string | null },
): Promise<void> {
  await sql`/* updateTry */ update auto_buy_try set status = ${status}, why = ${why} where id = ${id}::uuid`.execute(
    tx,
  )
}

/** What decides whether an owner may buy now, and what delivery costs them. */
export type OwnerRow = {
  email: string
  banned: boolean
  is_leaving: boolean
  loyalty_tier: LoyaltyTier | null
  free_shipping_threshold_cents: number | null
  legal_version: string | null
  legal_in_force: string
}

/** Returns the owner of an agreement; undefined for an account that is gone. */
export async function findOwner(db: DbOrTx, userId: string): Promise<OwnerRow | undefined> {
  const { rows } =
    await sql<OwnerRow>`/* findOwner */ select u.email, u.banned, u.leaving_at is not null or u.erased_at is not null as is_leaving,
      u.loyalty_tier, u.free_shipping_threshold_cents, u.legal_version,
      (select version from legal_version order by number desc limit 1) as legal_in_force
    from user_account u where u.id = ${userId}::uuid`.execute(db)
  return rows[0]
}

/** An order of an agreement, as its owner sees it. */
export type AutoBuyOrderRow = {
  search_id: string
  order_id: string
  item_number: number
  title: string
  total_cents: number
  tried_at: Date
  is_pending: boolean
}

/** Returns the latest orders of saved searches, at most `limit` each, the newest first. */
export async function listAutoBuyOrders(
  db: DbOrTx,
  searchIds: readonly string[],
  limit: number,
): Promise<AutoBuyOrderRow[]> {
  const { rows } = await sql<AutoBuyOrderRow>`/* listAutoBuyOrders */
    select one.* from unnest(${[...searchIds]}::uuid[]) asked(id) cross join lateral (
      select t.search_id, t.order_id, t.item_number, i.title, t.total_cents, t.tried_at, t.status = 'ordered' as is_pending
      from auto_buy_try t join item i on i.item_number = t.item_number
      where t.search_id = asked.id and t.status in ('ordered', 'bought') order by t.tried_at desc, t.id desc limit ${limit}
    ) one`.execute(db)
  return rows
}
