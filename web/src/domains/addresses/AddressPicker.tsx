import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { ChoiceCard, ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { AddressSummary } from './AddressSummary.tsx'

/** The value for a new address instead of a saved one. */
export const newAddress = 'new'

type AddressPickerProps = {
  label: string
  addresses: readonly AddressFieldsFragment[]
  /** The id of an address, or `newAddress`. */
  chosen: string
  onChoose: (id: string) => void
}

/**
 * Renders radio buttons for the saved addresses and for a new one. The caller shows the form for the new one.
 */
export function AddressPicker({ label, addresses, chosen, onChoose }: AddressPickerProps) {
  const radio = (id: string) => ({ value: id, checked: chosen === id, onChange: () => onChoose(id) })
  return (
    <ChoiceCards legend={label} legendLook="hidden" look="rows">
      {addresses.map((address) => (
        <ChoiceCard key={address.id} {...radio(address.id)}>
          <AddressSummary address={address} />
        </ChoiceCard>
      ))}
      <ChoiceCard title="Another address" {...radio(newAddress)} />
    </ChoiceCards>
  )
}
