// The findings of `make doctor` about money and orders: the database checks itself with ledger_faults()
// (db/migrations/0047-ledger-snapshots.sql), seller_money_faults() (0041-seller-money-check.sql and
// 0208-direct-sales-are-written-down.sql), order_faults() (0210-a-paid-piece-is-not-for-sale.sql) and
// points_faults() (0134-lifecycle-offers.sql).
import pg from 'pg'
import type { Finding } from './doctor-finding.ts'

const shown = 5
/** The codes of an unknown function and an unknown table: the migrations have not run yet. */
const notMigrated = ['42883', '42P01']

type Book = {
  readonly name: string
  readonly faults: string
  /** Counts what was looked at; the finding's words get the row. */
  readonly counts: string
  readonly fine: (counted: Record<string, string>) => string
  readonly remedy: string
}

const books: readonly Book[] = [
  {
    name: 'the ledger',
    faults:
      'select fault, detail from ledger_faults() union all select fault, detail from seller_money_faults()',
    counts:
      'select (select count(*) from ledger_posting) as postings, (select count(*) from ledger_snapshot) as snapshots',
    fine: ({ postings, snapshots }) =>
      `the ledger sums to zero, and sellers hold what their sales say (${postings} postings; ${snapshots} snapshots are the sums of their entries)`,
    remedy:
      'stop selling, keep the database as it is, and correct by postings only (docs/decisions/0040-ledger.md)',
  },
  {
    name: 'the order book',
    faults: 'select fault, detail from order_faults()',
    counts:
      'select (select count(*) from purchase_order) as orders, (select count(*) from shipment) as parcels',
    fine: ({ orders, parcels }) =>
      `every piece that is sold has its order, its parcel and its payment (${orders} orders, ${parcels} parcels)`,
    remedy:
      'look at each with its order’s history; a demonstration from before it had a past: make clean-data',
  },
  {
    name: 'the past of the pieces',
    faults: `select 'a sale has another day than its order' as fault, 'piece ' || s.item_number || ', order ' || o.id as detail
        from seller_sale s join purchase_order o on o.id = s.order_id where s.sold_at is distinct from o.placed_at
      union all
      select 'a step of a history stands twice', 'piece ' || item_number || ', ' || kind from (
        select item_number, kind, detail ->> 'to' = lag(detail ->> 'to') over (partition by item_number order by at, id) as again
        from item_event where detail ? 'from' and detail ? 'to') steps where again`,
    counts: 'select (select count(*) from seller_sale) as sales, (select count(*) from item_event) as steps',
    fine: ({ sales, steps }) =>
      `every sale has the day of its order, and no step of a piece’s history stands twice (${sales} sales, ${steps} steps)`,
    remedy: 'look at each piece’s history; a demonstration from before these rules: make clean-data',
  },
  {
    name: 'the book of points',
    faults: 'select fault, detail from points_faults()',
    counts:
      "select (select count(*) from purchase_order where status = 'order_finalized' and user_id is not null) as orders",
    fine: ({ orders }) =>
      `every complete order brought the points of what was kept, and nobody has fewer than none (${orders} orders)`,
    remedy: 'correct by postings only (docs/decisions/0181-points-and-tiers.md)',
  },
]

async function findingOf(client: pg.Client, book: Book): Promise<Finding> {
  const { rows } = await client.query<{ fault: string; detail: string }>(book.faults)
  const counted = await client.query<Record<string, string>>(book.counts)
  if (rows.length === 0) return { level: 'fine', what: book.fine(counted.rows[0] ?? {}) }
  const more = rows.length > shown ? `, and ${rows.length - shown} more` : ''
  const words = rows.slice(0, shown).map(({ fault, detail }) => `${fault} (${detail})`)
  return {
    level: 'fault',
    what: `${book.name} has ${rows.length} faults: ${words.join('; ')}${more}`,
    remedy: book.remedy,
  }
}

/**
 * Checks four books of the database: the ledger with sellers' money, orders with parcels and payments, the
 * past of pieces, and points. Returns a finding for each, of level `fine` when it is right; one fault when
 * the books can't be read; none when no database answers within 1.5 seconds or its migrations have not run.
 * Never throws.
 */
export async function checkBooks(databaseUrl: string): Promise<readonly Finding[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 1500,
    application_name: 'doctor',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch {
    return []
  }
  try {
    const findings: Finding[] = []
    for (const book of books) findings.push(await findingOf(client, book))
    return findings
  } catch (error) {
    if (error instanceof Error && 'code' in error && notMigrated.includes(String(error.code))) return []
    return [
      {
        level: 'fault',
        what: 'the ledger and the orders can’t be read',
        remedy: error instanceof Error ? error.message : String(error),
      },
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}
