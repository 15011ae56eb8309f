import { addressLines, deliveryLocationLabels, shownPhone } from '@hemline/rules/addresses/shown.ts'
import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import styles from './Addresses.module.css'

type AddressSummaryProps = {
  address: AddressFieldsFragment
  /** Adds the phone number and the delivery place. */
  full?: boolean
}

/** Shows an address in the lines of a postal label. */
export function AddressSummary({ address, full = false }: AddressSummaryProps) {
  return (
    <address className={styles.summaryOf}>
      <b>{address.fullName}</b>
      <span className={styles.lines}>{addressLines(address).join('\n')}</span>
      {full && <span className={styles.soft}>{shownPhone(address.country, address.phone)}</span>}
      {full && address.deliveryLocation && (
        <span className={styles.soft}>{deliveryLocationLabels[address.deliveryLocation]}</span>
      )}
    </address>
  )
}
