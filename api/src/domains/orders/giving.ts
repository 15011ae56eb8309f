// What people at work may give back of one order (decision 0061). A refund, a canceled piece and a
// canceled order count together, and are judged under the order's lock: of two at once the second
// sees what the first gave.
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import {
  givingRefusalOf,
  isFreshlyConfirmed,
  ownOrder,
  passwordNeeded,
} from '@hemline/rules/fulfillment/staff.ts'
import type { Tx } from '../../platform/db.ts'
import type { OrderRow } from './orders.db.ts'
import { isGuestOrderOf, sumGivenByStaff } from './orders.db.ts'
import type { Giver, NotToGive, PasswordNeeded } from './orders-types.ts'

/**
 * Why a person at work may not give this much of an order back; undefined when that is allowed. Before the
 * charge nothing leaves the shop, so that everything may be let go of. Shoppers and jobs, without a giver,
 * have no limit. The caller holds the order's lock. Refuses: NotToGive, PasswordNeeded.
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
