// Applies the processor's answer to an order, from whichever source: the authorize call, a webhook, the
// settling job, or the shopper's question. Each answer is applied under the lock of its attempt, so the first
// answer decides and later ones change nothing (decision 0060).

import { attemptGivenUpMessage } from '@hemline/rules/checkout/place-order.ts'
import { zero } from '@hemline/rules/common/money.ts'
import { account, orderPaidEntries, reversed } from '@hemline/rules/ledger/ledger.ts'
import { brandName } from '@hemline/rules/payment/cards.ts'
import { nothingLeft } from '@hemline/rules/payment/refunds.ts'
import {
  declineMessage,
  paymentInReviewMessage,
  paymentUnknownMessage,
} from '@hemline/rules/payment/words.ts'
import { paymentReviewHours } from '@hemline/rules/vocabulary/limits.ts'
import type { DeclineCode } from '@hemline/rules/vocabulary/payments.ts'
import { inPatientTransaction, inTransaction, type Tx } from '../../platform/db.ts'
import { isDatabaseBusy } from '../../platform/errors.ts'
import { type PaymentState, PaymentUnknown } from '../../ports/payments.ts'
import { returnHolds } from '../cart/cart.ts'
import { offerBoxAgain } from '../goody-boxes/goody-boxes.ts'
import { balanceOf, post } from '../ledger/ledger.ts'
import {
  cancelOrderLines,
  lockOrder,
  moveOpenShipments,
  moveOrder,
  type OrderDoors,
  type OrderRow,
  updateOrder,
} from '../orders/orders.ts'
import { returnPromotions } from '../pricing/pricing.ts'
import { backToShelf } from '../rescues/rescues.ts'
import { requestOf } from './attempt-request.ts'
import { type AttemptRow, lockAttempt, updateAttempt } from './attempts.db.ts'
import type { AttemptGivenUp, OrderPending, PaymentApprovalNeeded, PaymentDeclined } from './payment-types.ts'
import { placeOrder } from './place.ts'
import { postOrThrow } from './post-or-throw.ts'
import { noteMethod, type Promised } from './promised.ts'

/** The state of a payment attempt; `Placed` carries the order's id, not its row. */
export type Outcome =
  | { __typename: 'Placed'; orderId: string }
  | OrderPending
  | PaymentApprovalNeeded
  | PaymentDeclined
  | AttemptGivenUp

const closed: ReadonlySet<string> = new Set(['authorized', 'declined', 'abandoning', 'abandoned'])

/**
 * Returns the answer for the shopper of a payment attempt by its status: Placed, PaymentDeclined
 * (`card_declined` without a code), PaymentApprovalNeeded with the URL, OrderPending (in review, or without
 * an answer yet), or AttemptGivenUp. Asks nobody.
 */
export function outcomeOf(attempt: AttemptRow): Outcome {
  switch (attempt.status) {
    case 'authorized':
      return { __typename: 'Placed', orderId: attempt.order_id }
    case 'declined': {
      const code = (attempt.decline_code ?? 'card_declined') as DeclineCode
      return { __typename: 'PaymentDeclined', code, message: declineMessage(code) }
    }
    case 'approval':
      return {
        __typename: 'PaymentApprovalNeeded',
        orderId: attempt.order_id,
        url: attempt.approval_url ?? '',
      }
    case 'review':
      return { __typename: 'OrderPending', orderId: attempt.order_id, message: paymentInReviewMessage }
    case 'started':
      return { __typename: 'OrderPending', orderId: attempt.order_id, message: paymentUnknownMessage }
    default:
      return { __typename: 'AttemptGivenUp', message: attemptGivenUpMessage }
  }
}

/**
 * Applies a payment state to its attempt, once: confirms the order, keeps it open (24 hours for the bank's
 * review), or gives it up. Voids an authorization that came after the attempt was given up, or when a piece
 * is gone, which gives the attempt up too. Returns the attempt's outcome. Throws PaymentUnknown when the
 * processor does not answer the voiding of an attempt that was not given up.
 */
