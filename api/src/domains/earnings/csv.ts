// A seller's earnings as a CSV file: GET /api/v1.0/earnings.csv, for the seller only.

import type { Db } from '@hemline/db/connect.ts'
import type { EarningState } from '@hemline/rules/earnings/earnings.ts'
import { payoutStatusLabels } from '@hemline/rules/earnings/payout-states.ts'
import { shopDay } from '@hemline/rules/shipping/day-words.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../../context.ts'
import { listSales } from './earnings.db.ts'
import { listPayouts } from './payouts.db.ts'
import { saleView } from './views.ts'

/** The most rows per kind; more than a spreadsheet user needs. */
const rowsMax = 50_000

/**
 * Returns a CSV cell that a spreadsheet shows but never runs: text that could begin a formula gets a quote
 * in front; all text is quoted.
 */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = /^[\s]*[=+\-@\t\r\n|%＝＋－＠]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

const money = (cents: number) => Number((cents / 100).toFixed(2))
const stateWords: Record<EarningState, string> = {
  pending: 'Pending',
  available: 'Available',
  clawed_back: 'Taken back',
}
const head = ['Date', 'Kind', 'Status', 'What', 'Item', 'Bag', 'Price', 'Fees', 'Amount', 'Receipt']

/**
 * Returns a user's sales and cash-outs as CSV, newest first, up to 50,000 of each; amounts in dollars,
 * cash-outs negative.
 */
export async function earningsCsv(db: Db, userId: string, now: Date): Promise<string> {
  const sales = await listSales(db, userId, { bagNumber: null, state: null, now, limit: rowsMax, offset: 0 })
  const payouts = await listPayouts(db, userId, { limit: rowsMax, offset: 0 })
  const rows = [
    ...sales.map((row) => {
      const { state } = saleView(row, now)
      const kept = row.earnings_cents - (row.clawed_back_cents ?? 0)
      const fees = row.clawed_back_at ? 0 : row.price_cents - row.earnings_cents
      const what = `${row.brand} ${row.title}`
      return {
        at: row.sold_at,
        cells: [
          'Sale',
          stateWords[state],
          what,
          row.item_number,
          row.bag_number,
          money(row.price_cents),
          money(fees),
          money(kept),
          null,
        ],
      }
    }),
    ...payouts.map((row) => {
      const amount = row.status === 'failed' ? 0 : -row.amount_cents
      const kind = row.kind === 'credit' ? 'Store credit' : row.kind === 'donation' ? 'Donation' : 'Cash-out'
      return {
        at: row.requested_at,
        cells: [
          kind,
          payoutStatusLabels[row.status],
          row.label,
          null,
          null,
          null,
          null,
          money(amount),
          row.receipt_number,
        ],
      }
    }),
  ].sort((a, b) => b.at.getTime() - a.at.getTime())
  return [head, ...rows.map(({ at, cells }) => [shopDay(at), ...cells])]
    .map((line) => `${line.map(csvCell).join(',')}\r\n`)
    .join('')
}

type Doors = { db: Db; now: () => Date; viewerOf: (request: FastifyRequest) => Promise<Viewer> }

/**
 * Registers GET /api/v1.0/earnings.csv, which sends a seller's earnings as a CSV file: 401 for visitors, 403
 * for banned users; the response must not be cached.
 */
export function registerEarningsCsv(app: FastifyInstance, { db, now, viewerOf }: Doors): void {
  app.get('/api/v1.0/earnings.csv', async (request, reply) => {
    reply.header('cache-control', 'no-store, private')
    const viewer = await viewerOf(request)
    if (viewer.userId === null) return reply.code(401).send({ message: 'Please log in first.' })
    if (viewer.banned)
      return reply.code(403).send({ message: 'This account can’t do that. Please write to us.' })
    reply
      .header('content-disposition', 'attachment; filename="hemline-earnings.csv"')
      .type('text/csv; charset=utf-8')
    return reply.send(await earningsCsv(db, viewer.userId, now()))
  })
}
