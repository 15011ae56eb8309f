// The ledger: the only way in which money that is owed or held moves (domain model, "ledger"; decision
// 0040). All functions work in the caller's transaction, so that a posting and the change that it is
// about are stored together or not at all.

import type { Db } from '@hemline/db/connect.ts'
import { add, type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import {
  type AccountRef,
  account,
  accountKey,
  type Drop,
  type DropUse,
  isOwed,
  type LedgerEntry,
  moved,
  postingFaults,
  settled,
  sumOfUses,
  useDrops,
} from '@hemline/rules/ledger/ledger.ts'
import type { CreditKind, PostingKind } from '@hemline/rules/vocabulary/ledger.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import {
  balancesOf,
  type DropRow,
  dropEnds,
  ensureAccounts,
  findBalance,
  getPosting,
  insertDrop,
  insertEntries,
  insertPosting,
  type LedgerFault,
  listDropAccounts,
  listDrops,
  listEntries,
  listFaults,
  listLapsedDrops,
  listPayableDrops,
  lockAccounts,
} from './ledger.db.ts'

export { snapshotLedger } from './snapshots.ts'

/** The facts that every posting has. `key`: a repeated request has the same key and is posted once. */
export type PostingHead = {
  key: string
  kind: PostingKind
  reason: string
  now: Date
  orderId?: string
  actorId?: string
}
/** A posting to be written, with its entries. */
export type Posting = PostingHead & { entries: readonly LedgerEntry[] }
/**
 * A posting that is in the ledger; `replayed`: it was written by an earlier request with the same key.
 */
export type Posted = { __typename: 'Posted'; id: string; entries: readonly LedgerEntry[]; replayed: boolean }
/**
 * Expected failure: an account holds less than the posting takes. No entries were written; the caller
 * rolls back.
 */
export type Overdrawn = { __typename: 'Overdrawn'; account: AccountRef; balance: Cents; wanted: Cents }
/** Credit that was spent: from which drops, and how much of each; `replayed`: by an earlier request. */
export type CreditSpent = {
  __typename: 'CreditSpent'
  id: string
  uses: readonly DropUse[]
  replayed: boolean
}
/** Expected failure: the shopper's drops hold less than wanted (cents). */
export type NotEnoughCredit = { __typename: 'NotEnoughCredit'; available: Cents; wanted: Cents }

/**
 * Inserts the posting under its key, or returns the earlier one with this key; throws when that one was
 * made by a different request.
 */
async function claim(
  tx: DbOrTx,
  head: PostingHead,
  request: string,
): Promise<{ id: string; replayed: boolean }> {
  const id = uuidv7(head.now.getTime())
  const fresh = await insertPosting(tx, {
    id,
    idempotency_key: head.key,
    kind: head.kind,
    reason: head.reason,
    request,
    actor_id: head.actorId ?? null,
    order_id: head.orderId ?? null,
    posted_at: head.now,
  })
  if (fresh) return { id, replayed: false }
  const before = await getPosting(tx, head.key)
  if (before.request !== request) throw new Error(`ledger: the key ${head.key} was used for something else`)
  return { id: before.id, replayed: true }
}

const requestOf = (kind: PostingKind, entries: readonly LedgerEntry[]) =>
  JSON.stringify([kind, ...entries.map((e) => [accountKey(e.account), e.amount])])

/**
 * Writes one posting, once for its key: a repeat returns the earlier one. Owed accounts are locked in id
 * order and must not go below zero: else Overdrawn is returned and the caller rolls back. Throws when the
 * entries are unsound, or when the key was used by a different request.
 */
export async function post(tx: Tx, posting: Posting): Promise<Posted | Overdrawn> {
  const entries = settled(posting.entries)
  const faults = postingFaults(entries)
  if (faults.length > 0) throw new Error(`ledger: ${posting.key}: ${faults.join('; ')}`)
  const { id, replayed } = await claim(tx, posting, requestOf(posting.kind, entries))
  if (replayed) return { __typename: 'Posted', id, entries: await listEntries(tx, id), replayed }
  return (await write(tx, id, entries)) ?? { __typename: 'Posted', id, entries, replayed }
}

async function write(
  tx: DbOrTx,
  id: string,
  entries: readonly LedgerEntry[],
): Promise<Overdrawn | undefined> {
  const ids = await ensureAccounts(
    tx,
    entries.map((e) => e.account),
  )
  const idOf = (ref: AccountRef): number => {
    const found = ids.get(accountKey(ref))
    if (found === undefined) throw new Error(`ledger: no account ${accountKey(ref)}`)
    return found
  }
  const takes = entries.filter((e) => e.amount < 0 && isOwed(e.account.kind))
  await lockAccounts(
    tx,
    takes.map((e) => idOf(e.account)),
  )
  const balances = await balancesOf(
    tx,
    takes.map((e) => idOf(e.account)),
  )
  for (const { account: ref, amount } of takes) {
    const balance = balances.get(idOf(ref)) ?? 0
    if (balance + amount < 0)
      return { __typename: 'Overdrawn', account: ref, balance: cents(balance), wanted: cents(-amount) }
  }
  await insertEntries(
    tx,
    id,
    entries.map((e) => ({ id: idOf(e.account), amount: e.amount })),
  )
  return undefined
}

