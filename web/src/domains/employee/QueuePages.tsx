import { boxesPerPage } from '@hemline/rules/desk/queues.ts'
import { countOf } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Text } from '../../ui/layout.tsx'

/**
 * Renders the buttons to the next and the former page of a queue that is read page by page; nothing when one
 * page shows all. `page` begins at 1.
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
          Former page
        </Button>
      )}
      {hasNext && (
        <Button size="small" look="line" onClick={() => onPage(page + 1)}>
          Next page
        </Button>
      )}
    </Row>
  )
}

/** Says how many boxes wait in all, and which of them this page shows: "200 boxes, 21 to 40 here". */
export function QueueCount({ page, shown, total }: { page: number; shown: number; total: number }) {
  const first = (page - 1) * boxesPerPage + 1
  return (
    <Text size={14} tone="soft" numbers>
      {countOf(total, 'box', 'boxes')}
      {total > shown && `, ${first} to ${first + shown - 1} here`}
    </Text>
  )
}
