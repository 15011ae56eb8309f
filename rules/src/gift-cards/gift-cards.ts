// Gift cards (specification §3, §5, §8; decision 0054): what can be bought, what one types,
// and the words about both.

import { isTimeZone, localDate, momentOf } from '../common/local-time.ts'
import { type Cents, cents } from '../common/money.ts'
import { emailMessage, isEmail, isPlainEmail, nameTooLongMessage } from '../common/validation.ts'
import { hasNoLinks, isNamePart, nameMax, nameShapeMessage } from '../identity/person-names.ts'
import { giftCardDesign } from './designs.ts'

/** Face values: whole dollars within these. Not in the specification. */
export const giftCardMinCents: Cents = cents(1000)
export const giftCardMaxCents: Cents = cents(50_000)
export const giftMessageMax = 300
/** The most gift cards that can pay one cart. */
export const giftCardsPerCart = 5
/** The most days ahead for which a gift card can be ordered. */
export const giftCardDaysAhead = 365

/** §8 names it; which of the two is wrong is never told. */
export const giftCardInvalidMessage = 'Invalid gift card number or PIN.'
/** Returns the message for a gift card without balance, named by its last four digits. */
export const giftCardEmptyMessage = (last4: string) =>
  `Nothing is left on the gift card that ends in ${last4}.`
export const tooManyGiftCardsMessage = `You can use up to ${giftCardsPerCart} gift cards for one order.`
export const noCartToPayMessage = 'Your cart is empty. Add something first, then use your gift card.'
export const giftCardBeingPaidMessage = 'This gift card is being paid for right now.'
export const giftCardNotInCartMessage = 'This gift card isn’t in your cart.'

export const giftCardAmountMessage = 'Please choose an amount from $10 to $500, in whole dollars.'
export const giftCardDesignMessage = 'Please choose a design.'
export const deliveryDateMessage = 'Please choose a day from today to a year from now.'
export const timeZoneMessage = 'Please choose the receiver’s time zone.'
export const recipientNameMessage = 'Please enter who the gift card is for.'
export const senderNameMessage = 'Please enter who it is from.'
export const plainEmailMessage = 'Please enter an email address without “+”.'
export const giftMessageMessage = `Please use at most ${giftMessageMax} characters.`
export const giftMessageLinkMessage =
  'Please leave out links and email addresses, and put a space after each period.'

/**
 * Returns why a gift card can't have this face value (cents): it must be whole dollars from $10 to $500.
 * Undefined when it can.
 */
export function giftCardAmountProblem(amount: number): string | undefined {
  const fits =
    Number.isInteger(amount) && amount % 100 === 0 && amount >= giftCardMinCents && amount <= giftCardMaxCents
  return fits ? undefined : giftCardAmountMessage
}

/** The time zone of a gift card that was bought without one. */
export const usualGiftCardZone = 'America/New_York'
/** The minute of the receiver's day at which a gift card is mailed: 9:00. */
export const giftCardMinute = 9 * 60

/** Returns the first day (YYYY-MM-DD) on which a gift card may be delivered: today in the receiver's zone. */
export const earliestDeliveryDay = (now: Date, zone: string): string => localDate(now, zone)
/**
 * Returns the last day (YYYY-MM-DD) on which a gift card may be delivered: 365 days from now in the
 * receiver's zone.
 */
export const latestDeliveryDay = (now: Date, zone: string): string =>
  localDate(new Date(now.getTime() + giftCardDaysAhead * 86_400_000), zone)

/**
 * Returns why a gift card can't be delivered on a day written as 2026-12-24, in the receiver's time zone: no
 * real day, before today, or more than a year ahead. Undefined when it can.
 */
export function deliveryDateProblem(day: string, now: Date, zone: string): string | undefined {
  const real =
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().slice(0, 10) === day
  return real && day >= earliestDeliveryDay(now, zone) && day <= latestDeliveryDay(now, zone)
    ? undefined
    : deliveryDateMessage
}

