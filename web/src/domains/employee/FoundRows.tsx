import { rowsShownWords } from '@hemline/rules/desk/sorting.ts'
import type { CombinedError } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { shownColumns } from './ListParts.tsx'
import { QueuePages } from './QueuePages.tsx'
import type { useListPlace } from './use-list-place.ts'

type FoundProps<Row> = {
  list: ReturnType<typeof useListPlace>
  /** How the request stands: `found` is one page of rows once it is there. */
  answer: {
    found: { nodes: readonly Row[]; totalCount: number; hasNextPage: boolean } | undefined
    error: CombinedError | undefined
    fetching: boolean
  }
  /** The name of the table. */
  label: string
  /** What one row is, and several. */
  words: readonly [one: string, many: string]
  /** Rows of a full page. */
  pageSize?: number
  columns: readonly Column<Row>[]
  /** What stands in place of an empty table. */
  nothing: { title: string; words: string }
}

/**
 * Renders one page of a desk's table, or why it isn't there: a placeholder while it loads, the error, or that
 * nothing was found. Renders nothing before the first request.
 */
export function FoundRows<Row extends { id: string }>({
  list,
  answer: { found, error, fetching },
  label,
  words,
  pageSize = 25,
  columns,
  nothing,
}: FoundProps<Row>) {
  if (!found)
    return error ? (
      <Note mood="bad" role="alert">
        {friendlyError(error, 'generic')}
      </Note>
    ) : fetching ? (
      <Skeleton height={160} />
    ) : null
  return (
    <>
      {found.nodes.length === 0 ? (
        <EmptyState drawing={<HangerDrawing />} title={nothing.title}>
          {nothing.words}
        </EmptyState>
      ) : (
        <>
          <Text size={14} tone="soft" numbers aria-live="polite">
            {rowsShownWords(
              { page: list.page, shown: found.nodes.length, total: found.totalCount, pageSize },
              words,
            )}
          </Text>
          <Table
            wide="cards"
            label={label}
            columns={shownColumns(list, columns)}
            rows={found.nodes}
            rowKey={(hit) => hit.id}
            pictures
          />
        </>
      )}
      <QueuePages page={list.page} hasNext={found.hasNextPage} onPage={list.showPage} />
    </>
  )
}
