// The contents of a database for a backup: tables, sequences, and a digest for comparing two databases.
import type pg from 'pg'

export type Sql = Pick<pg.Client, 'query'>
export type Table = { readonly schema: string; readonly name: string; readonly columns: readonly string[] }

const schemas = ['public', 'graphile_worker']
const isOurs = `n.nspname = any($1) and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** Returns a name quoted for use in an SQL statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
/** Returns the quoted SQL name of a table or sequence, with its schema. */
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`
/** Returns a table's quoted columns in the table's order, for COPY and select. */
export const columnsOf = ({ columns }: Table): string => columns.map(quoted).join(', ')

/**
 * Returns all tables of the shop's schemas and the job queue's with their stored columns, without computed
 * ones, sorted by name.
 */
export async function listTables(sql: Sql): Promise<Table[]> {
  const { rows } = await sql.query<Table>(
    `select n.nspname as schema, c.relname as name,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and ${isOurs} order by 1, 2`,
    [schemas],
  )
  return rows
}

/**
 * Returns all sequences with their last number. Numbers are drawn outside of transactions, so read them
 * after the rows.
 */
export async function listSequences(sql: Sql): Promise<{ schema: string; name: string; last: number }[]> {
  const { rows } = await sql.query<{ schema: string; name: string; last: number }>(
    `select schemaname as schema, sequencename as name, last_value::float8 as last from pg_sequences
      where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  )
  return rows
}

/**
 * Returns the names of the shop's tables, views, sequences and routines in a database with the kind that
 * `drop` needs, views before tables.
 */
export async function listObjects(sql: Sql): Promise<{ kind: string; name: string }[]> {
  const { rows } = await sql.query<{ kind: string; name: string }>(
    `select case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'r' then 'table' else 'sequence' end as kind,
        format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'v', 'm', 'S') and ${isOurs}
    union all
    select 'routine', c.oid::regprocedure::text from pg_proc c join pg_namespace n on n.oid = c.pronamespace where ${isOurs}
    order by 1 desc, 2`,
    [schemas],
  )
  return rows
}

/**
 * Settings under which two sessions format the same row as the same text, whatever the server's defaults.
 */
export const sameWords =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'"

/** Returns a table's number of rows and a digest of them that does not depend on their order. */
export async function digestOf(sql: Sql, table: Table): Promise<{ rows: number; digest: string }> {
  const { rows } = await sql.query<{ rows: number; digest: string }>(
    `select count(*)::float8 as rows, coalesce(sum(hashtextextended(whole_row::text, 0)::numeric), 0)::text as digest from (select ${columnsOf(table)} from ${nameOf(table)}) whole_row`,
  )
  return rows[0] ?? { rows: 0, digest: '0' }
}

/** Returns the migration number of the job queue's own tables; 0 when there are none. */
export async function jobsVersionOf(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ there: boolean }>(
    "select to_regclass('graphile_worker.migrations') is not null as there",
  )
  if (rows[0]?.there !== true) return 0
  const found = await sql.query<{ version: number }>(
    'select coalesce(max(id), 0)::int as version from graphile_worker.migrations',
  )
  return found.rows[0]?.version ?? 0
}
