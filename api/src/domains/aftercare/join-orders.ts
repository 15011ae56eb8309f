// Orders that somebody placed as a guest belong to the account with the same verified e-mail address
// (decision 0203).
import type { Db } from '@hemline/db/connect.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { notePurchase } from '../identity/identity.ts'
import { lockOrder, noteOrderEvent, updateOrder } from '../orders/orders.ts'
import { settleOrderPoints } from '../payment/payment.ts'
import { findVerifiedEmail, listGuestOrders } from './aftercare.db.ts'

/** So many orders join in one run; the next log-in takes more. */
const joinedAtOnce = 200

type Join = { orderId: string; userId: string; email: string; now: Date }

async function join(tx: Tx, { orderId, userId, email, now }: Join): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.user_id !== null || order.email.toLowerCase() !== email.toLowerCase()) return
  await updateOrder(tx, orderId, { user_id: userId })
  await noteOrderEvent(tx, {
    order_id: orderId,
    kind: 'joined',
    actor_id: null,
    reason: 'the account has the same verified e-mail address',
    detail: {},
    happened_at: now,
  })
  // A refund that the guest's card did not take becomes credit of the account.
  await addJob(tx, 'payRefunds', { orderId }, `refunds/${orderId}`)
  if (order.confirmed_at) await notePurchase(tx, userId, order.confirmed_at)
  // An order that is complete brings its points at once; others bring them when they are complete.
  if (order.status === 'order_finalized')
    await settleOrderPoints(tx, {
      order: { ...order, user_id: userId },
      isComplete: true,
      reason: 'an order placed as a guest',
      now,
    })
}

/**
 * Job after log-in, sign-up and verification of the e-mail address: gives the account at most 200 orders that
 * were placed with its verified address and without an account, oldest first, with their points. Does nothing
 * for an address that is not verified and for banned, leaving or erased accounts. Running again changes
 * nothing.
 */
export async function joinOrders(
  { db, now }: { db: Db; now: () => Date },
  { userId }: { userId: string },
): Promise<void> {
  const email = await findVerifiedEmail(db, userId)
  if (email === undefined) return
  for (const orderId of await listGuestOrders(db, email, joinedAtOnce))
    await inTransaction(db, (tx) => join(tx, { orderId, userId, email, now: now() }))
}
