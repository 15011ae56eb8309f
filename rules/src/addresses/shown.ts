// Addresses as they are shown (specification §3, §5). Apart from their rules: many
// screens show one, few take one.

import { formatPhone, isPrintable } from '../common/validation.ts'
import { type DeliveryLocation, deliveryLocations } from '../vocabulary/shipping.ts'
import { writesTenDigits } from './phones.ts'

/** Most characters of a note for the driver. */
export const noteMax = 200

/**
 * Formats stored phone digits for display: "(xxx) xxx-xxxx" in the United States and Canada (§5), "+" and the
 * digits elsewhere.
 */
export function shownPhone(country: string, digits: string): string {
  return writesTenDigits(country) && /^\d{10}$/.test(digits) ? formatPhone(digits) : `+${digits}`
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

export const lettersMessage = 'Please use letters and numbers only, on one line.'
const noteLongMessage = `Please use at most ${noteMax} characters.`

/**
 * Returns why a note for the driver can't be kept; undefined when it is fine. It may be empty; otherwise it
 * is one line of at most 200 characters.
 */
export function deliveryNoteProblem(text: string | null | undefined): string | undefined {
  if ([...(text ?? '').trim()].length > noteMax) return noteLongMessage
  return isPrintable(text ?? '') ? undefined : lettersMessage
}
