// Payments of the demonstration's past, which the seed made up. The processor takes one in when the shop asks
// for it, so that such an order can be charged, canceled and refunded like any other (decision 0122).
import { readDemonstrationReference } from '@hemline/rules/vocabulary/demonstration.ts'
import type { Payment } from './model.ts'

/**
 * Returns the payment that a reference of the demonstration's seeded past describes; undefined for other
 * references.
 */
export function demonstrationPayment(ref: string): Payment | undefined {
  const told = readDemonstrationReference(ref)
  return (
    told && {
      ref,
      key: ref,
      status: told.state,
      amount: told.cents,
      captured: told.state === 'captured' ? told.cents : 0,
      refunded: 0,
      method: 'card_processor_credit_card',
      orderId: told.orderId,
      returnUrl: '',
      label: 'Card',
      last4: null,
      behavior: 'succeeds',
      code: null,
      dueAt: null,
      keeps: null,
      token: null,
    }
  )
}
