import { addressLines, deliveryLocationLabels, shownPhone } from '@hemline/rules/addresses/shown.ts'
import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import styles from './Addresses.module.css'

type AddressSummaryProps = {
  address: AddressFieldsFragment
  /** Also the phone and where to leave the parcel. */
  full?: boolean
}

/** An address as a label has it. */
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
