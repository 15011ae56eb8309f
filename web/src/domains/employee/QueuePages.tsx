import { boxesPerPage } from '@hemline/rules/desk/queues.ts'
import { rowsShownWords } from '@hemline/rules/desk/sorting.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Text } from '../../ui/layout.tsx'

/** The words of the ways between the pages of every table and queue of the desk. */
export const pageWords = { previous: 'Previous page', next: 'Next page' } as const

/**
 * Renders the buttons to the next and the previous page of a queue that is read page by page; nothing when
 * one page shows all. `page` begins at 1.
 */
export function QueuePages({
  page,
  hasNext,
  onPage,
}: {
  page: number
  hasNext: boolean
  onPage: (page: number) => void
}) {
  if (page === 1 && !hasNext) return null
  return (
    <Row as="nav" gap={2} aria-label="Pages">
      {page > 1 && (
        <Button size="small" look="line" onClick={() => onPage(page - 1)}>
          {pageWords.previous}
        </Button>
      )}
      {hasNext && (
        <Button size="small" look="line" onClick={() => onPage(page + 1)}>
          {pageWords.next}
        </Button>
      )}
    </Row>
  )
}

/**
 * Renders how many boxes wait in a queue, and which of them this page of 20 shows: "200 boxes, 21 to 40
 * here".
 */
export function QueueCount({ page, shown, total }: { page: number; shown: number; total: number }) {
  const first = (page - 1) * boxesPerPage + 1
  return (
    <Text size={14} tone="soft" numbers>
      {countOf(total, 'box', 'boxes')}
      {total > shown && `, ${first} to ${first + shown - 1} here`}
    </Text>
  )
}

type QueueLineProps = { page: number; shown: number; total: number; house: number | null }

/**
 * Renders which pieces of a queue this page shows, of how many, and in which warehouse (null: all): "1 to 50
 * of 412 pieces in Phoenix"; nothing for an empty queue.
 */
export function QueueLine({ page, shown, total, house }: QueueLineProps) {
  if (total === 0) return null
  const city = warehouses.find(({ warehouseId }) => warehouseId === house)?.city
  return (
    <Text size={14} tone="soft" numbers>
      {rowsShownWords({ page, shown, total }, ['piece', 'pieces'])} {city ? `in ${city}` : 'in all houses'}
    </Text>
  )
}
