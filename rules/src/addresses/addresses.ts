// Addresses (specification §5, decision 0051): what is wrong with one, and how it is kept. Pure; the same in
// web, API and mocks.

import { type FieldProblem, fullNameMessage, isFullName, isPrintable } from '../common/validation.ts'
import { countryName, isShippedTo } from '../countries/countries.ts'
import { isPersonName, isPlainLine, lineShapeMessage, nameShapeMessage } from '../identity/person-names.ts'
import type { Destination } from '../pricing/totals-types.ts'
import { isUsState } from '../vocabulary/states.ts'
import { phoneDigitsIn, phoneMessageIn } from './phones.ts'
import { postalCodeProblem, postalFormOf, regionKeyIn } from './postal.ts'
import { lettersMessage } from './shown.ts'

export const lineMax = 80
export const cityMax = 60
/** Addresses that one visitor or user can have at a time. */
export const addressBookLimit = 30

export type AddressFields = {
  fullName: string
  line1: string
  line2?: string | null
  city: string
  state?: string | null
  zip: string
  country: string
  phone: string
}
/**
 * An address as stored: trimmed, the phone in digits, codes in capitals, null for each optional field
 * left empty.
 */
export type Address = AddressFields & { line2: string | null; state: string | null }

export const line1Message = 'Please enter your street and number.'
export const lineLongMessage = `Please use at most ${lineMax} characters.`
export const cityMessage = 'Please enter a city.'
export const cityLongMessage = `Please use at most ${cityMax} characters.`
export const stateMessage = 'Please choose a state.'
export const countryMessage = 'Please choose a country.'
export const addressInvalidMessage = 'Please check the address.'
export const addressBookFullMessage = `You can save up to ${addressBookLimit} addresses. Remove one you don’t need any more.`

/**
 * Returns §8's message for a country that is not in the table of countries: "Shipping to France is not
 * supported."
 */
export const notShippedMessage = (country: string): string =>
  `Shipping to ${countryName(country)} is not supported.`

const lengthOf = (text: string) => [...text.trim()].length
type Problem = string | undefined

/**
 * Returns why a recipient's name can't be kept: it needs two words (§5) of letters that names have, at most
 * 80 characters and eight words, and no link. Undefined when the name is fine.
 */
export function fullNameProblem(text: string): Problem {
  if (!isFullName(text)) return fullNameMessage
  return isPersonName(text) ? undefined : nameShapeMessage
}

/** Returns the problem of a line for labels and mails: it must be one printable line without links. */
function lineProblem(text: string): Problem {
  if (!isPrintable(text)) return lettersMessage
  return isPlainLine(text) ? undefined : lineShapeMessage
}

/**
 * Returns why the first address line can't be kept: no letter or digit in it, more than 80 characters, or
 * unprintable characters, a link, "@" or a money sign. Undefined when it is fine. PO boxes are allowed: two
 * of our carriers reach them (decision 0051).
 */
export function line1Problem(text: string): Problem {
  if (!/[\p{L}\p{N}]/u.test(text)) return line1Message
  if (lengthOf(text) > lineMax) return lineLongMessage
  return lineProblem(text)
}

/**
 * Returns the message why the second address line can't be kept: more than 80 characters, unprintable
 * characters, a link, an "@" or a money sign; undefined when it is fine. An empty line is fine.
 */
export function line2Problem(text: string | null | undefined): Problem {
  if (lengthOf(text ?? '') > lineMax) return lineLongMessage
  return lineProblem(text ?? '')
}

/**
 * Returns why a city can't be kept: no letter in it, more than 60 characters, or unprintable characters, a
 * link, "@" or a money sign. Undefined when it is fine.
 */
export function cityProblem(text: string): Problem {
  if (!/\p{L}/u.test(text)) return cityMessage
  if (lengthOf(text) > cityMax) return cityLongMessage
  return lineProblem(text)
}

/**
 * Returns why a state can't be kept; undefined when it is fine. In the United States it must be a state code
 * (§3); elsewhere a region of the country, which may be empty unless the country's post requires one. Any
 * text is fine for a country whose addresses have no region.
 */
