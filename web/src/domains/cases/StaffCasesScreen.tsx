// The cases that wait for a person: the one that waits longest stands first.
import { caseKindWords } from '@hemline/rules/cases/kinds.ts'
import { staffCaseStatusLabels } from '@hemline/rules/cases/words.ts'
import { waitWords } from '@hemline/rules/desk/queues.ts'
import { proposedState } from '@hemline/rules/desk/views.ts'
import {
  type CaseStatus,
  GetStaffCasesDocument,
  type GetStaffCasesQuery,
} from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Filters, shownColumns } from '../employee/ListParts.tsx'
import { QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useListPlace } from '../employee/use-list-place.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './Cases.module.css'

type Hit = GetStaffCasesQuery['staffCases']['nodes'][number]

const statuses: readonly CaseStatus[] = [
  'waiting_for_us',
  'waiting_for_carrier',
  'answered',
  'settled',
  'closed',
]

const states: readonly (readonly [value: string, label: string])[] = [
  ...statuses.map((status) => [status, staffCaseStatusLabels[status]] as const),
  [proposedState, 'Second person'],
]

const ago = (iso: string) => waitWords(new Date(iso), new Date(nowMs()))

const columns: readonly Column<Hit>[] = [
  {
    key: 'case',
    name: 'Case',
    cell: (hit) => (
      <Row gap={3} noWrap>
        {hit.photoId !== null && (
          <span className={`frame ${styles.small}`} aria-hidden="true">
            <Picture photoId={hit.photoId} sizes="32px" />
          </span>
        )}
        <HrefLink href={`/employee/cases/${hit.code}`} className="link">
          {hit.subject}
        </HrefLink>
      </Row>
    ),
  },
  { key: 'number', name: 'Number', number: true, cell: (hit) => hit.code, order: (hit) => Number(hit.code) },
  { key: 'kind', name: 'What', cell: (hit) => hit.kindLabel, order: (hit) => hit.kindLabel },
  { key: 'person', name: 'From', cell: (hit) => hit.personName, order: (hit) => hit.personName },
  {
    key: 'total',
    name: 'Sum',
    number: true,
    cell: (hit) => (hit.total > 0 ? money(hit.total) : ''),
    order: (hit) => hit.total,
  },
  {
    key: 'status',
    name: 'Status',
    cell: (hit) => <Badge>{hit.isProposed ? 'Waits for a second person' : hit.statusLabel}</Badge>,
    order: (hit) => hit.statusLabel,
  },
  { key: 'since', name: 'Since', number: true, cell: (hit) => ago(hit.since), order: (hit) => hit.since },
]

function Cases() {
  const list = useListPlace()
  const { q, state } = list.place
  const kind = caseKindWords.find((one) => one.kind === list.place.kind)?.kind ?? null
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffCasesDocument,
    variables: {
      status: statuses.find((one) => one === state) ?? null,
      search: q || null,
      kind,
      isProposed: state === proposedState,
      page: list.page,
    },
    requestPolicy: 'cache-and-network',
  })
  const found = data?.staffCases
  return (
    <>
      <Filters list={list} screen="cases" label="Number, email or words" states={states} columns={columns}>
        <SelectField
          label="About"
          value={kind ?? ''}
          onChange={(event) => list.show({ kind: event.target.value })}
        >
          <option value="">Everything</option>
          {caseKindWords.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </SelectField>
      </Filters>
      {!found && fetching && <Skeleton height={160} />}
      {error && !found && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'generic')}
        </Note>
      )}
      {found && found.nodes.length === 0 && (
        <EmptyState drawing={<HangerDrawing />} title={q === '' ? 'Nothing waits' : 'No case found'}>
          {q === ''
            ? kind === null
              ? 'Cases of this status stand here.'
              : 'No case of this kind has this status.'
            : 'Try its number or the email address.'}
        </EmptyState>
      )}
      {found && found.nodes.length > 0 && (
        <ListTable
          label="Cases"
          columns={shownColumns(list, columns)}
          rows={found.nodes}
          rowKey={(hit) => hit.id}
          pictures
        />
      )}
      {found && <QueuePages page={list.page} hasNext={found.hasNextPage} onPage={list.showPage} />}
    </>
  )
}

/**
 * Renders the table of cases for employees with the task `cases`: those that wait for the shop, or those of
 * another status, a kind, a number, an e-mail address or words. The filters are in the address.
 */
export function StaffCasesScreen() {
  return (
    <StaffFrame title="Cases" task="cases">
      <Cases />
    </StaffFrame>
  )
}
