// The response types of placing, canceling and refunding an order, and the connections those operations need.
import type { Db } from '@hemline/db/connect.ts'
import type { Context } from '../../context.ts'
import type { PaymentsPort } from '../../ports/payments.ts'
import type { CartRow } from '../cart/cart.ts'
import type { CodeNotApplicable } from '../pricing/pricing.ts'
import type { OrderRow } from './orders.db.ts'

/**
 * The connections that order operations need besides a request: database, payment processor, clock, web
 * origin and gift card secret. The background worker builds them without a request.
 */
export type OrderDoors = {
  db: Db
  payments: PaymentsPort
  now: () => Date
  webOrigin: string
  giftCardSecret: string
}

/** Builds OrderDoors from the context of a GraphQL request. */
export const doorsOf = (ctx: Context): OrderDoors => ({
  db: ctx.db,
  payments: ctx.payments,
  now: ctx.now,
  webOrigin: ctx.config.WEB_ORIGIN,
  giftCardSecret: ctx.config.GIFT_CARD_SECRET,
})

/**
 * The payment is authorized: the placed order, and the viewer's active cart afterwards (null without one).
 */
export type OrderPlaced = { __typename: 'OrderPlaced'; order: OrderRow; cart: CartRow | null }
/**
 * The result of the payment is not known yet: the bank reviews it, the processor gave no answer, or another
 * payment of the same cart is open.
 */
export type OrderPending = { __typename: 'OrderPending'; orderId: string; message: string }
/** The shopper must approve the payment at `url`, a page of the payment provider. */
export type PaymentApprovalNeeded = { __typename: 'PaymentApprovalNeeded'; orderId: string; url: string }
/** The payment was declined: `code` is the decline code, `message` the sentence for the shopper. */
export type PaymentDeclined = { __typename: 'PaymentDeclined'; message: string; code: string }
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
/** The payment attempt was abandoned without a charge. */
export type AttemptGivenUp = { __typename: 'AttemptGivenUp'; message: string }
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

/**
 * The employee who gives money back: user id, roles, and the time when the employee last typed the password
 * in this session (null: never).
 */
export type Giver = { actorId: string; roles: readonly string[]; confirmedAt: Date | null }
/**
 * The employee may not give this money back: the sum is above the limit of the roles, or the order is the
 * employee's own (decision 0061).
 */
export type NotToGive = { __typename: 'NotToGive'; message: string }
/** The employee must type the password again before money is given back (decision 0061). */
export type PasswordNeeded = { __typename: 'PasswordNeeded'; message: string }

/** The order, or lines of it, were canceled; `order` is the row afterwards. */
export type CancelOrderPayload = { __typename: 'CancelOrderPayload'; order: OrderRow }
/** The order, or the named lines, can't be canceled; `message` says why. */
export type OrderNotCancelable = { __typename: 'OrderNotCancelable'; message: string }
/**
 * A refund was given: the whole `amount` in cents, and the part of it that goes back through the processor
 * (`charged`, cents); the rest returned as credit and on gift cards.
 */
export type Refunded = { __typename: 'Refunded'; amount: number; charged: number }
/** The refund was refused; `message` tells the employee why. */
export type RefundRefused = { __typename: 'RefundRefused'; message: string }
/** The order was charged now; `amount` in cents. */
export type Charged = { __typename: 'Charged'; amount: number }
/** Nothing was charged now: the order was charged before, or its status allows no charge. */
export type AlreadyCharged = { __typename: 'AlreadyCharged' }
/** The processor refused to capture the authorized payment; `code` is the decline code. */
export type ChargeRefused = { __typename: 'ChargeRefused'; code: string }
