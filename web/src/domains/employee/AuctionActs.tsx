// Sending a piece to auction, and ending an auction on which nobody has bid (decision 0128).
import { auctionDayChoices, auctionDays, startPriceOf } from '@hemline/rules/auctions/auctions.ts'
import { parseMoney } from '@hemline/rules/common/validation.ts'
import {
  type StaffItemFieldsFragment,
  StartAuctionDocument,
  WithdrawAuctionDocument,
} from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { countOf, shortMoney } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Panel, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { showToast } from '../../ui/toasts.store.ts'

type Props = { staffItem: StaffItemFieldsFragment; onDone: () => void }

function Refusal({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Note mood="bad" role="alert">
      {text}
    </Note>
  )
}

function Begin({ staffItem, onDone }: Props) {
  const [start, setStart] = useState(() => String(startPriceOf(staffItem.item.price) / 100))
  const [reserve, setReserve] = useState('')
  const [days, setDays] = useState<number>(auctionDays)
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, run] = useMutation(StartAuctionDocument)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const kept = reserve.trim() === '' ? null : parseMoney(reserve)
    const first = parseMoney(start)
    if (first == null || kept === undefined) return setRefusal('Please write amounts in dollars.')
    const input = { itemNumber: staffItem.itemNumber, start: first, reserve: kept, days }
    const { data, error } = await run({ input })
    const answer = data?.startAuction
    if (answer?.__typename !== 'AuctionPayload')
      return setRefusal(answer?.message ?? friendlyError(error, 'generic'))
    setRefusal(undefined)
    showToast({ text: `On auction for ${countOf(days, 'day')}.` })
    onDone()
  }
  return (
    <Stack as="form" onSubmit={(event) => void submit(event)} gap={3} upTo="form">
      <Field
        label="First price in dollars"
        inputMode="numeric"
        value={start}
        onChange={(event) => setStart(event.target.value)}
      />
      <Field
        label="Reserve in dollars"
        optional
        inputMode="numeric"
        value={reserve}
        hint="Below it the piece is not sold. Bidders learn only whether it is met."
        onChange={(event) => setReserve(event.target.value)}
      />
      <SelectField label="For" value={String(days)} onChange={(event) => setDays(Number(event.target.value))}>
        {auctionDayChoices.map((one) => (
          <option key={one} value={one}>
            {countOf(one, 'day')}
          </option>
        ))}
      </SelectField>
      <Refusal text={refusal} />
      <div>
        <Button type="submit" look="line" busy={fetching}>
          Send it to auction
        </Button>
      </div>
    </Stack>
  )
}

function Running({ staffItem, onDone }: Props) {
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, run] = useMutation(WithdrawAuctionDocument)
  const end = async () => {
    const { data, error } = await run({ itemNumber: staffItem.itemNumber })
    const answer = data?.withdrawAuction
    if (answer?.__typename !== 'AuctionPayload')
      return setRefusal(answer?.message ?? friendlyError(error, 'generic'))
    setRefusal(undefined)
    showToast({ text: 'On sale again, at the price of before.' })
    onDone()
  }
  return (
    <Stack gap={3} upTo="form">
      <p className="num">It stands at {shortMoney(staffItem.item.price)}. It ends by itself.</p>
      <Refusal text={refusal} />
      <div>
        <Button look="danger" busy={fetching} onClick={() => void end()}>
          Take it off auction
        </Button>
      </div>
    </Stack>
  )
}

/**
 * Renders an employee's form to begin or end a piece's auction; nothing for a piece neither on sale nor on
 * auction.
 */
export function AuctionActs(props: Props) {
  const { state, source } = props.staffItem
  if (state !== 'on_auction' && (state !== 'listed' || source !== 'own')) return null
  return (
    <Panel as="section" aria-labelledby="auction" pad={5} surface="sunk" round="control">
      <h2 id="auction">Auction</h2>
      {state === 'on_auction' ? <Running {...props} /> : <Begin {...props} />}
    </Panel>
  )
}
