// Limits of the money that employees may give back of one order (decision 0061). Refunds, canceled pieces and
// a canceled order count together, under the order's lock: of two at once the second one counts the first.
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import {
  givingRefusalOf,
  isFreshlyConfirmed,
  ownOrder,
  passwordNeeded,
  refundLimit,
} from '@hemline/rules/fulfillment/staff.ts'
import type { Tx } from '../../platform/db.ts'
import type { OrderRow } from '../orders/orders.ts'
import { isGuestOrderOf, sumGivenByStaff } from './aftercare.db.ts'
import type { Giver, NotToGive, PasswordNeeded } from './aftercare-types.ts'

/**
 * Returns why an employee may not give `amount` cents of an order back: NotToGive for an order of the
 * employee's own or above the limit, PasswordNeeded when the password was not confirmed lately; undefined
 * when allowed. Before the charge, and for zero cents, everything is allowed; shoppers and jobs (`giver`
 * null) have no limit. The caller holds the order's lock.
 */
export async function refusalOfGiving(
  tx: Tx,
  { order, amount, giver, now }: { order: OrderRow; amount: Cents; giver: Giver | null; now: Date },
): Promise<NotToGive | PasswordNeeded | undefined> {
  if (giver === null || order.captured_at === null || amount === 0) return undefined
  const notTheirs = await refusalOfOwnOrder(tx, { order, actorId: giver.actorId })
  if (notTheirs) return notTheirs
  const inAll = cents((await sumGivenByStaff(tx, order.id)) + amount)
  const message = givingRefusalOf(giver.roles, inAll)
  if (message) return { __typename: 'NotToGive', message }
  return isFreshlyConfirmed(giver.confirmedAt, now)
    ? undefined
    : { __typename: 'PasswordNeeded', message: passwordNeeded }
}

/**
 * Returns NotToGive when the order belongs to the employee `actorId`, also one placed as a guest (same email
 * address or browser); else undefined.
 */
export const refusalOfOwnOrder = async (
  tx: Tx,
  { order, actorId }: { order: OrderRow; actorId: string },
): Promise<NotToGive | undefined> =>
  order.user_id === actorId || (await isGuestOrderOf(tx, order.id, actorId))
    ? { __typename: 'NotToGive', message: ownOrder }
    : undefined

/**
 * Tells whether `amount` cents, with the cents that employees gave back of the order before, are above the
 * refund limit of one employee. The caller holds the order's lock.
 */
export const isAboveLimit = async (tx: Tx, { order, amount }: { order: OrderRow; amount: Cents }) =>
  cents((await sumGivenByStaff(tx, order.id)) + amount) > refundLimit
