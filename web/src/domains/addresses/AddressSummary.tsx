import { deliveryLocationLabels, shownPhone } from '@hemline/rules/addresses/shown.ts'
import type { AddressFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Stack, Text } from '../../ui/layout.tsx'
import { PostalLines } from './PostalLines.tsx'

type AddressSummaryProps = {
  address: AddressFieldsFragment
  /** Adds the phone number and the delivery place. */
  full?: boolean
}

/**
 * Shows an address in the lines of a postal label; `full` adds the phone number and where the carrier leaves
 * parcels.
 */
export function AddressSummary({ address, full = false }: AddressSummaryProps) {
  return (
    <Stack as="address" gap={0} leading={1.5} breaks slant="normal">
      <Text as="b" weight={600}>
        {address.fullName}
      </Text>
      <PostalLines address={address} />
      {full && (
        <Text as="span" tone="soft" numbers>
          {shownPhone(address.country, address.phone)}
        </Text>
      )}
      {full && address.deliveryLocation && (
        <Text as="span" tone="soft" numbers>
          {deliveryLocationLabels[address.deliveryLocation]}
        </Text>
      )}
    </Stack>
  )
}
