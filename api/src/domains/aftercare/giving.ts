// Limits of the money that employees may give back of one order (decision 0061). Refunds, canceled pieces and
// a canceled order count together, under the order's lock: of two at once the second one counts the first.
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import {
  givingRefusalOf,
  isFreshlyConfirmed,
  ownOrder,
  passwordNeeded,
} from '@hemline/rules/fulfillment/staff.ts'
import type { Tx } from '../../platform/db.ts'
import type { OrderRow } from '../orders/orders.ts'
import { isGuestOrderOf, sumGivenByStaff } from './aftercare.db.ts'
import type { Giver, NotToGive, PasswordNeeded } from './aftercare-types.ts'

/**
 * Returns why an employee may not give so many cents of an order back; undefined when allowed. Before the
 * charge no money leaves the shop, so everything is allowed; shoppers and jobs (`giver` null) have no limit.
 * The caller holds the order's lock. Refuses: NotToGive, PasswordNeeded.
 */
export async function refusalOfGiving(
  tx: Tx,
  { order, amount, giver, now }: { order: OrderRow; amount: Cents; giver: Giver | null; now: Date },
): Promise<NotToGive | PasswordNeeded | undefined> {
  if (giver === null || order.captured_at === null || amount === 0) return undefined
  if (order.user_id === giver.actorId || (await isGuestOrderOf(tx, order.id, giver.actorId)))
    return { __typename: 'NotToGive', message: ownOrder }
  const inAll = cents((await sumGivenByStaff(tx, order.id)) + amount)
  const message = givingRefusalOf(giver.roles, inAll)
  if (message) return { __typename: 'NotToGive', message }
  return isFreshlyConfirmed(giver.confirmedAt, now)
    ? undefined
    : { __typename: 'PasswordNeeded', message: passwordNeeded }
}
