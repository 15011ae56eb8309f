import { type RawBuilder, sql } from 'kysely'

/**
 * Which page of a long table: the rows that follow the row `before`, or with `until` those that stand ahead
 * of that row; without either the first page. `down`: the highest value stands first.
 */
export type KeyPage<Key> = { down: boolean; before: Key | null; until: Key | null }

/** The rows that a page may have, in SQL: a condition, and the order in which a statement reads them. */
type PageParts = { within: RawBuilder<unknown>; order: RawBuilder<unknown>; isBackwards: boolean }

/**
 * Returns the condition and the order of a page of `table`, sorted by `column` and among equal values by
 * `key`. A page ahead of a row is read backwards (`isBackwards`); the caller turns its rows around.
 */
export function keyPage<Key>(
  { table, column, key, type }: { table: string; column: string; key: string; type: 'uuid' | 'bigint' },
  { down, before, until }: KeyPage<Key>,
): PageParts {
  const isBackwards = before === null && until !== null
  const falls = down !== isBackwards
  const columns = sql`${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.${key}`)}`
  const way = falls ? sql`desc` : sql`asc`
  const edge = before ?? until
  const seen = sql`select ${sql.ref(`edge.${column}`)}, ${sql.ref(`edge.${key}`)} from ${sql.table(table)} edge
    where ${sql.ref(`edge.${key}`)} = ${edge}::${sql.raw(type)}`
  return {
    within: edge === null ? sql`true` : sql`(${columns}) ${falls ? sql`<` : sql`>`} (${seen})`,
    order: sql`order by ${sql.ref(`${table}.${column}`)} ${way}, ${sql.ref(`${table}.${key}`)} ${way}`,
    isBackwards,
  }
}