export async function applyAnswer(
  doors: OrderDoors,
  attemptId: string,
  state: PaymentState,
): Promise<Outcome> {
  const applied = await inPatientTransaction<Applied | PiecesGone>(doors.db, 'Applied', (tx) =>
    applyAnswerIn(tx, doors, attemptId, state),
  )
  const { outcome, late } =
    applied.__typename === 'Applied'
      ? applied
      : await giveUpForGonePieces(doors, attemptId, applied.reference)
  try {
    if (late) await doors.payments.void({ reference: late, key: `late/${attemptId}` })
  } catch (error) {
    // The settling job voids the authorization of a given-up attempt.
    if (!(error instanceof PaymentUnknown) || outcome.__typename !== 'AttemptGivenUp') throw error
  }
  return outcome
}

type Applied = { __typename: 'Applied'; outcome: Outcome; late?: string }

/** An employee took a piece of the order out of the shop meanwhile: no piece of the order is sold. */
type PiecesGone = { __typename: 'PiecesGone'; reference: string | null }

/**
 * Gives an attempt up whose authorization came for pieces that are gone, so that the authorization is voided
 * at once or, should that fail, by the settling job.
 */
function giveUpForGonePieces(
  doors: OrderDoors,
  attemptId: string,
  reference: string | null,
): Promise<{ outcome: Outcome; late?: string }> {
  return inTransaction(doors.db, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId)
    const now = doors.now()
    const late = reference ? { late: reference } : {}
    if (closed.has(attempt.status))
      return { outcome: outcomeOf(attempt), ...(attempt.status === 'authorized' ? {} : late) }
    return {
      outcome: await giveUpAttempt(tx, attempt, { status: 'abandoning', reference, deadline_at: now }, now),
      ...late,
    }
  })
}

async function applyAnswerIn(
  tx: Tx,
  doors: OrderDoors,
  attemptId: string,
  state: PaymentState,
): Promise<Applied | PiecesGone> {
  const attempt = await lockAttempt(tx, attemptId)
  const applied = (outcome: Outcome): Applied => ({ __typename: 'Applied', outcome })
  if (closed.has(attempt.status)) {
    const late =
      attempt.status !== 'authorized' && state.outcome === 'authorized' ? { late: state.reference } : {}
    return { ...applied(outcomeOf(attempt)), ...late }
  }
  const now = doors.now()
  switch (state.outcome) {
    case 'authorized':
      return confirmOrder(tx, doors, attempt, {
        reference: state.reference,
        label: brandName(state.instrument.label),
        last4: state.instrument.last4,
        kept: state.kept,
        now,
      })
    case 'captured':
      return confirmOrder(tx, doors, attempt, { reference: state.reference, label: null, last4: null, now })
    case 'review':
    case 'approval': {
      const until = new Date(now.getTime() + paymentReviewHours * 3_600_000)
      const change = {
        status: state.outcome,
        reference: state.reference,
        approval_url: state.outcome === 'approval' ? state.url : null,
        ...(state.outcome === 'review' && attempt.status !== 'review' ? { deadline_at: until } : {}),
      }
      await updateAttempt(tx, attempt.id, change)
      return applied(outcomeOf({ ...attempt, ...change }))
    }
    default: {
      const code = state.outcome === 'declined' ? state.code : 'approval_refused'
      return applied(
        await giveUpAttempt(
          tx,
          attempt,
          { status: 'declined', decline_code: code, reference: state.reference, settled_at: now },
          now,
        ),
      )
    }
  }
}

/**
 * Confirms an order whose payment is authorized and sells its pieces. Throws for an attempt without an order.
 */
async function confirmOrder(
  tx: Tx,
  doors: OrderDoors,
  attempt: AttemptRow,
  promise: Promised,
): Promise<Applied | PiecesGone> {
  const { now, reference } = promise
  const order = await lockOrder(tx, attempt.order_id)
  if (!order) throw new Error(`orders: attempt ${attempt.id} without an order`)
  if (!(await placeOrder(tx, doors, order, promise))) return { __typename: 'PiecesGone', reference }
  await updateAttempt(tx, attempt.id, { status: 'authorized', reference, settled_at: now })
  await noteMethod(tx, attempt, { userId: order.user_id, kept: promise.kept, now })
  return { __typename: 'Applied', outcome: { __typename: 'Placed', orderId: order.id } }
}

