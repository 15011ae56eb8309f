import type { DeskScreen } from '@hemline/rules/desk/views.ts'
import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A view of a table that somebody saved. */
export type ViewRow = { id: string; screen: DeskScreen; name: string; query: string }

/** Returns the saved views of a user for one desk table, in the user's order. */
export async function listViews(db: DbOrTx, userId: string, screen: DeskScreen): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`/* listViews */ select id, screen, name, query from desk_view
    where user_id = ${userId}::uuid and screen = ${screen} order by place, created_at`.execute(db)
  return rows
}

/** Makes other changes of a user's saved views wait until the transaction ends. */
export async function lockViews(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockViews */ select pg_advisory_xact_lock(hashtextextended(${`desk-views/${userId}`},
    0))`.execute(tx)
}

/**
 * Returns one of a user's saved desk views (a screen with a query) by id; undefined when the user has none
 * with this id.
 */
export async function findView(db: DbOrTx, userId: string, id: string): Promise<ViewRow | undefined> {
  const { rows } = await sql<ViewRow>`/* findView */ select id, screen, name, query from desk_view
    where user_id = ${userId}::uuid and id = ${id}::uuid`.execute(db)
  return rows[0]
}

/** Returns how many saved views a user has, over all screens. */
export async function countViews(db: DbOrTx, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* countViews */ select count(*)::int as count from desk_view
    where user_id = ${userId}::uuid`.execute(db)
  return rows[0]?.count ?? 0
}

/** A view to be saved under an id of its own. */
export type NewView = ViewRow & { userId: string; now: Date }

/** Inserts a saved view after the user's other views of the same table. */
export async function insertView(tx: DbOrTx, view: NewView): Promise<void> {
  const { id, userId, screen, name, query, now } = view
  await sql`/* insertView */ insert into desk_view (id, user_id, screen, name, query, place, created_at)
    select ${id}::uuid, ${userId}::uuid, ${screen}, ${name}, ${query},
      coalesce(max(place), 0) + 1, ${now}::timestamptz
    from desk_view where user_id = ${userId}::uuid and screen = ${screen}`.execute(tx)
}

/** Updates the name and query of a saved desk view. */
export async function updateView(
  tx: DbOrTx,
  { id, name, query }: Pick<ViewRow, 'id' | 'name' | 'query'>,
): Promise<void> {
  await sql`/* updateView */ update desk_view set name = ${name}, query = ${query}
    where id = ${id}::uuid`.execute(tx)
}

/** Makes a saved desk view the first of the user's views of the same table. */
export async function updateViewFirst(tx: DbOrTx, userId: string, view: ViewRow): Promise<void> {
  await sql`/* updateViewFirst */ update desk_view set place =
      (select min(place) - 1 from desk_view where user_id = ${userId}::uuid and screen = ${view.screen})
    where id = ${view.id}::uuid`.execute(tx)
}

/** Deletes a saved desk view. */
export async function removeView(tx: DbOrTx, id: string): Promise<void> {
  await sql`/* removeView */ delete from desk_view where id = ${id}::uuid`.execute(tx)
}

/** How many rows of a table have a state, counted up to a limit. */
export type StateCountRow = { state: string; count: number }

/** Counts orders by status; counting stops at `limit` in each status. */
export async function listOrderCounts(
  db: DbOrTx,
  states: readonly string[],
  limit: number,
): Promise<StateCountRow[]> {
  const { rows } = await sql<StateCountRow>`/* listOrderCounts */
    select asked.state, found.count from unnest(${[...states]}::text[]) as asked (state)
      cross join lateral (select count(*)::int as count
        from (select 1 from purchase_order where status = asked.state limit ${limit}) counted) found
    where found.count > 0`.execute(db)
  return rows
}

/** Counts pieces by state; counting stops at `limit` in each state. */
export async function listPieceCounts(
  db: DbOrTx,
  states: readonly string[],
  limit: number,
): Promise<StateCountRow[]> {
  const { rows } = await sql<StateCountRow>`/* listPieceCounts */
    select asked.state, found.count from unnest(${[...states]}::text[]) as asked (state)
      cross join lateral (select count(*)::int as count
        from (select 1 from item where state = asked.state limit ${limit}) counted) found
    where found.count > 0`.execute(db)
  return rows
}

/**
 * Counts cases by status; counting stops at `limit` in each. A case that the carrier has counts as waiting
 * for us too while its shopper waits for an answer; under `proposed` are those that wait for a second person.
 */
export async function listCaseCounts(
  db: DbOrTx,
  states: readonly string[],
  limit: number,
): Promise<StateCountRow[]> {
  const { rows } = await sql<StateCountRow>`/* listCaseCounts */
    select asked.state, found.count from unnest(${[...states]}::text[]) as asked (state)
      cross join lateral (select count(*)::int as count from (
        (select 1 from support_case where status = asked.state limit ${limit})
        union all
        (select 1 from support_case where asked.state = 'waiting_for_us' and status = 'waiting_for_carrier'
          and asked_at is not null limit ${limit})
        union all
        (select 1 from support_case where asked.state = 'proposed' and proposed_at is not null limit ${limit})
        limit ${limit}) counted) found
    where found.count > 0`.execute(db)
  return rows
}

/** Counts returns by status; counting stops at `limit` in each status. */
export async function listReturnCounts(
  db: DbOrTx,
  states: readonly string[],
  limit: number,
): Promise<StateCountRow[]> {
  const { rows } = await sql<StateCountRow>`/* listReturnCounts */
    select asked.state, found.count from unnest(${[...states]}::text[]) as asked (state)
      cross join lateral (select count(*)::int as count
        from (select 1 from order_return where status = asked.state limit ${limit}) counted) found
    where found.count > 0`.execute(db)
  return rows
}
