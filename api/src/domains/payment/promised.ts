import { uuidv7 } from '../../platform/tokens.ts'
import type { NewTransaction, OrderRow } from '../orders/orders.ts'

/** The processor's authorization of a payment: its reference, and label and last digits of the card. */
export type Promised = { reference: string | null; label: string | null; last4: string | null; now: Date }

/**
 * Builds the statement rows of an order whose payment was authorized: credit, gift cards and the
 * authorization with its reference.
 */
export function transactionsOf(order: OrderRow, { reference, label, now }: Promised): NewTransaction[] {
  const note = (
    kind: NewTransaction['kind'],
    amount_cents: number,
    what: string,
    ref: string | null = null,
  ): NewTransaction => ({
    id: uuidv7(now.getTime()),
    order_id: order.id,
    key: `${order.id}/${kind}/placed`,
    kind,
    amount_cents,
    label: what,
    reference: ref,
    happened_at: now,
  })
  return [
    note('credit', order.credits_cents, 'Shop credit'),
    note('deposit', order.gift_cards_cents, 'Gift card'),
    note('authorization', order.charged_cents, label ?? 'Payment', reference),
  ]
}
