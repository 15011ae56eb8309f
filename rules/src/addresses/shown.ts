// Addresses as they are shown (specification §3, §5). Apart from their rules: many
// screens show one, few take one.

import { formatPhone } from '../common/validation.ts'
import { type DeliveryLocation, deliveryLocations } from '../vocabulary/shipping.ts'
import type { AddressFields } from './addresses.ts'
import { countryName, writesTenDigits } from './countries.ts'

/**
 * Formats stored phone digits for display: "(xxx) xxx-xxxx" in the United States and Canada (§5), "+" and the
 * digits elsewhere.
 */
export function shownPhone(country: string, digits: string): string {
  return writesTenDigits(country) && /^\d{10}$/.test(digits) ? formatPhone(digits) : `+${digits}`
}

/**
 * Returns the lines of an address label below the name: street lines, city with state and zip, and the
 * country unless it is the United States.
 */
export function addressLines(address: Omit<AddressFields, 'fullName' | 'phone'>): string[] {
  const { line1, line2, city, state, zip, country } = address
  const place = country === 'US' ? `${city}, ${state} ${zip}` : [city, state, zip].filter(Boolean).join(', ')
  return [line1, line2 ?? '', place, country === 'US' ? '' : countryName(country)].filter(
    (line) => line !== '',
  )
}

/** Returns whether a text is one of §3's delivery locations (where a driver may leave a parcel). */
export function isDeliveryLocation(text: string): text is DeliveryLocation {
  return (deliveryLocations as readonly string[]).includes(text)
}

/** §3's places in words, in the order in which people look for theirs. */
export const deliveryLocationLabels: Readonly<Record<DeliveryLocation, string>> = {
  front_door: 'Front door',
  back_door: 'Back door',
  side_door: 'Side door',
  knock_or_ring: 'Knock or ring, hand it over',
  mailbox: 'Mailbox',
  mail_room: 'Mail room',
  reception: 'Reception',
  office: 'Office',
  other: 'Somewhere else',
}