export function stateProblem(country: string, text: string | null | undefined): Problem {
  const state = (text ?? '').trim()
  if (country === 'US') return isUsState(state.toUpperCase()) ? undefined : stateMessage
  const region = postalFormOf(country)?.state
  if (!region || (state === '' && !region.required)) return undefined
  return regionKeyIn(country, state) ? undefined : `Please choose a ${region.label.toLowerCase()}.`
}

/**
 * Returns why a postal code can't be kept; undefined when it is fine. A US zip has exactly 5 digits (§5);
 * other countries have their own pattern, which the region limits further.
 */
export function zipProblem(country: string, text: string, state?: string | null): Problem {
  return postalCodeProblem(country, text, state)
}

/**
 * Returns why an address can't be in a country: none chosen, or a country to which we don't ship (§8's
 * "Shipping to … is not supported."). Undefined for every country of the table of countries.
 */
export function countryProblem(code: string): Problem {
  if (code.trim() === '') return countryMessage
  return isShippedTo(code) ? undefined : notShippedMessage(code)
}

/**
 * Returns why a phone number can't be kept; undefined when it is fine. Digits only (§5): ten in the United
 * States and Canada, 6 to 15 elsewhere.
 */
export function phoneProblem(country: string, text: string): Problem {
  return phoneDigitsIn(country, text) === undefined ? phoneMessageIn(country) : undefined
}

/**
 * Checks every field of an address. Returns a problem (field and message) for each invalid field, in the
 * order of the form; empty when the address can be kept.
 */
export function addressProblems(fields: AddressFields): FieldProblem[] {
  const { country } = fields
  const found: [keyof AddressFields, Problem][] = [
    ['country', countryProblem(country)],
    ['fullName', fullNameProblem(fields.fullName)],
    ['line1', line1Problem(fields.line1)],
    ['line2', line2Problem(fields.line2)],
    ['zip', zipProblem(country, fields.zip, fields.state)],
    ['city', cityProblem(fields.city)],
    ['state', stateProblem(country, fields.state)],
    ['phone', phoneProblem(country, fields.phone)],
  ]
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

const tidy = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')
const orNull = (text: string | null | undefined) => tidy(text ?? '') || null

/**
 * Returns a checked address as it is stored: spaces tidied, empty fields null, regions by their letters, zips
 * in capitals, the phone as digits. Throws when the phone is invalid: call `addressProblems` first.
 */
export function cleanAddress(fields: AddressFields): Address {
  const { country } = fields
  const phone = phoneDigitsIn(country, fields.phone)
  if (phone === undefined) throw new Error('addresses: a phone number that was not checked')
  return {
    fullName: tidy(fields.fullName),
    line1: tidy(fields.line1),
    line2: orNull(fields.line2),
    city: tidy(fields.city),
    state: postalFormOf(country)?.state ? (regionKeyIn(country, fields.state ?? '') ?? null) : null,
    zip: tidy(fields.zip).toUpperCase(),
    country,
    phone,
  }
}

/**
 * Returns the destination by which totals find tax, fees and duty: country, and for the United States state
 * and zip. Null for an unknown state or a country to which we don't ship.
 */
export function destinationIn(address: Pick<Address, 'country' | 'state' | 'zip'>): Destination | null {
  if (address.country !== 'US') return isShippedTo(address.country) ? { country: address.country } : null
  return address.state !== null && isUsState(address.state)
    ? { country: 'US', state: address.state, zip: address.zip }
    : null
}

/**
 * Returns whether two addresses are equal in every field, ignoring case. Saving an address that exists
 * already makes no second row.
 */
export function isSameAddress(a: Address, b: Address): boolean {
  const keyOf = (one: Address) =>
    [one.fullName, one.line1, one.line2, one.city, one.state, one.zip, one.country, one.phone]
      .map((part) => part?.toLowerCase() ?? '')
      .join('\n')
  return keyOf(a) === keyOf(b)
}
