// The employees' page of one order: lines, parcels, history with actors and reasons, and actions.
import { postalLines } from '@hemline/rules/addresses/postal.ts'
import { GetStaffOrderDocument, type StaffOrderFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { dateOf, money, timeOfDay } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Check } from '../../ui/Check.tsx'
import { Beside, Row, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Employee.module.css'
import { OrderActions } from './OrderActions.tsx'
import { OrderGiftCards } from './OrderGiftCards.tsx'
import { StaffFrame } from './StaffFrame.tsx'

type StaffOrder = StaffOrderFieldsFragment
const when = (iso: string) => `${dateOf(iso)}, ${timeOfDay(iso)}`

type LinesProps = {
  order: StaffOrder['order']
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}
function Lines({ order, chosen, onChoose }: LinesProps) {
  return (
    <section aria-labelledby="bought">
      <h2 id="bought">Bought</h2>
      <Stack as="ul" gap={0} className={styles.pieces}>
        {order.lines.map((line) => (
          <li key={line.id}>
            {line.canceledAt === null ? (
              <Check
                checked={chosen.includes(line.id)}
                onChange={() =>
                  onChoose(
                    chosen.includes(line.id) ? chosen.filter((one) => one !== line.id) : [...chosen, line.id],
                  )
                }
              >
                <span className="num">{line.itemNumber ?? 'Gift card'}</span>
              </Check>
            ) : (
              <s className="num">{line.itemNumber}</s>
            )}
            <span>
              {line.title} {line.canceledAt !== null && <span className="soft">(canceled)</span>}
            </span>
            <span className="num">{money(line.net + line.tax + line.duty)}</span>
          </li>
        ))}
      </Stack>
    </section>
  )
}

function Parcels({ order }: { order: StaffOrder['order'] }) {
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels">Parcels</h2>
      <ul>
        {order.shipments.map((parcel) => (
          <Stack as="li" rows={1} tracks="end" padX={0} padY={2} edge="top" key={parcel.id}>
            <span>
              {parcel.statusLabel}, from {parcel.shipFrom}
            </span>
            <span className="num soft">{parcel.trackingCode ?? 'no label yet'}</span>
          </Stack>
        ))}
      </ul>
    </section>
  )
}

function Money({ staffOrder: { order, refundable } }: { staffOrder: StaffOrder }) {
  return (
    <section aria-labelledby="money">
      <h2 id="money">Money</h2>
      <ul className="num">
        {order.transactions.map((one) => (
          <Stack as="li" rows={1} tracks="end" padX={0} padY={2} edge="top" key={one.id}>
            <span>
              {one.kindLabel}, {one.label}
            </span>
            <span>{money(one.amount)}</span>
            <small className="soft">{when(one.happenedAt)}</small>
          </Stack>
        ))}
        <Stack as="li" rows={1} tracks="end" padX={0} padY={2} edge="top">
          <b>Can still be given back</b>
          <b>{money(refundable)}</b>
        </Stack>
      </ul>
    </section>
  )
}

const kinds: Readonly<Record<string, string>> = {
  status: 'State',
  picking: 'Picking started',
  picking_stopped: 'Put back',
  packed: 'Packed',
  handed_over: 'Handed over',
  refund: 'Money back',
  refund_failed: 'Money back failed',
  refund_credited: 'Money back as cash credit',
  canceled: 'Canceled',
  lines_canceled: 'Pieces canceled',
  mail_sent_again: 'Mail sent again',
  gift_card_sent_again: 'Gift card sent again, or its address changed',
}

function Notes({ notes }: { notes: StaffOrder['notes'] }) {
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Actions by staff</h2>
      <ol>
        {notes.map((note) => (
          <Stack as="li" gap={0} padX={0} padY={2} edge="top" key={note.id}>
            <Text as="time" dateTime={note.happenedAt} size={14} className="soft num">
              {when(note.happenedAt)}
            </Text>
            <b>
              {kinds[note.kind] ?? note.kind}
              {note.toStatus && `: ${note.toStatus.replaceAll('_', ' ')}`}
            </b>
            <span>
              {note.actor ?? 'The shop'}
              {note.reason && `: ${note.reason}`}
            </span>
          </Stack>
        ))}
      </ol>
      {notes.length === 0 && <p className="soft">Nothing was noted yet.</p>}
    </section>
  )
}

function Detail({ staffOrder }: { staffOrder: StaffOrder }) {
  const { order, notes } = staffOrder
  const [chosen, setChosen] = useState<readonly string[]>([])
  const to = order.shipTo
  return (
    <>
      <Row as="header" rows={2}>
        <Badge>{order.statusLabel}</Badge>
        <span className="soft">
          {order.email}, {order.paidWith}
        </span>
        {staffOrder.cameBy && <span className="soft">{staffOrder.cameBy}</span>}
        {order.replacesCase && (
          <Link to="/employee/cases/$code" params={{ code: order.replacesCase }} className="link">
            Replacement for case {order.replacesCase}
          </Link>
        )}
        {order.gift && (
          <span>
            A gift: <b className="num">{order.gift.code}</b> sends it back, with the ZIP code of the parcel or
            the e-mail of the order
          </span>
        )}
        {to && <span className="soft">{[to.fullName, ...postalLines(to)].join(', ')}</span>}
      </Row>
      <Beside rows={8}>
        <Stack gap={8} top shrinks>
          <Lines order={order} chosen={chosen} onChoose={setChosen} />
          <Parcels order={order} />
          <OrderGiftCards cards={staffOrder.giftCards} />
          <Money staffOrder={staffOrder} />
        </Stack>
        <Stack gap={8} top shrinks>
          <OrderActions staffOrder={staffOrder} chosen={chosen} onDone={() => setChosen([])} />
          <Notes notes={notes} />
        </Stack>
      </Beside>
    </>
  )
}

/**
 * Shows an employee's page about one order: lines, payments, parcels, history and actions; for an unknown
 * order, that there is none. For employees with the task `see_orders`; others are refused, visitors sent to
 * log in.
 */
export function OrderScreen() {
  const { orderId = '' } = useParams({ strict: false })
  const [{ data, error, fetching }] = useQuery({
    query: GetStaffOrderDocument,
    variables: { id: orderId },
    requestPolicy: 'cache-and-network',
  })
  const staffOrder = data?.staffOrder
  return (
    <StaffFrame
      title={staffOrder ? `Order ${staffOrder.order.label}` : 'Order'}
      task="see_orders"
      list={{ to: '/employee/orders', name: 'Orders' }}
      fact={staffOrder && `placed ${when(staffOrder.order.placedAt)}`}
    >
      {staffOrder && <Detail staffOrder={staffOrder} />}
      {!staffOrder && fetching && <Skeleton height={300} />}
      {!staffOrder && !fetching && (
        <Note mood="bad" role="alert">
          {error ? friendlyError(error, 'locatingOrder') : 'There is no such order.'}{' '}
          <HrefLink href="/employee/orders">Find another</HrefLink>
        </Note>
      )}
    </StaffFrame>
  )
}
