// Copies of people's data: their rows, and the rows that go into them, which the map of personal data names.
import { columnsWith, dataMap, hiddenColumns } from '@hemline/rules/privacy/data-map.ts'
import { sql } from 'kysely'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { isTheirs, type Subject, tablesOfPeople } from './rows-of.db.ts'

/** A row of data_export. */
export type ExportRow = {
  id: string
  user_id: string
  status: 'asked' | 'ready' | 'ended'
  asked_at: Date
  ends_at: Date | null
  bytes: number | null
}

const columns = sql`id, user_id, status, asked_at, ends_at, bytes::float8 as bytes`

/** Returns a user's newest export of personal data; undefined when there is none. */
export async function findNewestExport(db: DbOrTx, userId: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`/* findNewestExport */ select ${columns} from data_export
    where user_id = ${userId}::uuid order by asked_at desc limit 1`.execute(db)
  return rows[0]
}

/** Returns an export of personal data by its id; undefined when unknown. */
export async function findExport(db: DbOrTx, id: string): Promise<ExportRow | undefined> {
  const { rows } =
    await sql<ExportRow>`/* findExport */ select ${columns} from data_export where id = ${id}::uuid`.execute(
      db,
    )
  return rows[0]
}

/**
 * Makes other requests for exports of a user wait until the transaction ends, so that the limit counts each.
 */
export async function lockExportsOf(tx: Tx, userId: string): Promise<void> {
  await sql`/* lockExportsOf */ select pg_advisory_xact_lock(hashtextextended(${`data-export/${userId}`}, 0))`.execute(
    tx,
  )
}

/** Inserts an export of personal data that is to be made. */
export async function insertExport(tx: Tx, row: { id: string; userId: string; at: Date }): Promise<void> {
  await sql`/* insertExport */ insert into data_export (id, user_id, status, asked_at)
    values (${row.id}::uuid, ${row.userId}::uuid, 'asked', ${row.at})`.execute(tx)
}

/**
 * Marks an export of personal data as ready, with its size and end. Returns false when it was deleted
 * meanwhile.
 */
export async function updateExportReady(
  db: DbOrTx,
  id: string,
  { at, endsAt, bytes }: { at: Date; endsAt: Date; bytes: number },
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`/* updateExportReady */ update data_export set status = 'ready', made_at = ${at}, ends_at = ${endsAt}, bytes = ${bytes}
    where id = ${id}::uuid and status = 'asked'`.execute(db)
  return numAffectedRows === 1n
}

/** Ends all ready exports whose time is over and returns their ids; the caller deletes the files. */
export async function endExports(db: DbOrTx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* endExports */ update data_export set status = 'ended'
    where status = 'ready' and ends_at <= ${now} returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns those of the export ids that have not ended. */
export async function listLiveExports(db: DbOrTx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`/* listLiveExports */ select id from data_export
    where id = any(${[...ids]}::uuid[]) and status <> 'ended'`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Returns the columns of a table that a copy shows: all but secrets and the names of employees; none for a
 * table that the data map does not know.
 */
function exportedColumns(name: string): string[] {
  const table = dataMap[name]
  if (!table) return []
  const hidden = new Set(hiddenColumns(table))
  return (['erase', 'anonymise', 'keep', 'none'] as const)
    .flatMap((rule) => columnsWith(table, rule))
    .filter((column) => !hidden.has(column))
}

/** The rows of one table in a copy. */
export type RowsOfTable = { name: string; rows: Record<string, unknown>[] }

/**
 * Returns a person's rows from all tables, with the columns that an export shows; tables without rows are
 * left out.
 */
export async function listPersonRows(db: DbOrTx, subject: Subject): Promise<RowsOfTable[]> {
  const tables: RowsOfTable[] = []
  for (const name of tablesOfPeople) {
    const theirs = isTheirs(name, subject)
    const shown = exportedColumns(name).map((column) => sql.ref(`${name}.${column}`))
    if (!theirs || shown.length === 0) continue
    const { rows } = await sql<
      Record<string, unknown>
    >`/* listPersonRows */ select ${sql.join(shown)} from ${sql.table(name)} where ${theirs}`.execute(db)
    if (rows.length > 0) tables.push({ name, rows })
  }
  return tables
}
