// Questions about the country of a person or an order (specification §1, §6; decision 0205). The table is
// table.ts; pricing, shipping, payment and returns ask the functions of this file.
import type { Cents } from '../common/money.ts'
import type { Manners } from '../manners/manners.ts'
import type { PaymentMethod } from '../vocabulary/payments.ts'
import { returnLabelFee } from '../vocabulary/returns.ts'
import { type Abroad, type Country, countries, type DutyRule, type Passage } from './table.ts'

/** Returns a country by its two capital letters; undefined for a country to which we don't ship. */
export const findCountry = (code: string): Country | undefined =>
  Object.hasOwn(countries, code) ? countries[code] : undefined

/**
 * Returns whether the shop ships to a country; checkout refuses other countries with §8's "shipping to X
 * is not supported".
 */
export const isShippedTo = (code: string): boolean => findCountry(code) !== undefined

/**
 * Returns the terms for orders to a country abroad: services with price and days, duty, payment methods,
 * price of a return label, categories not sent there. Undefined for the United States and for countries to
 * which we don't ship.
 */
export const abroadOf = (code: string): Abroad | undefined => findCountry(code)?.abroad ?? undefined

/**
 * Returns a country's English name by its two-letter code, also of countries to which we don't ship; the code
 * itself for an unknown one, "this country" for a text that is no code.
 */
export function countryName(code: string): string {
  const known = findCountry(code)
  if (known) return known.name
  if (!/^[A-Z]{2}$/.test(code)) return 'this country'
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code
}

/** Returns a country's name inside of a sentence: "the Netherlands". */
export const countryInSentence = (code: string): string => findCountry(code)?.inSentence ?? countryName(code)

/** Returns how a country writes sizes, dates and lengths; for an unknown country, as the United States do. */
export const mannersOf = (code: string): Manners =>
  findCountry(code)?.manners ?? { sizes: 'US', dates: 'month_first', unit: 'in' }

/**
 * Returns the price and days by which a delivery service goes to a country; undefined where it does not go.
 * Only the two flat-rate services (post and express) leave the United States.
 */
export function passageTo(code: string, service: string): Passage | undefined {
  const abroad = abroadOf(code)
  if (service === 'flat_rate_ddu_shipping') return abroad?.post
  if (service === 'flat_rate_ddu_express_shipping') return abroad?.express ?? undefined
  return undefined
}

/**
 * Returns the duty rule of a country by its ISO code; undefined for the United States and unknown countries.
 */
export const dutyRuleOf = (code: string): DutyRule | undefined => abroadOf(code)?.duty

/**
 * Returns whether a country allows a payment method; in the United States all but the cross-border shipper.
 */
export function isPaidWithIn(code: string, method: PaymentMethod): boolean {
  const abroad = abroadOf(code)
  return abroad ? abroad.payments.includes(method) : method !== 'cross_border_shipper'
}

/**
 * Returns the price of a return label from a country in cents; for the United States and unknown countries
 * the domestic fee.
 */
export const returnLabelFrom = (code: string): Cents => abroadOf(code)?.returnLabel ?? returnLabelFee

/**
 * Returns the sentence about currency: prices are in US dollars, and abroad the bank changes them into its
 * own.
 */
export function currencyNote(code: string): string {
  const country = findCountry(code)
  return country?.abroad
    ? `Prices are in US dollars. Your bank changes them into ${country.currency}.`
    : 'Prices are in US dollars.'
}

/**
 * Returns the sentences about duty for a country abroad: it is paid here with the order, and comes back with
 * a returned piece.
 */
export const dutyPromise = (code: string): string =>
  `You pay the duty and import tax of ${countryInSentence(code)} here, with your order, and nothing at the door. When you send a piece back, you get its duty back, too.`

/**
 * Returns the countries that the languages of a browser ("de-AT", "en-US") name and to which we ship, each
 * once, in their order: a suggestion, never a choice (decision 0205). Tags that are invalid or name no
 * country are skipped.
 */
export function countriesOfLanguages(languages: readonly string[]): string[] {
  const named = languages.flatMap((tag) => {
    try {
      return new Intl.Locale(tag).region ?? []
    } catch {
      return []
    }
  })
  return [...new Set(named.filter(isShippedTo))]
}
