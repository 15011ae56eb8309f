// From rows to documents, with the version rule: a version is drawn before the rows are read, so that of two writers the one
// that read later wins, in whatever order their writes arrive (an outbox id can't do that: ids are drawn before the commit).
import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { toDocument } from '@hemline/schema/search/document.ts'
import type pg from 'pg'
import type { DocumentChange } from './opensearch.ts'

export type Queryable = Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>

/** Every reader of pieces for the index goes through here: the version first, then what the view says. */
export async function readChanges(sql: Queryable, itemNumbers: readonly number[]): Promise<{ version: number; changes: DocumentChange[] }> {
  const version = await drawVersion(sql)
  const { rows } = await sql.query<ItemRow>('/* readChanges */ select * from search_item where item_number = any($1::bigint[])', [itemNumbers])
  const found = new Map(rows.map((row) => [row.item_number, row]))
  const changes = itemNumbers.map((itemNumber) => {
    const row = found.get(itemNumber)
    return { itemNumber, document: row && toDocument(row) }
  })
  return { version, changes }
}

/** The next `size` pieces by number, with a version drawn before they were read. */
export async function readPage(sql: Queryable, after: number, size: number): Promise<{ version: number; changes: DocumentChange[] }> {
  const version = await drawVersion(sql)
  const { rows } = await sql.query<ItemRow>('/* readPage */ select * from search_item where item_number > $1 order by item_number limit $2', [
    after,
    size,
  ])
  return { version, changes: rows.map((row) => ({ itemNumber: row.item_number, document: toDocument(row) })) }
}

export async function drawVersion(sql: Queryable): Promise<number> {
  const { rows } = await sql.query<{ version: number }>(`/* drawVersion */ select nextval('doc_version') as version`)
  const version = rows[0]?.version
  if (version === undefined) throw new Error('no document version')
  return version
}

/** Which database the pieces come from: an index made from another one can't be carried on, its versions mean nothing here. */
export async function databaseIdentity(sql: Queryable): Promise<string> {
  const { rows } = await sql.query<{ identity: string }>(
    `/* databaseIdentity */ select system_identifier::text || '/' || (select oid from pg_database where datname = current_database())::text as identity from pg_control_system()`,
  )
  return rows[0]?.identity ?? ''
}
