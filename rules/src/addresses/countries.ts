// Address formats of the countries that we ship to, those of the duty table (decision 0041): postal code and
// phone number.
import { isZip, phoneDigits, phoneMessage, zipMessage } from '../common/validation.ts'

export type AddressCountry = {
  readonly name: string
  /** The name and format of the country's postal code. */
  readonly postal: {
    readonly label: string
    readonly accepts: (text: string) => boolean
    readonly message: string
  }
  readonly region: { readonly label: string; readonly required: boolean }
}

const codeLike = (pattern: RegExp) => (text: string) => pattern.test(text.trim().toUpperCase())
const postal = (label: string, pattern: RegExp, example: string) => ({
  label,
  accepts: codeLike(pattern),
  message: `Please enter a ${label.toLowerCase()} such as ${example}.`,
})

/** The United States first, as the form offers them. */
export const addressCountries: Readonly<Record<string, AddressCountry>> = {
  US: {
    name: 'United States',
    postal: { label: 'ZIP code', accepts: isZip, message: zipMessage },
    region: { label: 'State', required: true },
  },
  AU: {
    name: 'Australia',
    postal: postal('Postcode', /^\d{4}$/, '2000'),
    region: { label: 'State or territory', required: true },
  },
  CA: {
    name: 'Canada',
    postal: postal(
      'Postal code',
      /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/,
      'K1A 0B1',
    ),
    region: { label: 'Province or territory', required: true },
  },
  FR: {
    name: 'France',
    postal: postal('Postal code', /^\d{5}$/, '75002'),
    region: { label: 'Region', required: false },
  },
  DE: {
    name: 'Germany',
    postal: postal('Postal code', /^\d{5}$/, '10115'),
    region: { label: 'State', required: false },
  },
  JP: {
    name: 'Japan',
    postal: postal('Postal code', /^\d{3}-?\d{4}$/, '100-0001'),
    region: { label: 'Prefecture', required: true },
  },
  MX: {
    name: 'Mexico',
    postal: postal('Postal code', /^\d{5}$/, '06000'),
    region: { label: 'State', required: true },
  },
  GB: {
    name: 'United Kingdom',
    postal: postal('Postcode', /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/, 'SW1A 1AA'),
    region: { label: 'County', required: false },
  },
}

/**
 * Returns the address form of a country (its name, postal code, region) by its two-letter code; undefined for
 * a country to which we don't ship.
 */
export const countryOf = (code: string): AddressCountry | undefined =>
  Object.hasOwn(addressCountries, code) ? addressCountries[code] : undefined

/**
 * Returns a country's English name by its two-letter code, also of countries to which we don't ship; the code
 * itself for an unknown one, "this country" for a text that is no code.
 */
export function countryName(code: string): string {
  const known = countryOf(code)
  if (known) return known.name
  if (!/^[A-Z]{2}$/.test(code)) return 'this country'
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code
}

export const foreignPhoneMessage =
  'Please enter a phone number with its country code, such as +44 20 7946 0018.'

/** Canada shares the numbers of the United States. */
const tenDigits = (country: string) => country === 'US' || country === 'CA'

/**
 * Returns the digits of a phone number: ten in the United States and Canada (a leading 1 dropped), 6 to 15
 * elsewhere. Undefined when the text is no phone number of that country.
 */
export function phoneDigitsIn(country: string, text: string): string | undefined {
  if (tenDigits(country)) return phoneDigits(text)
  if (/[^\d\s().+-]/.test(text)) return undefined
  const digits = text.replace(/\D/g, '')
  return digits.length >= 6 && digits.length <= 15 ? digits : undefined
}

/**
 * Returns the message for an invalid phone number: ten digits for the United States and Canada, other words
 * for other countries.
 */
export const phoneMessageIn = (country: string): string =>
  tenDigits(country) ? phoneMessage : foreignPhoneMessage
export const writesTenDigits = tenDigits
