// Loads a long history of the ledger with COPY and without its guards: the entries that years of orders
// would leave.
import { copyRows } from '@hemline/db/seed/copy.ts'
import { type AccountRef, isOwed, unitOf } from '@hemline/rules/ledger/ledger.ts'
import pg from 'pg'

/**
 * The history to load. Half of the entries are on the account `owed` and half on `shops`: each posting
 * moves some cents between the two, and `owed` never falls below zero.
 */
export type History = { readonly entries: number; readonly owed: AccountRef; readonly shops: AccountRef }

const idOf = (at: number): string => `00000000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
/** One large amount comes in first; then equal amounts go out and come in, in turn. */
const amountOf = (at: number): number => (at === 0 ? 1_000_000_000 : at % 2 === 0 ? 7 : -7)

function* postingsOf(count: number) {
  for (let at = 0; at < count; at += 1)
    yield [idOf(at), `load/${at.toString(16).padStart(8, '0')}`, 'order_paid', 'loaded', '', '2026-01-01', 0]
}

function* entriesOf(count: number, [owed, shops]: readonly [number, number]) {
  for (let at = 0; at < count; at += 1) {
    yield [idOf(at), owed, amountOf(at), 2 * at + 1]
    yield [idOf(at), shops, -amountOf(at), 2 * at + 2]
  }
}

async function makeAccount(client: pg.Client, { kind, holder }: AccountRef): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'insert into ledger_account (kind, holder, unit, never_negative) values ($1, $2, $3, $4) returning id',
    [kind, holder, unitOf(kind), isOwed(kind)],
  )
  return rows[0]?.id ?? 0
}

/**
 * Fills the empty ledger of a migrated database with a long history of `entries` entries on two accounts.
 * Needs a superuser's URL: triggers and foreign keys are off for this connection only.
 */
export async function loadHistory(url: string, { entries, owed, shops }: History): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const accounts = [await makeAccount(client, owed), await makeAccount(client, shops)] as const
    await client.query('set session_replication_role = replica')
    const columns = ['id', 'idempotency_key', 'kind', 'reason', 'request', 'posted_at', 'written_in']
    await copyRows(client, { table: 'ledger_posting', columns }, postingsOf(entries / 2))
    await copyRows(
      client,
      { table: 'ledger_entry', columns: ['posting_id', 'account_id', 'amount', 'seq'] },
      entriesOf(entries / 2, accounts),
    )
    await client.query("select setval('ledger_entry_seq', $1::bigint)", [entries])
    await client.query('vacuum (analyze) ledger_posting, ledger_entry, ledger_account')
  } finally {
    await client.end()
  }
}