/**
 * Returns when a gift card's mail is sent: at 9:00 of its day on the receiver's clock, summer time included,
 * or now when that is past (decision 0208).
 */
export function deliveryMoment(day: string, zone: string, now: Date): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const morning = momentOf({ year, month, day: date }, 0, giftCardMinute, zone)
  return morning > now ? morning : now
}

/**
 * Returns why the name of a gift's recipient or sender is refused: `missing` when empty, else more than 60
 * characters or not a name. Undefined when it is fine.
 */
export function giftNameProblem(name: string, missing: string): string | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return missing
  if ([...trimmed].length > nameMax) return nameTooLongMessage
  // It stands in the subject of a mail to somebody who never asked for it.
  return isNamePart(trimmed) ? undefined : nameShapeMessage
}

/**
 * Returns why a recipient's email is refused for a gift card that is mailed: it must be an address without
 * "+" (§5, gifts). Undefined when it is fine, and for printed cards, which need none.
 */
export function recipientEmailProblem(
  email: string | null | undefined,
  method: 'email' | 'print',
): string | undefined {
  if (method === 'print') return undefined
  if (!isEmail(email ?? '')) return emailMessage
  return isPlainEmail(email ?? '') ? undefined : plainEmailMessage
}

/**
 * Returns the problem of a gift message: more than 300 characters, or a link in it, since its reader never
 * wrote to the shop. Undefined for a valid or empty message.
 */
export function giftMessageProblem(message: string | null | undefined): string | undefined {
  if ([...(message ?? '').trim()].length > giftMessageMax) return giftMessageMessage
  return hasNoLinks(message ?? '') ? undefined : giftMessageLinkMessage
}

export type GiftCardWish = {
  readonly templateId: string
  readonly amount: number
  readonly deliveryMethod: 'email' | 'print'
  readonly deliveryDate: string
  /** The receiver's time zone; null for the usual one. */
  readonly timeZone?: string | null | undefined
  readonly recipientName: string
  readonly recipientEmail?: string | null | undefined
  readonly senderName: string
  readonly giftMessage?: string | null | undefined
}

/**
 * Checks every field of a gift card to buy. Returns a problem (field and message) for each invalid field;
 * empty when the card can go into the cart.
 */
export function giftCardProblems(wish: GiftCardWish, now: Date): { field: string; message: string }[] {
  const zone = wish.timeZone ?? usualGiftCardZone
  const zoneProblem = isTimeZone(zone) ? undefined : timeZoneMessage
  const found: [field: string, message: string | undefined][] = [
    ['templateId', giftCardDesign(Number(wish.templateId)) ? undefined : giftCardDesignMessage],
    ['amount', giftCardAmountProblem(wish.amount)],
    ['timeZone', zoneProblem],
    ['deliveryDate', zoneProblem ? undefined : deliveryDateProblem(wish.deliveryDate, now, zone)],
    ['recipientName', giftNameProblem(wish.recipientName, recipientNameMessage)],
    ['recipientEmail', recipientEmailProblem(wish.recipientEmail, wish.deliveryMethod)],
    ['senderName', giftNameProblem(wish.senderName, senderNameMessage)],
    ['giftMessage', giftMessageProblem(wish.giftMessage)],
  ]
  return found.flatMap(([field, message]) => (message ? [{ field, message }] : []))
}

/** Returns the Luhn check digit of a number, which reveals one mistyped digit without asking the server. */
export function checkDigit(digits: string): string {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * Parses a typed gift card number, with or without spaces and hyphens, into 16 digits; undefined when the
 * form or the check digit is wrong.
 */
export function giftCardNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{16}$/.test(digits) && checkDigit(digits.slice(0, 15)) === digits[15] ? digits : undefined
}

/** Parses a typed gift card PIN, spaces ignored, into 6 digits; undefined for anything else. */
export function giftCardPin(typed: string): string | undefined {
  const digits = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

/** Returns a gift card number in groups of four digits, as mails and screens show it. */
export const groupedNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
