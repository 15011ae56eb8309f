// What happens to every column of the database when a person's data is deleted (decision 0186): the eraser,
// the export, docs/privacy.md and the page /privacy/delete all read this one map. A test compares the map
// with the database, so that a new column fails the suite until it is here.
import { booksTables } from './map/books.ts'
import { ownTables } from './map/own.ts'
import { sellingTables } from './map/selling.ts'
import { shopTables } from './map/shop.ts'
import type { Rule, TableMap } from './map/table-map.ts'

export type { Rule, Stand, TableMap, Topic } from './map/table-map.ts'
export { topics } from './map/table-map.ts'

/** The map, by table. */
export const dataMap: Readonly<Record<string, TableMap>> = {
  ...ownTables,
  ...booksTables,
  ...sellingTables,
  ...shopTables,
}

const words = (list: string | undefined) => list?.split(/\s+/).filter(Boolean) ?? []

/**
 * Returns the names of a table's columns that the data map treats by this rule (erase, anonymise, keep …).
 */
export function columnsWith(table: TableMap, rule: Rule): string[] {
  return rule === 'anonymise' ? Object.keys(table.anonymise ?? {}) : words(table[rule])
}

/** Returns the names of a table's columns that an export of personal data leaves out. */
export const hiddenColumns = (table: TableMap): string[] => words(table.hidden)

const rules = ['none', 'erase', 'anonymise', 'keep'] as const

/**
 * Returns the rule of every column by "table.column". A column with two rules is named by both:
 * "erase+keep".
 */
export function ruleByColumn(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, table] of Object.entries(dataMap))
    for (const rule of rules)
      for (const column of columnsWith(table, rule)) {
        const key = `${name}.${column}`
        const before = found.get(key)
        found.set(key, before === undefined ? rule : `${before}+${rule}`)
      }
  return found
}
