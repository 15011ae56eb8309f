// What a partner says of a piece, kept beside the piece: a later row changes only the facts that the partner
// changed since, so that what an employee mended stays (decision 0223).
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../platform/db.ts'
import { brandById, categoryById, type FieldChange, type NewItemRow } from '../catalogue/catalogue.ts'

type Described = Omit<NewItemRow, 'bag_id'>

/** Which columns of a piece follow from which column of a feed. */
const columnsOf = {
  brand: ['brand_id', 'quality_type', 'luxe_brand'],
  category: [
    'category_id',
    'category_tags',
    'merchandising_department',
    'department_tags',
    'gender',
    'title',
    'chars',
    'style_tags',
    'occasion_tags',
    'pant_cut_tags',
    'jean_wash_tags',
    'waist_tags',
    'neckline_tags',
  ],
  size: ['sizing_id', 'size_display', 'size_equivalents'],
  colors: ['color_names', 'advanced_color_names'],
  condition: ['condition'],
  materials: ['materials'],
  flaws: ['flaws'],
  measurements: ['measurements'],
  notes: ['seller_info'],
} as const satisfies Readonly<Record<string, readonly (keyof Described)[]>>
type Fact = keyof typeof columnsOf
const facts = Object.keys(columnsOf) as Fact[]
type Column = (typeof columnsOf)[Fact][number]

/** A photograph that a row names, with the upload that the name meant when the row was applied. */
export type SaidPhoto = { name: string; upload: string }
/** What a partner said of a piece at last; `retail` in cents, null when the partner named none. */
export type Said = {
  columns: Partial<Pick<Described, Column>>
  retail: number | null
  photos: readonly SaidPhoto[]
}

/** Returns what a row says of a piece. `described` is the piece as intake would make it from the row. */
export function saidIn(
  described: Described,
  { retail, photos }: { retail: number | null; photos: readonly SaidPhoto[] },
): Said {
  const columns = facts.flatMap((fact) => columnsOf[fact].map((column) => [column, described[column]]))
  return { columns: Object.fromEntries(columns) as Said['columns'], retail, photos }
}

/** Returns a value as the database gives it back: null for undefined, and without keys that have no value. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

/** The facts by which two sayings differ, without photos, and the columns to write. */
export type News = { facts: readonly (Fact | 'retail')[]; columns: Said['columns'] }

/**
 * Returns what a partner says differently now. Null in place of the former saying: all facts are news. The
 * title and the tags follow from several facts, so they are written whenever they differ.
 */
export function newsIn(before: Said | null, now: Said): News {
  const differs = (column: Column) =>
    !isDeepStrictEqual(plain(before?.columns[column]), plain(now.columns[column]))
  const changed = facts.filter((fact) => columnsOf[fact].some(differs))
  const columns = changed.flatMap((fact) =>
    columnsOf[fact].filter(differs).map((column) => [column, now.columns[column]]),
  )
  // Another material or color changes the title and the tags too; the kind itself is news by its id alone.
  const named = changed.filter(
    (fact) => fact !== 'category' || differs('category_id') || changed.length === 1,
  )
  return {
    facts: before?.retail === now.retail ? named : [...named, 'retail'],
    columns: Object.fromEntries(columns) as Said['columns'],
  }
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (!Array.isArray(value)) return String(value)
  return value
    .map((one: unknown) => {
      if (typeof one !== 'object' || one === null) return String(one)
      return 'inches' in one && 'name' in one
        ? `${String(one.name)} ${String(one.inches)}`
        : Object.values(one).join(' ')
    })
    .join(', ')
}

const historyNames: Readonly<Partial<Record<Column, string>>> = {
  title: 'title',
  size_display: 'sizingId',
  color_names: 'colorNames',
  condition: 'condition',
  materials: 'materials',
  flaws: 'flaws',
  measurements: 'measurements',
  seller_info: 'additionalDescription',
}

/**
 * Returns the changes for the history of the piece, with readable values before and after; none for columns
 * that the history does not show.
 */
export async function historyOf(
  tx: Tx,
  before: Said | null,
  { columns }: Pick<News, 'columns'>,
): Promise<FieldChange[]> {
  const changes = Object.entries(columns).flatMap(([column, after]) => {
    const field = historyNames[column as Column]
    return field ? [{ field, before: textOf(before?.columns[column as Column]), after: textOf(after) }] : []
  })
  const nameOf = async (find: typeof brandById | typeof categoryById, id: number | undefined) =>
    id === undefined ? '' : ((await find(tx, id))?.name ?? '')
  const named = async (
    field: string,
    find: typeof brandById | typeof categoryById,
    ids: (number | undefined)[],
  ) => ({
    field,
    before: await nameOf(find, ids[0]),
    after: await nameOf(find, ids[1]),
  })
  if (columns.brand_id !== undefined)
    changes.push(await named('brandId', brandById, [before?.columns.brand_id, columns.brand_id]))
  if (columns.category_id !== undefined)
    changes.push(await named('categoryId', categoryById, [before?.columns.category_id, columns.category_id]))
  return changes
}
