import type { Db } from '@hemline/db/connect.ts'
import {
  type AccountRef,
  accountKey,
  isOwed,
  type LedgerEntry,
  unitOf,
} from '@hemline/rules/ledger/ledger.ts'
import { type CreditKind, creditKinds } from '@hemline/rules/vocabulary/ledger.ts'
import { sql } from 'kysely'
import { type DbOrTx, named } from '../../platform/db.ts'

export type PostingRow = {
  id: string
  idempotency_key: string
  kind: string
  reason: string
  request: string
  actor_id: string | null
  order_id: string | null
  posted_at: Date
}
export type PostedRow = { id: string; request: string; posted_at: Date }
/** A drop of credit with its present balance in cents. */
export type DropRow = {
  id: string
  account_id: number
  kind: CreditKind
  balance: number
  expires_at: Date | null
  created_at: Date
  reason: string
}

/**
 * Inserts a posting, without entries, under its key; returns false when the key is used. Waits for a
 * transaction in flight with the same key.
 */
export async function insertPosting(tx: DbOrTx, row: PostingRow): Promise<boolean> {
  const { rows } = await sql`/* insertPosting */
    insert into ledger_posting (id, idempotency_key, kind, reason, request, actor_id, order_id, posted_at)
    values (${row.id}::uuid, ${row.idempotency_key}, ${row.kind}, ${row.reason}, ${row.request}, ${row.actor_id}::uuid, ${row.order_id}, ${row.posted_at})
    on conflict (idempotency_key) do nothing returning id`.execute(tx)
  return rows.length === 1
}

