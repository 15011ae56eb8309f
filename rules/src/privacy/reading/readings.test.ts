// The page of a copy has a plain heading for each table that a copy holds.
import { describe, expect, it } from 'vitest'
import { columnsWith, dataMap, hiddenColumns } from '../data-map.ts'
import { readings } from './readings.ts'

/** Returns the columns of a table that a copy holds. */
function exported(name: string): string[] {
  const table = dataMap[name]
  if (!table?.link) return []
  const hidden = hiddenColumns(table)
  const all = (['erase', 'anonymise', 'keep', 'none'] as const).flatMap((rule) => columnsWith(table, rule))
  return all.filter((column) => !hidden.includes(column))
}
const tables = Object.keys(dataMap).filter((name) => exported(name).length > 0)

describe('the page of a copy', () => {
  it('has a heading for each table of the copy, or says why a person has nothing to read there', () => {
    expect(tables.filter((name) => !readings[name])).toEqual([])
    expect(Object.keys(readings).filter((name) => !tables.includes(name))).toEqual([])
  })

  it('shows columns that the copy holds, each with a plain name', () => {
    for (const [name, reading] of Object.entries(readings)) {
      if ('unread' in reading) continue
      expect(reading.title).toMatch(/^[A-Z][^_]+$/)
      const unknown = reading.columns.filter(({ column }) => !exported(name).includes(column))
      expect({ [name]: unknown }).toEqual({ [name]: [] })
      for (const one of reading.columns) expect(one.name, name).toMatch(/^[A-Z][^_]*$/)
    }
  })
})
