// Employees mail a gift card again, or to the right address (decision 0208).
import {
  isFreshlyConfirmed,
  isReason,
  passwordNeeded,
  reasonNeeded,
} from '@hemline/rules/fulfillment/staff.ts'
import { resentMailsPerOrder, resentMailsPerPerson } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import type { PasswordNeeded } from '../aftercare/aftercare.ts'
import {
  type InvalidAddress,
  type NotSent,
  orderOfGiftCard,
  sendCardAgain,
} from '../gift-cards/gift-cards.ts'
import { noteOrderEvent } from '../orders/orders.ts'
import type { StaffRefusal } from './parcels.ts'
import { giverFor } from './staff.ts'
import type { StaffOrderPayload } from './staff-orders.ts'

type Outcome = StaffOrderPayload | StaffRefusal | PasswordNeeded | NotSent | InvalidAddress

/**
 * Queues the mail of a gift card again for an employee and notes it in the history of the card's order.
 * Returns StaffRefusal without a reason, PasswordNeeded for a new address without a freshly typed password
 * (whoever gets the mail has the money), and the refusals of `sendCardAgain`. Throws NOT_FOUND, RATE_LIMITED
 * (5 mails of one order, or 60 by one employee, within an hour), UNAUTHENTICATED, FORBIDDEN.
 */
export async function sendGiftCardByStaff(
  ctx: Context,
  { id, email, reason }: { id: string; email?: string | null; reason: string },
): Promise<Outcome> {
  const { actorId, confirmedAt } = giverFor(ctx, 'resend_mail')
  const orderId = await orderOfGiftCard(ctx, id)
  if (!orderId) throw refuse('NOT_FOUND', 'There is no such gift card.')
  if (!isReason(reason)) return { __typename: 'StaffRefusal', message: reasonNeeded }
  const now = ctx.now()
  if (email?.trim() && !isFreshlyConfirmed(confirmedAt, now))
    return { __typename: 'PasswordNeeded', message: passwordNeeded }
  const wait = await secondsToWait(ctx.db, now, [
    { key: `resent-mail:${orderId}`, ...resentMailsPerOrder },
    { key: `resent-mail-by:${actorId}`, ...resentMailsPerPerson },
  ])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  return await inTransaction<Outcome>(ctx.db, 'StaffOrderPayload', async (tx) => {
    const wish = { cardId: id, email: email ?? null, askedBy: actorId, reason: reason.trim() }
    const sent = await sendCardAgain(tx, wish, now)
    if (sent.__typename !== 'SendGiftCardAgainPayload') return sent
    await noteOrderEvent(tx, {
      order_id: orderId,
      kind: 'gift_card_sent_again',
      actor_id: actorId,
      reason: reason.trim(),
      detail: { last4: sent.giftCard.last4, sentNow: sent.sentNow },
      happened_at: now,
    })
    return { __typename: 'StaffOrderPayload', staffOrder: { orderId } }
  })
}
