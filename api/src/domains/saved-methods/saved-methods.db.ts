import type { Tables } from '@hemline/db/types.ts'
import type { CardType } from '@hemline/rules/vocabulary/payments.ts'
import { type Selectable, sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'
import type { KeptMethod } from '../../ports/payments.ts'

/** A way to pay that the processor keeps for a member. */
export type SavedMethodRow = Omit<Selectable<Tables['saved_method']>, 'type'> & { type: CardType }

/** Whose ways to pay, at which processor. */
type Whose = { readonly userId: string; readonly driver: string }

/** Returns a member's saved cards and wallet accounts at a processor: the default first, then the newest. */
export async function listSavedMethods(db: DbOrTx, { userId, driver }: Whose): Promise<SavedMethodRow[]> {
  const rows = await db
    .selectFrom('saved_method')
    .modifyFront(named('listSavedMethods'))
    .selectAll()
    .where('user_id', '=', userId)
    .where('driver', '=', driver)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows as SavedMethodRow[]
}

/**
 * Locks a member's saved payment methods until the transaction ends, so that there is one default and no
 * eleventh.
 */
export async function lockSavedMethods(tx: DbOrTx, userId: string): Promise<void> {
  await sql`/* lockSavedMethods */ select pg_advisory_xact_lock(hashtextextended(${`saved-methods/${userId}`}, 0))`.execute(
    tx,
  )
}

/** Returns the processor's customer id of a member; undefined when there is none yet. */
export async function findCustomer(db: DbOrTx, { userId, driver }: Whose): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`/* findCustomer */ select reference from payment_customer
    where user_id = ${userId}::uuid and driver = ${driver}`.execute(db)
  return rows[0]?.reference
}

/** Stores the processor's customer id of a member; an earlier one stays. */
export async function insertCustomer(
  db: DbOrTx,
  { userId, driver }: Whose,
  reference: string,
): Promise<void> {
  await sql`/* insertCustomer */ insert into payment_customer (user_id, driver, reference)
    values (${userId}::uuid, ${driver}, ${reference}) on conflict do nothing`.execute(db)
}

/**
 * Stores a saved card or wallet account. The same one again replaces the stored reference, and stays the
 * default when it was.
 */
export async function upsertSavedMethod(
  tx: DbOrTx,
  { userId, driver }: Whose,
  { id, kept, isDefault, now }: { id: string; kept: KeptMethod; isDefault: boolean; now: Date },
): Promise<void> {
  const { expires } = kept
  await sql`/* upsertSavedMethod */ insert into saved_method (id, user_id, driver, reference, type, label, last4,
      expires_month, expires_year, fingerprint, is_default, created_at)
    values (${id}::uuid, ${userId}::uuid, ${driver}, ${kept.reference}, ${kept.type}, ${kept.label}, ${kept.last4},
      ${expires?.month ?? null}::int, ${expires?.year ?? null}::int, ${kept.fingerprint}, ${isDefault}, ${now}::timestamptz)
    on conflict (user_id, driver, fingerprint) do update set reference = excluded.reference, label = excluded.label,
      last4 = excluded.last4, expires_month = excluded.expires_month, expires_year = excluded.expires_year`.execute(
    tx,
  )
}

/**
 * Makes one of a member's saved payment methods the default, in place of another one; none is with null or an
 * unknown id. The caller holds the lock of saved methods.
 */
export async function updateDefault(tx: DbOrTx, userId: string, id: string | null): Promise<void> {
  await sql`/* updateDefault.former */ update saved_method set is_default = false
    where user_id = ${userId}::uuid and is_default`.execute(tx)
  await sql`/* updateDefault */ update saved_method set is_default = true
    where user_id = ${userId}::uuid and id = ${id}::uuid`.execute(tx)
}

/** Stores when a saved payment method last paid an order. */
export async function updateLastUsed(tx: DbOrTx, id: string, now: Date): Promise<void> {
  await sql`/* updateLastUsed */ update saved_method set last_used_at = ${now}::timestamptz
    where id = ${id}::uuid`.execute(tx)
}

/**
 * Deletes one of a member's saved payment methods and returns it, so that the processor can forget it;
 * undefined when it is gone.
 */
export async function deleteSavedMethod(
  tx: DbOrTx,
  userId: string,
  id: string,
): Promise<{ driver: string; reference: string; is_default: boolean } | undefined> {
  const { rows } = await sql<{
    driver: string
    reference: string
    is_default: boolean
  }>`/* deleteSavedMethod */
    delete from saved_method where user_id = ${userId}::uuid and id = ${id}::uuid
    returning driver, reference, is_default`.execute(tx)
  return rows[0]
}

/** Returns processor and reference of all saved payment methods of a member. */
export async function listReferences(db: DbOrTx, userId: string) {
  const { rows } = await sql<{
    driver: string
    reference: string
  }>`/* listReferences */ select driver, reference
    from saved_method where user_id = ${userId}::uuid`.execute(db)
  return rows
}
