import { useState } from 'react'
import { Stack } from './layout.tsx'
import { Pages } from './Pages.tsx'
import { type Column, type Sorting, Table, type TableProps } from './Table.tsx'

type ListTableProps<Row> = Omit<TableProps<Row>, 'sorting' | 'onSort' | 'foot' | 'wide'> & {
  /** How many rows a page has; a longer list has several pages. */
  pageSize?: number
}

/**
 * Returns the rows sorted by the values of a column, descending with `down`; rows with equal values keep
 * their order. Without `order` the rows come back as they are.
 */
export function sorted<Row>(
  rows: readonly Row[],
  order: Column<Row>['order'],
  down: boolean,
): readonly Row[] {
  if (!order) return rows
  const compare = (one: Row, other: Row) => {
    const a = order(one)
    const b = order(other)
    return typeof a === 'string' ? a.localeCompare(String(b), 'en') : a - Number(b)
  }
  return rows.toSorted((one, other) => (down ? compare(other, one) : compare(one, other)))
}

/**
 * Renders a table that sorts by a press on a column's name, shows `pageSize` (50) rows a page, and shows
 * cards on a phone. All rows are already loaded.
 */
export function ListTable<Row>({ pageSize = 50, ...table }: ListTableProps<Row>) {
  const [sorting, setSorting] = useState<Sorting>()
  const [wanted, setWanted] = useState(1)
  const pageCount = Math.max(1, Math.ceil(table.rows.length / pageSize))
  const page = Math.min(wanted, pageCount)
  const column = table.columns.find(({ key }) => key === sorting?.key)
  const rows = sorted(table.rows, column?.order, sorting?.down ?? false)
  const sort = (key: string) => {
    setSorting(sorting?.key === key ? { key, down: !sorting.down } : { key, down: false })
    setWanted(1)
  }
  return (
    <Stack gap={6}>
      <Table
        {...table}
        wide="cards"
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        sorting={sorting}
        onSort={sort}
      />
      <Pages
        page={page}
        pageCount={pageCount}
        link={({ page: to, label, current, className, children }) => (
          <button
            key={label}
            type="button"
            className={className}
            aria-label={label}
            aria-current={current ? 'page' : undefined}
            onClick={() => setWanted(to)}
          >
            {children}
          </button>
        )}
      />
    </Stack>
  )
}
