// Statements that say something else than the database does, each in its own way: statements.test.ts
// wants every one of them found.
import type { Db } from '@hemline/db/connect.ts'
import { sql } from 'kysely'

/** A wrong statement for tests: its row type claims a column that the query does not select. */
export const noSuchColumn = (db: Db) =>
  sql<{ title: string; colour: string }>`select title from item`.execute(db)

/** A wrong statement for tests: its row type claims text for a numeric column. */
export const anotherType = (db: Db) => sql<{ item_number: string }>`select item_number from item`.execute(db)

/** A wrong statement for tests: its row type claims a Date inside JSON, which arrives as text. */
export const timesInJson = (db: Db) =>
  sql<{
    events: { at: Date }[]
  }>`select json_agg(json_build_object('at', at)) as events from item_event`.execute(db)

/** A wrong statement for tests: its table does not exist. */
export const noSuchTable = (db: Db) => sql<{ id: number }>`select id from wardrobe`.execute(db)

/** A wrong statement for tests: no allowed argument ever reaches its query, so the check can't see it. */
export async function neverSent(db: Db, wanted: 'no'): Promise<void> {
  if ((wanted as string) === 'yes') await sql`select 1`.execute(db)
}

/** A right statement for tests: columns, nulls, lists and literal types are as its row type claims. */
export const honest = (db: Db, numbers: readonly number[]) =>
  sql<{ item_number: number; listed_at: Date | null; photo_ids: number[]; price: 1 | 2 }>`/* honest */
    select item_number, listed_at, photo_ids, price_cents as price from item where item_number = any(${numbers}::bigint[])`.execute(
    db,
  )

/** A right statement for tests, made with the query builder. */
export const built = (db: Db, itemNumber: number) =>
  db
    .selectFrom('item')
    .select(['title', 'item_number'])
    .where('item_number', '=', itemNumber)
    .executeTakeFirst()
