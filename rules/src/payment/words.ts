// Texts for refused payments and for payments without an outcome yet. A code of the processor is never shown.
import type { DeclineCode } from '../vocabulary/payments.ts'

const nothing = 'Nothing was charged.'

const words: Record<DeclineCode, string> = {
  card_declined: `Your card was declined. ${nothing} Please review the payment information, or try another card.`,
  insufficient_funds: `Your card was declined for lack of funds. ${nothing} Please try another card.`,
  expired_card: `Your card has expired. ${nothing} Please try another card.`,
  wrong_security_code: `The security code isn’t the card’s. ${nothing} Please enter it again.`,
  approval_refused: `The payment was not approved. ${nothing} Please try again, or choose another way to pay.`,
  method_unavailable: `This way to pay can’t be used right now. ${nothing} Please choose another one.`,
}

/**
 * Returns the message that a shopper reads for a refused payment: the cause, that nothing was charged, and
 * what to do next.
 */
export const declineMessage = (code: DeclineCode): string => words[code]

/**
 * Returns the field of the card form that a decline concerns; undefined when it concerns none in particular.
 */
export function declinedField(code: DeclineCode): 'number' | 'expiry' | 'securityCode' | undefined {
  if (code === 'expired_card') return 'expiry'
  if (code === 'wrong_security_code') return 'securityCode'
  return code === 'card_declined' || code === 'insufficient_funds' ? 'number' : undefined
}

/** While the processor looks at a payment itself. */
export const paymentInReviewMessage =
  'Your payment is being checked. We’ll write to you as soon as it is decided. Please don’t pay again.'

/** While nobody knows whether money was promised. */
export const paymentUnknownMessage =
  'We don’t know yet whether your payment went through. You won’t be charged twice: trying again continues the same payment.'
