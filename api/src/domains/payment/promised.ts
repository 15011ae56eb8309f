import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { creditName } from '@hemline/rules/cases/replacement-words.ts'
import type { Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { KeptMethod } from '../../ports/payments.ts'
import type { NewTransaction, OrderRow } from '../orders/orders.ts'
import { noteSavedUse, storeKept } from '../saved-methods/saved-methods.ts'
import type { AttemptRow } from './attempts.db.ts'

/** The processor's authorization of a payment: its reference, and label and last digits of the card. */
export type Promised = {
  reference: string | null
  label: string | null
  last4: string | null
  /** The way to pay that the processor keeps now, when the shopper wanted that. */
  kept?: KeptMethod | undefined
  now: Date
}

/**
 * Returns the statement rows of an order whose payment was authorized: credit, gift cards and the
 * authorization with its reference. Writes nothing; rows of zero cents are among them.
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
    note('credit', order.credits_cents, creditName(isReplacement(order))),
    note('deposit', order.gift_cards_cents, 'Gift card'),
    note('authorization', order.charged_cents, label ?? 'Payment', reference),
  ]
}

/**
 * Stores the way to pay that the processor now keeps for the user, or that an attempt used a saved one; does
 * nothing for guests and attempts that do neither.
 */
export async function noteMethod(
  tx: Tx,
  { driver, keeps, saved_method_id: savedId }: AttemptRow,
  { userId, kept, now }: { userId: string | null; kept: KeptMethod | undefined; now: Date },
): Promise<void> {
  if (savedId !== null) await noteSavedUse(tx, savedId, now)
  if (keeps && kept && userId !== null) await storeKept(tx, { userId, driver, kept, now })
}
