import { feeRows } from '@hemline/rules/pricing/fee-rows.ts'
import {
  GetGoodyCheckoutDocument,
  type GetGoodyCheckoutQuery,
  GetGoodyQuoteDocument,
} from '@hemline/schema/generated/graphql.ts'
import { Lock } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorMessage } from '../../ui/ErrorMessage.tsx'
import { Panel, Stack, Text } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Sum, Sums } from '../../ui/Sums.tsx'
import { newAddress } from '../addresses/AddressPicker.tsx'
import { ChooseAddress } from '../addresses/ChooseAddress.tsx'
import { useSession } from '../identity/session.tsx'
import { CardFields } from '../payment/CardFields.tsx'
import { useCardForm } from '../payment/use-card-form.ts'
import { boxToken } from '../rescues/box-token.ts'
import styles from './Goody.module.css'
import type { Box } from './goody-keys.ts'
import { openGoodyKey, useReserve } from './use-reserve.ts'

type Data = GetGoodyCheckoutQuery

/** Says to a friend who was invited that a box does not take the gift, and uses it up (decision 0218). */
function GiftNote() {
  const invitation = useSession().user?.referralInvitation
  if (!invitation?.isGiftOpen) return null
  return (
    <Note mood="gold">
      <b>Your friend’s 45% is for an order from the shop.</b> A box doesn’t take it, and as your first order a
      box ends it. <HrefLink href="/women">Use it in the shop first</HrefLink>, or go on with the box.
    </Note>
  )
}

function Reserve({
  box,
  data,
  again,
  onDone,
}: {
  box: Box
  data: Data
  again: () => void
  onDone: () => void
}) {
  const [picked, pick] = useState<string>()
  const chosen = picked ?? data.myAddresses[0]?.id ?? newAddress
  const isKnown = data.myAddresses.some((one) => one.id === chosen)
  const [{ data: sums }, askQuote] = useQuery({
    query: GetGoodyQuoteDocument,
    variables: { boxId: box.id, addressId: isKnown ? chosen : null },
    requestPolicy: 'cache-and-network',
  })
  const quote = sums?.goodyQuote
  const card = useCardForm()
  const payment = useReserve(box.id, onDone)
  const { resume } = payment
  // An attempt that a former page left open is settled before the button can be pressed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the attempt that was open at the start
  useEffect(() => {
    if (openGoodyKey(box.id)) void resume()
  }, [])
  const isReady = quote?.isExact === true && isKnown
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!quote || !isReady) return
    void payment
      .reserve({
        addressId: chosen,
        amountShown: quote.total,
        totalShown: quote.total,
        token: () => boxToken(card, data.paymentSettings),
      })
      .then(() => askQuote({ requestPolicy: 'network-only' }))
  }
  return (
    <Stack gap={5}>
      <GiftNote />
      <ChooseAddress
        label="Where to"
        addresses={data.myAddresses}
        chosen={chosen}
        choose={pick}
        onSaved={again}
      />
      {quote ? (
        <Sums>
          <Sum name="Pieces" amount={money(quote.pieces)} />
          <Sum name="Delivery, both ways" amount="Free" />
          {feeRows(quote.fees).map(({ key, label, amount }) => (
            <Sum key={key} name={label} from="none if nothing stays" amount={money(amount)} />
          ))}
          <Sum name="Tax" amount={quote.isExact ? money(quote.tax) : 'With your address'} />
          <Sum name="Reserved at most" amount={money(quote.total)} kind="total" />
        </Sums>
      ) : (
        <Skeleton height="10rem" />
      )}
      <Stack as="form" gap={4} noValidate aria-label="Reserve" onSubmit={submit}>
        <CardFields form={card} disabled={payment.busy} />
        <Stack as="ul" gap={3} size={14} tone="soft" className={styles.terms}>
          {data.goodySetup.terms.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </Stack>
        {payment.problem && (
          <Note mood="bad" role="alert">
            {payment.problem}
          </Note>
        )}
        <Button type="submit" size="large" wide busy={payment.busy} disabled={!isReady} className="num">
          <Lock size={16} strokeWidth={1.5} aria-hidden />
          {isReady ? `Reserve ${money(quote.total)}` : 'Reserve'}
        </Button>
        <Text textAlign="center" className="tiny soft">
          {isReady
            ? 'Reserved, not charged.'
            : 'Tell us first where to send it: the address decides the tax.'}
        </Text>
      </Stack>
    </Stack>
  )
}

/**
 * Renders the part of a goody box's page on which the member reserves its price on a card, so that it is
 * sent; calls `onDone` then. A placeholder stands while it loads, "Try again" after a failure.
 */
export function ReserveBox({ box, onDone }: { box: Box; onDone: () => void }) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetGoodyCheckoutDocument,
    requestPolicy: 'cache-and-network',
  })
  const again = () => ask({ requestPolicy: 'network-only' })
  return (
    <Panel as="section" pad={6} surface="card" edge="all" round="sheet" aria-labelledby="goody-reserve">
      <Text as="h2" size={22} below={4} id="goody-reserve">
        Send it to me
      </Text>
      {data ? (
        <Reserve box={box} data={data} again={again} onDone={onDone} />
      ) : error && !fetching ? (
        <ErrorMessage onRetry={again}>{friendlyError(error, 'checkout')}</ErrorMessage>
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="20rem" />
        </div>
      )}
    </Panel>
  )
}
