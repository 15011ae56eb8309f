import { guestEmailProblem } from '@hemline/rules/addresses/guest-email.ts'
import { feeRows } from '@hemline/rules/pricing/fee-rows.ts'
import { freeDeliveryWord } from '@hemline/rules/pricing/free-delivery.ts'
import { rescueFinalSale } from '@hemline/rules/rescues/words.ts'
import {
  GetRescueCheckoutDocument,
  type GetRescueCheckoutQuery,
  GetRescueQuoteDocument,
  type GetRescueQuoteQuery,
} from '@hemline/schema/generated/graphql.ts'
import { Lock } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { usePlace } from '../../platform/place.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { ToteDrawing } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Field } from '../../ui/Field.tsx'
import { Page, Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { AddressPicker, newAddress } from '../addresses/AddressPicker.tsx'
import { type AddressValues, emptyAddress, inputOf } from '../addresses/address-values.ts'
import { useSaveAddress } from '../addresses/save-address.ts'
import { useSession } from '../identity/session.tsx'
import { CardFields } from '../payment/CardFields.tsx'
import { useCardForm } from '../payment/use-card-form.ts'
import { boxToken } from './box-token.ts'
import { boxWords, type Group } from './RescueCard.tsx'
import { openRescueKey } from './rescue-attempts.ts'
import './rescue-keys.ts'
import styles from './Rescues.module.css'
import { type RescuePayment, useRescuePayment } from './use-rescue-payment.ts'

type Data = GetRescueCheckoutQuery & { rescueGroup: Group }
type Quote = GetRescueQuoteQuery['rescueQuote']

/** Loaded when there is an address to type: who has one saved doesn't need the form and its rules. */
const AddressForm = lazy(async () => ({
  default: (await import('../addresses/AddressForm.tsx')).AddressForm,
}))

function Part({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <Stack as="section" gap={4} top padY={5} edge="top" aria-labelledby={id}>
      <Text as="h2" size={22} id={id}>
        {title}
      </Text>
      {children}
    </Stack>
  )
}

function Where({
  data,
  chosen,
  choose,
  onSaved,
}: {
  data: Data
  chosen: string
  choose: (id: string) => void
  onSaved: () => void
}) {
  const { user } = useSession()
  const save = useSaveAddress()
  const fullName = [user?.firstName, user?.lastName].filter(Boolean).join(' ')
  const saveNew = async (values: AddressValues) => {
    const { refused, answer } = await save({ type: 'shipping', address: inputOf(values) })
    if (answer?.__typename === 'SaveAddressPayload') {
      choose(answer.address.id)
      onSaved()
    }
    return refused
  }
  return (
    <Part id="where" title="Where to">
      {data.myAddresses.length > 0 && (
        <AddressPicker label="Where to" addresses={data.myAddresses} chosen={chosen} onChoose={choose} />
      )}
      {chosen === newAddress && (
        <Suspense fallback={<Skeleton height="30rem" />}>
          <AddressForm
            label="Where to"
            start={{ ...emptyAddress, fullName }}
            section="shipping"
            submitLabel="Use this address"
            save={saveNew}
          />
        </Suspense>
      )}
    </Part>
  )
}

function Summary({ group, quote }: { group: Group; quote: Quote | undefined }) {
  return (
    <Panel
      as="aside"
      pad={6}
      surface="card"
      edge="all"
      round="sheet"
      className={styles.first}
      aria-labelledby="box-summary"
    >
      <Text as="h2" size={22} id="box-summary">
        {group.title}
      </Text>
      <Text above={1} below={5} className="soft num">
        {boxWords(group)}. {group.tierLabel}, {group.conditionLabel.toLowerCase()}.
      </Text>
      {quote ? (
        <Sums>
          <Sum name="Pieces" from={`${money(group.pricePiece)} a piece`} amount={money(quote.pieces)} />
          <Sum name="Delivery" amount={quote.delivery === 0 ? freeDeliveryWord : money(quote.delivery)} />
          {feeRows(quote.fees).map(({ key, label, amount }) => (
            <Sum key={key} name={label} amount={money(amount)} />
          ))}
          <Sum name="Tax" amount={quote.isExact ? money(quote.tax) : 'With your address'} />
          <Sum name="Total" amount={money(quote.total)} kind="total" />
          {quote.credits > 0 && <Sum name="Your credit" amount={money(-quote.credits)} minus />}
          {quote.credits > 0 && <Sum name="Your payment" amount={money(quote.amountCharged)} />}
        </Sums>
      ) : (
        <Skeleton height="10rem" />
      )}
    </Panel>
  )
}

type PayProps = {
  data: Data
  quote: Quote | undefined
  addressId: string
  payment: RescuePayment
  onStale: () => void
}

function Pay({ data, quote, addressId, payment, onStale }: PayProps) {
  const { loggedIn } = useSession()
  const form = useCardForm()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string>()
  const isReady = quote?.isExact === true && addressId !== newAddress
  const amount = quote?.amountCharged ?? 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = loggedIn ? true : guestEmailProblem(email)
    setWrong(problem === true || problem === undefined ? undefined : String(problem))
    if (!quote || !isReady || (problem !== true && problem !== undefined)) return
    void payment
      .pay({
        groupId: data.rescueGroup.id,
        addressId,
        email: loggedIn ? null : email.trim(),
        amountShown: quote.amountCharged,
        totalShown: quote.total,
        token: async () => (amount > 0 ? boxToken(form, data.paymentSettings) : null),
      })
      .then(onStale)
  }
  return (
    <Stack as="form" gap={0} noValidate aria-label="Payment" onSubmit={submit}>
      {!loggedIn && (
        <Part id="contact" title="Your email">
          <Field
            label="Email"
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="For your receipt, and to tell you where your box is."
            value={email}
            error={wrong}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Part>
      )}
      <Part id="pay" title="Payment">
        {amount > 0 || !quote ? (
          <CardFields form={form} disabled={payment.busy} />
        ) : (
          <Note mood="green">
            <b>Nothing is left to pay.</b> Your credit covers it.
          </Note>
        )}
        <Note mood="sale">{rescueFinalSale}</Note>
        {payment.problem && (
          <Note mood="bad" role="alert">
            {payment.problem.message}{' '}
            {payment.problem.soldOut && (
              <HrefLink className="link" href="/rescues">
                See other boxes
              </HrefLink>
            )}
          </Note>
        )}
        <Button type="submit" size="large" wide busy={payment.busy} disabled={!isReady} className="num">
          <Lock size={16} strokeWidth={1.5} aria-hidden />
          {isReady ? (amount > 0 ? `Pay ${money(amount)}` : 'Place order') : 'Pay'}
        </Button>
        <Text textAlign="center" className="tiny soft">
          {isReady ? '' : 'Tell us first where to send it: the address decides the tax. '}
          You agree to the{' '}
          <HrefLink className="link" href="/legal/tou">
            terms
          </HrefLink>
          . We charge your card when the box leaves.
        </Text>
      </Part>
    </Stack>
  )
}

