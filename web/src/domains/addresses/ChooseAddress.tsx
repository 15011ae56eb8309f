import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useSession } from '../identity/session.tsx'
import { AddressPicker, newAddress } from './AddressPicker.tsx'
import { type AddressValues, emptyAddress, inputOf } from './address-values.ts'
import { LaterAddressForm } from './LaterAddressForm.tsx'
import { useSaveAddress } from './save-address.ts'

type ChooseAddressProps = {
  label: string
  addresses: readonly AddressFieldsFragment[]
  /** The id of an address, or `newAddress`. */
  chosen: string
  choose: (id: string) => void
  onSaved: () => void
}

/**
 * Lets a member choose a saved address, or type a new one, which is saved and chosen; then `onSaved` is
 * called. Refusals stand at the form's fields.
 */
export function ChooseAddress({ label, addresses, chosen, choose, onSaved }: ChooseAddressProps) {
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
    <>
      {addresses.length > 0 && (
        <AddressPicker label={label} addresses={addresses} chosen={chosen} onChoose={choose} />
      )}
      {chosen === newAddress && (
        <LaterAddressForm
          label={label}
          start={{ ...emptyAddress, fullName }}
          section="shipping"
          submitLabel="Use this address"
          save={saveNew}
        />
      )}
    </>
  )
}
