// Rows of a table that are chosen by their boxes, one by one, all at once, or from one box to another.
import { type MouseEvent, useRef, useState } from 'react'
import { Row } from '../../ui/layout.tsx'
import type { Column } from '../../ui/Table.tsx'
import styles from './BulkBar.module.css'

type Key = string | number

/**
 * Hook: returns the choice of table rows: `chosen`, the chosen rows among `rows`; `column`, a column of
 * checkboxes; `keep`, which sets the chosen rows. A press with Shift chooses all rows from the checkbox
 * pressed before, in the table's order.
 */
export function useChoice<Row>(rows: readonly Row[], keyOf: (row: Row) => Key, nameOf: (row: Row) => string) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  const chosen = rows.filter((row) => keys.has(String(keyOf(row))))
  const press = (event: MouseEvent<HTMLInputElement>, key: string) => {
    const boxes = [...(event.currentTarget.closest('tbody')?.querySelectorAll('input') ?? [])].map(
      (box) => box.value,
    )
    const from = boxes.indexOf(event.shiftKey ? (last.current ?? key) : key)
    const to = boxes.indexOf(key)
    const range = boxes.slice(Math.min(from, to), Math.max(from, to) + 1)
    const next = new Set(keys)
    for (const one of from < 0 ? [key] : range)
      if (event.currentTarget.checked) next.add(one)
      else next.delete(one)
    last.current = key
    setKeys(next)
  }
  const all = rows.length > 0 && chosen.length === rows.length
  const column: Column<Row> = {
    key: 'choose',
    name: (
      <Row as="label" gap={0} justify="center" noWrap inline tall={44} pointer className={styles.box}>
        <input
          type="checkbox"
          aria-label="Choose all rows"
          checked={all}
          onChange={() => setKeys(new Set(all ? [] : rows.map((row) => String(keyOf(row)))))}
        />
      </Row>
    ),
    cellClass: () => styles.cell,
    cell: (row) => {
      const key = String(keyOf(row))
      return (
        <Row as="label" gap={0} justify="center" noWrap inline tall={44} pointer className={styles.box}>
          <input
            type="checkbox"
            aria-label={`Choose ${nameOf(row)}`}
            value={key}
            checked={keys.has(key)}
            onClick={(event) => press(event, key)}
            onChange={() => undefined}
          />
        </Row>
      )
    },
  }
  /** Leaves only these rows chosen. */
  const keep = (left: readonly Row[]) => setKeys(new Set(left.map((row) => String(keyOf(row)))))
  return { chosen, column, keep }
}
