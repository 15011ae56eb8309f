// The values of the gift card form, as typed.

import { localDate } from '@hemline/rules/common/local-time.ts'
import { moneyMessage, parseMoney } from '@hemline/rules/common/validation.ts'
import { giftCardAmountProblem } from '@hemline/rules/gift-cards/gift-cards.ts'

export type GiftCardValues = {
  templateId: string
  /** Dollars, as typed. */
  amount: string
  deliveryMethod: 'email' | 'print'
  deliveryDate: string
  /** The receiver's time zone, such as America/New_York. */
  timeZone: string
  recipientName: string
  recipientEmail: string
  senderName: string
  giftMessage: string
}

/** Returns a sentence why a typed amount is no possible gift card amount; undefined when it is one. */
export function typedAmountProblem(typed: string): string | undefined {
  const amount = parseMoney(typed)
  return amount === undefined ? moneyMessage : giftCardAmountProblem(amount)
}

/**
 * Returns the initial values of the form that buys a gift card: $50, by email, today. The receiver's time
 * zone is guessed to be the buyer's.
 */
export const startValues = (now: number, zone: string): GiftCardValues => ({
  templateId: '1',
  amount: '50',
  deliveryMethod: 'email',
  deliveryDate: localDate(new Date(now), zone),
  timeZone: zone,
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  giftMessage: '',
})
