// Addresses (specification §5, decision 0051): what is wrong with one, and how it is kept. Pure; the same in
// web, API and mocks.

import {
  emailMessage,
  type FieldProblem,
  fullNameMessage,
  isEmail,
  isFullName,
  isPrintable,
} from '../common/validation.ts'
import { isPersonName, isPlainLine, lineShapeMessage, nameShapeMessage } from '../identity/person-names.ts'
import { isShippedTo } from '../pricing/fees.ts'
import type { Destination } from '../pricing/totals-types.ts'
import { isUsState } from '../vocabulary/states.ts'
import { countryName, countryOf, phoneDigitsIn, phoneMessageIn } from './countries.ts'

export const lineMax = 80
export const cityMax = 60
export const noteMax = 200
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
export const lettersMessage = 'Please use letters and numbers only, on one line.'
export const noteLongMessage = `Please use at most ${noteMax} characters.`
export const addressInvalidMessage = 'Please check the address.'
export const addressBookFullMessage = `You can save up to ${addressBookLimit} addresses. Remove one you don’t need any more.`

/** §8's message for a country that is not in the duty table. */
export const notShippedMessage = (country: string): string =>
  `Shipping to ${countryName(country)} is not supported.`

const lengthOf = (text: string) => [...text.trim()].length
type Problem = string | undefined

/** Name: two words (§5). */
export function fullNameProblem(text: string): Problem {
  if (!isFullName(text)) return fullNameMessage
  return isPersonName(text) ? undefined : nameShapeMessage
}

/** What stands on a label and in the mails about it: one line of print, and nothing to click. */
function lineProblem(text: string): Problem {
  if (!isPrintable(text)) return lettersMessage
  return isPlainLine(text) ? undefined : lineShapeMessage
}

/**
 * The first line is required and has a letter or a digit. PO boxes are taken: two of our carriers
 * reach them (decision 0051).
 */
export function line1Problem(text: string): Problem {
  if (!/[\p{L}\p{N}]/u.test(text)) return line1Message
  if (lengthOf(text) > lineMax) return lineLongMessage
  return lineProblem(text)
}

/** The second line may be empty. */
export function line2Problem(text: string | null | undefined): Problem {
  if (lengthOf(text ?? '') > lineMax) return lineLongMessage
  return lineProblem(text ?? '')
}

/** A city is required and has a letter. */
export function cityProblem(text: string): Problem {
  if (!/\p{L}/u.test(text)) return cityMessage
  if (lengthOf(text) > cityMax) return cityLongMessage
  return lineProblem(text)
}

/** Of the United States one of the state codes (§3); elsewhere a text, where the post there asks for one. */
export function stateProblem(country: string, text: string | null | undefined): Problem {
  const state = (text ?? '').trim()
  if (country === 'US') return isUsState(state.toUpperCase()) ? undefined : stateMessage
  const region = countryOf(country)?.region
  if (state === '') return region?.required ? `Please enter a ${region.label.toLowerCase()}.` : undefined
  if (lengthOf(state) > cityMax) return cityLongMessage
  return lineProblem(state)
}

/** Zip: exactly 5 digits (§5); elsewhere the country's own postal code. */
export function zipProblem(country: string, text: string): Problem {
  const postal = countryOf(country)?.postal
  return !postal || postal.accepts(text) ? undefined : postal.message
}

/** A country of the duty table, or the United States; any other is refused with §8's sentence. */
export function countryProblem(code: string): Problem {
  if (code.trim() === '') return countryMessage
  return isShippedTo(code) && countryOf(code) ? undefined : notShippedMessage(code)
}

/** Phone: digits only (§5), ten of them in the United States and Canada. */
export function phoneProblem(country: string, text: string): Problem {
  return phoneDigitsIn(country, text) === undefined ? phoneMessageIn(country) : undefined
}

/**
 * A guest's email: where the receipt goes. A "+" is fine here: the rule of §5 against it
 * is for referrals and gifts.
 */
export function guestEmailProblem(text: string): Problem {
  return isEmail(text) ? undefined : emailMessage
}

/** Words for the driver: may be empty, one line, at most 200 characters. */
export function deliveryNoteProblem(text: string | null | undefined): Problem {
  if (lengthOf(text ?? '') > noteMax) return noteLongMessage
  return isPrintable(text ?? '') ? undefined : lettersMessage
}

/** All that is wrong with an address, in the order of the form; empty when it can be kept. */
export function addressProblems(fields: AddressFields): FieldProblem[] {
  const { country } = fields
  const found: [keyof AddressFields, Problem][] = [
    ['country', countryProblem(country)],
    ['fullName', fullNameProblem(fields.fullName)],
    ['line1', line1Problem(fields.line1)],
    ['line2', line2Problem(fields.line2)],
    ['zip', zipProblem(country, fields.zip)],
    ['city', cityProblem(fields.city)],
    ['state', stateProblem(country, fields.state)],
    ['phone', phoneProblem(country, fields.phone)],
  ]
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

const tidy = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')
const orNull = (text: string | null | undefined) => tidy(text ?? '') || null

/** The address as it is kept. Refuses (throws) one that has problems: ask `addressProblems` first. */
export function cleanAddress(fields: AddressFields): Address {
  const { country } = fields
  const phone = phoneDigitsIn(country, fields.phone)
  if (phone === undefined) throw new Error('addresses: a phone number that was not checked')
  const state = orNull(fields.state)
  return {
    fullName: tidy(fields.fullName),
    line1: tidy(fields.line1),
    line2: orNull(fields.line2),
    city: tidy(fields.city),
    state: country === 'US' ? (state?.toUpperCase() ?? null) : state,
    zip: tidy(fields.zip).toUpperCase(),
    country,
    phone,
  }
}

/** A post office box, in the first or the second line. */
export function isPoBox(address: Pick<AddressFields, 'line1' | 'line2'>): boolean {
  const box = /\b(?:p\.?\s*o\.?\s*|post\s+office\s+)box\s*#?\s*\d|^\s*box\s+\d+\s*$/i
  return box.test(address.line1) || box.test(address.line2 ?? '')
}

/** What the totals need to know of an address; null for one whose state or country tells nothing. */
export function destinationIn(address: Pick<Address, 'country' | 'state' | 'zip'>): Destination | null {
  if (address.country !== 'US') return isShippedTo(address.country) ? { country: address.country } : null
  return address.state !== null && isUsState(address.state)
    ? { country: 'US', state: address.state, zip: address.zip }
    : null
}

/** Whether two addresses say the same, but for capitals; saving one again makes no second row. */
export function isSameAddress(a: Address, b: Address): boolean {
  const keyOf = (one: Address) =>
    [one.fullName, one.line1, one.line2, one.city, one.state, one.zip, one.country, one.phone]
      .map((part) => part?.toLowerCase() ?? '')
      .join('\n')
  return keyOf(a) === keyOf(b)
}
