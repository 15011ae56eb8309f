// What every decision about a case's money shares: the locks of order and case, and who may decide
// (decisions 0061 and 0184).
import { isFreshlyConfirmed, passwordNeeded } from '@hemline/rules/fulfillment/staff.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction, type Tx } from '../../platform/db.ts'
import { type PasswordNeeded, refusalOfOwnOrder } from '../aftercare/aftercare.ts'
import { lockOrder, type OrderRow } from '../orders/orders.ts'
import { type CaseRow, lockCase } from './cases.db.ts'
import {
  type Done,
  refusal,
  rowOf,
  type StaffCasePayload,
  type StaffRefusal,
  shownToStaff,
  unknownCase,
} from './staff.ts'

/** What an employee gets who decides about money. */
export type Answer = StaffCasePayload | StaffRefusal | PasswordNeeded
/** What a decision comes to within its transaction. */
export type Deed = Done | StaffRefusal | PasswordNeeded
/** An order and a case under their locks, and the employee who decides. */
export type Locked = { order: OrderRow; row: CaseRow; actorId: string; now: Date }

/**
 * Locks the order and the case, runs `act` on them, and returns the case as the employee reads it, or the
 * refusal of `act`, with nothing written. Returns StaffRefusal for an unknown case and one without an order.
 * Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task `cases`.
 */
export async function actOnMoney(
  ctx: Context,
  code: string,
  act: (tx: Tx, locked: Locked) => Promise<Deed>,
): Promise<Answer> {
  const actorId = atWork(ctx, 'cases')
  const found = await rowOf(ctx, code)
  if (!found?.order_id) return found ? refusal('This case has no order to give money of.') : unknownCase
  const orderId = found.order_id
  const result = await inPatientTransaction<Deed>(ctx.db, 'Done', async (tx) => {
    const order = await lockOrder(tx, orderId)
    const row = await lockCase(tx, found.id)
    return order && row ? act(tx, { order, row, actorId, now: ctx.now() }) : unknownCase
  })
  return result.__typename === 'Done' ? shownToStaff(ctx, found.id, actorId) : result
}

/**
 * Returns StaffRefusal for money of the employee's own order, PasswordNeeded for a person who typed no
 * password lately; undefined when the employee may decide.
 */
export async function refusalOfDeciding(
  ctx: Context,
  tx: Tx,
  { order, actorId, now }: Pick<Locked, 'order' | 'actorId' | 'now'>,
): Promise<StaffRefusal | PasswordNeeded | undefined> {
  const own = await refusalOfOwnOrder(tx, { order, actorId })
  if (own) return refusal(own.message)
  return isFreshlyConfirmed(ctx.viewer.confirmedAt, now)
    ? undefined
    : { __typename: 'PasswordNeeded', message: passwordNeeded }
}
