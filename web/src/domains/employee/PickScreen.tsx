// The pick list of a house: express first, then who waits longest. A scan in the aisle ticks a piece.
import { byWay } from '@hemline/rules/bins/bins.ts'
import { bundleWords, openParcelsWords } from '@hemline/rules/fulfillment/carriers-parcels.ts'
import { pickScanWords, readPickScan } from '@hemline/rules/fulfillment/pick-scan.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import {
  GetPickListDocument,
  type GetPickListQuery,
  GetStaffParcelDocument,
  ReportMissingDocument,
  type StaffParcelFieldsFragment,
  StartPickingDocument,
  StopPickingDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useClient, useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import styles from './Employee.module.css'
import { keepByWay, storedByWay, storedHouse, storeHouse } from './house.ts'
import { useStaffPassword } from './PasswordAgain.tsx'
import { StaffFrame } from './StaffFrame.tsx'
import { ParcelPieces, type Said, ScanAnswer } from './scanning.tsx'
import { usePicked } from './use-picked.ts'

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

type Picking = { parcel: Parcel; picked: readonly string[] }

function Pieces({ parcel, picked }: Picking) {
  const [missing, setMissing] = useState<number>()
  const isOpen = parcel.status !== 'packed'
  return (
    <ParcelPieces
      pieces={parcel.items}
      isDone={({ lineId }) => !isOpen || picked.includes(lineId)}
      doneWords={isOpen ? 'picked' : 'in the parcel'}
      open={({ itemNumber }) =>
        missing !== itemNumber && (
          <Button
            look="text"
            size="small"
            aria-label={`${itemNumber} is missing`}
            onClick={() => setMissing(itemNumber)}
          >
            Missing
          </Button>
        )
      }
      foot={({ itemNumber }) =>
        missing === itemNumber && (
          <Missing parcel={parcel} itemNumber={itemNumber} onDone={() => setMissing(undefined)} />
        )
      }
    />
  )
}

function ParcelRow({ parcel, picked, onPutBack }: Picking & { onPutBack: () => void }) {
  const [{ fetching: starting }, start] = useMutation(StartPickingDocument)
  const [{ fetching: stopping }, stop] = useMutation(StopPickingDocument)
  const [refusal, setRefusal] = useState<string>()
  const move = async (to: 'picking' | 'waiting') => {
    const result =
      to === 'picking' ? await start({ shipmentId: parcel.id }) : await stop({ shipmentId: parcel.id })
    const answer = result.data && Object.values(result.data).find((one) => typeof one === 'object')
    const isDone = answer?.__typename === 'StaffParcelPayload'
    setRefusal(isDone ? undefined : (answer?.message ?? friendlyError(result.error, 'orderDetails')))
    if (isDone && to === 'waiting') onPutBack()
  }
  const isReady = parcel.status === 'picking' && parcel.items.every(({ lineId }) => picked.includes(lineId))
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
      <Pieces parcel={parcel} picked={picked} />
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
          className={buttonClass({ look: isReady ? 'main' : 'line', size: 'small' })}
          href={`/employee/pack?parcel=${parcel.id}`}
        >
          {parcel.status === 'packed' ? 'Hand over' : 'Pack'}
        </HrefLink>
      </Row>
    </Stack>
  )
}

type Place = GetPickListQuery['pickList']['places'][number]
/** What waits in a house (null: in all), by the lines of work that the desk's rail counts. */
const openIn = (places: readonly Place[], house: number | null) => {
  const here = places.filter(({ warehouseId }) => house === null || warehouseId === house)
  const sum = (of: (place: Place) => number) => here.reduce((total, place) => total + of(place), 0)
  return {
    toPick: sum(({ waiting }) => waiting),
    toPack: sum(({ picking, packed }) => picking + packed),
  }
}

const isHere = ({ status }: Parcel): boolean => ['waiting', 'picking', 'packed'].includes(status)

/**
 * Hook: reads a scan by the parcels of the list, and where none needs the piece asks for the parcel that
 * does: a long list shows the first ones only.
 */
function useScan(parcels: readonly Parcel[], picked: readonly string[]) {
  const client = useClient()
  return async (text: string) => {
    const found = readPickScan(text, parcels, picked)
    if (found.kind !== 'wrong') return found
    const search = text.replace(/\D/g, '')
    const { data } = await client
      .query(GetStaffParcelDocument, { search }, { requestPolicy: 'network-only' })
      .toPromise()
    const other = data?.staffParcel
    return other && isHere(other) ? readPickScan(text, [other], picked) : found
  }
}

