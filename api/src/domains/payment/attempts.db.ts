import type { Tables } from '@hemline/db/types.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import { shape, text } from '../../platform/decoders.ts'
import { rowsOf, type Source } from '../../platform/named-statements.db.ts'
import { isUuid } from '../../platform/tokens.ts'

/**
 * The status of a payment attempt: `started` has no answer yet, `review` waits for the bank, `approval` waits
 * for the shopper, `abandoning` is given up here but maybe not yet at the processor.
 */
export type AttemptStatus =
  | 'started'
  | 'review'
  | 'approval'
  | 'authorized'
  | 'declined'
  | 'abandoning'
  | 'abandoned'
/** A row of payment_attempt: one try to pay for one order. */
export type AttemptRow = Omit<Selectable<Tables['payment_attempt']>, 'status'> & { status: AttemptStatus }

const asAttempt = (row: Selectable<Tables['payment_attempt']> | undefined) => row as AttemptRow | undefined

/**
 * Takes an advisory lock on an attempt key until the transaction ends, so that requests with the same key run
 * one after the other.
 */
export async function lockKey(tx: DbOrTx, key: string): Promise<void> {
  await sql`/* lockKey */ select pg_advisory_xact_lock(hashtextextended(${`payment-attempt/${key}`}, 0))`.execute(
    tx,
  )
}

/** Inserts a payment attempt. */
export async function insertAttempt(
  tx: DbOrTx,
  attempt: Insertable<Tables['payment_attempt']>,
): Promise<void> {
  await tx.insertInto('payment_attempt').values(attempt).modifyEnd(named('insertAttempt')).execute()
}

/** Finds a payment attempt by its stored key (owner and browser key); undefined when there is none. */
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

/**
 * Returns a payment attempt by its id and locks its row until the transaction ends; throws when there is
 * none.
 */
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

/** Finds the payment attempt of an order; undefined when there is none. */
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
 * Finds a payment attempt without a final answer (`started`, `review` or `approval`) that pays for this cart,
 * or for something that lies in this cart now; undefined when there is none. At log-in the contents of the
 * visitor's cart move into the user's cart: pieces keep their holds, gift cards their ids (`lineIds`), so the
 * attempt is found by those.
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

/** Returns the processor's id of a payment for a cart that is under way; undefined when none is. */
export async function findVendorReference(source: Source, cartId: string): Promise<string | undefined> {
  const [row] = await rowsOf(source, {
    name: 'findVendorReference',
    query: sql`select a.reference from payment_attempt a join purchase_order o on o.id = a.order_id
      where a.status in ('started', 'review', 'approval') and o.cart_id = ${cartId}::uuid and a.reference is not null limit 1`,
    row: shape<{ reference: string }>({ reference: text }),
  })
  return row?.reference
}

/** The columns of a payment attempt that change; absent columns stay. */
export type AttemptChange = {
  status?: AttemptStatus
  reference?: string | null
  decline_code?: string | null
  approval_url?: string | null
  deadline_at?: Date
  settled_at?: Date
}
/** Writes the given columns of a payment attempt; the caller holds its lock. */
export async function updateAttempt(tx: DbOrTx, id: string, change: AttemptChange): Promise<void> {
  await tx
    .updateTable('payment_attempt')
    .set(change)
    .where('id', '=', id)
    .modifyEnd(named('updateAttempt'))
    .execute()
}

/**
 * Returns at most `limit` payment attempts past their deadline, the longest past it first: those without a
 * final answer, and those in status `abandoning`, which the processor may not know about yet.
 */
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

/**
 * Records a webhook of the payment processor; returns false, with nothing written, when the same event was
 * recorded before.
 */
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

/** Deletes webhook records received before this time; processors don't send those again. */
export async function deleteOldPaymentEvents(db: DbOrTx, before: Date): Promise<void> {
  await db
    .deleteFrom('payment_event')
    .where('received_at', '<', before)
    .modifyEnd(named('deleteOldPaymentEvents'))
    .execute()
}

/**
 * Finds the attempt that a webhook is about: by our attempt id, which the processor sends back as `id`, else
 * by the processor's own reference; undefined when there is none.
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
