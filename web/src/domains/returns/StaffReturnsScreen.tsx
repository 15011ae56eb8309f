// The parcels that shoppers sent back: a scan receives one, and the list leads to its pieces.

import { waitWords } from '@hemline/rules/desk/queues.ts'
import { staffReturnStatusLabels } from '@hemline/rules/returns/states.ts'
import {
  GetStaffReturnsDocument,
  type GetStaffReturnsQuery,
  ReceiveReturnDocument,
  type ReturnStatus,
} from '@hemline/schema/generated/graphql.ts'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListTable } from '../../ui/ListTable.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Filters, shownColumns } from '../employee/ListParts.tsx'
import { QueuePages } from '../employee/QueuePages.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useListPlace } from '../employee/use-list-place.ts'
import { Picture } from '../listing/Picture.tsx'
import styles from './Returns.module.css'

type Hit = GetStaffReturnsQuery['staffReturns']['nodes'][number]

const statuses: readonly ReturnStatus[] = [
  'received',
  'processing',
  'inbound',
  'initiated',
  'processed',
  'completed',
  'canceled',
]

const states = statuses.map((status) => [status, staffReturnStatusLabels[status]] as const)

const hrefOf = (code: string) => `/employee/returns/${code.replace(/\D/g, '')}`
const ago = (iso: string) => waitWords(new Date(iso), new Date(nowMs()))

const columns: readonly Column<Hit>[] = [
  {
    key: 'return',
    name: 'Return',
    cell: (hit) => (
      <Row gap={3} noWrap>
        <Row as="span" gap={1} noWrap fixed aria-hidden="true">
          {hit.photoIds.map((id) => (
            <span key={id} className={`frame ${styles.small}`}>
              <Picture photoId={id} sizes="32px" />
            </span>
          ))}
        </Row>
        <HrefLink href={hrefOf(hit.code)} className="link num">
          {hit.code}
        </HrefLink>
      </Row>
    ),
  },
  { key: 'person', name: 'From', cell: (hit) => hit.personName, order: (hit) => hit.personName },
  { key: 'pieces', name: 'Pieces', number: true, cell: (hit) => hit.pieces, order: (hit) => hit.pieces },
  {
    key: 'total',
    name: 'Promised',
    number: true,
    cell: (hit) => (hit.total > 0 ? money(hit.total) : ''),
    order: (hit) => hit.total,
  },
  {
    key: 'status',
    name: 'Status',
    cell: (hit) => <Badge>{hit.statusLabel}</Badge>,
    order: (hit) => hit.statusLabel,
  },
  { key: 'since', name: 'Since', number: true, cell: (hit) => ago(hit.since), order: (hit) => hit.since },
]

function Scan() {
  const [code, setCode] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, receive] = useMutation(ReceiveReturnDocument)
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (code.trim() === '') return field.current?.focus()
    // A scanner types the next code into the same field, so a refused code does not stay in it.
    setCode('')
    field.current?.focus()
    const { data, error } = await receive({ code })
    const answer = data?.receiveReturn
    if (answer?.__typename === 'StaffReturnPayload')
      return navigate({ href: hrefOf(answer.staffReturn.return.code) })
    return setRefusal(answer?.message ?? friendlyError(error, 'generic'))
  }
  return (
    <Stack as="form" gap={3} upTo="form" data-keeps-focus onSubmit={(event) => void submit(event)}>
      <Field
        ref={field}
        label="Scan a parcel"
        hint="Its return number or the carrier’s code. A scan receives it."
        value={code}
        autoComplete="off"
        autoFocus
        onChange={(event) => setCode(event.target.value)}
      />
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row>
        <Button size="small" type="submit" busy={fetching}>
          Receive
        </Button>
      </Row>
    </Stack>
  )
}

function Returns() {
  const list = useListPlace()
  const { q, state } = list.place
  const status = statuses.find((one) => one === state) ?? null
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffReturnsDocument,
    variables: { status, search: q || null, page: list.page },
    requestPolicy: 'cache-and-network',
  })
  const found = data?.staffReturns
  const isAllOpen = status === null && q === ''
  return (
    <>
      <Filters
        list={list}
        screen="returns"
        label="Return, email, piece or tracking number"
        states={states}
        columns={columns}
      />
      {error && !found && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'generic')}
        </Note>
      )}
      {!found && fetching && <Skeleton height={200} />}
      {found && found.nodes.length === 0 && (
        <EmptyState
          drawing={<HangerDrawing />}
          title={isAllOpen ? 'No parcel is here' : q === '' ? 'Nothing here' : 'No return found'}
        >
          {isAllOpen
            ? 'Returned parcels stand here once somebody has scanned them.'
            : q === ''
              ? 'No return has this status now.'
              : 'Try the whole number, as it is on the label.'}
        </EmptyState>
      )}
      {found && found.nodes.length > 0 && (
        <ListTable
          label="Returned parcels"
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
 * Renders the table of returned parcels for employees: those that are open, or those of a status, a number,
 * an e-mail address or a piece, the oldest first; the filters are in the address. For employees with the task
 * `returns`; others are refused, visitors sent to log in.
 */
export function StaffReturnsScreen() {
  return (
    <StaffFrame title="Returns" task="returns">
      <Scan />
      <Returns />
    </StaffFrame>
  )
}
