import { cents } from '@hemline/rules/common/money.ts'
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { payoutLine, payoutOf } from '@hemline/rules/earnings/payouts.ts'
import { ChangeItemPriceDocument, type SellerItemFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { friendlyError } from '../../platform/errors.ts'
import { moment, money } from '../../platform/format.ts'
import { newId } from '../../platform/random.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toasts.store.ts'

/** Says what a typed price would pay the seller, or nothing while no price within the bounds is typed. */
function Pays({ typedPrice, room }: { typedPrice: number | undefined; room: Room }) {
  const { split, lowest, highest } = room
  const isPrice = typedPrice !== undefined && typedPrice >= lowest && typedPrice <= highest
  const boosterAs = split.boosterAs === 'credit' ? 'credit' : 'earnings'
  const payout = isPrice
    ? payoutOf(cents(typedPrice), { ...split, boosterAs }, cents(split.bagFeeLeft))
    : undefined
  return (
    <p className="num" aria-live="polite">
      {payout && (
        <>
          At {money(payout.price)} you get <b>{money(payout.earnings)}</b>
          {payout.credit > 0 && ` and ${money(payout.credit)} of store credit`}.
          {payoutLine(payout, 'bag_fee') > 0 &&
            ` ${money(payoutLine(payout, 'bag_fee'))} of it pays the rest of the bag’s fee.`}
        </>
      )}
    </p>
  )
}

type Room = NonNullable<SellerItemFieldsFragment['priceChange']>
type Props = { itemNumber: number; price: number; room: Room }

const typed = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

/**
 * Renders a form for a new price within the shown bounds (once a day), or why the price can't be changed. A
 * success shows a toast, a refusal stands at the field. The request key stays the same until the answer, so
 * that a lost answer changes the price only once.
 */
export function ChangePrice({ itemNumber, price, room }: Props) {
  const [text, setText] = useState(() => typed(price))
  const [problem, setProblem] = useState<string>()
  const [{ fetching }, run] = useMutation(ChangeItemPriceDocument)
  const press = useRef<{ price: number; requestKey: string } | undefined>(undefined)
  if (room.refusal) return <p className="soft">{room.refusal}</p>

  const change = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const wanted = parseMoney(text)
    if (wanted === null || wanted === undefined || wanted < room.lowest || wanted > room.highest)
      return setProblem(`The price can be from ${money(room.lowest)} to ${money(room.highest)}.`)
    if (press.current?.price !== wanted) press.current = { price: wanted, requestKey: newId() }
    const { data, error } = await run({ input: { itemNumber, ...press.current } })
    const answer = data?.changeItemPrice
    if (!answer) return setProblem(friendlyError(error, 'fetchingKitItems'))
    press.current = undefined
    switch (answer.__typename) {
      case 'ChangeItemPricePayload':
        setProblem(undefined)
        return void showToast({ text: `The price is ${money(wanted)} now.` })
      case 'PriceNotChanged':
        return setProblem(
          answer.again ? `${answer.message} Try again ${moment(answer.again, nowMs())}.` : answer.message,
        )
    }
  }
  return (
    <Stack as="form" gap={3} above={5} upTo="side" onSubmit={(event) => void change(event)} noValidate>
      <Field
        label="New price in dollars"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={text}
        hint={`From ${money(room.lowest)}, the floor of its price, to ${money(room.highest)}. Once a day.`}
        {...(problem && { error: problem })}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <Pays typedPrice={parseMoney(text) ?? undefined} room={room} />
      <Button type="submit" look="line" busy={fetching}>
        Change price
      </Button>
    </Stack>
  )
}
