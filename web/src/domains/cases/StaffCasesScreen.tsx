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
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Row } from '../../ui/layout.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Column } from '../../ui/Table.tsx'
import { FoundRows } from '../employee/FoundRows.tsx'
import { Filters, Pictures } from '../employee/ListParts.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useListPlace } from '../employee/use-list-place.ts'

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
        <Pictures photoIds={hit.photoId === null ? [] : [hit.photoId]} />
        <HrefLink href={`/employee/cases/${hit.code}`} className="link">
          {hit.subject}
        </HrefLink>
      </Row>
    ),
  },
  { key: 'number', name: 'Number', number: true, cell: (hit) => hit.code },
  { key: 'kind', name: 'What', cell: (hit) => hit.kindLabel },
  { key: 'person', name: 'From', cell: (hit) => hit.personName },
  {
    key: 'total',
    name: 'Sum',
    number: true,
    cell: (hit) => (hit.total > 0 ? money(hit.total) : ''),
  },
  {
    key: 'status',
    name: 'Status',
    cell: (hit) => <Badge>{hit.isProposed ? 'Waits for a second person' : hit.statusLabel}</Badge>,
  },
  {
    key: 'taken',
    name: 'Who has it',
    cell: (hit) => hit.takenBy ?? '',
  },
  { key: 'since', name: 'Since', number: true, cell: (hit) => ago(hit.since) },
]

const noneFound = { title: 'No case found', words: 'Try its number or the email address.' }
const nothingWaits = (ofKind: boolean) => ({
  title: 'Nothing waits',
  words: ofKind ? 'No case of this kind has this status.' : 'Cases of this status stand here.',
})

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
      <FoundRows
        list={list}
        answer={{ found: data?.staffCases, error, fetching }}
        label="Cases"
        words={['case', 'cases']}
        columns={columns}
        nothing={q === '' ? nothingWaits(kind !== null) : noneFound}
      />
    </>
  )
}

/**
 * Renders the table of cases for employees with the task `cases`: those that wait for the shop, or those of
 * another status, a kind, a number, an e-mail address or words. The filters are in the address. Others are
 * refused, visitors sent to log in.
 */
export function StaffCasesScreen() {
  return (
    <StaffFrame title="Cases" task="cases">
      <Cases />
    </StaffFrame>
  )
}
