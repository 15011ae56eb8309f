// Ledger postings of the demonstration, built from the rules' entries like any other, so that `make
// doctor` finds no fault.
import { accountKey, isOwed, type LedgerEntry, settled, unitOf } from '@hemline/rules/ledger/ledger.ts'
import type { PostingKind } from '@hemline/rules/vocabulary/ledger.ts'
import type pg from 'pg'
import { copyRows } from './copy.ts'

export type SeedPosting = {
  id: string
  key: string
  kind: PostingKind
  reason: string
  at: Date
  orderId?: string
  entries: readonly LedgerEntry[]
}

/** Accounts and entries that one statement writes. */
const atOnce = 5000

/**
 * Inserts ledger postings with their entries and missing accounts; postings whose key exists already or that
 * have no entries are skipped. Throws when an account goes below zero that may not.
 */
export async function loadPostings(client: pg.Client, postings: readonly SeedPosting[]): Promise<void> {
  const known = await client.query<{ key: string }>(
    'select idempotency_key as key from ledger_posting where idempotency_key = any($1)',
    [postings.map(({ key }) => key)],
  )
  const there = new Set(known.rows.map(({ key }) => key))
  const fresh = postings
    .filter(({ key }) => !there.has(key))
    .map((posting) => ({ ...posting, entries: settled(posting.entries) }))
    .filter(({ entries }) => entries.length > 0)
  await copyRows(
    client,
    {
      table: 'ledger_posting',
      columns: ['id', 'idempotency_key', 'kind', 'reason', 'request', 'order_id', 'posted_at'],
    },
    fresh.map(({ id, key, kind, reason, orderId, at }) => [
      id,
      key,
      kind,
      reason,
      'seed',
      orderId ?? null,
      at,
    ]),
  )
  const accounts = new Map(
    fresh.flatMap(({ entries }) => entries.map(({ account }) => [accountKey(account), account])),
  )
  for (const some of chunks([...accounts.values()], atOnce))
    await client.query(
      `insert into ledger_account (kind, holder, unit, never_negative)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::boolean[]) on conflict (kind, holder) do nothing`,
      [
        some.map(({ kind }) => kind),
        some.map(({ holder }) => holder),
        some.map(({ kind }) => unitOf(kind)),
        some.map(({ kind }) => isOwed(kind)),
      ],
    )
  // The entries of a posting stay together: an account's balance is looked at after each statement.
  for (const some of chunks(fresh, atOnce)) {
    const entries = some.flatMap((posting) => posting.entries.map((entry) => ({ id: posting.id, ...entry })))
    const { rowCount } = await client.query(
      `insert into ledger_entry (posting_id, account_id, amount)
       select e.posting_id, a.id, e.amount from unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[])
         with ordinality e (posting_id, kind, holder, amount, n) join ledger_account a on a.kind = e.kind and a.holder = e.holder order by e.n`,
      [
        entries.map(({ id }) => id),
        entries.map(({ account }) => account.kind),
        entries.map(({ account }) => account.holder),
        entries.map(({ amount }) => amount),
      ],
    )
    if (rowCount !== entries.length) throw new Error('seed: an entry has no account')
  }
}

function* chunks<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}
