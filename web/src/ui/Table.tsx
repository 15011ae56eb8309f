import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Table.module.css'

export type Column<Row> = {
  key: string
  name: ReactNode
  /** Small words below the name in the header row. A `name` that is plain text also names its values. */
  note?: ReactNode
  cell: (row: Row) => ReactNode
  /** An amount or a count, which is set at the right edge of its column. */
  number?: boolean
  cellClass?: (row: Row) => string | undefined
  /** The value of a row by which a sorting table sorts this column. */
  order?: (row: Row) => string | number
}

export type Sorting = { key: string; down: boolean }

export type TableProps<Row> = {
  /** The table's subject, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowClass?: (row: Row) => string | undefined
  /** The column whose cell names the row; by default the first. */
  rowHead?: string
  /** Rows of sums, below a line. */
  foot?: readonly Row[]
  /** On a phone: `cards` shows each row as a card; otherwise a table that is too wide scrolls sideways. */
  wide?: 'slides' | 'cards'
  /** Rows with pictures: the rows are low, and their text is at half the height of the pictures. */
  pictures?: boolean
  /** Shows the names of columns to screen readers only. */
  quietHead?: boolean
  className?: string | undefined
  sorting?: Sorting | undefined
  onSort?: (key: string) => void
}

type HeadProps<Row> = Pick<TableProps<Row>, 'columns' | 'quietHead' | 'sorting' | 'onSort'>

function Head<Row>({ columns, quietHead, sorting, onSort }: HeadProps<Row>) {
  const Arrow = sorting?.down ? ArrowDown : ArrowUp
  return (
    <thead className={quietHead ? 'sr' : undefined}>
      <tr>
        {columns.map(({ key, name, note, number, order }) => (
          <th
            key={key}
            scope="col"
            className={number ? styles.number : undefined}
            aria-sort={sorting?.key === key ? (sorting.down ? 'descending' : 'ascending') : undefined}
          >
            {order && onSort ? (
              <button type="button" onClick={() => onSort(key)}>
                {name}
                {sorting?.key === key && <Arrow size={14} strokeWidth={1.5} aria-hidden />}
              </button>
            ) : (
              name
            )}
            {note && <small>{note}</small>}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Rows<Row>({ columns, rows, rowKey, rowClass, rowHead }: TableProps<Row>) {
  const head = rowHead ?? columns[0]?.key
  return rows.map((row) => (
    <tr key={rowKey(row)} className={rowClass?.(row)}>
      {columns.map(({ key, name, cell, number, cellClass }) => {
        const Cell = key === head ? 'th' : 'td'
        return (
          <Cell
            key={key}
            scope={key === head ? 'row' : undefined}
            className={classes(number && styles.number, cellClass?.(row)) || undefined}
            data-name={typeof name === 'string' ? name : undefined}
          >
            {cell(row)}
          </Cell>
        )
      })}
    </tr>
  ))
}

/**
 * Renders a table with a hidden caption, a header row and, with `foot`, a foot. With `wide` the table stands
 * in a frame that slides sideways and can have focus, or (`cards`) shows cards on a phone.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, foot, wide, pictures, className } = props
  const table = (
    <table
      className={classes(
        styles.table,
        wide === 'cards' && styles.cards,
        pictures && styles.pictures,
        className,
      )}
    >
      <caption className="sr">{label}</caption>
      <Head {...props} />
      <tbody>
        <Rows {...props} />
      </tbody>
      {foot && (
        <tfoot>
          <Rows {...props} rows={foot} />
        </tfoot>
      )}
    </table>
  )
  if (!wide) return table
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A keyboard can slide the table only while its frame has the focus.
    <section className={styles.slides} tabIndex={0} aria-label={label}>
      {table}
    </section>
  )
}
