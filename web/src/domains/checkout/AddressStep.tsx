import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useCallback, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Note } from '../../ui/Note.tsx'
import { AddressPicker, newAddress } from '../addresses/AddressPicker.tsx'
import { type AddressValues, inputOf } from '../addresses/address-values.ts'
import { LaterAddressForm } from '../addresses/LaterAddressForm.tsx'
import { useEmptyAddress } from '../addresses/use-empty-address.ts'
import type { Drafting } from './draft.ts'
import type { SetAddress } from './use-cart-address.ts'

type AddressStepProps = Drafting & {
  addresses: readonly AddressFieldsFragment[]
  /** The id of the address that the cart is sent to now. */
  chosen: string | null
  /** The name that a new address form is filled with. */
  fullName: string
  /** The phone number that a new address form is filled with. */
  phone: string
  set: SetAddress
  onDone: () => void
}

/**
 * Renders the checkout step for the shipping address: a saved address, or a new one, which is saved as well.
 * Calls `onDone` once the server took it; refusals stand at the fields or above.
 */
export function AddressStep({
  addresses,
  chosen,
  fullName,
  phone,
  draft,
  keep,
  set,
  onDone,
}: AddressStepProps) {
  const empty = useEmptyAddress()
  const [picked, pick] = useState(draft.address ? newAddress : (chosen ?? addresses[0]?.id ?? newAddress))
  const [sending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const onTyped = useCallback((address: AddressValues) => keep({ address }), [keep])
  const save = async (values: AddressValues) => {
    const refused = await set({ shippingAddress: inputOf(values) }, 'shippingAddress.')
    if (refused.length > 0) return refused
    keep({ address: undefined })
    onDone()
    return []
  }
  const use = async () => {
    setSending(true)
    const [refused] = picked === chosen ? [] : await set({ shippingAddressId: picked })
    setSending(false)
    setRefusal(refused?.message)
    if (!refused) onDone()
  }
  return (
    <Stack>
      {refusal && (
        <Note mood="bad" role="alert">
          {refusal}
        </Note>
      )}
      {addresses.length > 0 && (
        <AddressPicker label="Where to" addresses={addresses} chosen={picked} onChoose={pick} />
      )}
      {picked === newAddress ? (
        <LaterAddressForm
          label="Where to"
          start={draft.address ?? { ...empty, fullName, phone }}
          section="shipping"
          submitLabel="Continue"
          save={save}
          onTyped={onTyped}
        />
      ) : (
        <Row gap={5} rows={3}>
          <Button busy={sending} onClick={() => void use()}>
            {sending ? 'Saving' : 'Continue'}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
