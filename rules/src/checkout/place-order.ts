// Checks an order before any payment, and gives the sentences for orders that can't be placed (specification
// §8; decision 0060).
import type { TotalsLine } from '../pricing/totals-types.ts'

export const attemptGivenUpMessage =
  'The payment wasn’t finished in time, so nothing was charged. Please try again.'
export const totalsChangedMessage =
  'The total has changed since you last saw it. Nothing was charged. Please look at it again.'
export const nothingToOrderMessage = 'There is nothing in your cart to order.'
/** The order never came into being: others were changing the same things for too long. */
export const orderNotBegunMessage =
  'We are very busy, so your order wasn’t placed. Nothing was charged. Please try again in a moment.'
export const anotherPaymentMessage =
  'A payment for this cart is still being made. Please wait a moment: you won’t be charged twice.'

/**
 * Returns the message that names the pieces which another shopper now holds or bought; the order can go on
 * with the rest.
 */
export function itemsLostMessage(titles: readonly string[]): string {
  const some =
    titles.length === 1 ? `${titles[0]} is` : `${titles.slice(0, -1).join(', ')} and ${titles.at(-1)} are`
  return `${some} no longer yours to buy. Nothing was charged. You can go on with the rest.`
}

export type CheckoutPart = 'email' | 'address' | 'payment_method' | 'payment_token'
const partWords: Record<CheckoutPart, string> = {
  email: 'your email address',
  address: 'where to send it',
  payment_method: 'how to pay',
  payment_token: 'your payment details',
}

/** Returns the message that names the parts of checkout a shopper has to fill in before paying. */
export function checkoutIncompleteMessage(missing: readonly CheckoutPart[]): string {
  const words = missing.map((part) => partWords[part])
  const list = words.length === 1 ? words[0] : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
  return `Please tell us ${list}.`
}

/**
 * Returns the sentence that refuses an order with a part of what was agreed on in one offer; `left` are the
 * titles of the other pieces (decision 0199).
 */
export const agreedTogetherMessage = (left: readonly string[]): string =>
  `You agreed on one price for all pieces of your offer. Please pay for ${left.join(' and ')}, too.`

export type CheckoutFacts = {
  readonly email: string | null
  readonly hasAddress: boolean
  readonly lines: readonly TotalsLine[]
  readonly amountCharged: number
  readonly methodAllowed: boolean
  readonly hasToken: boolean
}

/**
 * Returns the parts of checkout that are missing, in the order of its steps: email, address, payment method,
 * payment token; empty when the order can be placed. Gift cards alone need no address; a token is asked for
 * with an allowed method and an amount above 0.
 */
export function missingForOrder(facts: CheckoutFacts): CheckoutPart[] {
  const isSent = facts.lines.some((line) => line.kind !== 'gift_card')
  return [
    ...(facts.email ? [] : (['email'] as const)),
    ...(isSent && !facts.hasAddress ? (['address'] as const) : []),
    ...(facts.methodAllowed ? [] : (['payment_method'] as const)),
    ...(facts.amountCharged > 0 && facts.methodAllowed && !facts.hasToken
      ? (['payment_token'] as const)
      : []),
  ]
}
