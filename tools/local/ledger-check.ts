// The findings of `make doctor` about the ledger: the database checks itself with ledger_faults()
// (db/migrations/0047-ledger-snapshots.sql) and, for the money of sellers, seller_money_faults()
// (0041-seller-money-check.sql and 0056-seller-money-order.sql).
import pg from 'pg'
import type { Finding } from './doctor-finding.ts'

const shown = 5
const faultsSql =
  'select fault, detail from ledger_faults() union all select fault, detail from seller_money_faults()'
const notMigrated = ['42883', '42P01']

/**
 * Checks sums and guards of the whole ledger. Returns no findings when no database answers, since the shop
 * then isn't running. Never throws.
 */
export async function checkLedger(databaseUrl: string): Promise<readonly Finding[]> {
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
    const { rows } = await client.query<{ fault: string; detail: string }>(faultsSql)
    const { rows: counts } = await client.query<{ postings: string; snapshots: string }>(
      'select (select count(*) from ledger_posting) as postings, (select count(*) from ledger_snapshot) as snapshots',
    )
    const { postings = 0, snapshots = 0 } = counts[0] ?? {}
    if (rows.length === 0)
      return [
        {
          level: 'fine',
          what: `the ledger sums to zero, and sellers hold what their sales say (${postings} postings; ${snapshots} snapshots are the sums of their entries)`,
        },
      ]
    const more = rows.length > shown ? `, and ${rows.length - shown} more` : ''
    return [
      {
        level: 'fault',
        what: `the ledger has ${rows.length} faults: ${rows
          .slice(0, shown)
          .map((r) => `${r.fault} (${r.detail})`)
          .join('; ')}${more}`,
        remedy:
          'stop selling, keep the database as it is, and correct by postings only (docs/decisions/0040-ledger.md)',
      },
    ]
  } catch (error) {
    if (error instanceof Error && 'code' in error && notMigrated.includes(String(error.code))) return []
    return [
      {
        level: 'fault',
        what: 'the ledger can’t be read',
        remedy: error instanceof Error ? error.message : String(error),
      },
    ]
  } finally {
    await client.end().catch(() => undefined)
  }
}
