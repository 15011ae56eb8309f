// Renews the authorization of an order that is charged days later: banks let a reservation go after a week
// (decision 0171). The new one stands before the old one is released, so the money is never unreserved.
import { cents } from '@hemline/rules/common/money.ts'
import { brandName } from '@hemline/rules/payment/cards.ts'
import { inTransaction } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { findOrder, lockOrder, type OrderDoors, updateOrder } from '../orders/orders.ts'
import { requestOf } from './attempt-request.ts'
import { findAttemptOfOrder, lockAttempt, updateAttempt } from './attempts.db.ts'

/** An order's authorization to renew; `key` makes it once, `token` is another card of the shopper's. */
export type Renewal = { orderId: string; key: string; token?: string }

/**
 * Authorizes what an order still has to be charged once more, with another card when `token` is given, and
 * queues a job that voids the former authorization. Returns 'declined' for every answer but an authorization,
 * and 'moved' when the order is unknown, charged, being charged, has no authorization or nothing to charge,
 * or another one replaced it meanwhile. Repeating with the same key changes nothing more. Throws
 * PaymentUnknown.
 */
export async function renewAuthorization(
  doors: OrderDoors,
  { orderId, key, token }: Renewal,
): Promise<'renewed' | 'declined' | 'moved'> {
  const attempt = await findAttemptOfOrder(doors.db, orderId)
  const order = await findOrder(doors.db, orderId)
  if (!attempt?.reference || !order || order.captured_at !== null || order.capturing_cents !== null)
    return 'moved'
  const amount = cents(order.paid.charged)
  if (amount === 0) return 'moved'
  const { reference: former } = attempt
  const state =
    token === undefined
      ? await doors.payments.authorizeAgain({ key, reference: former, amount, orderId })
      : await doors.payments.authorize({ ...requestOf(attempt, doors.webOrigin), key, amount, token })
  if (state.outcome !== 'authorized') {
    const { reference } = state
    // A bank that wants to look at it longer is too late: the reservation is let go of.
    if (reference && state.outcome !== 'declined')
      await inTransaction(doors.db, (tx) => addJob(tx, 'releasePayment', { reference }))
    return 'declined'
  }
  const { reference, instrument } = state
  return inTransaction(doors.db, async (tx) => {
    const locked = await lockAttempt(tx, attempt.id)
    const now = await lockOrder(tx, orderId)
    if (locked.reference === reference) return 'renewed'
    const isOpen = now?.captured_at === null && now.capturing_cents === null && locked.reference === former
    await addJob(tx, 'releasePayment', { reference: isOpen ? former : reference })
    if (!isOpen) return 'moved'
    await updateAttempt(tx, attempt.id, { reference })
    if (token !== undefined)
      await updateOrder(tx, orderId, {
        payment_label: brandName(instrument.label),
        payment_last4: instrument.last4,
      })
    return 'renewed'
  })
}

/**
 * Job: voids an authorization at the processor that another one replaced; a second run voids nothing more. A
 * captured payment stays.
 */
export async function releasePayment(doors: OrderDoors, reference: string): Promise<void> {
  await doors.payments.void({ reference, key: `release/${reference}` })
}
