import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useId } from 'react'
import styles from './Addresses.module.css'
import { AddressSummary } from './AddressSummary.tsx'

/** What is chosen when none of the saved ones is. */
export const newAddress = 'new'

type AddressPickerProps = {
  label: string
  addresses: readonly AddressFieldsFragment[]
  /** An address's id, or `newAddress`. */
  chosen: string
  onChoose: (id: string) => void
}

/**
 * Saved addresses to choose from, and a row for another one. The form for that stands below
 * it, by whoever uses this.
 */
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
