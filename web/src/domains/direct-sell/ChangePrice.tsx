// Another price for a piece on sale, without taking it off.

import { parseMoney } from '@hemline/rules/common/validation.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { ChangeDirectPriceDocument } from '@hemline/schema/generated/graphql.ts'
import { type FormEvent, useState } from 'react'
import { useMutation } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { money } from '../../platform/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { ModalTitle } from '../../ui/Modal.tsx'
import { closeModal, openModal } from '../../ui/modal.store.ts'
import { Note } from '../../ui/Note.tsx'
import { showToast } from '../../ui/toasts.store.ts'
import type { ClosetListing } from './closet.ts'
import { type Form, formOf, missingOf } from './listing/draft.ts'
import { PriceSettings } from './listing/PriceSettings.tsx'

type Props = { listing: ClosetListing }

/**
 * Opens the dialog that changes price, floor and offers of a listing; resolves to whether the dialog opened.
 */
export const openChangePrice = (listing: ClosetListing): Promise<boolean> =>
  openModal({
    id: 'change-price',
    label: 'Change the price',
    content: async () => ChangePrice,
    props: { listing },
  })

const typed = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.00', '')

/**
 * Renders the dialog's form with price, floor and two switches (offers, automatic drops), and what the seller
 * would get; a success saves the listing, shows a toast and closes. A price or floor that the rules refuse is
 * not sent.
 */
export function ChangePrice({ listing }: Props) {
  const [form, setForm] = useState<Form>(() => formOf(listing))
  const [text, setText] = useState(() => typed(listing.price))
  const [problem, setProblem] = useState<string>()
  const [{ fetching }, run] = useMutation(ChangeDirectPriceDocument)
  const price = parseMoney(text) ?? null
  const wanted = { ...form, price }
  // Only price and floor matter here: what else is missing was asked when the piece was listed.
  const faults = missingOf(wanted, undefined)
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.message
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (fetching) return
    const fault = faultOf('price') ?? faultOf('floor')
    setProblem(fault)
    if (fault || price === null) return
    const { floor, takesOffers, comesDown } = form
    const { data, error } = await run({ id: listing.id, price, floor, takesOffers, comesDown })
    const answer = data?.changeDirectPrice
    if (answer?.__typename !== 'DirectListingPayload')
      return setProblem(answer?.message ?? friendlyError(error, 'generic'))
    showToast({ text: `The price is ${money(price)} now.` })
    closeModal()
  }
  return (
    <Stack as="form" gap={4} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <ModalTitle>Change the price</ModalTitle>
        <Text tone="soft" size={14}>
          {listing.title}
        </Text>
      </div>
      <Field
        label="Price in dollars"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={text}
        hint={
          price !== null && !faultOf('price') ? `${money(directPayoutOf(price).earnings)} for you` : undefined
        }
        {...(faultOf('price') && { error: faultOf('price') })}
        onChange={(event) => {
          setText(event.target.value)
          setProblem(undefined)
        }}
      />
      <PriceSettings
        form={wanted}
        usualDiscount={null}
        floorFault={faultOf('floor')}
        change={(part) => setForm((now) => ({ ...now, ...part }))}
      />
      {problem && (
        <Note mood="bad" role="alert">
          {problem}
        </Note>
      )}
      <Button type="submit" wide busy={fetching}>
        Keep this price
      </Button>
    </Stack>
  )
}
