// Payment cards as people type them: number, expiry and security code, and the sentences read when they can't
// be taken. Pure; the card form and the sandbox processor run it, the API never sees a card.
export const cardBrands = ['visa', 'mastercard', 'amex', 'discover', 'card'] as const
/** A card's brand; "card" stands for every brand without a name of its own here. */
export type CardBrand = (typeof cardBrands)[number]

export const cardBrandLabels: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  card: 'Card',
}

export const cardNumberMissingMessage = 'Please enter your card number.'
export const cardNumberShortMessage = 'This card number is too short. Please check it.'
export const cardNumberWrongMessage = 'This card number isn’t right. Please check its digits.'
export const expiryMissingMessage = 'Please enter the expiry date, such as 04 / 29.'
export const expiryWrongMessage = 'Please enter month and year of the expiry date, such as 04 / 29.'
export const expiryPastMessage = 'This card has expired. Please use another one.'
export const expiryFarMessage = 'This expiry date is too far ahead. Please check the year.'
export const securityCodeMissingMessage = 'Please enter the security code.'
/** Returns the message for a security code of the wrong length, with the length of this card's code. */
export const securityCodeMessage = (length: number): string =>
  `The security code of this card has ${length === 4 ? 'four' : 'three'} digits.`
export const cardNameMissingMessage = 'Please enter the name on the card.'

const numberMin = 13
const numberMax = 19
/** Cards are issued for fewer years than this. */
const yearsAhead = 20

/**
 * Returns the digits of a typed or pasted card number, without spaces, dots and dashes; undefined when it
 * holds anything else.
 */
export function cardDigits(text: string): string | undefined {
  const digits = text.replace(/[\s\u00a0.\-–]/g, '')
  return /^\d*$/.test(digits) ? digits : undefined
}

/** Returns a card's brand by its first digits; 'card' while too few are typed or the brand is unknown. */
export function cardBrand(digits: string): CardBrand {
  if (/^4/.test(digits)) return 'visa'
  if (/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/.test(digits)) return 'mastercard'
  if (/^3[47]/.test(digits)) return 'amex'
  if (/^(?:6011|65|64[4-9])/.test(digits)) return 'discover'
  return 'card'
}

/** Returns whether a card number's last digit is right by Luhn's rule; false for an empty text. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits !== '' && sum % 10 === 0
}

/**
 * Formats a card number in its printed groups: 4-6-5 for American Express, else fours. Other characters are
 * dropped.
 */
export function groupCardNumber(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, numberMax)
  const parts =
    cardBrand(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
      : (digits.match(/\d{1,4}/g) ?? [])
  return parts.filter((part) => part !== '').join(' ')
}

const fullLength = (brand: CardBrand): number => (brand === 'amex' ? 15 : brand === 'card' ? numberMin : 16)

/**
 * Returns the problem of a card number: missing, other characters or too many digits, too short for its
 * brand, or a wrong check digit. Undefined when the number is valid.
 */
export function cardNumberProblem(text: string): string | undefined {
  const digits = cardDigits(text)
  if (digits === '') return cardNumberMissingMessage
  if (digits === undefined || digits.length > numberMax) return cardNumberWrongMessage
  // Old Visa cards have 13 digits.
  const isWhole =
    digits.length >= fullLength(cardBrand(digits)) ||
    (cardBrand(digits) === 'visa' && digits.length === numberMin)
  if (!isWhole) return cardNumberShortMessage
  return hasCheckDigit(digits) ? undefined : cardNumberWrongMessage
}

export type Expiry = { readonly month: number; readonly year: number }

/**
 * Parses an expiry date such as "4/29", "04 / 29", "0429" or "04/2029" into month and four-digit year;
 * undefined for anything else.
 */
export function readExpiry(text: string): Expiry | undefined {
  const found =
    /^\s*(\d{1,2})\s*[/.\-\s]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(text)
  if (!found) return undefined
  const month = Number(found[1])
  const year = Number(found[2])
  return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2000 + year : year } : undefined
}

/** Formats an expiry date while it is typed: "042" becomes "04 / 2", "4/" becomes "04 / ". */
export function groupExpiry(text: string): string {
  const alone = /^\s*(\d)\s*\/(.*)$/.exec(text)
  const digits = (alone ? `0${alone[1]}${alone[2]}` : text).replace(/\D/g, '')
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits
  // A year of four digits is pasted, or filled in by the browser.
  const year = padded.slice(2).replace(/^20(\d{2})$/, '$1')
  if (padded.length < 2 || (padded.length === 2 && !text.includes('/') && padded === digits)) return padded
  return `${padded.slice(0, 2)} / ${year.slice(0, padded.startsWith('20', 2) ? 4 : 2)}`
}

/**
 * Returns why an expiry date is refused at `now`: missing, unreadable, past, or more than 20 years ahead.
 * Undefined when it is fine. A card is valid to the end of its month, everywhere on earth.
 */
export function expiryProblem(text: string, now: Date): string | undefined {
  if (text.trim() === '') return expiryMissingMessage
  const expiry = readExpiry(text)
  if (!expiry) return expiryWrongMessage
  const months = (expiry.year - now.getUTCFullYear()) * 12 + expiry.month - 1 - now.getUTCMonth()
  // Somewhere on earth it is still yesterday's month on the first day.
  if (months < (now.getUTCDate() === 1 ? -1 : 0)) return expiryPastMessage
  return months > yearsAhead * 12 ? expiryFarMessage : undefined
}

/** Returns the number of digits of a security code: four for American Express, else three. */
export const securityCodeLength = (brand: CardBrand): number => (brand === 'amex' ? 4 : 3)

/**
 * Returns the problem of a security code for a card of this brand: missing, or not exactly four digits for
 * American Express and three for others. Undefined when the code is valid.
 */
export function securityCodeProblem(text: string, brand: CardBrand): string | undefined {
  const code = text.trim()
  if (code === '') return securityCodeMissingMessage
  const length = securityCodeLength(brand)
  return /^\d+$/.test(code) && code.length === length ? undefined : securityCodeMessage(length)
}

/** Returns the problem of the name on a card: it is missing. Undefined for any other text. */
export function cardNameProblem(text: string): string | undefined {
  return text.trim() === '' ? cardNameMissingMessage : undefined
}

export type CardText = { readonly number: string; readonly expiry: string; readonly securityCode: string }
export type CardProblems = Partial<Record<keyof CardText, string>>

/**
 * Checks the fields of a card. Returns the message for each invalid field, by field; empty when the card is
 * fine.
 */
export function cardProblems({ number, expiry, securityCode }: CardText, now: Date): CardProblems {
  const found = {
    number: cardNumberProblem(number),
    expiry: expiryProblem(expiry, now),
    securityCode: securityCodeProblem(securityCode, cardBrand(cardDigits(number) ?? '')),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  card: 'Card',
}

/**
 * Returns the written name of a card brand for a processor's label; an unknown label is returned
 * unchanged.
 */
export const brandName = (label: string): string => brandNames[label.toLowerCase()] ?? label
