// Rows of the refunds that the payment processor has to pay.
import type { Tables } from '@hemline/db/types.ts'
import type { Insertable, Selectable } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** A refund to be paid, paid or refused by the payment processor. */
export type RefundRow = Selectable<Tables['order_refund']>

/** Returns an order's refunds that the processor has neither paid nor refused yet, oldest first. */
export async function listOpenRefunds(db: DbOrTx, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('order_refund')
    .modifyFront(named('listOpenRefunds'))
    .selectAll()
    .where('order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .where('failed_code', 'is', null)
    .orderBy('requested_at')
    .execute()
}

/** Inserts a refund that the processor has still to pay. */
export async function insertRefund(tx: DbOrTx, refund: Insertable<Tables['order_refund']>): Promise<void> {
  await tx.insertInto('order_refund').values(refund).modifyEnd(named('insertRefund')).execute()
}

/**
 * Returns an order's refunds that the processor refused and that were not given in another way, oldest first.
 */
export async function listRefusedRefunds(db: DbOrTx, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('order_refund')
    .modifyFront(named('listRefusedRefunds'))
    .selectAll()
    .where('order_id', '=', orderId)
    .where('paid_at', 'is', null)
    .where('failed_code', 'is not', null)
    .orderBy('requested_at')
    .execute()
}

/**
 * Returns the ids of at most `limit` orders that have an account, and a refund that the processor refused and
 * that was not given in another way.
 */
export async function listOrdersWithWaitingRefund(db: DbOrTx, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_refund')
    .modifyFront(named('listOrdersWithWaitingRefund'))
    .innerJoin('purchase_order', 'purchase_order.id', 'order_refund.order_id')
    .select('order_refund.order_id as id')
    .distinct()
    .where('order_refund.paid_at', 'is', null)
    .where('order_refund.failed_code', 'is not', null)
    .where('purchase_order.user_id', 'is not', null)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Marks a refund that the processor refused as given in another way, at the time `paidAt`. Returns false when
 * the refund was given before, or was not refused.
 */
export async function settleRefusedRefund(tx: DbOrTx, id: string, paidAt: Date): Promise<boolean> {
  const result = await tx
    .updateTable('order_refund')
    .set({ paid_at: paidAt })
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .where('failed_code', 'is not', null)
    .modifyEnd(named('settleRefusedRefund'))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Marks a refund as paid or as refused by the processor. Returns false when it was marked before. */
export async function settleRefund(
  tx: DbOrTx,
  id: string,
  outcome: { paid_at: Date } | { failed_code: string },
): Promise<boolean> {
  const result = await tx
    .updateTable('order_refund')
    .set(outcome)
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .where('failed_code', 'is', null)
    .modifyEnd(named('settleRefund'))
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}
