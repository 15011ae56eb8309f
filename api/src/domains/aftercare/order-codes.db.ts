// Rows of the codes that cancel orders.
import { type DbOrTx, named } from '../../platform/db.ts'
import type { KeptCode } from '../../platform/mailed-codes.ts'

/**
 * Stores that a new cancel code for an order is asked for, still without a hash and with no tries; a code
 * that was mailed before becomes void.
 */
export async function upsertOrderCode(
  tx: DbOrTx,
  code: { order_id: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await tx
    .insertInto('order_code')
    .values({ ...code, salt: null, code_hash: null, tries: 0 })
    .onConflict((oc) => oc.column('order_id').doUpdateSet({ ...code, salt: null, code_hash: null, tries: 0 }))
    .modifyEnd(named('upsertOrderCode'))
    .execute()
}

/**
 * Returns the hash, salt, tries and end of an order's cancel code and locks its row until the transaction
 * ends; undefined when there is none.
 */
export async function lockOrderCode(tx: DbOrTx, orderId: string): Promise<KeptCode | undefined> {
  return tx
    .selectFrom('order_code')
    .modifyFront(named('lockOrderCode'))
    .select(['salt', 'code_hash', 'tries', 'expires_at'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

/** Updates the salt, the hash or the number of tries of an order's cancel code. */
export async function updateOrderCode(
  tx: DbOrTx,
  orderId: string,
  change: { salt?: Buffer; code_hash?: Buffer; tries?: number },
): Promise<void> {
  await tx
    .updateTable('order_code')
    .set(change)
    .where('order_id', '=', orderId)
    .modifyEnd(named('updateOrderCode'))
    .execute()
}

/** Deletes an order's cancel code. */
export async function deleteOrderCode(tx: DbOrTx, orderId: string): Promise<void> {
  await tx
    .deleteFrom('order_code')
    .where('order_id', '=', orderId)
    .modifyEnd(named('deleteOrderCode'))
    .execute()
}

/** Deletes all cancel codes that expired before `now`. */
export async function deleteEndedOrderCodes(db: DbOrTx, now: Date): Promise<void> {
  await db
    .deleteFrom('order_code')
    .where('expires_at', '<', now)
    .modifyEnd(named('deleteEndedOrderCodes'))
    .execute()
}