/** Returns the posting with this key; throws when there is none. */
export async function getPosting(db: DbOrTx, key: string): Promise<PostedRow> {
  return db
    .selectFrom('ledger_posting')
    .modifyFront(named('getPosting'))
    .select(['id', 'request', 'posted_at'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow()
}

/** Returns the ids of ledger accounts by `accountKey`; makes accounts that do not exist yet. */
export async function ensureAccounts(
  tx: DbOrTx,
  accounts: readonly AccountRef[],
): Promise<Map<string, number>> {
  const kinds = accounts.map((a) => a.kind)
  const holders = accounts.map((a) => a.holder)
  const find = () =>
    sql<{ id: number; kind: string; holder: string }>`/* ensureAccounts.find */
      select id, kind, holder from ledger_account where (kind, holder) in (select * from unnest(${kinds}::text[], ${holders}::text[]))`.execute(
      tx,
    )
  const wanted = new Set(accounts.map(accountKey)).size
  let { rows } = await find()
  if (rows.length < wanted) {
    const made = await sql<{ id: number; kind: string; holder: string }>`/* ensureAccounts.make */
      insert into ledger_account (kind, holder, unit, never_negative)
      select * from unnest(${kinds}::text[], ${holders}::text[], ${accounts.map((a) => unitOf(a.kind))}::text[], ${accounts.map((a) => isOwed(a.kind))}::boolean[])
      order by 1, 2 on conflict (kind, holder) do nothing returning id, kind, holder`.execute(tx)
    const both = [...rows, ...made.rows]
    // Somebody else made one in the same moment: it is there now.
    rows = both.length < wanted ? (await find()).rows : both
  }
  return new Map(rows.map((r) => [`${r.kind}/${r.holder}`, r.id]))
}

/**
 * Locks ledger accounts until the transaction ends, in the order of their ids, so that transactions that need
 * the same accounts can't deadlock.
 */
export async function lockAccounts(tx: DbOrTx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`/* lockAccounts */ select id from ledger_account where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
    tx,
  )
}

/** Inserts the entries of a posting; amounts in the account's unit (cents or points). */
export async function insertEntries(
  tx: DbOrTx,
  postingId: string,
  entries: readonly { id: number; amount: number }[],
): Promise<void> {
  await sql`/* insertEntries */ insert into ledger_entry (posting_id, account_id, amount)
    select ${postingId}::uuid, * from unnest(${entries.map((e) => e.id)}::bigint[], ${entries.map((e) => e.amount)}::bigint[])`.execute(
    tx,
  )
}

/** Returns the entries of a posting, sorted by account; amounts in cents or points. */
export async function listEntries(db: DbOrTx, postingId: string): Promise<LedgerEntry[]> {
  const { rows } = await sql<{ kind: AccountRef['kind']; holder: string; amount: number }>`/* listEntries */
    select a.kind, a.holder, e.amount from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.posting_id = ${postingId}::uuid order by a.kind, a.holder`.execute(db)
  return rows.map(({ kind, holder, amount }) => ({ account: { kind, holder }, amount }))
}

/**
 * Returns balances of ledger accounts (cents or points) by account id; 0 for one without entries, unknown ids
 * are left out.
 */
export async function balancesOf(db: DbOrTx, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; balance: number }>`/* balancesOf */
    select id, ledger_balance(id) as balance from ledger_account where id = any(${[...ids]}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map((r) => [r.id, r.balance]))
}

/** Returns the balance of a ledger account in cents or points; 0 when the account does not exist. */
export async function findBalance(db: DbOrTx, { kind, holder }: AccountRef): Promise<number> {
  const { rows } = await sql<{ balance: number }>`/* findBalance */
    select ledger_balance(id) as balance from ledger_account where kind = ${kind} and holder = ${holder}`.execute(
    db,
  )
  return rows[0]?.balance ?? 0
}

const dropColumns = sql`d.id, d.account_id, a.kind, ledger_balance(d.account_id) as balance, d.expires_at, d.created_at, d.reason`

/**
 * Returns a shopper's credit drops, of all kinds by default, that are not expired and have a balance, those
 * that expire first in front.
 */
export async function listDrops(
  db: DbOrTx,
  question: { userId: string; kinds?: readonly CreditKind[]; now: Date },
): Promise<DropRow[]> {
  const { rows } = await sql<DropRow>`/* listDrops */
    select ${dropColumns} from credit_drop d join ledger_account a on a.id = d.account_id
    where d.user_id = ${question.userId} and a.kind = any(${[...(question.kinds ?? creditKinds)]}::text[])
      and (d.expires_at is null or d.expires_at > ${question.now}) and ledger_balance(d.account_id) > 0
    order by d.expires_at nulls last, d.created_at, d.id`.execute(db)
  return rows
}

/**
 * Returns the drops of cash credit with a balance and without an end that can be paid out, the oldest first:
 * those that no earnings were turned into, since these brought a bonus that is for pieces only (decision
 * 0285).
 */
export async function listPayableDrops(db: DbOrTx, userId: string): Promise<DropRow[]> {
  const { rows } = await sql<DropRow>`/* listPayableDrops */
    select ${dropColumns} from credit_drop d join ledger_account a on a.id = d.account_id
    where d.user_id = ${userId} and a.kind = 'cash_credit' and d.expires_at is null and ledger_balance(d.account_id) > 0
      and not exists (select 1 from ledger_entry e join ledger_posting p on p.id = e.posting_id
        where e.account_id = d.account_id and p.kind = 'earnings_turned_to_credit')
    order by d.created_at, d.id`.execute(db)
  return rows
}

/**
 * Returns the account ids of all credit drops of a shopper; the caller locks them before it reads
 * balances.
 */
export async function listDropAccounts(db: DbOrTx, userId: string): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`/* listDropAccounts */
    select account_id from credit_drop where user_id = ${userId} order by account_id`.execute(db)
  return rows.map((r) => r.account_id)
}

/** Returns at most `limit` expired credit drops that still have a balance, earliest expiry first. */
export async function listLapsedDrops(db: DbOrTx, now: Date, limit: number): Promise<DropRow[]> {
  const { rows } = await sql<DropRow>`/* listLapsedDrops */
    select ${dropColumns} from credit_drop d join ledger_account a on a.id = d.account_id
    where d.expires_at <= ${now} and ledger_balance(d.account_id) > 0 order by d.expires_at, d.id limit ${limit}`.execute(
    db,
  )
  return rows
}

/**
 * Returns the expiry times of credit drops by drop id (null for a drop that never expires); unknown ids are
 * left out.
 */
export async function dropEnds(db: DbOrTx, ids: readonly string[]): Promise<Map<string, Date | null>> {
  const { rows } = await sql<{ id: string; expires_at: Date | null }>`/* dropEnds */
    select id, expires_at from credit_drop where id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((r) => [r.id, r.expires_at]))
}

/** The row of a new credit drop; its id is the id of the posting that made it. */
export type NewDrop = {
  id: string
  account_id: number
  user_id: string
  granted_cents: number
  expires_at: Date | null
  reason: string
  created_at: Date
}

/** Inserts a credit drop (an amount of credit with its own expiry). */
export async function insertDrop(tx: DbOrTx, drop: NewDrop): Promise<void> {
  await tx.insertInto('credit_drop').values(drop).modifyEnd(named('insertDrop')).execute()
}

/**
 * Returns the last entry number that may be summed up, once all transactions older than `drawn_before`
 * are over (0047-ledger-snapshots.sql).
 */
export async function findSnapshotReach(db: Db): Promise<{ upto: number; drawn_before: string }> {
  const { rows } = await sql<{ upto: number; drawn_before: string }>`/* findSnapshotReach */
    select upto, drawn_before::text from ledger_snapshot_reach()`.execute(db)
  if (!rows[0]) throw new Error('findSnapshotReach: no row came back')
  return rows[0]
}

/**
 * `worth`: an account gets a snapshot from this many new entries on; `portion`: how many entries one
 * statement looks at.
 */
export type SnapshotPortion = {
  reach: { upto: number; drawn_before: string }
  worth: number
  portion: number
}

/**
 * Makes balance snapshots of the next `portion` entry numbers, for accounts with at least `worth` entries
 * since their last one. Returns the entry number up to which they are done, or null while an older
 * transaction is still running.
 */
export async function insertSnapshots(
  db: DbOrTx,
  { reach, worth, portion }: SnapshotPortion,
): Promise<number | null> {
  const { rows } = await sql<{ upto: number | null }>`/* insertSnapshots */
    select ledger_make_snapshots(${reach.upto}::bigint, ${reach.drawn_before}::xid8, ${worth}::integer, ${portion}::integer) as upto`.execute(
    db,
  )
  return rows[0]?.upto ?? null
}

/** A fault of the ledger: its kind, and what is wrong. */
export type LedgerFault = { fault: string; detail: string }

/** Returns all faults of the whole ledger, none when it is sound; see ledger_faults() in the migration. */
export async function listFaults(db: DbOrTx): Promise<LedgerFault[]> {
  const { rows } = await sql<LedgerFault>`/* listFaults */ select fault, detail from ledger_faults()`.execute(
    db,
  )
  return rows
}
