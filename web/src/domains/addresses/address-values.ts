// What an address form holds, and how a saved address gets into it and out again.
import type { AddressFields } from '@hemline/rules/addresses/addresses.ts'
import { isDeliveryLocation, shownPhone } from '@hemline/rules/addresses/shown.ts'
import type { DeliveryLocation } from '@hemline/rules/vocabulary/shipping.ts'
import type { AddressFieldsFragment, AddressInput } from '@hemline/schema/generated/graphql.ts'

/** All texts, as fields have them; an empty one is none. */
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

export function inputOf({ deliveryLocation: _, ...fields }: AddressValues): AddressInput {
  return { ...fields, line2: fields.line2 || null, state: fields.state || null }
}

export const locationOf = (text: string): DeliveryLocation | null => (isDeliveryLocation(text) ? text : null)
