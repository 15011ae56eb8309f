import type { Tables } from '@hemline/db/types.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { isUuid } from '../../platform/tokens.ts'

export type AttemptStatus =
  | 'started'
  | 'review'
  | 'approval'
  | 'authorized'
  | 'declined'
  | 'abandoning'
  | 'abandoned'
export type AttemptRow = Omit<Selectable<Tables['payment_attempt']>, 'status'> & { status: AttemptStatus }

const asAttempt = (row: Selectable<Tables['payment_attempt']> | undefined) => row as AttemptRow | undefined

/** Requests with the same key follow each other. Held until the transaction ends. */
export async function lockKey(tx: DbOrTx, key: string): Promise<void> {
  await sql`/* lockKey */ select pg_advisory_xact_lock(hashtextextended(${`payment-attempt/${key}`}, 0))`.execute(
    tx,
  )
}

export async function insertAttempt(
  tx: DbOrTx,
  attempt: Insertable<Tables['payment_attempt']>,
): Promise<void> {
  await tx.insertInto('payment_attempt').values(attempt).modifyEnd(named('insertAttempt')).execute()
}

export async function findAttempt(db: DbOrTx, key: string): Promise<AttemptRow | undefined> {
  return asAttempt(
    await db
      .selectFrom('payment_attempt')
      .modifyFront(named('findAttempt'))
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst(),
  )
}

export async function lockAttempt(tx: DbOrTx, id: string): Promise<AttemptRow> {
  const row = await tx
    .selectFrom('payment_attempt')
    .modifyFront(named('lockAttempt'))
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row as AttemptRow
}

export async function findAttemptOfOrder(db: DbOrTx, orderId: string): Promise<AttemptRow | undefined> {
  return asAttempt(
    await db
      .selectFrom('payment_attempt')
      .modifyFront(named('findAttemptOfOrder'))
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirst(),
  )
}

/**
 * A try without an answer that pays for this cart, or for something that lies in it now: at
 * log-in a visitor's cart goes, and what was in it lies in the user's, pieces with their holds
 * and gift cards with their ids.
 */
export async function findOpenAttempt(
  db: DbOrTx,
  { cartId, lineIds }: { cartId: string; lineIds: readonly string[] },
): Promise<AttemptRow | undefined> {
  const { rows } = await sql<Selectable<Tables['payment_attempt']>>`/* findOpenAttempt */
    select a.* from payment_attempt a join purchase_order o on o.id = a.order_id
    where a.status in ('started', 'review', 'approval') and (o.cart_id = ${cartId}::uuid
      or exists (select 1 from hold h where h.order_id = o.id and h.cart_id = ${cartId}::uuid)
      or exists (select 1 from jsonb_array_elements(o.earned -> 'giftCards') card where card ->> 'id' = any(${[...lineIds]}::text[])))
    limit 1`.execute(db)
  return asAttempt(rows[0])
}

export type AttemptChange = {
  status?: AttemptStatus
  reference?: string | null
  decline_code?: string | null
  approval_url?: string | null
  deadline_at?: Date
  settled_at?: Date
}
export async function updateAttempt(tx: DbOrTx, id: string, change: AttemptChange): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set(change)
    .where('id', '=', id)
    .modifyEnd(named('updateAttempt'))
    .execute()
}

/** Tries whose answer is overdue, and those whose giving up is not sure yet. */
export async function listOverdue(db: DbOrTx, now: Date, limit: number): Promise<AttemptRow[]> {
  const rows = await db
    .selectFrom('payment_attempt')
    .modifyFront(named('listOverdue'))
    .selectAll()
    .where('status', 'in', ['started', 'review', 'approval', 'abandoning'])
    .where('deadline_at', '<=', now)
    .orderBy('deadline_at')
    .limit(limit)
    .execute()
  return rows as AttemptRow[]
}

/** Notes a webhook; false when it came before. */
export async function insertPaymentEvent(
  db: DbOrTx,
  event: { driver: string; event_id: string; reference: string; key: string },
): Promise<boolean> {
  const result = await db
    .insertInto('payment_event')
    .values(event)
    .onConflict((oc) => oc.doNothing())
    .modifyEnd(named('insertPaymentEvent'))
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Webhooks that no processor sends again any more. */
export async function deleteOldPaymentEvents(db: DbOrTx, before: Date): Promise<void> {
  await db
    .deleteFrom('payment_event')
    .where('received_at', '<', before)
    .modifyEnd(named('deleteOldPaymentEvents'))
    .execute()
}

/**
 * The try that a webhook is about: by its own key, which the processor sends back, else by
 * the processor's name of it.
 */
export async function findAttemptByReference(
  db: DbOrTx,
  event: { id: string; driver: string; reference: string },
): Promise<AttemptRow | undefined> {
  const rows = await db
    .selectFrom('payment_attempt')
    .modifyFront(named('findAttemptByReference'))
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(isUuid(event.id) ? [eb('id', '=', event.id)] : []),
        ...(event.reference === ''
          ? []
          : [eb.and([eb('driver', '=', event.driver), eb('reference', '=', event.reference)])]),
      ]),
    )
    .execute()
  return asAttempt(rows.find((row) => row.id === event.id) ?? rows[0])
}
