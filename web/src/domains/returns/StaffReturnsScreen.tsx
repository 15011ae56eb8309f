// The parcels that shoppers sent back: a scan receives one, and the list leads to its pieces.

import { waitWords } from '@hemline/rules/desk/queues.ts'
import { arrivedState } from '@hemline/rules/desk/views.ts'
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
import { Field } from '../../ui/Field.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Column } from '../../ui/Table.tsx'
import { FoundRows } from '../employee/FoundRows.tsx'
import { Filters, Pictures } from '../employee/ListParts.tsx'
import { StaffFrame } from '../employee/StaffFrame.tsx'
import { useListPlace } from '../employee/use-list-place.ts'

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

const states = [
  [arrivedState, 'In the house'] as const,
  ...statuses.map((status) => [status, staffReturnStatusLabels[status]] as const),
]

const hrefOf = (code: string) => `/employee/returns/${code.replace(/\D/g, '')}`
const ago = (iso: string) => waitWords(new Date(iso), new Date(nowMs()))

const columns: readonly Column<Hit>[] = [
  {
    key: 'return',
    name: 'Return',
    cell: (hit) => (
      <Row gap={3} noWrap>
        <Pictures photoIds={hit.photoIds} />
        <HrefLink href={hrefOf(hit.code)} className="link num">
          {hit.code}
        </HrefLink>
      </Row>
    ),
  },
  { key: 'person', name: 'From', cell: (hit) => hit.personName },
  { key: 'pieces', name: 'Pieces', number: true, cell: (hit) => hit.pieces },
  {
    key: 'total',
    name: 'Promised',
    number: true,
    cell: (hit) => (hit.total > 0 ? money(hit.total) : ''),
  },
  {
    key: 'status',
    name: 'Status',
    cell: (hit) => <Badge>{hit.statusLabel}</Badge>,
  },
  { key: 'since', name: 'Since', number: true, cell: (hit) => ago(hit.since) },
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

const noneFound = { title: 'No return found', words: 'Try the whole number, as it is on the label.' }
const noneHere = {
  title: 'No parcel is here',
  words: 'Returned parcels stand here once somebody has scanned them.',
}
const noneOfStatus = { title: 'Nothing here', words: 'No return has this status now.' }

function Returns() {
  const list = useListPlace()
  const { q, state } = list.place
  const status = statuses.find((one) => one === state) ?? null
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffReturnsDocument,
    variables: { status, search: q || null, page: list.page, hasArrived: state === arrivedState },
    requestPolicy: 'cache-and-network',
  })
  return (
    <>
      <Filters
        list={list}
        screen="returns"
        label="Return, email, piece or tracking number"
        states={states}
        columns={columns}
      />
      <FoundRows
        list={list}
        answer={{ found: data?.staffReturns, error, fetching }}
        label="Returned parcels"
        words={['return', 'returns']}
        columns={columns}
        nothing={q !== '' ? noneFound : status === null ? noneHere : noneOfStatus}
      />
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
