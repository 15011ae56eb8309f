// Compares the search index with the database in both directions and repairs differences (`make audit`).
import { isDeepStrictEqual } from 'node:util'
import { connectPool } from '@hemline/db/connect.ts'
import type pg from 'pg'
import { readConfig } from './config.ts'
import { readChanges, readPage } from './documents.ts'
import { connectEngine, type DocumentChange, type Engine } from './opensearch.ts'

export type Difference = {
  itemNumber: number
  kind: 'missing' | 'stale' | 'surplus'
  fields: string[] /** A change was waiting in the outbox. */
  waiting: boolean
}
/** The result of an audit; `unrepaired`: numbers of items that still differ. */
export type AuditReport = { compared: number; differences: Difference[]; unrepaired: number[] }
type Options = {
  pool: pg.Pool
  engine: Engine /** Says what differs and leaves it. */
  lookOnly?: boolean
}

const pageSize = 1000

/**
 * Compares the search index with the database and, unless `lookOnly` is set, repairs differences by writing
 * the current documents. Returns how many were compared, the differences (with whether they wait in the
 * outbox) and the item numbers left unrepaired (with `lookOnly` all). Throws when there is no index.
 */
export async function audit(options: Options): Promise<AuditReport> {
  const current = await options.engine.current()
  if (!current) throw new Error('there is no index; run the rebuild first')
  await options.engine.refresh(current.index)
  const differences: Difference[] = []
  let compared = 0
  for (let after = 0; ; ) {
    const { changes } = await readPage(options.pool, after, pageSize)
    const last = changes.at(-1)
    if (!last) break
    differences.push(...(await differencesOf(options, current.index, changes)))
    compared += changes.length
    after = last.itemNumber
  }
  differences.push(...(await surplus(options, current.index)))
  await markWaiting(options.pool, differences)
  if (options.lookOnly)
    return { compared, differences, unrepaired: differences.map(({ itemNumber }) => itemNumber) }
  const unrepaired: number[] = []
  for (let at = 0; at < differences.length; at += pageSize) {
    const itemNumbers = differences.slice(at, at + pageSize).map((difference) => difference.itemNumber)
    unrepaired.push(...(await repair(options, current.index, itemNumbers)))
  }
  return { compared, differences, unrepaired }
}

async function differencesOf(
  { engine }: Options,
  index: string,
  changes: readonly DocumentChange[],
): Promise<Difference[]> {
  const stored = await engine.storedByNumber(
    index,
    changes.map((change) => change.itemNumber),
  )
  const byNumber = new Map(stored.map((one) => [one.itemNumber, one.document]))
  return changes.flatMap(({ itemNumber, document }): Difference[] => {
    const there = byNumber.get(itemNumber)
    if (!document) return there ? [{ itemNumber, kind: 'surplus', fields: [], waiting: false }] : []
    if (!there) return [{ itemNumber, kind: 'missing', fields: [], waiting: false }]
    const fields = fieldsThatDiffer(document, there)
    return fields.length > 0 ? [{ itemNumber, kind: 'stale', fields, waiting: false }] : []
  })
}

function fieldsThatDiffer(a: object, b: object): string[] {
  const left = new Map(Object.entries(a))
  const right = new Map(Object.entries(b))
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (key) => !isDeepStrictEqual(left.get(key), right.get(key)),
  )
}

async function surplus({ pool, engine }: Options, index: string): Promise<Difference[]> {
  const found: Difference[] = []
  for (let after = -1; ; ) {
    const itemNumbers = await engine.numbersAfter(index, after, pageSize)
    const last = itemNumbers.at(-1)
    if (last === undefined) return found
    const { rows } = await pool.query<{ item_number: number }>(
      '/* knownItems */ select item_number from item where item_number = any($1::bigint[])',
      [itemNumbers],
    )
    const known = new Set(rows.map((row) => row.item_number))
    for (const itemNumber of itemNumbers)
      if (!known.has(itemNumber)) found.push({ itemNumber, kind: 'surplus', fields: [], waiting: false })
    after = last
  }
}

async function markWaiting(pool: pg.Pool, differences: Difference[]): Promise<void> {
  const { rows } = await pool.query<{ item_number: number }>(
    '/* waitingItems */ select distinct item_number from outbox where item_number = any($1::bigint[])',
    [differences.map((difference) => difference.itemNumber)],
  )
  const waiting = new Set(rows.map((row) => row.item_number))
  for (const difference of differences) difference.waiting = waiting.has(difference.itemNumber)
}

/** Writes the items' present documents; returns the numbers of items that still differ. */
async function repair(options: Options, index: string, itemNumbers: readonly number[]): Promise<number[]> {
  const { pool, engine } = options
  // A document from a database that has been set back can have a version of the future;
  // ours must be above it to win.
  const stored = await engine.storedByNumber(index, itemNumbers)
  const highest = Math.max(0, ...stored.map((one) => one.version))
  await pool.query(
    `/* raiseVersion */ select setval('doc_version', $1) from doc_version where last_value < $1`,
    [highest],
  )
  const { version, changes } = await readChanges(pool, itemNumbers)
  await engine.bulk([index], changes, version)
  const after = await readChanges(pool, itemNumbers)
  return (await differencesOf(options, index, after.changes)).map((difference) => difference.itemNumber)
}

/**
 * Returns the findings of an audit of the search index as lines of text: counts, the first 20 differences,
 * and whether all were repaired.
 */
export function describeAudit({ compared, differences, unrepaired }: AuditReport): string[] {
  const shown = differences.slice(0, 20).map(({ itemNumber, kind, fields, waiting }) => {
    const what = {
      missing: 'missing in the index',
      stale: `differs in ${fields.join(', ')}`,
      surplus: 'in the index only',
    }[kind]
    return `  item ${itemNumber}: ${what}${waiting ? ' (a change was waiting)' : ''}`
  })
  const more = differences.length > shown.length ? [`  and ${differences.length - shown.length} more`] : []
  const end =
    differences.length === 0
      ? 'index and database agree'
      : unrepaired.length === 0
        ? 'all repaired'
        : `not repaired: ${unrepaired.slice(0, 20).join(', ')} (still changing, refused, or only looked at)`
  return [
    `audit: ${compared} pieces compared, ${differences.length} differences`,
    ...shown,
    ...more,
    `audit: ${end}`,
  ]
}

if (import.meta.main) {
  const config = readConfig()
  if (config.SEARCH_URL === '') {
    console.log('audit: no search engine is configured (SEARCH_URL is empty)')
    process.exit(0)
  }
  const pool = connectPool({
    url: config.DATABASE_URL,
    name: 'search-audit',
    max: 2,
    statementTimeoutMs: 60_000,
  })
  const engine = connectEngine(config.SEARCH_URL)
  try {
    const report = await audit({ pool, engine, lookOnly: process.argv.includes('--look-only') })
    for (const line of describeAudit(report)) console.log(line)
    process.exitCode = report.unrepaired.length === 0 ? 0 : 1
  } catch (error) {
    console.error(`audit: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  } finally {
    await pool.end()
    await engine.close()
  }
}
