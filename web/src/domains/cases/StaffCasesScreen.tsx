// The cases that wait for a person: the one that waits longest stands first.
import { caseKindWords } from '@hemline/rules/cases/kinds.ts'
import { staffCaseStatusLabels } from '@hemline/rules/cases/words.ts'
import { waitWords } from '@hemline/rules/desk/queues.ts'
import type { CaseKind } from '@hemline/rules/vocabulary/cases.ts'
import {
  type CaseStatus,
  GetStaffCasesDocument,
  type GetStaffCasesQuery,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Row } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
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

/**
 * Renders the queue of cases by status and kind, page by page, for employees with the task `cases`, with a
 * field that finds a case by number, e-mail address or words.
 */
export function StaffCasesScreen() {
  const [status, setStatus] = useState<CaseStatus | 'proposed'>('waiting_for_us')
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string | null>(null)
  const [kind, setKind] = useState<CaseKind | null>(null)
  const [page, setPage] = useState(1)
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffCasesDocument,
    variables: {
      status: status === 'proposed' ? null : status,
      search,
      kind,
      isProposed: status === 'proposed',
      page,
    },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.staffCases
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim() || null)
    setPage(1)
  }
  const show = (wanted: CaseStatus | 'proposed') => {
    setSearch(null)
    setStatus(wanted)
    setPage(1)
  }
  return (
    <StaffFrame title="Cases" task="cases">
      <Row as="form" gap={3} align="end" onSubmit={find}>
        <Field
          label="Find a case"
          placeholder="Number, e-mail or words"
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" size="small" look="line">
          Find
        </Button>
        <SelectField
          label="About"
          value={kind ?? ''}
          onChange={(event) => {
            setKind(caseKindWords.find((one) => one.kind === event.target.value)?.kind ?? null)
            setPage(1)
          }}
        >
          <option value="">Everything</option>
          {caseKindWords.map((one) => (
            <option key={one.kind} value={one.kind}>
              {one.label}
            </option>
          ))}
        </SelectField>
      </Row>
      <ChipRow slide>
        {statuses.map((one) => (
          <Chip key={one} pressed={search === null && status === one} onClick={() => show(one)}>
            {staffCaseStatusLabels[one]}
          </Chip>
        ))}
        <Chip pressed={search === null && status === 'proposed'} onClick={() => show('proposed')}>
          Second person
        </Chip>
      </ChipRow>
      {!list && fetching && <Skeleton height={160} />}
      {error && !list && <Note mood="bad">{friendlyError(error, 'generic')}</Note>}
      {list && list.nodes.length === 0 && (
        <EmptyState drawing={<HangerDrawing />} title={search === null ? 'Nothing waits' : 'No case found'}>
          {search === null
            ? kind === null
              ? 'Cases of this status stand here.'
              : 'No case of this kind has this status.'
            : 'Try its number or the e-mail address.'}
        </EmptyState>
      )}
      {list && list.nodes.length > 0 && (
        <ListTable label="Cases" columns={columns} rows={list.nodes} rowKey={(hit) => hit.id} pictures />
      )}
      {list && <QueuePages page={page} hasNext={list.hasNextPage} onPage={setPage} />}
    </StaffFrame>
  )
}
