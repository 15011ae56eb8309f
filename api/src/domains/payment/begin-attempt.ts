// How a payment begins that comes from no cart: once under the key of its form, and asked of the processor as
// often as somebody asks (decision 0060).
import { orderNotBegunMessage } from '@hemline/rules/checkout/place-order.ts'
import type { Cents } from '@hemline/rules/common/money.ts'
import { paymentUnknownMessage } from '@hemline/rules/payment/words.ts'
import { paymentWindowMinutes } from '@hemline/rules/vocabulary/limits.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction, type Tx } from '../../platform/db.ts'
import { isDatabaseBusy, refuse } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { PaymentState } from '../../ports/payments.ts'
import { doorsOf, type OrderDoors } from '../orders/orders.ts'
import { requestOf } from './attempt-request.ts'
import { type AttemptRow, findAttempt, insertAttempt, lockKey } from './attempts.db.ts'
import { applyAnswer, isStillOpen, type Outcome, refreshAttempt } from './settle.ts'

/** An order was written with its attempt to be paid, by this request or by an earlier one with its key. */
export type AttemptCreated = { __typename: 'AttemptCreated'; attempt: AttemptRow }

/**
 * Inserts an order with its payment attempt by `create`, once for the attempt's key: of two requests at once
 * the second one gets the first one's attempt, and `create` does not run. When `create` returns a refusal,
 * its writes are rolled back and the refusal is returned. Throws UNAVAILABLE when locks stay busy, and the
 * database's error when the lock of the key itself does.
 */
export async function beginAttempt<R extends { __typename: string }>(
  ctx: Context,
  key: string,
  create: (tx: Tx) => Promise<AttemptCreated | R>,
): Promise<AttemptCreated | R> {
  let isAlone = false
  try {
    return await inPatientTransaction<AttemptCreated | R>(ctx.db, 'AttemptCreated', async (tx) => {
      isAlone = false
      await lockKey(tx, key)
      isAlone = true
      const rival = await findAttempt(tx, key)
      return rival ? { __typename: 'AttemptCreated', attempt: rival } : create(tx)
    })
  } catch (error) {
    // While another request places the same attempt, this request can't say that nothing was charged.
    if (!isAlone || !isDatabaseBusy(error)) throw error
    ctx.log.warn({ err: error }, 'an order got no lock in time')
    throw refuse('UNAVAILABLE', orderNotBegunMessage)
  }
}

/**
 * How an attempt is paid: with the browser's token, or with a way to pay that the processor keeps for the
 * member under the name `customer`. `keeps`: the processor keeps the token's way to pay for next time.
 */
export type PaidWith = {
  readonly token: string | null
  readonly customer?: string | null
  readonly savedMethodId?: string | null
  readonly keeps?: boolean
}

/** A try to pay for an order: the sum to authorize and the sum that the shopper saw, in cents. */
export type NewAttempt = {
  readonly key: string
  readonly orderId: string
  readonly method: string
  readonly paidWith: PaidWith
  readonly amount: Cents
  readonly amountShown: number
}

/**
 * Inserts the payment attempt of an order in status `started`, within the caller's transaction, and returns
 * it as AttemptCreated; it waits 10 minutes for the processor's answer. The processor is not asked yet.
 */
export async function startAttempt(
  ctx: Pick<Context, 'now' | 'payments'>,
  tx: Tx,
  { key, orderId, method, paidWith, amount, amountShown }: NewAttempt,
): Promise<AttemptCreated> {
  const now = ctx.now()
  const attempt: AttemptRow = {
    id: uuidv7(now.getTime()),
    key,
    order_id: orderId,
    request: `${amountShown}/${method}`,
    driver: ctx.payments.name,
    method,
    token: paidWith.token,
    customer: paidWith.customer ?? null,
    saved_method_id: paidWith.savedMethodId ?? null,
    keeps: paidWith.keeps ?? false,
    amount_cents: amount,
    status: 'started',
    reference: null,
    decline_code: null,
    approval_url: null,
    started_at: now,
    settled_at: null,
    deadline_at: new Date(now.getTime() + paymentWindowMinutes * 60_000),
  }
  await insertAttempt(tx, attempt)
  return { __typename: 'AttemptCreated', attempt }
}

/**
 * Asks the processor to authorize a payment attempt under its id (asking twice authorizes once), applies the
 * answer and returns the outcome. Zero cents count as authorized, unasked. An attempt that is not in status
 * `started` is refreshed instead. Returns OrderPending while the result is unknown or locks stay busy.
 */
export const authorizeAttempt = (ctx: Context, attempt: AttemptRow): Promise<Outcome> =>
  authorizeByDoors(doorsOf(ctx), attempt)

/**
 * Asks the processor to authorize a payment attempt under its id, for jobs, which have no request; applies
 * the answer and returns the outcome. Zero cents count as authorized, unasked. An attempt that is not in
 * status `started` is refreshed instead. Returns OrderPending while the result is unknown or locks stay busy.
 */
export async function authorizeByDoors(doors: OrderDoors, attempt: AttemptRow): Promise<Outcome> {
  if (attempt.status !== 'started') return refreshAttempt(doors, attempt)
  try {
    const answer: PaymentState =
      attempt.amount_cents === 0
        ? { outcome: 'authorized', reference: '', instrument: { label: 'Credit', last4: null } }
        : await doors.payments.authorize(requestOf(attempt, doors.webOrigin))
    return await applyAnswer(doors, attempt.id, answer)
  } catch (error) {
    if (!isStillOpen(error)) throw error
    return { __typename: 'OrderPending', orderId: attempt.order_id, message: paymentUnknownMessage }
  }
}
