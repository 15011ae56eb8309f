import { Button } from '../../ui/Button.tsx'
import { Row } from '../../ui/layout.tsx'

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
