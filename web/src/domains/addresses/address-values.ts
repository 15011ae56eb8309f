// The values of an address form, and their conversion from and to a saved address.
import type { AddressFields } from '@hemline/rules/addresses/addresses.ts'
import { isDeliveryLocation, shownPhone } from '@hemline/rules/addresses/shown.ts'
import type { DeliveryLocation } from '@hemline/rules/vocabulary/shipping.ts'
import type { AddressFieldsFragment, AddressInput } from '@hemline/schema/generated/graphql.ts'

/** The form's values, all as text; empty text for a missing value. */
export type AddressValues = Required<{ [K in keyof AddressFields]: string }> & { deliveryLocation: string }

export const emptyAddress: AddressValues = {
  fullName: '',
  country: 'US',
  line1: '',
  line2: '',
  zip: '',
  city: '',
  state: '',
  phone: '',
  deliveryLocation: '',
}

/**
 * Returns the phone number that a new address begins with: the account's, where it is a domestic one, else
 * ''.
 */
export const startingPhone = (
  phone: { number: string | null; isDomestic: boolean } | null | undefined,
): string => (phone?.isDomestic && phone.number) || ''

/** Returns the values of the address form for a saved address; fields that it lacks are ''. */
export function valuesOf(address: AddressFieldsFragment): AddressValues {
  const { fullName, country, line1, line2, zip, city, state, phone, deliveryLocation } = address
  return {
    fullName,
    country,
    line1,
    zip,
    city,
    line2: line2 ?? '',
    state: state ?? '',
    phone: shownPhone(country, phone),
    deliveryLocation: deliveryLocation ?? '',
  }
}

/**
 * Returns the API's input for the values of an address form (empty line 2 and state as null); the delivery
 * place is sent separately.
 */
export function inputOf({ deliveryLocation: _, ...fields }: AddressValues): AddressInput {
  return { ...fields, line2: fields.line2 || null, state: fields.state || null }
}

/** Returns the delivery place of a form's text; null for an empty or unknown one. */
export const locationOf = (text: string): DeliveryLocation | null => (isDeliveryLocation(text) ? text : null)
