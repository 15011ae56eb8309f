// Packing with a scanner and nothing else: each scan ends with Enter, and the field
// is ready for the next one.

import { spacedTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import { bundleWords, packedWords, packingWords } from '@hemline/rules/fulfillment/carriers-parcels.ts'
import {
  GetStaffParcelDocument,
  HandOverParcelDocument,
  PackParcelDocument,
  type StaffParcelFieldsFragment,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type CombinedError, useClient, useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { usePlace } from '../../platform/place.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Row, Stack, Text } from '../../ui/layout.tsx'
import styles from './Employee.module.css'
import { StaffFrame } from './StaffFrame.tsx'
import { ParcelPieces, type Said, ScanAnswer } from './scanning.tsx'

type Parcel = StaffParcelFieldsFragment

const labelOf = (parcel: Parcel): string =>
  `Label for ${parcel.carrierName}: ${spacedTrackingCode(parcel.trackingCode ?? '')}.`

const parcelName = ({ orderLabel, orderLabels }: Parcel): string =>
  orderLabels.length > 1 ? `a bundle of ${orderLabels.length} orders` : `order ${orderLabel}`

/**
 * Sends a step of packing once more when its answer got lost. The step may have been done all the same: a
 * step that is repeated changes nothing and charges nobody twice.
 */
async function surely<T extends { error?: CombinedError | undefined }>(send: () => Promise<T>): Promise<T> {
  const answer = await send()
  return answer.error?.networkError ? send() : answer
}

/** What a scan or a step came to, kept with the parcel on the table. */
function usePacking() {
  const client = useClient()
  const [, pack] = useMutation(PackParcelDocument)
  const [, handOver] = useMutation(HandOverParcelDocument)
  const [parcel, setParcel] = useState<Parcel>()
  const [scanned, setScanned] = useState<readonly number[]>([])
  const [said, setSaid] = useState<Said>({ text: '', mood: 'plain' })
  const bad = (text: string) => setSaid({ text, mood: 'bad' })

  const open = useCallback(
    async (search: string) => {
      const { data, error } = await client
        .query(GetStaffParcelDocument, { search }, { requestPolicy: 'network-only' })
        .toPromise()
      const found = data?.staffParcel
      if (!found)
        return setSaid({
          text: error ? friendlyError(error, 'locatingOrder') : `No parcel is waiting for ${search}.`,
          mood: 'bad',
        })
      setParcel(found)
      const typed = Number(search)
      const names = found.items.some((item) => item.itemNumber === typed) && found.status !== 'packed'
      // The scan that finds a parcel counts for its piece, but does not charge anybody yet.
      const isAll = names && found.items.length === 1
      setScanned(names && !isAll ? [typed] : [])
      const held = found.items.length === 1 ? '1 piece' : `${found.items.length} pieces`
      setSaid({
        text: `Parcel of ${parcelName(found)}: ${held}.${isAll ? ' Scan it again to pack it.' : ''}`,
        mood: 'plain',
      })
    },
    [client],
  )

  const finish = async (of: Parcel, numbers: readonly number[]) => {
    const { data, error } = await surely(() =>
      pack({ input: { shipmentId: of.id, itemNumbers: [...numbers] } }),
    )
    const answer = data?.packParcel
    if (!answer) return bad(friendlyError(error, 'orderDetails'))
    if (answer.__typename !== 'StaffParcelPayload') return bad(answer.message)
    setParcel(answer.parcel)
    setSaid({
      text: `${packedWords(answer.parcel)} ${labelOf(answer.parcel)}`,
      mood: 'good',
    })
  }

  const scan = async (typed: string) => {
    // A scanner that reads twice means the same piece: what its label is stays to be read.
    if (parcel?.status === 'packed' && parcel.items.some((item) => item.itemNumber === Number(typed)))
      return setSaid({ text: `Packed already. ${labelOf(parcel)}`, mood: 'good' })
    if (!parcel || parcel.status === 'packed' || parcel.status === 'shipped') return open(typed)
    const number = Number(typed)
    const belongs = parcel.items.map((item) => item.itemNumber)
    if (!belongs.includes(number))
      return bad(
        packingWords({ wrong: [Number.isFinite(number) ? number : 0], missing: [] }).replace(
          /^0 /,
          `${typed} `,
        ),
      )
    const now = [...new Set([...scanned, number])]
    setScanned(now)
    const missing = belongs.filter((one) => !now.includes(one))
    if (missing.length === 0) return finish(parcel, now)
    setSaid({ text: packingWords({ wrong: [], missing }), mood: 'plain' })
  }

  const leave = async () => {
    if (!parcel) return
    const { data, error } = await surely(() => handOver({ shipmentId: parcel.id }))
    const answer = data?.handOverParcel
    if (!answer) return bad(friendlyError(error, 'orderDetails'))
    if (answer.__typename !== 'StaffParcelPayload') return bad(answer.message)
    setParcel(undefined)
    setScanned([])
    setSaid({ text: `Handed over to ${answer.parcel.carrierName}. Next parcel.`, mood: 'good' })
  }
  const clear = () => {
    setParcel(undefined)
    setScanned([])
    setSaid({ text: 'The table is clear.', mood: 'plain' })
  }
  return { parcel, scanned, said, open, scan, leave, clear }
}

function Table() {
  const { parcel, scanned, said, open, scan, leave, clear } = usePacking()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const named = new URLSearchParams(usePlace().search).get('parcel')
  useEffect(() => {
    if (named) void open(named)
  }, [named, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each new message moves the focus back to the field of the scanner.
  useEffect(() => field.current?.focus(), [said, parcel])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    setTyped('')
    if (text === '' && parcel?.status === 'packed') await leave()
    else if (text !== '') await scan(text)
    field.current?.focus()
  }
  const packed = parcel?.status === 'packed'
  return (
    <>
      <Panel as="form" upTo="form" data-keeps-focus onSubmit={(event) => void submit(event)}>
        <Field
          ref={field}
          label={
            parcel && !packed
              ? 'Scan the next piece'
              : packed
                ? 'Enter hands it over; or scan the next parcel'
                : 'Scan a piece, a parcel or a tracking number'
          }
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          inputMode="numeric"
          autoFocus
        />
      </Panel>
      <ScanAnswer said={said} />
      {parcel && (
        <Stack
          as="section"
          gap={3}
          pad={4}
          surface="card"
          edge="all"
          round="control"
          className={styles.table}
          aria-label={`Parcel of ${parcelName(parcel)}`}
        >
          <Row as="header" rows={2}>
            <b className="num">{parcel.orderLabels.join(', ')}</b>
            <Badge mood={packed ? 'good' : 'plain'}>{parcel.statusLabel}</Badge>
            {parcel.expedited && <Badge mood="gold">Express</Badge>}
            {bundleWords(parcel.orderLabels) && <Badge mood="gold">{bundleWords(parcel.orderLabels)}</Badge>}
          </Row>
          <ParcelPieces
            pieces={parcel.items}
            isDone={({ itemNumber }) => packed || scanned.includes(itemNumber)}
            doneWords="in the parcel"
            open={() => (
              <Text as="span" size={14} tone="soft">
                to scan
              </Text>
            )}
          />
          {parcel.trackingCode && (
            <p className={styles.label}>
              <Text as="small" size={14} tone="soft">
                {parcel.carrierName}
              </Text>
              <span className="num">{spacedTrackingCode(parcel.trackingCode)}</span>
            </p>
          )}
          <Row gap={2} className={styles.ways}>
            {packed && <Button onClick={() => void leave()}>Hand over</Button>}
            <Button look="text" onClick={clear}>
              Clear the table
            </Button>
          </Row>
        </Stack>
      )}
    </>
  )
}

/**
 * Shows the packing table: an employee scans the pieces of a parcel and packs it. For employees with the task
 * `pack`; others are refused, visitors sent to log in.
 */
export function PackScreen() {
  return (
    <StaffFrame title="Pack" task="pack">
      <Table />
    </StaffFrame>
  )
}
