// The answers of cancellations and refunds, and the employee who gives money back.
import type { OrderRow } from '../orders/orders.ts'

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
