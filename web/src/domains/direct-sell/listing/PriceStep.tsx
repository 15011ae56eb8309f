// The third step of a listing: its price among sold ones, what it brings line by line, and how it may fall.
import { parseMoney } from '@hemline/rules/common/validation.ts'
import { weightPrices } from '@hemline/rules/direct-sell/listings.ts'
import { directDropDays, directDropPercent, directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { directFeePercent, directHoldDays } from '@hemline/rules/vocabulary/direct-sell.ts'
import { GetDirectPriceGuideDocument } from '@hemline/schema/generated/graphql.ts'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useQuery } from 'urql'
import { countOf, money, shortMoney } from '../../../platform/format.ts'
import { Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { Switch } from '../../../ui/Switch.tsx'
import { type Category, type Form, missingOf } from './draft.ts'
import styles from './Listing.module.css'
import { type Guide, PriceBars, SoldLikeIt } from './PriceBars.tsx'

const dollarCents = 100
const restMs = 500

const typed = (cents: number | null): string =>
  cents === null
    ? ''
    : cents % dollarCents === 0
      ? String(cents / dollarCents)
      : (cents / dollarCents).toFixed(2)
const dayWords = ['no days', 'one day', 'two days', 'three days']
/** When the money of a sale is there, in words. */
export const holdWords = `${dayWords[directHoldDays] ?? `${directHoldDays} days`} after it arrives`

/** Asks what pieces like this one sold for; again some moments after the price was changed. */
function useGuide({ categoryId, brandName, condition, price }: Form): Guide | undefined {
  const [near, setNear] = useState(price)
  useEffect(() => {
    const timer = setTimeout(() => setNear(price), restMs)
    return () => clearTimeout(timer)
  }, [price])
  const [{ data }] = useQuery({
    query: GetDirectPriceGuideDocument,
    variables: { categoryId: categoryId ?? 0, brandName, condition: condition ?? '', price: near },
    pause: categoryId === null || condition === null,
  })
  const [last, setLast] = useState<Guide>()
  const guide = data?.directPriceGuide
  useEffect(() => {
    if (guide) setLast(guide)
  }, [guide])
  return guide ?? last
}

type MoneyFieldProps = {
  cents: number | null
  label: string
  describedBy?: string
  isInvalid?: boolean
  placeholder?: string
  onChange: (cents: number | null) => void
}

/** A field for an amount in dollars, without a frame of its own. */
function MoneyInput({ cents, label, describedBy, isInvalid, placeholder, onChange }: MoneyFieldProps) {
  const [text, setText] = useState(() => typed(cents))
  // Set by somebody else: the buttons, the suggestion, another tab.
  const isOther = (parseMoney(text) ?? null) !== cents
  useEffect(() => {
    if (isOther) setText(typed(cents))
  }, [cents, isOther])
  return (
    <input
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      placeholder={placeholder}
      value={text}
      onChange={(event) => {
        const next = event.target.value.replace(/[^\d.,]/g, '')
        setText(next)
        onChange(parseMoney(next) ?? null)
      }}
    />
  )
}

function BigPrice({ price, onChange }: { price: number | null; onChange: (price: number | null) => void }) {
  const now = price ?? 0
  // From $86.50 a dollar less is $85.50; the last step down is to a dollar.
  const by = (cents: number) => onChange(Math.max(dollarCents, now + cents))
  return (
    <div className={styles.priceLine}>
      <PlainButton aria-label="A dollar less" onClick={() => by(-dollarCents)}>
        <Minus size={20} strokeWidth={1.5} aria-hidden />
      </PlainButton>
      <span className={styles.amount}>
        <span aria-hidden>$</span>
        <MoneyInput label="Your price in dollars" placeholder="0" cents={price} onChange={onChange} />
      </span>
      <PlainButton aria-label="A dollar more" onClick={() => by(dollarCents)}>
        <Plus size={20} strokeWidth={1.5} aria-hidden />
      </PlainButton>
    </div>
  )
}

function GuideWords({ guide, isKnown }: { guide: Guide | undefined; isKnown: boolean }) {
  if (!isKnown)
    return <Note>Say what it is and how worn it is, and we show here what pieces like it sold for.</Note>
  if (!guide)
    return (
      <Text size={14} tone="soft" textAlign="center">
        Looking at sold pieces.
      </Text>
    )
  if (guide.low === null || guide.high === null)
    return (
      <Text size={14} tone="soft" textAlign="center">
        Too few like it have sold yet to say what is usual.
      </Text>
    )
  return (
    <Text size={14} textAlign="center" numbers>
      <span className="soft">
        {guide.count} like it sold for {shortMoney(guide.low)} to {shortMoney(guide.high)}.
      </span>{' '}
      {guide.days !== null && `About ${countOf(guide.days, 'day')} at this price.`}
    </Text>
  )
}

function WhatYouGet({ form }: { form: Form }) {
  if (form.price === null) return null
  const { price, fee, earnings } = directPayoutOf(form.price)
  return (
    <section className={styles.part}>
      <h2>What you get</h2>
      <Sums>
        <Sum name="Price" amount={money(price)} />
        <Sum
          name="Our part"
          from={`${directFeePercent}%, for payment, help and the look-over`}
          amount={money(-fee)}
        />
        <Sum
          name="Label"
          from={`the shopper pays ${money(weightPrices[form.weight ?? 'medium'])}`}
          amount={money(0)}
        />
        <Sum name={`Yours, ${holdWords}`} amount={money(earnings)} kind="total" />
      </Sums>
    </section>
  )
}

type SettingsProps = {
  form: Form
  usualDiscount: number | null
  floorFault: string | undefined
  change: (part: Partial<Form>) => void
}

/** Renders whether offers are taken, the lowest price, and whether the price comes down by itself. */
export function PriceSettings({ form, usualDiscount, floorFault, change }: SettingsProps) {
  const id = useId()
  const { price, floor, takesOffers, comesDown } = form
  const step = Math.round(((price ?? 0) * directDropPercent) / 100)
  const until = floor === null ? '' : `, never under ${shortMoney(floor)}`
  return (
    <section className={styles.part} aria-label="Offers and price">
      <div className={styles.setting}>
        <Switch
          label="Take offers"
          words={
            usualDiscount
              ? `most pieces sell ${usualDiscount}% under the price`
              : 'shoppers name a price, and you decide'
          }
          on={takesOffers}
          onChange={(on) => change({ takesOffers: on })}
        />
      </div>
      {(takesOffers || comesDown) && (
        <div className={styles.floorRow}>
          <div>
            <b>Not below</b>
            <small id={id}>
              nobody sees it; lower offers are declined kindly.
              {floor !== null && !floorFault && ` You would get ${money(directPayoutOf(floor).earnings)}.`}
            </small>
            {floorFault && (
              <Text role="alert" size={14} tone="danger">
                {floorFault}
              </Text>
            )}
          </div>
          <MoneyInput
            label="Not below, in dollars"
            describedBy={id}
            isInvalid={floorFault !== undefined}
            cents={floor}
            onChange={(value) => change({ floor: value })}
          />
        </div>
      )}
      <div className={styles.setting}>
        <Switch
          label="Come down by itself"
          words={`${money(step)} every ${directDropDays} days${until}`}
          on={comesDown}
          onChange={(on) => change({ comesDown: on })}
        />
      </div>
    </section>
  )
}

type PriceStepProps = {
  form: Form
  category: Category | undefined
  change: (part: Partial<Form>) => void
}

/** Renders the price, set among sold pieces, with all that follows from it. */
export function PriceStep({ form, category, change }: PriceStepProps) {
  const guide = useGuide(form)
  const { price, categoryId, condition } = form
  const suggested = guide?.suggested ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: A suggestion is taken once, where nobody has named a price.
  useEffect(() => {
    if (price === null && suggested !== null) change({ price: suggested })
  }, [suggested])
  const faults = missingOf(form, category)
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message
  const priceFault = price === null ? undefined : faultOf('price')
  return (
    <>
      <h1 className="sr">Your price</h1>
      <BigPrice price={price} onChange={(next) => change({ price: next })} />
      {priceFault && (
        <Text role="alert" tone="danger" size={14} textAlign="center">
          {priceFault}
        </Text>
      )}
      <GuideWords guide={guide} isKnown={categoryId !== null && condition !== null} />
      {guide && <PriceBars guide={guide} price={price} />}
      {guide && <SoldLikeIt sold={guide.sold} />}
      <WhatYouGet form={form} />
      <PriceSettings
        form={form}
        usualDiscount={guide?.usualDiscount ?? null}
        floorFault={faultOf('floor')}
        change={change}
      />
    </>
  )
}
