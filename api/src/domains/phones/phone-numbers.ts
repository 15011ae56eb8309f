// Phone numbers as people type and read them, by the library of all countries' formats. Its data stays on the
// server: a browser gets a number that is formatted already.
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Countries whose numbers begin with +1 and are written "(510) 555-0142" (specification §5). */
const northAmerica = '1'

/** The longest text that is read as a number, in signs. */
const typedMost = 40

/**
 * Returns the number, in the form +15105550142, that a typed text of the United States, or of any country
 * with its "+" in front, means. Undefined for a number that can't exist, for one with an extension, for more
 * than 40 characters, and for any other text.
 */
export function readPhone(typed: string): string | undefined {
  if (typed.length > typedMost) return undefined
  const found = parsePhoneNumberFromString(typed, { defaultCountry: 'US', extract: false })
  return found?.isValid() && !found.ext ? found.number : undefined
}

const isNorthAmerican = (phone: PhoneNumber | undefined): boolean =>
  phone?.countryCallingCode === northAmerica

/**
 * Returns a stored number as people write it: "(510) 555-0142" in North America, "+44 20 7946 0958"
 * elsewhere; a text that is no number unchanged.
 */
export function writePhone(stored: string): string {
  const phone = parsePhoneNumberFromString(stored)
  if (!phone) return stored
  return isNorthAmerican(phone) ? phone.formatNational() : phone.formatInternational()
}

/**
 * Returns whether a stored number has the ten digits of a phone of the United States or Canada; false for a
 * text that is no number.
 */
export const hasTenDigits = (stored: string): boolean => isNorthAmerican(parsePhoneNumberFromString(stored))
