// Statements that say something else than the database does, each in its own way: statements.test.ts
// wants every one of them found.
import type { Db } from '@hemline/db/connect.ts'
import { sql } from 'kysely'

export const noSuchColumn = (db: Db) =>
  sql<{ title: string; colour: string }>`select title from item`.execute(db)

export const anotherType = (db: Db) => sql<{ item_number: string }>`select item_number from item`.execute(db)

export const timesInJson = (db: Db) =>
  sql<{
    events: { at: Date }[]
  }>`select json_agg(json_build_object('at', at)) as events from item_event`.execute(db)

export const noSuchTable = (db: Db) => sql<{ id: number }>`select id from wardrobe`.execute(db)

/** Nothing that a call can be made with reaches the second statement. */
export async function neverSent(db: Db, wanted: 'no'): Promise<void> {
  if ((wanted as string) === 'yes') await sql`select 1`.execute(db)
}

export const honest = (db: Db, numbers: readonly number[]) =>
  sql<{ item_number: number; listed_at: Date | null; photo_ids: number[]; price: 1 | 2 }>`/* honest */
    select item_number, listed_at, photo_ids, price_cents as price from item where item_number = any(${numbers}::bigint[])`.execute(
    db,
  )

export const built = (db: Db, itemNumber: number) =>
  db
    .selectFrom('item')
    .select(['title', 'item_number'])
    .where('item_number', '=', itemNumber)
    .executeTakeFirst()
