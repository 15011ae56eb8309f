import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useId } from 'react'
import styles from './Addresses.module.css'
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

/** Radio buttons for the saved addresses and for a new one. The caller shows the form for the new one. */
export function AddressPicker({ label, addresses, chosen, onChoose }: AddressPickerProps) {
  const name = useId()
  const radio = (id: string) => ({ name, value: id, checked: chosen === id, onChange: () => onChoose(id) })
  return (
    <fieldset className={styles.rows}>
      <legend className="sr">{label}</legend>
      {addresses.map((address) => (
        <label key={address.id} className={styles.row}>
          <input type="radio" {...radio(address.id)} />
          <AddressSummary address={address} />
        </label>
      ))}
      <label className={styles.row}>
        <input type="radio" {...radio(newAddress)} />
        <b>Another address</b>
      </label>
    </fieldset>
  )
}
