// The third step of a listing: its price among sold ones, what it brings line by line, and how it may fall.
import { insteadOfPrice } from '@hemline/rules/direct-sell/instead.ts'
import { weightPrices } from '@hemline/rules/direct-sell/listings.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { directFeePercent } from '@hemline/rules/vocabulary/direct-sell.ts'
import { GetDirectPriceGuideDocument } from '@hemline/schema/generated/graphql.ts'
import { Minus, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { money, shortMoney } from '../../../platform/format.ts'
import { Panel, Row, Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { PlainButton } from '../../../ui/PlainButton.tsx'
import { Sum, Sums } from '../../../ui/Sums.tsx'
import { holdWords } from '../hold-words.ts'
import { type Category, type Form, missingOf, weightOf } from './draft.ts'
import { usualDays } from './facts.ts'
import { InsteadNote } from './InsteadNote.tsx'
import styles from './Price.module.css'
import { type Guide, PriceBars, SoldLikeIt } from './PriceBars.tsx'
import { MoneyInput, PriceSettings } from './PriceSettings.tsx'

const dollarCents = 100
const restMs = 500

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

function BigPrice({ price, onChange }: { price: number | null; onChange: (price: number | null) => void }) {
  const now = price ?? 0
  // From $86.50 a dollar less is $85.50; the last step down is to a dollar.
  const by = (cents: number) => onChange(Math.max(dollarCents, now + cents))
  return (
    <Stack gap={0} align="center" above={3} below={3} textAlign="center" className={styles.priceLine}>
      <PlainButton aria-label="A dollar less" onClick={() => by(-dollarCents)}>
        <Minus size={20} strokeWidth={1.5} aria-hidden />
      </PlainButton>
      <Row as="span" gap={0} align="stretch" justify="center" noWrap className={styles.amount}>
        <span aria-hidden>$</span>
        <MoneyInput label="Your price in dollars" placeholder="0" cents={price} onChange={onChange} />
      </Row>
      <PlainButton aria-label="A dollar more" onClick={() => by(dollarCents)}>
        <Plus size={20} strokeWidth={1.5} aria-hidden />
      </PlainButton>
    </Stack>
  )
}

/** Returns a sentence for a price (cents) beyond all bars of the guide; empty for one among them. */
function beyondWords({ bars }: Guide, price: number | null): string {
  const first = bars[0]
  const last = bars.at(-1)
  if (price === null || !first || !last) return ''
  if (price >= last.to) return 'Yours is above nearly all of them.'
  return price < first.from ? 'Yours is below nearly all of them.' : ''
}

type GuideWordsProps = { guide: Guide | undefined; isKnown: boolean; price: number | null }

function GuideWords({ guide, isKnown, price }: GuideWordsProps) {
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
      {guide.days === null ? beyondWords(guide, price) : usualDays(guide.days)}
    </Text>
  )
}

function WhatYouGet({ form, category }: { form: Form; category: Category | undefined }) {
  if (form.price === null) return null
  const { price, fee, earnings } = directPayoutOf(form.price)
  return (
    <Stack as="section" gap={2} above={6}>
      <h2>What you get</h2>
      <Sums>
        <Sum name="Price" amount={money(price)} />
        <Sum
          name="Our part"
          from={`${directFeePercent}%, for payment, help and our checks`}
          amount={money(-fee)}
        />
        <Sum
          name="Label"
          from={`the shopper pays ${money(weightPrices[weightOf(form, category)])}`}
          amount={money(0)}
        />
        <Sum name={`Yours, ${holdWords}`} amount={money(earnings)} kind="total" />
      </Sums>
    </Stack>
  )
}

type PriceStepProps = {
  form: Form
  category: Category | undefined
  change: (part: Partial<Form>) => void
}

/**
 * Renders the step that sets the price: the guide of sold pieces, the price field, and the seller's payout.
 * Takes the suggested price when there is none yet.
 */
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
  const instead = insteadOfPrice(price)
  return (
    <>
      <h1 className="sr">Your price</h1>
      <BigPrice price={price} onChange={(next) => change({ price: next })} />
      {priceFault &&
        (instead ? (
          <Panel below={3}>
            <InsteadNote reason={priceFault} instead={instead} />
          </Panel>
        ) : (
          <Text role="alert" tone="danger" size={14} textAlign="center">
            {priceFault}
          </Text>
        ))}
      <GuideWords guide={guide} isKnown={categoryId !== null && condition !== null} price={price} />
      {guide && <PriceBars guide={guide} price={price} />}
      {guide && <SoldLikeIt sold={guide.sold} />}
      <WhatYouGet form={form} category={category} />
      <PriceSettings
        form={form}
        usualDiscount={guide?.usualDiscount ?? null}
        floorFault={faultOf('floor')}
        change={change}
      />
    </>
  )
}
