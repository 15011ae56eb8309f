// What placing, canceling and paying back an order answer, and the doors they need.
import type { Db } from '@hemline/db/connect.ts'
import type { Context } from '../../context.ts'
import type { PaymentsPort } from '../../ports/payments.ts'
import type { CartRow } from '../cart/cart.ts'
import type { CodeNotApplicable } from '../pricing/pricing.ts'
import type { OrderRow } from './orders.db.ts'

/** What orders need of the world outside of a request: the worker has them too. */
export type OrderDoors = {
  db: Db
  payments: PaymentsPort
  now: () => Date
  webOrigin: string
  giftCardSecret: string
}

/** The doors of a request. */
export const doorsOf = (ctx: Context): OrderDoors => ({
  db: ctx.db,
  payments: ctx.payments,
  now: ctx.now,
  webOrigin: ctx.config.WEB_ORIGIN,
  giftCardSecret: ctx.config.GIFT_CARD_SECRET,
})

export type OrderPlaced = { __typename: 'OrderPlaced'; order: OrderRow; cart: CartRow | null }
export type OrderPending = { __typename: 'OrderPending'; orderId: string; message: string }
export type PaymentApprovalNeeded = { __typename: 'PaymentApprovalNeeded'; orderId: string; url: string }
export type PaymentDeclined = { __typename: 'PaymentDeclined'; message: string; code: string }
export type TotalsChanged = { __typename: 'TotalsChanged'; message: string; cart: CartRow | null }
export type ItemsLost = {
  __typename: 'ItemsLost'
  message: string
  lineIds: string[]
  itemNumbers: number[]
  cart: CartRow | null
}
export type CheckoutIncomplete = { __typename: 'CheckoutIncomplete'; message: string; missing: string[] }
export type AttemptGivenUp = { __typename: 'AttemptGivenUp'; message: string }
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
 * A person at work who gives money back: whose name is kept, what the person may do, and
 * when the password was typed.
 */
export type Giver = { actorId: string; roles: readonly string[]; confirmedAt: Date | null }
/** Not this person's to give back: too much of the order, or the person's own order. */
export type NotToGive = { __typename: 'NotToGive'; message: string }
export type PasswordNeeded = { __typename: 'PasswordNeeded'; message: string }

export type CancelOrderPayload = { __typename: 'CancelOrderPayload'; order: OrderRow }
export type OrderNotCancelable = { __typename: 'OrderNotCancelable'; message: string }
export type Refunded = { __typename: 'Refunded'; amount: number; charged: number }
export type RefundRefused = { __typename: 'RefundRefused'; message: string }
export type Charged = { __typename: 'Charged'; amount: number }
export type AlreadyCharged = { __typename: 'AlreadyCharged' }
export type ChargeRefused = { __typename: 'ChargeRefused'; code: string }
