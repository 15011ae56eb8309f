// Turns the links of the map of personal data into conditions: which rows of a table are a person's.
import { dataMap, type TableMap } from '@hemline/rules/privacy/data-map.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Somebody whose data is deleted or copied. `email`: rows that name no account belong to the owner of this
 * address. `visitorIds`: browsers that nobody else uses.
 */
export type Subject = { userId: string | null; email: string | null; visitorIds: readonly number[] }

const tableOf = (name: string): TableMap => {
  const table = dataMap[name]
  if (!table) throw new Error(`privacy: ${name} is not in the map`)
  return table
}

/**
 * Returns an SQL condition that holds for a person's rows of a table, by the data map; undefined when no row
 * can be the person's.
 */
export function isTheirs(name: string, subject: Subject): RawBuilder<boolean> | undefined {
  const { link = {} } = tableOf(name)
  const column = (of: string) => sql.ref(`${name}.${of}`)
  const some: RawBuilder<boolean>[] = []
  if (link.user && subject.userId !== null) some.push(sql`${column(link.user)} = ${subject.userId}::uuid`)
  if (link.holder && subject.userId !== null) some.push(sql`${column(link.holder)} = ${subject.userId}`)
  if (link.visitor && subject.visitorIds.length > 0)
    some.push(sql`${column(link.visitor)} = any(${[...subject.visitorIds]}::bigint[])`)
  if (link.email && subject.email !== null) {
    const same = sql<boolean>`lower(${column(link.email)}::text) = lower(${subject.email})`
    const nobodys = link.user && link.user !== 'advocate_id' ? sql` and ${column(link.user)} is null` : sql``
    some.push(sql`(${same}${nobodys})`)
  }
  if (link.keyed && subject.email !== null) {
    const key = column(link.keyed)
    some.push(sql`right(lower(${key}), length(${subject.email}) + 1) = ':' || lower(${subject.email})`)
  }
  for (const { table, column: at, its = 'id' } of link.of ?? []) {
    const above = isTheirs(table, subject)
    if (above)
      some.push(
        sql`${column(at)} in (select ${sql.ref(`${table}.${its}`)} from ${sql.table(table)} where ${above})`,
      )
  }
  return some.length > 0 ? sql<boolean>`(${sql.join(some, sql` or `)})` : undefined
}

const depthOf = (name: string): number =>
  1 + Math.max(0, ...(tableOf(name).link?.of ?? []).map(({ table }) => depthOf(table)))

/** The tables of the map with rows of people; those whose rows are found through others come before these. */
export const tablesOfPeople: readonly string[] = Object.entries(dataMap)
  .filter(([, table]) => table.link)
  .map(([name]) => name)
  .toSorted((a, b) => depthOf(b) - depthOf(a))
