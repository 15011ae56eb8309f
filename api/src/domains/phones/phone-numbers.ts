// Phone numbers as people type and read them, by the library of all countries' formats. Its data stays on the
// server: a browser gets a number that is formatted already.
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Countries whose numbers begin with +1 and are written "(510) 555-0142" (specification §5). */
const northAmerica = '1'

/** The longest text that is read as a number, in signs. */
const typedMost = 40

/**
 * Reads a typed number of the United States, or of any country with its "+" in front. Returns undefined for a
 * number that can't exist, for one with an extension, and for any other text.
 */
export function readPhone(typed: string): string | undefined {
  if (typed.length > typedMost) return undefined
  const found = parsePhoneNumberFromString(typed, { defaultCountry: 'US', extract: false })
  return found?.isValid() && !found.ext ? found.number : undefined
}

const isNorthAmerican = (phone: PhoneNumber | undefined): boolean =>
  phone?.countryCallingCode === northAmerica

/** Writes a stored number: "(510) 555-0142" in North America, "+44 20 7946 0958" elsewhere. */
export function writePhone(stored: string): string {
  const phone = parsePhoneNumberFromString(stored)
  if (!phone) return stored
  return isNorthAmerican(phone) ? phone.formatNational() : phone.formatInternational()
}

/** Tells whether a stored number has the ten digits of a phone of the United States or Canada. */
export const hasTenDigits = (stored: string): boolean => isNorthAmerican(parsePhoneNumberFromString(stored))
