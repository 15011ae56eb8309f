// Writes db/src/types.ts, Kysely's picture of the tables, from a migrated database (DATABASE_URL).
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

type Column = {
  table_name: string
  column_name: string
  udt_name: string
  is_nullable: string
  has_default: boolean
  is_identity: string
  is_view: boolean
}

const scalar: Record<string, string> = {
  int4: 'number',
  int8: 'number',
  int2: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  citext: 'string',
  uuid: 'string',
  timestamptz: 'Date',
  date: 'Date',
  bytea: 'Buffer',
  jsonb: 'Json',
}

function typeOf(column: Column): string {
  const array = column.udt_name.startsWith('_')
  const base = scalar[array ? column.udt_name.slice(1) : column.udt_name]
  if (!base)
    throw new Error(`db-types: no type for ${column.table_name}.${column.column_name} (${column.udt_name})`)
  const type = array ? `${base}[]` : base
  const nullable = column.is_nullable === 'YES' && !column.is_view ? `${type} | null` : type
  if (column.is_identity === 'YES') return `GeneratedAlways<${nullable}>`
  return column.has_default && !column.is_view ? `Generated<${nullable}>` : nullable
}

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const { rows } = await client.query<Column>(`
  select c.table_name, c.column_name, c.udt_name, c.is_nullable, c.is_identity, c.column_default is not null as has_default, t.table_type = 'VIEW' as is_view
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and c.table_name not in ('migration') and t.table_type in ('BASE TABLE', 'VIEW')
    and not exists (select 1 from pg_depend d join pg_class k on k.oid = d.objid and d.deptype = 'e' where k.relname = c.table_name)
  order by c.table_name, c.ordinal_position`)
await client.end()

const tables = Map.groupBy(rows, (row) => row.table_name)
const pascal = (name: string) => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
const blocks = [...tables].map(
  ([name, columns]) =>
    `export type ${pascal(name)}Table = {\n${columns.map((c) => `  ${c.column_name}: ${typeOf(c)}`).join('\n')}\n}`,
)
const text = `// Written by tools/codegen/db-types.ts from the migrated database; don't edit.
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export type Json = JSONColumnType<object, object | string, object | string>

${blocks.join('\n\n')}

export type Tables = {
${[...tables.keys()].map((name) => `  ${name}: ${pascal(name)}Table`).join('\n')}
}
`
await writeFile(fileURLToPath(new URL('../../db/src/types.ts', import.meta.url)), text)
console.log(`db-types: ${tables.size} tables`)
