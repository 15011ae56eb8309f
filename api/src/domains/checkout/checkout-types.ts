// The answers to a shopper who places an order.
import type { CartRow } from '../cart/cart.ts'
import type { LegalAcceptRequired } from '../identity/identity.ts'
import type { OrderRow } from '../orders/orders.ts'
import type {
  AttemptGivenUp,
  OrderPending,
  PaymentApprovalNeeded,
  PaymentDeclined,
} from '../payment/payment.ts'
import type { CodeNotApplicable } from '../pricing/pricing.ts'
import type { SavedMethodRefused } from '../saved-methods/saved-methods.ts'

/**
 * The payment is authorized: the placed order, and the viewer's active cart afterwards (null without one).
 */
export type OrderPlaced = { __typename: 'OrderPlaced'; order: OrderRow; cart: CartRow | null }

/** The totals that the shopper saw are not the totals of the cart now; nothing was charged. */
export type TotalsChanged = { __typename: 'TotalsChanged'; message: string; cart: CartRow | null }

/**
 * Pieces of the cart that can't be bought any more: the cart line ids and the item numbers of the lost
 * pieces.
 */
export type ItemsLost = {
  __typename: 'ItemsLost'
  message: string
  lineIds: string[]
  itemNumbers: number[]
  cart: CartRow | null
}

/**
 * Parts of the checkout that are `missing`, such as the address or the payment token; nothing was charged.
 */
export type CheckoutIncomplete = { __typename: 'CheckoutIncomplete'; message: string; missing: string[] }

/** Every answer of placeOrder, orderAttempt and leavePayment. */
export type PlaceOrderResult =
  | OrderPlaced
  | OrderPending
  | PaymentApprovalNeeded
  | PaymentDeclined
  | TotalsChanged
  | ItemsLost
  | CheckoutIncomplete
  | AttemptGivenUp
  | CodeNotApplicable
  | LegalAcceptRequired
  | SavedMethodRefused
