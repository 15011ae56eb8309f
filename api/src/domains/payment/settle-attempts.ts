// Attempts that are settled without their shopper: by a webhook of the processor, or by a job.
import type { Db } from '@hemline/db/connect.ts'
import { webhookKeptDays } from '@hemline/rules/vocabulary/constants.ts'
import { eachAlone } from '../../platform/each-alone.ts'
import { PaymentUnknown } from '../../ports/payments.ts'
import type { OrderDoors } from '../orders/orders.ts'
import {
  deleteOldPaymentEvents,
  findAttemptByReference,
  insertPaymentEvent,
  listOverdue,
} from './attempts.db.ts'
import { abandonAttempt, askProcessor, refreshAttempt } from './settle.ts'

/**
 * Handles a webhook of the payment processor; webhooks may come in any order and repeatedly. A webhook only
 * says that something changed, so this asks the processor for the payment's state and applies it. Returns
 * true also when no attempt of ours is meant; false when the processor gives no answer now, so that the
 * processor sends the webhook again.
 */
export async function receivePaymentEvent(
  doors: OrderDoors,
  event: { id: string; reference: string; key: string },
): Promise<boolean> {
  await insertPaymentEvent(doors.db, {
    driver: doors.payments.name,
    event_id: event.id,
    reference: event.reference,
    key: event.key,
  })
  const attempt = await findAttemptByReference(doors.db, {
    id: event.key,
    driver: doors.payments.name,
    reference: event.reference,
  })
  if (!attempt) return true
  try {
    await askProcessor(doors, attempt, attempt.reference || event.reference)
    return true
  } catch (error) {
    if (error instanceof PaymentUnknown) return false
    throw error
  }
}

/**
 * Job: settles up to 100 payment attempts past their deadline. Asks the processor about each; gives up an
 * attempt that is still without a final answer, frees its pieces and releases its authorization. When the
 * processor gives no answer, the next run tries again. One failure stops no other; it is thrown at the end.
 */
export async function settleAttempts(doors: OrderDoors): Promise<void> {
  await eachAlone(await listOverdue(doors.db, doors.now(), 100), async (attempt) => {
    try {
      const outcome = attempt.status === 'abandoning' ? undefined : await refreshAttempt(doors, attempt)
      if (
        outcome === undefined ||
        outcome.__typename === 'OrderPending' ||
        outcome.__typename === 'PaymentApprovalNeeded'
      )
        await abandonAttempt(doors, attempt)
    } catch (error) {
      // The processor gives no answer: the next run tries again.
      if (!(error instanceof PaymentUnknown)) throw error
    }
  })
}

/**
 * Nightly job: deletes webhook records of the payment processor that are older than 90 days; those are not
 * sent again.
 */
export async function purgePaymentEvents(db: Db, now: Date): Promise<void> {
  await deleteOldPaymentEvents(db, new Date(now.getTime() - webhookKeptDays * 86_400_000))
}