/**
 * Returns the balance of a ledger account, in cents or points; 0 for an account without entries or that does
 * not exist.
 */
export async function balanceOf(db: DbOrTx, ref: AccountRef): Promise<number> {
  return findBalance(db, ref)
}

const dropOf = (row: DropRow): Drop => ({
  id: row.id,
  kind: row.kind,
  balance: cents(row.balance),
  expiresAt: row.expires_at,
  createdAt: row.created_at,
})

/**
 * Locks ledger accounts until the transaction ends, in id order, and returns their balances by `accountKey`;
 * accounts that do not exist yet are made. For callers that decide by a balance before they post.
 */
export async function lockBalances(tx: Tx, refs: readonly AccountRef[]): Promise<Map<string, Cents>> {
  if (refs.length === 0) return new Map()
  const ids = await ensureAccounts(tx, refs)
  await lockAccounts(tx, [...ids.values()])
  const balances = await balancesOf(tx, [...ids.values()])
  return new Map([...ids].map(([key, id]) => [key, cents(balances.get(id) ?? 0)]))
}

/**
 * Returns a shopper's unexpired credit drops with a balance, those that expire first in front
 * (specification §3 User profile, creditDrops).
 */
export async function creditDropsOf(
  db: DbOrTx,
  question: { userId: string; now: Date; kinds?: readonly CreditKind[] },
): Promise<Drop[]> {
  return (await listDrops(db, question)).map(dropOf)
}

/** Returns a shopper's drops of cash credit that can be paid out, the oldest first. */
export async function payableDropsOf(db: DbOrTx, userId: string): Promise<Drop[]> {
  return (await listPayableDrops(db, userId)).map(dropOf)
}

/**
 * Locks all credit of a shopper until the transaction ends, and returns the drops that can be paid out; for
 * callers that post after they decided.
 */
export async function lockPayableDrops(tx: Tx, userId: string): Promise<Drop[]> {
  await lockAccounts(tx, await listDropAccounts(tx, userId))
  return payableDropsOf(tx, userId)
}

/** Returns the entries of the posting with this key; throws when there is none. */
export async function entriesOf(db: DbOrTx, key: string): Promise<LedgerEntry[]> {
  return listEntries(db, (await getPosting(db, key)).id)
}

/** A credit drop to be given to a shopper; `amount` in cents, `expiresAt` null: never. */
export type CreditGrant = {
  key: string
  userId: string
  kind: CreditKind
  amount: Cents
  expiresAt: Date | null
  reason: string
  now: Date
  actorId?: string
  orderId?: string
  /**
   * The account that pays the credit; by default the shop's account for credit given away. A refund or
   * earnings that turn into credit name another.
   */
  from?: AccountRef
}

/**
 * Gives a shopper a drop of credit (cents), in the caller's transaction, once for its key; the drop's id is
 * the posting's id. Returns Overdrawn when the paying account holds too little: the caller rolls back. Throws
 * on an amount that is not above zero, and for a key that was used by a different request.
 */
export async function grantCredit(tx: Tx, grant: CreditGrant): Promise<Posted | Overdrawn> {
  const { userId, kind, amount, expiresAt, from = account('credit_given'), ...head } = grant
  if (amount <= 0) throw new RangeError(`ledger: a credit of ${amount} cents`)
  // Without its end: a job that is tried again later counts it from another moment, and means the same.
  const request = JSON.stringify(['credit_granted', userId, kind, amount, accountKey(from)])
  const { id, replayed } = await claim(tx, { ...head, kind: 'credit_granted' }, request)
  if (replayed) return { __typename: 'Posted', id, entries: await listEntries(tx, id), replayed }
  const entries = settled(moved(from, account(kind, id), amount))
  const overdrawn = await write(tx, id, entries)
  if (overdrawn) return overdrawn
  const ids = await ensureAccounts(tx, [account(kind, id)])
  const account_id = ids.get(accountKey(account(kind, id))) ?? 0
  await insertDrop(tx, {
    id,
    account_id,
    user_id: userId,
    granted_cents: amount,
    expires_at: expiresAt,
    reason: grant.reason,
    created_at: grant.now,
  })
  return { __typename: 'Posted', id, entries, replayed }
}

/**
 * A credit drop whose account a posting of the same transaction has filled, such as earnings that turn
 * into credit; its id names its account.
 */
export type FilledDrop = Pick<CreditGrant, 'userId' | 'kind' | 'amount' | 'expiresAt' | 'reason' | 'now'> & {
  id: string
}
/**
 * Inserts the row of a credit drop for a ledger account that a posting of the same transaction has filled;
 * posts nothing.
 */