/**
 * Ends a payment attempt without success, in the caller's transaction: moves the order to `payment_declined`,
 * writes `change` to the attempt, cancels lines and held parcels and returns holds, credit, gift cards and
 * promotion codes to the shopper. Returns the attempt's outcome. Throws when the attempt has no order.
 */
export async function giveUpAttempt(
  tx: Tx,
  attempt: AttemptRow,
  change: Parameters<typeof updateAttempt>[2],
  now: Date,
): Promise<Outcome> {
  const order = await lockOrder(tx, attempt.order_id)
  if (!order) throw new Error(`orders: attempt ${attempt.id} without an order`)
  await updateAttempt(tx, attempt.id, change)
  await returnHolds(tx, order.id)
  await cancelOrderLines(tx, { orderId: order.id, now })
  await backToShelf(tx, { orderId: order.id, actorId: null, now })
  if (order.try_on) await offerBoxAgain(tx, order.id)
  await moveOpenShipments(tx, order.id, { from: ['held'], to: 'canceled' })
  await giveBackReserved(tx, order, now)
  await updateOrder(tx, order.id, nothingLeft(order.id))
  await returnPromotions(tx, order.id)
  await moveOrder(tx, {
    orderId: order.id,
    to: 'payment_declined',
    reason: change.decline_code ?? change.status ?? '',
    now,
  })
  return outcomeOf({ ...attempt, ...change } as AttemptRow)
}

async function giveBackReserved(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const held = await balanceOf(tx, account('charge', order.id))
  if (held === 0) return
  const entries = reversed(orderPaidEntries({ ...order.paid, charged: zero }))
  await postOrThrow(
    post(tx, {
      key: `order/${order.id}/released`,
      kind: 'order_voided',
      reason: 'not paid',
      now,
      orderId: order.id,
      entries,
    }),
  )
}

/**
 * Asks the processor about an open payment attempt that has a reference, applies the answer and returns the
 * outcome; all other attempts return their outcome unasked. When the processor gives no answer or the
 * database locks are busy, the attempt stays as it is; a later question or the settling job continues.
 */
export async function refreshAttempt(doors: OrderDoors, attempt: AttemptRow): Promise<Outcome> {
  if (closed.has(attempt.status) || attempt.reference === null) return outcomeOf(attempt)
  try {
    return await askProcessor(doors, attempt, attempt.reference)
  } catch (error) {
    if (isStillOpen(error)) return outcomeOf(attempt)
    throw error
  }
}

/**
 * Tells whether an error leaves a payment attempt unchanged: the processor's answer is unknown, or the
 * transaction that applies the answer got no lock in time.
 */
export const isStillOpen = (error: unknown): boolean =>
  error instanceof PaymentUnknown || isDatabaseBusy(error)

/**
 * Asks the processor about an open payment attempt by its reference, applies the answer and returns the
 * outcome; for a closed attempt returns its outcome unasked. Throws PaymentUnknown when the processor gives
 * no answer.
 */
export async function askProcessor(
  doors: OrderDoors,
  attempt: AttemptRow,
  reference: string,
): Promise<Outcome> {
  return closed.has(attempt.status)
    ? outcomeOf(attempt)
    : applyAnswer(doors, attempt.id, await doors.payments.find(reference))
}

/**
 * Gives up a payment attempt without a final answer: its pieces are free at once, and the processor is told
 * to release the authorization (not of zero cents). Does nothing for a closed attempt. Throws PaymentUnknown
 * while the processor has not confirmed; calling again continues.
 */
export async function abandonAttempt(doors: OrderDoors, attempt: AttemptRow): Promise<void> {
  const open = await inTransaction(doors.db, async (tx) => {
    const locked = await lockAttempt(tx, attempt.id)
    if (locked.status === 'abandoning') return true
    if (closed.has(locked.status)) return false
    await giveUpAttempt(tx, locked, { status: 'abandoning' }, doors.now())
    return true
  })
  if (!open) return
  if (attempt.amount_cents > 0) await doors.payments.abandon(requestOf(attempt, doors.webOrigin))
  await inTransaction(doors.db, async (tx) => {
    const locked = await lockAttempt(tx, attempt.id)
    if (locked.status === 'abandoning')
      await updateAttempt(tx, attempt.id, { status: 'abandoned', settled_at: doors.now() })
  })
}
