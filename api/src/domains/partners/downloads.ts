// What partners and people at work download: reports of feeds and lists of pieces, as CSV or JSON, sent while
// they are read.
import type { Db } from '@hemline/db/connect.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import {
  outcomeWords,
  pieceStatusOf,
  type RowOutcome,
  rentalReadyDays,
} from '@hemline/rules/partners/feeds.ts'
import { csvCell } from '../earnings/earnings.ts'
import { listReportRows, type ReportRow } from './feed-rows.db.ts'
import { findPageEnd, listReportedPieces, type ReportedPiece } from './pieces.db.ts'

export const downloadFormats = ['csv', 'json'] as const
export type DownloadFormat = (typeof downloadFormats)[number]
export const contentTypes: Readonly<Record<DownloadFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
}

type Cells = Readonly<Record<string, string | number | null>>

/**
 * Yields records as text: CSV with a header line, or one JSON array; without records the header alone, or [].
 */
async function* written(
  columns: readonly string[],
  records: AsyncIterable<Cells>,
  format: DownloadFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield `${columns.map(csvCell).join(',')}\r\n`
  let isFirst = true
  for await (const record of records) {
    if (format === 'csv') yield `${columns.map((name) => csvCell(record[name] ?? null)).join(',')}\r\n`
    else yield `${isFirst ? '[' : ','}\n${JSON.stringify(record)}`
    isFirst = false
  }
  if (format === 'json') yield isFirst ? '[]\n' : '\n]\n'
}

/** Joins texts to parts of more than 16,384 characters, so that not every line is a packet. */
async function* inParts(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let part = ''
  for await (const text of texts) {
    part += text
    if (part.length > 16_384) {
      yield part
      part = ''
    }
  }
  if (part !== '') yield part
}

const readAtOnce = 1000
const reportColumns = ['row', 'sku', 'outcome', 'itemNumber', 'field', 'value', 'reason', 'changed'] as const

const outcomeOf = ({ verdict, outcome }: ReportRow): string =>
  outcome !== null ? outcomeWords[outcome] : verdict === null ? 'Not judged yet' : 'Not applied'

async function* reportRecords(
  db: Db,
  feedId: string,
  only: RowOutcome | 'problems' | undefined,
): AsyncGenerator<Cells> {
  for (let after = 0; ; ) {
    const rows = await listReportRows(db, feedId, { after, limit: readAtOnce, only })
    for (const row of rows) {
      const record = {
        row: row.row_number,
        sku: row.sku,
        outcome: outcomeOf(row),
        itemNumber: row.item_number,
      }
      const changed = row.changed.join('; ')
      const [first = { field: '', value: '', reason: '' }, ...more] = row.problems
      yield { ...record, field: first.field, value: first.value, reason: first.reason, changed }
      for (const { field, value, reason } of more) yield { ...record, field, value, reason, changed }
    }
    if (rows.length < readAtOnce) return
    after = rows.at(-1)?.row_number ?? after
  }
}

/**
 * Yields a feed's report as text in parts: a line for each row, and one more for each further problem of a
 * row. `only`: rows of one outcome or with problems.
 */
export const feedReport = (
  db: Db,
  feedId: string,
  { format, only }: { format: DownloadFormat; only?: RowOutcome | 'problems' | undefined },
): AsyncGenerator<string> => inParts(written(reportColumns, reportRecords(db, feedId, only), format))

const pieceColumns = [
  'sku',
  'itemNumber',
  'status',
  'brand',
  'title',
  'condition',
  'price',
  'listedAt',
  'soldAt',
  'soldFor',
  'payout',
  'returnedAt',
  'sentBackAt',
  'sentBackBy',
  'trackingCode',
  'backAt',
  'withdrawnAt',
] as const

const dollars = (cents: number | null) => (cents === null ? null : Number((cents / 100).toFixed(2)))
const time = (at: Date | null) => at?.toISOString() ?? null

/** Returns the record of a piece, money in dollars; the payout is less what was taken back of it. */
function pieceRecord(row: ReportedPiece): Cells {
  const payout = row.earnings_cents === null ? null : row.earnings_cents - (row.returned_cents ?? 0)
  return {
    sku: row.sku,
    itemNumber: row.item_number,
    status: pieceStatusOf({ state: row.state, takenBack: row.returned_at !== null }),
    brand: row.brand,
    title: row.title,
    condition: row.condition,
    price: dollars(row.price_cents),
    listedAt: time(row.listed_at),
    soldAt: time(row.sold_at),
    soldFor: dollars(row.sold_cents),
    payout: dollars(payout),
    returnedAt: time(row.returned_at),
    sentBackAt: time(row.sent_back_at),
    sentBackBy: row.sent_back_by === null ? null : carrierNames[row.sent_back_by],
    trackingCode: row.tracking_code,
    backAt: time(row.back_at),
    withdrawnAt: time(row.withdrawn_at),
  }
}

const dayMs = 86_400_000
/** The most pieces of one download; the next page begins behind its last piece. */
export const piecesAPage = 10_000

export type PiecesAsked = {
  supplierId: number
  after: number
  limit: number
  isRentalReady: boolean
  now: Date
}

/**
 * Returns a page of up to `limit` pieces of a partner as text in parts, and the cursor of the next page
 * (undefined: the last one), which is known before the parts are read.
 */
export async function piecesPage(
  db: Db,
  { supplierId, after, limit, isRentalReady, now }: PiecesAsked,
  format: DownloadFormat,
): Promise<{ parts: AsyncGenerator<string>; next: number | undefined }> {
  const readyBefore = isRentalReady ? new Date(now.getTime() - rentalReadyDays * dayMs) : null
  const read = (from: number, most: number) =>
    listReportedPieces(db, { supplierId, after: from, limit: most, readyBefore })
  const next = await findPageEnd(db, { supplierId, after, limit, readyBefore })
  async function* records(): AsyncGenerator<Cells> {
    let left = limit
    for (let from = after; left > 0; ) {
      const rows = await read(from, Math.min(left, readAtOnce))
      yield* rows.map(pieceRecord)
      if (rows.length < Math.min(left, readAtOnce)) return
      left -= rows.length
      from = rows.at(-1)?.item_number ?? from
    }
  }
  return { parts: inParts(written(pieceColumns, records(), format)), next }
}
