// Computes how long the access key in an order's mails works (decision 0062): as long as a guest may need the
// order.
import { deliveryReturnDays } from '../vocabulary/limits.ts'
import type { OrderStatus } from '../vocabulary/orders.ts'

const dayMs = 86_400_000
/** After an order was canceled: time to see that nothing was charged. */
export const keyDaysAfterCancel = 14
/** After the last day of a return: time for what comes back to arrive, and for its money. */
const marginDays = 16
/** After everything has arrived, or, without a parcel, after it was placed. */
export const keyDaysAfterDelivery = deliveryReturnDays + marginDays
/** No key lives longer than that after its order was placed, delivered or not. */
const mostDays = 180
/** After a new link was asked for. */
export const keyDaysAfterRenewal = 14

export type KeyedOrder = {
  status: OrderStatus
  placedAt: Date
  canceledAt: Date | null
  renewedAt: Date | null
  /** For each parcel when it arrived; null while it has not. */
  deliveries: readonly (Date | null)[]
  /** Whether a return or a case of the order is open. */
  hasOpenMatter: boolean
}

const closed: readonly OrderStatus[] = ['canceled', 'payment_declined']

function neededUntil({ status, placedAt, canceledAt, deliveries, hasOpenMatter }: KeyedOrder): number {
  // Whoever waits for a return's money or for an answer needs the order until that is there.
  if (hasOpenMatter) return placedAt.getTime() + mostDays * dayMs
  if (status === 'canceled' && canceledAt) return canceledAt.getTime() + keyDaysAfterCancel * dayMs
  const arrived = deliveries.map((one) => one?.getTime())
  if (closed.includes(status) || arrived.length === 0)
    return placedAt.getTime() + keyDaysAfterDelivery * dayMs
  const most = placedAt.getTime() + mostDays * dayMs
  return arrived.includes(undefined)
    ? most
    : Math.min(most, Math.max(...arrived.map(Number)) + keyDaysAfterDelivery * dayMs)
}

/**
 * Returns when the access key in an order's mails expires: when the order needs it no more, or a fortnight
 * after it was last mailed anew, whichever is later.
 */
export function orderKeyEnds(order: KeyedOrder): Date {
  const renewed = order.renewedAt === null ? 0 : order.renewedAt.getTime() + keyDaysAfterRenewal * dayMs
  return new Date(Math.max(neededUntil(order), renewed))
}

export const orderLinkSentMessage =
  'If this order was placed with that email address and without an account, a new link is on its way there. It works for 14 days or longer.'
/** Why a key opens nothing: the same words for an ended and for an altered one. */
export const orderKeyRefused =
  'This link has ended, or a part of it is missing. Open the order by its newest mail, or ask for a new link.'
export const orderInAccount = 'This order is in an account now. Log in to that account to go on.'
export const orderCodeMessage = 'Because you came by a link, we ask for a code first.'
