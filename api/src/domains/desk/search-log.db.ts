import { sql } from 'kysely'
import type { DbOrTx } from '../../platform/db.ts'

/** A search for people that is to be noted; `since`: an entry after this time may be gone on with. */
export type PersonSearchNote = { userId: string; text: string; found: number; at: Date; since: Date }

/**
 * Logs an employee's search for people. When the employee's last entry is newer than `since` and one text
 * begins with the other, that entry is changed instead: the employee is still typing.
 */
export async function noteSearch(db: DbOrTx, note: PersonSearchNote): Promise<void> {
  const { userId, text, found, at, since } = note
  await sql`/* noteSearch */
    with last as (
      select id, at, text from person_search where user_id = ${userId}::uuid order by id desc limit 1
    ), same as (
      update person_search set at = ${at}::timestamptz, text = ${text}, found = ${found}::int
      where id = (select id from last where at > ${since}::timestamptz
        and (starts_with(${text}, text) or starts_with(text, ${text}))) returning id
    )
    insert into person_search (user_id, at, text, found)
    select ${userId}::uuid, ${at}::timestamptz, ${text}, ${found}::int
    where not exists (select 1 from same)`.execute(db)
}

/** A search for people, with the full name of the person who searched. */
export type PersonSearchRow = { id: number; by: string; at: Date; text: string; found: number }

/** Returns the `limit` newest logged searches for people, each with the employee who searched. */
export async function listPersonSearches(db: DbOrTx, limit: number): Promise<PersonSearchRow[]> {
  const { rows } = await sql<PersonSearchRow>`/* listPersonSearches */
    select s.id, u.first_name || ' ' || u.last_name as by, s.at, s.text, s.found
    from person_search s join user_account u on u.id = s.user_id order by s.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Deletes searches for people from before a time. */
export async function deletePersonSearches(db: DbOrTx, before: Date): Promise<void> {
  await sql`/* deletePersonSearches */ delete from person_search where at < ${before}::timestamptz`.execute(
    db,
  )
}
