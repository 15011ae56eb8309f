// Which carrier takes which parcel, and what their codes look like (specification §3, shipping
// carriers; decision 0061).
import { isPoBox } from '../addresses/po-box.ts'
import { abroadOf, passageTo } from '../countries/countries.ts'
import { isAbroad } from '../countries/home.ts'
import type { Carrier } from '../vocabulary/shipping.ts'
import { expeditedServices } from '../vocabulary/shipping.ts'

export type ParcelFacts = {
  source: 'own' | 'dropship' | 'p2p' | 'partner'
  serviceType: string
  to: { line1: string; line2?: string | null; state: string | null; country: string }
}

/** Post of the armed forces, which only the postal service reaches. */
const militaryStates: readonly string[] = ['AA', 'AE', 'AP']

/**
 * Returns whether only the postal service (USPS) delivers to an address: a PO box or a military address in
 * the United States.
 */
export function needsPostalService({ line1, line2 = null, state, country }: ParcelFacts['to']): boolean {
  return country === 'US' && (isPoBox({ line1, line2 }) || militaryStates.includes(state ?? ''))
}

/**
 * Returns the carrier of a parcel: that of the country's row abroad, usps for PO boxes and military post,
 * fedex for two days, ups for other express, usps for private sellers, ups for stores and partners,
 * newgistics for our own.
 */
export function carrierFor({ source, serviceType, to }: ParcelFacts): Carrier {
  if (isAbroad(to.country))
    return (passageTo(to.country, serviceType) ?? abroadOf(to.country)?.post)?.carrier ?? 'fedex'
  if (needsPostalService(to)) return 'usps'
  if (serviceType === 'expedited_2_day') return 'fedex'
  if ((expeditedServices as readonly string[]).includes(serviceType)) return 'ups'
  if (source === 'p2p') return 'usps'
  return source === 'own' ? 'newgistics' : 'ups'
}

export const carrierNames: Record<Carrier, string> = {
  fedex: 'FedEx',
  newgistics: 'Newgistics',
  ups: 'UPS',
  usps: 'USPS',
}

const digitsOf = (text: string): number[] => [...text].map(Number)
const toTen = (sum: number): string => String((10 - (sum % 10)) % 10)

/**
 * Returns the check digit of a UPS tracking code for `body`, the 15 characters after "1Z": letters count as
 * numbers, every second character counts twice, up to the next ten.
 */
export function upsCheckDigit(body: string): string {
  const value = (c: string) => (/\d/.test(c) ? Number(c) : (c.charCodeAt(0) - 63) % 10)
  return toTen([...body].reduce((sum, c, i) => sum + value(c) * (i % 2 === 1 ? 2 : 1), 0))
}

/**
 * Returns the check digit of a USPS tracking code (and of carriers that hand over to USPS): from the right
 * every other digit counts three times, up to the next ten.
 */
export function postalCheckDigit(body: string): string {
  return toTen(
    digitsOf(body).reduceRight((sum, d, i) => sum + d * ((body.length - 1 - i) % 2 === 0 ? 3 : 1), 0),
  )
}

/**
 * Returns the check digit of a FedEx tracking code for `body` of eleven digits: weights 1, 3, 7 from the
 * right, modulo eleven; ten counts as zero.
 */
export function fedexCheckDigit(body: string): string {
  const weights = [1, 3, 7]
  const sum = digitsOf(body).reduceRight(
    (total, d, i) => total + d * (weights[(body.length - 1 - i) % 3] ?? 0),
    0,
  )
  return String((sum % 11) % 10)
}

/** How each code begins, how many digits follow before the check digit, and how that is reckoned. */
const codes: Record<Carrier, { prefix: string; digits: number; check: (body: string) => string }> = {
  ups: { prefix: '1Z', digits: 15, check: (body) => upsCheckDigit(body.slice(2)) },
  usps: { prefix: '94001', digits: 16, check: postalCheckDigit },
  newgistics: { prefix: '92612', digits: 16, check: postalCheckDigit },
  fedex: { prefix: '', digits: 11, check: fedexCheckDigit },
}

/**
 * Builds a tracking code in the carrier's format, with check digit. `serial` may hold any digits, of which
 * the last are used.
 */
export function trackingCodeOf(carrier: Carrier, serial: string): string {
  const { prefix, digits, check } = codes[carrier]
  const body = prefix + serial.replace(/\D/g, '').padStart(digits, '0').slice(-digits)
  return body + check(body)
}

/** Returns a typed or scanned tracking code in capitals, without spaces and dashes. */
export const plainTrackingCode = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/**
 * Returns the carrier to which a tracking code belongs by format and check digit; undefined when it is no
 * carrier's.
 */
export function carrierOfCode(text: string): Carrier | undefined {
  const code = plainTrackingCode(text)
  const fits = ([, { prefix, digits, check }]: [string, (typeof codes)[Carrier]]) =>
    code.startsWith(prefix) &&
    code.length === prefix.length + digits + 1 &&
    (prefix === '1Z' ? /^1Z[0-9A-Z]{15}\d$/ : /^\d+$/).test(code) &&
    check(code.slice(0, -1)) === code.at(-1)
  return Object.entries(codes).find(fits)?.[0] as Carrier | undefined
}

/** Returns a tracking code in groups of four characters, so that people can read it aloud. */
export function spacedTrackingCode(code: string): string {
  return code.match(/.{1,4}/g)?.join(' ') ?? code
}