export async function noteDrop(
  tx: Tx,
  { id, kind, userId, amount, expiresAt, reason, now }: FilledDrop,
): Promise<void> {
  const account_id = (await ensureAccounts(tx, [account(kind, id)])).get(accountKey(account(kind, id))) ?? 0
  await insertDrop(tx, {
    id,
    account_id,
    user_id: userId,
    granted_cents: amount,
    expires_at: expiresAt,
    reason,
    created_at: now,
  })
}

/** An amount in cents to be taken from a shopper's credit; `kinds`: only from drops of these kinds. */
export type CreditSpend = {
  key: string
  userId: string
  amount: Cents
  /** The account that receives the credit: an order's charge. */
  to: AccountRef
  reason: string
  now: Date
  orderId?: string
  kinds?: readonly CreditKind[]
}

/**
 * Takes exactly `amount` cents from a shopper's credit drops into `to`, those that expire first in front,
 * once for its key. Locks all drops in one order before reading them, so that parallel requests can't spend
 * the same credit. Returns NotEnoughCredit, with nothing taken, when they hold less: the caller rolls back.
 * Throws RangeError for an amount that is not above 0, Error for a key that was used otherwise.
 */
export async function spendCredit(tx: Tx, spend: CreditSpend): Promise<CreditSpent | NotEnoughCredit> {
  const { userId, amount, to, kinds, ...head } = spend
  if (amount <= 0) throw new RangeError(`ledger: spending ${amount} cents`)
  const request = JSON.stringify(['credit_spent', userId, amount, accountKey(to), kinds ?? null])
  const { id, replayed } = await claim(tx, { ...head, kind: 'credit_spent' }, request)
  if (replayed) return { __typename: 'CreditSpent', id, uses: await usesOf(tx, id), replayed }
  await lockAccounts(tx, await listDropAccounts(tx, userId))
  const drops = (await listDrops(tx, { userId, now: spend.now, ...(kinds ? { kinds } : {}) })).map(dropOf)
  const uses = useDrops(drops, amount, spend.now)
  if (sumOfUses(uses) < amount)
    return {
      __typename: 'NotEnoughCredit',
      available: add(zero, ...drops.map((d) => d.balance)),
      wanted: amount,
    }
  const overdrawn = await write(
    tx,
    id,
    settled(uses.flatMap((use) => moved(account(use.kind, use.id), to, use.amount))),
  )
  if (overdrawn) throw new Error(`ledger: ${accountKey(overdrawn.account)} changed under its lock`)
  return { __typename: 'CreditSpent', id, uses, replayed }
}

async function usesOf(tx: DbOrTx, id: string): Promise<DropUse[]> {
  const taken = (await listEntries(tx, id)).filter((e) => e.amount < 0)
  const ends = await dropEnds(
    tx,
    taken.map((e) => e.account.holder),
  )
  return taken.map(({ account: { kind, holder }, amount }) => ({
    id: holder,
    kind: kind as CreditKind,
    amount: cents(-amount),
    expiresAt: ends.get(holder) ?? null,
  }))
}

/**
 * Takes the rest out of up to `limit` expired credit drops, one posting a drop, in the caller's transaction;
 * returns how many drops ended. Spending ignores expired drops anyway. Credit that a canceled order returns
 * into such a drop ends with the next run.
 */
export async function expireCredit(tx: Tx, now: Date, limit: number): Promise<number> {
  const lapsed = await listLapsedDrops(tx, now, limit)
  const accounts = lapsed.map((d) => d.account_id)
  await lockAccounts(tx, accounts)
  const balances = await balancesOf(tx, accounts)
  let ended = 0
  for (const drop of lapsed) {
    const left = balances.get(drop.account_id) ?? 0
    if (left === 0) continue
    const { id, replayed } = await claim(
      tx,
      { key: `expire/${drop.id}/${now.toISOString()}`, kind: 'credit_expired', reason: drop.reason, now },
      JSON.stringify(['credit_expired', drop.id]),
    )
    if (replayed) continue
    await write(tx, id, settled(moved(account(drop.kind, drop.id), account('credit_lapsed'), left)))
    ended += 1
  }
  return ended
}

/**
 * Job: takes the rest out of all expired credit drops, 500 drops a transaction; a second run changes nothing.
 */
export async function endCredit(db: Db, now: Date): Promise<void> {
  for (;;) if ((await inTransaction(db, (tx) => expireCredit(tx, now, endedAtOnce))) < endedAtOnce) return
}
const endedAtOnce = 500

/**
 * Returns every fault of the whole ledger, none when it is sound: sums, sides, overdrafts, snapshots, and
 * database guards that are off.
 */
export async function verifyLedger(db: DbOrTx): Promise<LedgerFault[]> {
  return listFaults(db)
}
