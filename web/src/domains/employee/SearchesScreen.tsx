// The log of employees' searches for people: who searched, when, and by which text.
import '../desk/desk-keys.ts'
import { GetPersonSearchesDocument, type GetPersonSearchesQuery } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, timeOfDay } from '../../platform/format.ts'
import { ListTable } from '../../ui/ListTable.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { StaffFrame } from './StaffFrame.tsx'

type Search = GetPersonSearchesQuery['personSearches'][number]

const columns: readonly Column<Search>[] = [
  { key: 'text', name: 'Text', cell: ({ text }) => text, order: ({ text }) => text },
  { key: 'by', name: 'Who', cell: ({ by }) => by, order: ({ by }) => by },
  { key: 'at', name: 'When', cell: ({ at }) => `${dateOf(at)}, ${timeOfDay(at)}`, order: ({ at }) => at },
  { key: 'found', name: 'Found', number: true, cell: ({ found }) => found, order: ({ found }) => found },
]

function Log() {
  const [{ data, error, fetching }] = useQuery({
    query: GetPersonSearchesDocument,
    requestPolicy: 'cache-and-network',
  })
  const searches = data?.personSearches
  if (!searches)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (searches.length === 0) return <p className="soft">Nobody has looked for people yet.</p>
  return <ListTable label="Searches for people" columns={columns} rows={searches} rowKey={({ id }) => id} />
}

/**
 * Shows the log of employees' searches for people, kept for a year. For employees with the task
 * `see_searches`; others are refused, visitors sent to log in.
 */
export function SearchesScreen() {
  return (
    <StaffFrame title="Searches" task="see_searches">
      <p className="soft">The newest searches for people. They are kept for a year.</p>
      <Log />
    </StaffFrame>
  )
}
