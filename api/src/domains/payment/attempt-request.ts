// The request that authorizes a payment attempt at the processor.
import { isAutoBuyKey } from '@hemline/rules/auto-buys/auto-buys.ts'
import { rescueKeyPattern } from '@hemline/rules/rescues/orders.ts'
import type { AuthorizeRequest } from '../../ports/payments.ts'
import type { AttemptRow } from './attempts.db.ts'

const browserKeyOf = (attempt: AttemptRow): string => attempt.key.split('/').at(-1) ?? ''
const checkoutOf = (attempt: AttemptRow): string =>
  rescueKeyPattern.test(browserKeyOf(attempt)) ? '/rescues/checkout' : '/checkout'

/**
 * Returns the authorize request for a payment attempt (amount in cents, token '' when there is none). Its
 * return URL leads to the checkout of the cart, or of rescue boxes, and names the attempt by the browser's
 * own key.
 */
export const requestOf = (attempt: AttemptRow, webOrigin: string): AuthorizeRequest => ({
  key: attempt.id,
  amount: attempt.amount_cents as AuthorizeRequest['amount'],
  method: attempt.method as AuthorizeRequest['method'],
  token: attempt.token ?? '',
  orderId: attempt.order_id,
  customer: attempt.customer ?? undefined,
  isKept: attempt.saved_method_id !== null,
  keeps: attempt.keeps,
  isAway: isAutoBuyKey(attempt.key),
  returnUrl: `${webOrigin}${checkoutOf(attempt)}?attempt=${encodeURIComponent(browserKeyOf(attempt))}`,
})
