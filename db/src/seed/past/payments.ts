// Seeds the payments of past orders. The sandbox processor knows these payments by their reference
// (tools/processor/demonstration.ts).

import { brandName } from '@hemline/rules/payment/cards.ts'
import { demonstrationReference } from '@hemline/rules/vocabulary/demonstration.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import type { Chance } from '../chance.ts'

/** A payment: its method, what the shopper reads of it, and the processor's name of it. */
export type PastPayment = {
  readonly method: PaymentMethod
  readonly label: string
  readonly last4: string | null
  readonly reference: string
}

const brands = ['visa', 'visa', 'visa', 'mastercard', 'mastercard', 'amex', 'discover'] as const

/**
 * Draws the payment of a seeded past order of so many cents: method, label, last four digits and reference.
 * Most are cards; a digital wallet has no digits.
 */
export function paymentOf(
  chance: Chance,
  { orderId, cents, state }: { orderId: string; cents: number; state: 'authorized' | 'captured' | 'voided' },
): PastPayment {
  const reference = demonstrationReference({ orderId, cents, state })
  if (chance.is(0.12))
    return { method: 'card_processor_digital_wallet', label: 'Digital wallet', last4: null, reference }
  return {
    method: chance.is(0.15) ? 'card_processor_mobile_wallet_card' : 'card_processor_credit_card',
    label: brandName(chance.pick(brands)),
    last4: String(chance.int(0, 9999)).padStart(4, '0'),
    reference,
  }
}