function Checkout({ data, again }: { data: Data; again: () => void }) {
  const { rescueGroup: group, myAddresses } = data
  const [picked, pick] = useState<string>()
  const chosen = picked ?? myAddresses[0]?.id ?? newAddress
  const isKnown = myAddresses.some((one) => one.id === chosen)
  const [{ data: sums }, askQuote] = useQuery({
    query: GetRescueQuoteDocument,
    variables: { groupId: group.id, addressId: isKnown ? chosen : null },
    requestPolicy: 'cache-and-network',
  })
  const payment = useRescuePayment()
  const { resume } = payment
  const attempt = new URLSearchParams(usePlace().search).get('attempt') ?? openRescueKey(group.id)
  // An attempt that a former page left open is settled before the button can be pressed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the attempt that was open at the start
  useEffect(() => {
    if (attempt) void resume(attempt)
  }, [])
  return (
    <Stack gap={8} top align="start" className={styles.two}>
      <div>
        <Where data={data} chosen={chosen} choose={pick} onSaved={again} />
        <Pay
          data={data}
          quote={sums?.rescueQuote}
          addressId={isKnown ? chosen : newAddress}
          payment={payment}
          onStale={() => askQuote({ requestPolicy: 'network-only' })}
        />
      </div>
      <Summary group={group} quote={sums?.rescueQuote} />
    </Stack>
  )
}

function NoBox() {
  return (
    <EmptyState
      drawing={<ToteDrawing />}
      title="This box is gone"
      action={
        <HrefLink className={buttonClass()} href="/rescues">
          See the boxes
        </HrefLink>
      }
    >
      Somebody was faster, or its address has a slip in it. Nothing was charged.
    </EmptyState>
  )
}

/**
 * Renders /rescues/checkout: the checkout of one rescue box of the group that the address names; without a
 * box of it, and with no open payment, that there is none. A failed request shows "Try again".
 */
export function RescueCheckoutScreen() {
  usePageHead({ title: 'Checkout of a box', robots: 'noindex' })
  const groupId = new URLSearchParams(usePlace().search).get('group') ?? ''
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetRescueCheckoutDocument,
    variables: { groupId },
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  const group = data?.rescueGroup
  return (
    <Page padTop={6} padBottom={12}>
      <Text as="h1" below={6}>
        Checkout
      </Text>
      {data && group && (group.boxesLeft > 0 || openRescueKey(group.id)) ? (
        <Checkout data={{ ...data, rescueGroup: group }} again={again} />
      ) : data ? (
        <NoBox />
      ) : error && !fetching ? (
        <ErrorMessage onRetry={again}>{friendlyError(error, 'checkout')}</ErrorMessage>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="40rem" />
        </div>
      )}
    </Page>
  )
}