/** The field of the scanner in the aisle, and the answer to the last scan. */
function Scan({ parcels, picked, onPicked }: ReturnType<typeof usePicked> & { parcels: readonly Parcel[] }) {
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<Said>({ text: '', mood: 'plain' })
  const [, start] = useMutation(StartPickingDocument)
  const read = useScan(parcels, picked)
  const scan = async (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    // A scanner types the next number into the same field, so a read one does not stay in it.
    setTyped('')
    if (text === '') return
    const found = await read(text)
    if (found.kind !== 'right')
      return setSaid({ text: pickScanWords(text, found, 0), mood: found.kind === 'again' ? 'plain' : 'bad' })
    const { parcel, piece } = found
    if (parcel.status === 'waiting') {
      const { data, error } = await start({ shipmentId: parcel.id })
      const answer = data?.startPicking
      if (answer?.__typename !== 'StaffParcelPayload')
        return setSaid({ text: answer?.message ?? friendlyError(error, 'orderDetails'), mood: 'bad' })
    }
    onPicked(piece.lineId)
    const left = parcel.items.filter(({ lineId }) => lineId !== piece.lineId && !picked.includes(lineId))
    return setSaid({ text: pickScanWords(text, found, left.length), mood: 'good' })
  }
  return (
    <Stack gap={3} upTo="form">
      <form data-keeps-focus onSubmit={(event) => void scan(event)}>
        <Field
          label="Scan a piece, or type the end of its number"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          inputMode="numeric"
          enterKeyHint="go"
          autoFocus
        />
      </form>
      <ScanAnswer said={said} />
    </Stack>
  )
}

type HouseProps = { house: number | null; places: readonly Place[]; onHouse: (house: number | null) => void }

function House({ house, places, onHouse }: HouseProps) {
  const here = warehouses.find(({ warehouseId }) => warehouseId === house)
  const isIdle = here && !places.some(({ warehouseId }) => warehouseId === house)
  return (
    <Panel upTo="form">
      <SelectField
        label="House"
        value={house ?? ''}
        onChange={(event) => onHouse(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">All houses</option>
        {isIdle && (
          <option value={here.warehouseId}>
            {here.city}, {here.state}: nothing to pick
          </option>
        )}
        {places.map((place) => (
          <option key={place.warehouseId} value={place.warehouseId}>
            {place.name}: {place.waiting} to pick, {place.picking + place.packed} to pack
          </option>
        ))}
      </SelectField>
    </Panel>
  )
}

const hasBin = ({ items }: Parcel): boolean => items.some(({ bin }) => bin !== null)

/**
 * The parcels as a picker walks: express ones first and packed ones last, and among the others by the way
 * along the shelves, unless the picker wants those that wait longest first.
 */
function inOrder(parcels: readonly Parcel[], isByWay: boolean): readonly Parcel[] {
  if (!isByWay) return parcels
  const place = ({ status, expedited }: Parcel) => (status === 'packed' ? 2 : expedited ? 0 : 1)
  return byWay(parcels).toSorted((a, b) => place(a) - place(b))
}

function List() {
  const [house, setHouse] = useState(storedHouse)
  const { picked, onPicked, onPutBack } = usePicked()
  const [{ data, error }, ask] = useQuery({
    query: GetPickListDocument,
    variables: { warehouseId: house },
    requestPolicy: 'cache-and-network',
  })
  const list = data?.pickList
  const [isByWay, setIsByWay] = useState(storedByWay)
  const parcels = inOrder(list?.parcels ?? [], isByWay)
  const choose = (next: number | null) => {
    storeHouse(next)
    setHouse(next)
  }
  return (
    <>
      <House house={house} places={list?.places ?? []} onHouse={choose} />
      {error && !list && (
        <Note mood="bad" role="alert">
          {friendlyError(error, 'orderHistory')}{' '}
          <Button look="text" onClick={() => ask({ requestPolicy: 'network-only' })}>
            Try again
          </Button>
        </Note>
      )}
      {!list && !error && <Skeleton height={200} />}
      {list && list.parcels.length > 0 && (
        <Scan parcels={list.parcels} picked={picked} onPicked={onPicked} onPutBack={onPutBack} />
      )}
      {parcels.some(hasBin) && (
        <Switch
          label="Sort by the way along the shelves"
          on={isByWay}
          onChange={(on) => setIsByWay(keepByWay(on))}
        />
      )}
      {list && (
        <p className="soft" aria-live="polite">
          {openParcelsWords({ shown: list.parcels.length, ...openIn(list.places, house) })}
        </p>
      )}
      <Stack as="ul">
        {parcels.map((parcel) => (
          <ParcelRow
            key={parcel.id}
            parcel={parcel}
            picked={picked}
            onPutBack={() => onPutBack(parcel.items.map(({ lineId }) => lineId))}
          />
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
