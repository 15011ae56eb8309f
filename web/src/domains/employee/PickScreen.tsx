// The pick list of a house: express first, then who waits longest.
import { bundleWords, openParcelsWords } from '@hemline/rules/fulfillment/carriers-parcels.ts'
import {
  GetPickListDocument,
  type GetPickListQuery,
  ReportMissingDocument,
  type StaffParcelFieldsFragment,
  StartPickingDocument,
  StopPickingDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Employee.module.css'
import { useStaffPassword } from './PasswordAgain.tsx'
import { StaffFrame } from './StaffFrame.tsx'

type Parcel = StaffParcelFieldsFragment

function Missing({ parcel, itemNumber, onDone }: { parcel: Parcel; itemNumber: number; onDone: () => void }) {
  const [{ fetching }, report] = useMutation(ReportMissingDocument)
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const password = useStaffPassword()
  const send = async () => {
    if (!(await password.confirm())) return
    const { data, error } = await report({ input: { shipmentId: parcel.id, itemNumber, reason } })
    const answer = data?.reportMissing
    if (answer?.__typename === 'PasswordNeeded') {
      setRefusal(undefined)
      return password.ask()
    }
    if (answer?.__typename !== 'StaffParcelPayload')
      return setRefusal(answer?.message ?? friendlyError(error, 'orderDetails'))
    showToast({ text: `${itemNumber} is off this order; its money goes back.` })
    onDone()
  }
  return (
    <Stack
      as="form"
      gap={3}
      upTo="form"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field
        label={`Why ${itemNumber} can’t be picked`}
        value={reason}
        error={refusal}
        onChange={(event) => setReason(event.target.value)}
        autoFocus
      />
      {password.field}
      <Row gap={2} className={styles.ways}>
        <Button type="submit" look="danger" size="small" busy={fetching || password.checking}>
          Take it off the order
        </Button>
        <Button look="text" size="small" onClick={onDone}>
          Keep looking
        </Button>
      </Row>
    </Stack>
  )
}

function Pieces({ parcel }: { parcel: Parcel }) {
  const [missing, setMissing] = useState<number>()
  return (
    <Stack as="ul" gap={0} className={styles.pieces}>
      {parcel.items.map((item) => (
        <li key={item.lineId}>
          <b className="num">{item.itemNumber}</b>
          <span>
            {item.title}
            {item.sizeDisplay && <span className="soft"> · {item.sizeDisplay}</span>}
          </span>
          {parcel.status !== 'packed' && missing !== item.itemNumber && (
            <Button
              look="text"
              size="small"
              aria-label={`${item.itemNumber} is missing`}
              onClick={() => setMissing(item.itemNumber)}
            >
              Missing
            </Button>
          )}
          {missing === item.itemNumber && (
            <Missing parcel={parcel} itemNumber={item.itemNumber} onDone={() => setMissing(undefined)} />
          )}
        </li>
      ))}
    </Stack>
  )
}

function ParcelRow({ parcel }: { parcel: Parcel }) {
  const [{ fetching: starting }, start] = useMutation(StartPickingDocument)
  const [{ fetching: stopping }, stop] = useMutation(StopPickingDocument)
  const [refusal, setRefusal] = useState<string>()
  const move = async (to: 'picking' | 'waiting') => {
    const result =
      to === 'picking' ? await start({ shipmentId: parcel.id }) : await stop({ shipmentId: parcel.id })
    const answer = result.data && Object.values(result.data).find((one) => typeof one === 'object')
    setRefusal(
      answer?.__typename === 'StaffParcelPayload'
        ? undefined
        : (answer?.message ?? friendlyError(result.error, 'orderDetails')),
    )
  }
  return (
    <Stack as="li" gap={3} pad={4} surface="card" edge="all" round="control">
      <Row as="header" rows={2}>
        <b className="num">{parcel.orderLabels.join(', ')}</b>
        <Badge mood={parcel.status === 'packed' ? 'good' : parcel.status === 'picking' ? 'green' : 'plain'}>
          {parcel.statusLabel}
        </Badge>
        {parcel.expedited && <Badge mood="gold">Express</Badge>}
        {bundleWords(parcel.orderLabels) && <Badge mood="gold">{bundleWords(parcel.orderLabels)}</Badge>}
        <span className="soft small">{parcel.shipFrom}</span>
      </Row>
      <Pieces parcel={parcel} />
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Row gap={2} className={styles.ways}>
        {parcel.status === 'waiting' && (
          <Button size="small" busy={starting} onClick={() => void move('picking')}>
            Start picking
          </Button>
        )}
        {parcel.status === 'picking' && (
          <Button look="text" size="small" busy={stopping} onClick={() => void move('waiting')}>
            Put back
          </Button>
        )}
        <HrefLink
          className={buttonClass({ look: 'line', size: 'small' })}
          href={`/employee/pack?parcel=${parcel.id}`}
        >
          {parcel.status === 'packed' ? 'Hand over' : 'Pack'}
        </HrefLink>
      </Row>
    </Stack>
  )
}

type Place = GetPickListQuery['pickList']['places'][number]
const openIn = (places: readonly Place[], house: number | null): number =>
  places.reduce(
    (sum, one) =>
      sum + (house === null || one.warehouseId === house ? one.waiting + one.picking + one.packed : 0),
    0,
  )

function List() {
  const [house, setHouse] = useState<number | null>(null)
  const [{ data, error }, ask] = useQuery({
    query: GetPickListDocument,
    variables: { warehouseId: house },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.pickList
  return (
    <>
      <Panel upTo="form">
        <SelectField
          label="House"
          value={house ?? ''}
          onChange={(event) => setHouse(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">All houses</option>
          {list?.places.map((place) => (
            <option key={place.warehouseId} value={place.warehouseId}>
              {place.name}: {place.waiting + place.picking} to pick, {place.packed} packed
            </option>
          ))}
        </SelectField>
      </Panel>
      {error && !list && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'orderHistory')}{' '}
          <Button look="text" onClick={() => ask({ requestPolicy: 'network-only' })}>
            Try again
          </Button>
        </Note>
      )}
      {!list && !error && <Skeleton height={200} />}
      {list && (
        <p className="soft" aria-live="polite">
          {openParcelsWords({ shown: list.parcels.length, all: openIn(list.places, house) })}
        </p>
      )}
      <Stack as="ul">
        {list?.parcels.map((parcel) => (
          <ParcelRow key={parcel.id} parcel={parcel} />
        ))}
      </Stack>
    </>
  )
}

/**
 * Shows the list of parcels whose pieces an employee has to pick from the shelves. For employees with the
 * task `pick`; others are refused, visitors sent to log in.
 */
export function PickScreen() {
  return (
    <StaffFrame title="Pick" task="pick">
      <List />
    </StaffFrame>
  )
}
