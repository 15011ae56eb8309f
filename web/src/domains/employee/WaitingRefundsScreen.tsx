// Refunds that the processor refused: who waits for the money, and what helps (decision 0246).
import './employee-keys.ts'
import { waitWords } from '@hemline/rules/desk/queues.ts'
import {
  GetWaitingRefundsDocument,
  type GetWaitingRefundsQuery,
  StaffResendMailDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { HangerDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Employee.module.css'
import { QueuePages } from './QueuePages.tsx'
import { StaffFrame } from './StaffFrame.tsx'

type Refund = GetWaitingRefundsQuery['waitingRefunds']['nodes'][number]

/** Sends the guest the mail about the refund once more; the order's history keeps who sent it. */
function Remind({ refund, onRefused }: { refund: Refund; onRefused: (why: string | undefined) => void }) {
  const [{ fetching }, resend] = useMutation(StaffResendMailDocument)
  const send = async () => {
    const { data, error } = await resend({
      input: { orderId: refund.orderId, aboutRefund: true, reason: 'Reminder of a refund that waits' },
    })
    const answer = data?.staffResendMail
    const isSent = answer?.__typename === 'StaffOrderPayload'
    onRefused(isSent ? undefined : (answer?.message ?? friendlyError(error, 'generic')))
    if (isSent) showToast({ text: 'The mail is on its way.' })
  }
  return (
    <Button
      size="small"
      look="line"
      busy={fetching}
      aria-label={`Remind by mail: order ${refund.orderLabel}`}
      onClick={() => void send()}
    >
      Remind by mail
    </Button>
  )
}

const columnsWith = (onRefused: (why: string | undefined) => void): readonly Column<Refund>[] => [
  {
    key: 'order',
    name: 'Order',
    cell: ({ orderId, orderLabel, name, email }) => (
      <Stack gap={0}>
        <HrefLink href={`/employee/orders/${orderId}`} className="link num">
          {orderLabel}
        </HrefLink>
        <Text as="span" size={14} tone="soft" weight={400}>
          {name ? `${name}, ${email}` : email}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'amount',
    name: 'Sum',
    number: true,
    cell: ({ amount }) => money(amount),
  },
  { key: 'because', name: 'Why', cell: ({ because }) => because },
  {
    key: 'since',
    name: 'Since',
    number: true,
    cell: ({ since }) => waitWords(new Date(since), new Date(nowMs())),
  },
  {
    key: 'told',
    name: 'Told',
    number: true,
    cell: ({ toldAt }) => (toldAt ? dateOf(toldAt) : 'Not yet'),
  },
  {
    key: 'next',
    name: 'Next',
    cellClass: () => styles.next,
    cell: (refund) => (
      <Stack gap={2}>
        <span>{refund.next}</span>
        {refund.canRemind && (
          <div>
            <Remind refund={refund} onRefused={onRefused} />
          </div>
        )}
      </Stack>
    ),
  },
]

function List() {
  const [page, setPage] = useState(1)
  const [refusal, setRefusal] = useState<string>()
  const [{ data, error, fetching }] = useQuery({
    query: GetWaitingRefundsDocument,
    variables: { page },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.waitingRefunds
  if (!list)
    return fetching ? <Skeleton height={240} /> : <Note mood="bad">{friendlyError(error, 'generic')}</Note>
  if (list.totalCount === 0)
    return (
      <EmptyState drawing={<HangerDrawing />} title="No refund waits">
        Refunds that no card and no account takes back stand here.
      </EmptyState>
    )
  return (
    <>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Table
        wide="cards"
        label="Refunds that wait"
        columns={columnsWith(setRefusal)}
        rows={list.nodes}
        rowKey={({ id }) => id}
      />
      <QueuePages page={page} hasNext={list.hasNextPage} onPage={setPage} />
    </>
  )
}

/**
 * Renders the refunds that the processor refused and that nobody has yet, with what has to happen next. For
 * employees with the task `see_orders`; others are refused, visitors sent to log in.
 */
export function WaitingRefundsScreen() {
  return (
    <StaffFrame title="Refunds that wait" task="see_orders">
      <p className="soft">
        The processor refused these refunds. Members have theirs as cash credit; a guest needs an account with
        the address of the order.
      </p>
      <List />
    </StaffFrame>
  )
}
