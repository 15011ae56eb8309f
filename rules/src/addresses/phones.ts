// Phone numbers of an address, by its country (specification §5, decision 0051).
import { phoneDigits, phoneMessage } from '../common/validation.ts'

export const foreignPhoneMessage =
  'Please enter a phone number with its country code, such as +44 20 7946 0018.'

/** Canada shares the numbers of the United States. */
const tenDigits = (country: string) => country === 'US' || country === 'CA'

/** Country calling codes (ITU-T E.164) of the countries that we ship to; the others keep what was typed. */
const callingCodes: Readonly<Record<string, string>> = {
  AT: '43',
  AU: '61',
  DE: '49',
  DK: '45',
  ES: '34',
  FR: '33',
  GB: '44',
  IE: '353',
  IT: '39',
  JP: '81',
  MX: '52',
  NL: '31',
  NZ: '64',
  PL: '48',
  SE: '46',
}

/** Numbers within Italy keep their 0 when they are called from abroad. */
const keepsZero = (country: string): boolean => country === 'IT'

/** Mexico has numbers of ten digits; in all other countries ten digits with the code in front are whole. */
const wholeFrom = (country: string): number => (country === 'MX' ? 11 : 10)

/** Puts the country's calling code before digits that were typed as people of the country write them. */
function withCode(country: string, digits: string): string {
  const code = callingCodes[country]
  if (code === undefined) return digits
  if (digits.startsWith(code) && digits.length >= wholeFrom(country)) return digits
  return code + (keepsZero(country) ? digits : digits.replace(/^0/, ''))
}

/**
 * Returns the digits of a phone number: ten in the United States and Canada (a leading 1 dropped), elsewhere
 * those of the international number, 6 to 15 of them, also when the text has the national form. Undefined
 * when the text is no phone number of that country.
 */
export function phoneDigitsIn(country: string, text: string): string | undefined {
  if (tenDigits(country)) return phoneDigits(text)
  if (/[^\d\s().+-]/.test(text)) return undefined
  const typed = text.replace(/\D/g, '')
  if (typed.length < 6) return undefined
  const isInternational = text.trim().startsWith('+') || typed.startsWith('00')
  const digits = isInternational ? typed.replace(/^00/, '') : withCode(country, typed)
  return digits.length >= 6 && digits.length <= 15 ? digits : undefined
}

/**
 * Returns the message for an invalid phone number: ten digits for the United States and Canada, other words
 * for other countries.
 */
export const phoneMessageIn = (country: string): string =>
  tenDigits(country) ? phoneMessage : foreignPhoneMessage
export const writesTenDigits = tenDigits
