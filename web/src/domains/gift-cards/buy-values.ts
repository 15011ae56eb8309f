// The values of the gift card form, as typed.

import { moneyMessage, parseMoney } from '@hemline/rules/common/validation.ts'
import { giftCardAmountProblem } from '@hemline/rules/gift-cards/gift-cards.ts'

export type GiftCardValues = {
  templateId: string
  /** Dollars, as typed. */
  amount: string
  deliveryMethod: 'email' | 'print'
  deliveryDate: string
  recipientName: string
  recipientEmail: string
  senderName: string
  giftMessage: string
}

/** Returns the local date at `now` (milliseconds), as in 2026-12-24. */
export function localDay(now: number): string {
  const day = new Date(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Returns why a typed amount is not allowed; undefined when it is. */
export function typedAmountProblem(typed: string): string | undefined {
  const amount = parseMoney(typed)
  return amount === undefined ? moneyMessage : giftCardAmountProblem(amount)
}

/** Returns the initial values of the form that buys a gift card: $50, by email, today. */
export const startValues = (now: number): GiftCardValues => ({
  templateId: '1',
  amount: '50',
  deliveryMethod: 'email',
  deliveryDate: localDay(now),
  recipientName: '',
  recipientEmail: '',
  senderName: '',
  giftMessage: '',
})
