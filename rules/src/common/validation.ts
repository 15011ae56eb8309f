// Checks text fields of forms, and gives the sentences for refusals (specification §5). Pure; the same in
// web, API and mocks.
import { fullNameMax, isNamePart, nameMax, nameShapeMessage } from '../identity/person-names.ts'
import { type Cents, cents } from './money.ts'

export const emailMax = 254

export const emailMessage = 'Please enter a valid email address.'
export const firstNameMessage = 'Please enter your first name.'
export const lastNameMessage = 'Please enter your last name.'
export const nameTooLongMessage = `Please use at most ${nameMax} characters.`
export const fullNameMessage = 'Please enter your first and last name.'
export const phoneMessage = 'Please enter a phone number of 10 digits.'
export const zipMessage = 'Please enter a zip code of 5 digits.'
export const moneyMessage = 'Please enter an amount in dollars, such as 12.50.'

const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/
const hostPattern = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}][\p{L}\d-]*[\p{L}\d]$/u

/** Returns whether a text is an email address (§5), ignoring spaces around it. */
export function isEmail(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed.length > emailMax || !emailPattern.test(trimmed)) return false
  const [local = '', host = ''] = trimmed.split('@')
  return (
    local.length <= 64 &&
    !local.startsWith('.') &&
    !local.endsWith('.') &&
    !trimmed.includes('..') &&
    hostPattern.test(host)
  )
}

/**
 * Returns whether a text is an email address without "+" (§5): referrals and gifts need an address of which a
 * person has only one.
 */
export function isPlainEmail(text: string): boolean {
  return isEmail(text) && !text.includes('+')
}

/** Returns whether a text is a full name: two words or more (§5), within the length limit. */
export function isFullName(text: string): boolean {
  return text.trim().split(/\s+/).length >= 2 && [...text.trim()].length <= fullNameMax
}

/**
 * Returns why a first or last name can't be kept: `missing` when empty, else a message for more than 60
 * characters or for characters no name has. Undefined when it is fine.
 */
export function namePartProblem(text: string, missing: string): string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return missing
  if ([...trimmed].length > nameMax) return nameTooLongMessage
  return isNamePart(trimmed) ? undefined : nameShapeMessage
}

/**
 * Returns the ten digits of a US phone number (§5: digits only), without a leading country code 1; undefined
 * when the text is none.
 */
export function phoneDigits(text: string): string | undefined {
  if (/[^\d\s().+-]/.test(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? digits : undefined
}

/** Formats ten digits as "(xxx) xxx-xxxx" (§5). Throws for anything but ten digits. */
export function formatPhone(digits: string): string {
  if (!/^\d{10}$/.test(digits)) throw new Error('a phone number has ten digits')
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}

/** Returns whether a text is a US zip: exactly 5 digits (§5), ignoring spaces around it. */
export function isZip(text: string): boolean {
  return /^\d{5}$/.test(text.trim())
}

/**
 * Parses a typed amount of dollars into cents (§5): digits, one optional separator, at most two decimals,
 * with or without "$". Undefined for anything else.
 */
export function parseMoney(text: string): Cents | undefined {
  const match = /^\$?\s*(\d{1,7})(?:[.,](\d{0,2}))?$/.exec(text.trim())
  if (!match) return undefined
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')))
}

export type FieldProblem = { field: string; message: string }
const named = (found: readonly [string, string | undefined][]): FieldProblem[] =>
  found.flatMap(([field, message]) => (message ? [{ field, message }] : []))

/**
 * Returns a problem (field and message) for each invalid part of a person's name; empty when both are valid.
 */
export const nameProblems = (name: { firstName: string; lastName: string }): FieldProblem[] =>
  named([
    ['firstName', namePartProblem(name.firstName, firstNameMessage)],
    ['lastName', namePartProblem(name.lastName, lastNameMessage)],
  ])

// Line ends, tabs and other control characters; marks that turn the direction of writing;
// things no label printer knows.
const unprintable = /[\p{Cc}\p{Co}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/u

/**
 * Returns whether a text may stand on a label or in a mail's subject: no line ends, no control characters, no
 * marks that turn the direction of writing.
 */
export function isPrintable(text: string): boolean {
  return !unprintable.test(text.trim())
}
