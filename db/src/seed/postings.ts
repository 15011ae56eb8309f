// Ledger postings of the demonstration, built from the rules' entries like any other, so that `make
// doctor` finds no fault.
import { accountKey, isOwed, type LedgerEntry, settled, unitOf } from '@hemline/rules/ledger/ledger.ts'
import type { PostingKind } from '@hemline/rules/vocabulary/ledger.ts'
import type pg from 'pg'

export type SeedPosting = {
  id: string
  key: string
  kind: PostingKind
  reason: string
  at: Date
  orderId?: string
  entries: readonly LedgerEntry[]
}

/** Writes one ledger posting with its entries, once for its key. */
export async function loadPosting(
  client: pg.Client,
  { id, key, kind, reason, at, orderId, entries }: SeedPosting,
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into ledger_posting (id, idempotency_key, kind, reason, request, order_id, posted_at) values ($1, $2, $3, $4, 'seed', $5, $6)
     on conflict (idempotency_key) do nothing`,
    [id, key, kind, reason, orderId ?? null, at],
  )
  if (rowCount === 0) return
  for (const { account, amount } of settled(entries)) {
    await client.query(
      'insert into ledger_account (kind, holder, unit, never_negative) values ($1, $2, $3, $4) on conflict (kind, holder) do nothing',
      [account.kind, account.holder, unitOf(account.kind), isOwed(account.kind)],
    )
    const { rowCount: written } = await client.query(
      'insert into ledger_entry (posting_id, account_id, amount) select $1, id, $4 from ledger_account where kind = $2 and holder = $3',
      [id, account.kind, account.holder, amount],
    )
    if (written !== 1) throw new Error(`seed: no account ${accountKey(account)}`)
  }
}
