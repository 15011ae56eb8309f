// Ways to pay that are kept for a member (specification §3, Card types; decision 0204): which may be kept,
// whether a card still pays, and the sentences about them.
import type { CardType, DeclineCode, PaymentMethod } from '../vocabulary/payments.ts'
import { declineMessage } from './words.ts'

/** The most ways to pay that are kept for one member. */
export const savedMethodsMost = 10

const paidAs: Record<CardType, PaymentMethod> = {
  CreditCard: 'card_processor_credit_card',
  PayPalAccount: 'card_processor_digital_wallet',
}

/**
 * Returns the payment method to store with an order, by the type of the saved card or wallet account that
 * pays it.
 */
export const methodOfSaved = (type: CardType): PaymentMethod => paidAs[type]

/** Returns whether a payment method can be saved for later orders: cards and wallet accounts can. */
export const isKeepable = (method: string): boolean => Object.values(paidAs).some((one) => one === method)

export const savedMethodStates = ['fine', 'ends_soon', 'expired'] as const
export type SavedMethodState = (typeof savedMethodStates)[number]
type Expires = { readonly month: number; readonly year: number } | null

/**
 * Returns the state of a saved card: "fine", "ends_soon" (this month or next is its last) or "expired" (its
 * month is over, UTC). A wallet account does not expire (`expires` null).
 */
export function savedMethodState(expires: Expires, now: Date): SavedMethodState {
  if (expires === null) return 'fine'
  const left = (expires.year - now.getUTCFullYear()) * 12 + expires.month - 1 - now.getUTCMonth()
  if (left < 0) return 'expired'
  return left <= 1 ? 'ends_soon' : 'fine'
}

export const savedMethodWords = {
  gone: 'This saved way to pay is no longer there. Nothing was charged. Please choose another one.',
  expired: 'This saved card has expired. Nothing was charged. Please choose another way to pay.',
  full: `You have ${savedMethodsMost} saved ways to pay. Remove one to save another.`,
  unknown: 'We don’t know yet whether your card is saved. Please try again: it is saved only once.',
} as const

/**
 * Returns the sentence for a card that the processor did not let us save, by its code; it says nothing about
 * charges.
 */
export const keepRefusal = (code: DeclineCode): string =>
  code === 'approval_refused'
    ? 'Your bank wants you to approve this card. Please save it at your next payment instead.'
    : declineMessage(code).replace(' Nothing was charged.', '')
