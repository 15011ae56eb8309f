// Rows of payout accounts, the codes that link them, and the facts of their owner that cash-outs need.
import type { CashOutMethod } from '@hemline/rules/vocabulary/seller.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

/** What identifies the payee: an email address, or a bank account as the processor keeps it. */
export type PayeeRow = {
  method: CashOutMethod
  /** Null for a bank account. */
  email: string | null
  /** The processor's reference of a bank account; null for other methods. */
  payee_ref: string | null
  last4: string | null
  account_type: string | null
  holder: string | null
}
/** A payout account linked to a user; `is_default` is proposed at a cash-out. */
export type PayoutAccountRow = PayeeRow & {
  id: string
  user_id: string
  is_default: boolean
  linked_at: Date
  unlinked_at: Date | null
}
const payeeColumns = ['method', 'email', 'payee_ref', 'last4', 'account_type', 'holder'] as const
const columns = ['id', 'user_id', ...payeeColumns, 'is_default', 'linked_at', 'unlinked_at'] as const

/** Finds one of a user's payout accounts by id, also an unlinked one; undefined when there is none. */
export async function findAccount(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<PayoutAccountRow | undefined> {
  const row = await db
    .selectFrom('payout_account')
    .modifyFront(named('findAccount'))
    .select([...columns])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row as PayoutAccountRow | undefined
}

/** Returns a user's linked payout accounts, the default first, then the oldest. */
export async function listAccounts(db: DbOrTx, userId: string): Promise<PayoutAccountRow[]> {
  const rows = await db
    .selectFrom('payout_account')
    .modifyFront(named('listAccounts'))
    .select([...columns])
    .where('user_id', '=', userId)
    .where('unlinked_at', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('linked_at')
    .execute()
  return rows as PayoutAccountRow[]
}

/** Returns the id of the user to whom this address or bank account is linked now; undefined when none. */
export async function findAccountOwner(
  db: DbOrTx,
  { method, email, payee_ref }: Pick<PayeeRow, 'method' | 'email' | 'payee_ref'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('payout_account')
    .modifyFront(named('findAccountOwner'))
    .select('user_id')
    .where('method', '=', method)
    .where((eb) => (payee_ref === null ? eb('email', '=', email) : eb('payee_ref', '=', payee_ref)))
    .where('unlinked_at', 'is', null)
    .executeTakeFirst()
  return row?.user_id
}

/** Links a payout account; returns false when another account of this payee is linked already. */
export async function insertAccount(
  tx: DbOrTx,
  account: Omit<PayoutAccountRow, 'unlinked_at'>,
): Promise<boolean> {
  const { rows } =
    await sql`/* insertAccount */ insert into payout_account (id, user_id, method, email, payee_ref, last4, account_type, holder, is_default, linked_at)
    values (${account.id}::uuid, ${account.user_id}::uuid, ${account.method}, ${account.email}, ${account.payee_ref}, ${account.last4},
      ${account.account_type}, ${account.holder}, ${account.is_default}, ${account.linked_at})
    on conflict do nothing returning id`.execute(tx)
  return rows.length === 1
}

/**
 * Unlinks one of a user's payout accounts by id, or all of a method except one; none of them is the default
 * any more. Unlinked accounts stay as they are.
 */
export async function unlinkAccounts(
  tx: DbOrTx,
  userId: string,
  which: { id: string } | { method: CashOutMethod; but: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payout_account')
    .set({ unlinked_at: now, is_default: false })
    .where('user_id', '=', userId)
    .where('unlinked_at', 'is', null)
    .where((eb) =>
      'id' in which
        ? eb('id', '=', which.id)
        : eb.and([eb('method', '=', which.method), eb('id', '!=', which.but)]),
    )
    .modifyEnd(named('unlinkAccounts'))
    .execute()
}

/**
 * Makes one of a user's linked payout accounts the default one and takes that from the others; without `id`
 * it makes the oldest linked account the default. An unknown or unlinked id leaves no default.
 */
export async function updateDefault(tx: DbOrTx, userId: string, id: string | null): Promise<void> {
  await sql`/* clearDefault */ update payout_account set is_default = false
    where user_id = ${userId}::uuid and is_default and unlinked_at is null and (${id}::uuid is null or id <> ${id}::uuid)`.execute(
    tx,
  )
  await sql`/* updateDefault */ update payout_account set is_default = true
    where id = coalesce(${id}::uuid, (select id from payout_account where user_id = ${userId}::uuid and unlinked_at is null order by linked_at limit 1))
      and user_id = ${userId}::uuid and unlinked_at is null`.execute(tx)
}

/** A mailed code that links a payout account, as a hash. `email`: where the code is mailed to. */
export type CodeRow = PayeeRow & {
  user_id: string
  email: string
  salt: Buffer | null
  code_hash: Buffer | null
  tries: number
  expires_at: Date
}

/**
 * Stores that a code to link a payout account is asked for, still without a hash and with no tries; a code
 * that was mailed to this user before becomes void.
 */
export async function upsertCode(
  tx: DbOrTx,
  code: Omit<CodeRow, 'salt' | 'code_hash' | 'tries'> & { created_at: Date },
): Promise<void> {
  await tx
    .insertInto('payout_code')
    .values({ ...code, salt: null, code_hash: null, tries: 0 })
    .onConflict((oc) => oc.column('user_id').doUpdateSet({ ...code, salt: null, code_hash: null, tries: 0 }))
    .modifyEnd(named('upsertCode'))
    .execute()
}

/**
 * Returns the code with which a user links a payout account, and its payee, and locks its row until the
 * transaction ends; undefined when there is none.
 */
export async function lockCode(tx: DbOrTx, userId: string): Promise<CodeRow | undefined> {
  const row = await tx
    .selectFrom('payout_code')
    .modifyFront(named('lockCode'))
    .select(['user_id', ...payeeColumns, 'salt', 'code_hash', 'tries', 'expires_at'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row as CodeRow | undefined
}

/** Updates the salt, the hash or the number of tries of a user's linking code. */
export async function updateCode(
  tx: DbOrTx,
  userId: string,
  change: { salt?: Buffer; code_hash?: Buffer; tries?: number },
): Promise<void> {
  await tx
    .updateTable('payout_code')
    .set(change)
    .where('user_id', '=', userId)
    .modifyEnd(named('updateCode'))
    .execute()
}

/** Deletes linking codes that expired before `now`. */
export async function deleteEndedCodes(db: DbOrTx, now: Date): Promise<void> {
  await db
    .deleteFrom('payout_code')
    .where('expires_at', '<', now)
    .modifyEnd(named('deleteEndedCodes'))
    .execute()
}

/** Deletes a user's linking code. */
export async function deleteCode(tx: DbOrTx, userId: string): Promise<void> {
  await tx.deleteFrom('payout_code').where('user_id', '=', userId).modifyEnd(named('deleteCode')).execute()
}

/** The facts of a user account that cash-outs need. */
export type SellerRow = { id: string; email: string; first_name: string; email_verified_at: Date | null }

/** Finds email address, first name and verification of a user account by id; undefined when unknown. */
export async function findSeller(db: DbOrTx, userId: string): Promise<SellerRow | undefined> {
  return db
    .selectFrom('user_account')
    .modifyFront(named('findSeller'))
    .select(['id', 'email', 'first_name', 'email_verified_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
}
