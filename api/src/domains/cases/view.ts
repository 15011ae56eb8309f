// What a shopper reads of cases.
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import {
  type CaseStanding,
  caseStatusLabels,
  headlineOf,
  offerTitles,
  stepsOf,
} from '@hemline/rules/cases/words.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { casesPageSize } from '@hemline/rules/vocabulary/cases.ts'
import type { Context } from '../../context.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { type CaseEventRow, type CaseRow, listCaseEvents, listCaseItems, listCases } from './cases.db.ts'

/** The facts of a case from which its words are made. */
export const standingOf = (row: CaseRow): CaseStanding => ({
  status: row.status,
  offer: row.offer,
  total: row.total_cents,
  to: row.money.to.map((one) => one.label).join(', '),
  answerBy: row.answer_by,
  replyBy: row.reply_by,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  settledAt: row.settled_at,
})

const spoken: readonly CaseEventRow['kind'][] = ['told', 'message', 'reply']

const messageOf = (event: CaseEventRow) => ({
  id: String(event.id),
  from: event.kind === 'reply' ? `${event.actor ?? 'Somebody'} at Hemline` : 'You',
  isOurs: event.kind === 'reply',
  text: event.body,
  photoIds: event.photo_ids,
  at: event.happened_at,
})

/** Returns what a shopper reads of several cases. */
export async function viewCases(ctx: Context, rows: readonly CaseRow[]) {
  const ids = rows.map((row) => row.id)
  const [lines, events] = await Promise.all([listCaseItems(ctx.db, ids), listCaseEvents(ctx.db, ids)])
  const items = await listItemsByNumber(
    ctx.db,
    lines.map((line) => line.item_number),
  )
  return rows.map((row) => {
    const standing = standingOf(row)
    return {
      id: row.id,
      code: String(row.number),
      kind: row.kind,
      kindLabel: kindWords(row.kind).label,
      status: row.status,
      statusLabel: caseStatusLabels[row.status],
      ...headlineOf(standing),
      subject: row.subject,
      orderId: row.order_id,
      orderLabel: row.order_id === null ? null : orderLabel(row.order_id),
      pieces: lines
        .filter((line) => line.case_id === row.id)
        .flatMap((line) => items.find((item) => item.item_number === line.item_number) ?? []),
      offer: row.offer,
      offerTitle: row.offer === null ? null : offerTitles[row.offer],
      total: row.total_cents,
      sums: [...row.money.sums],
      to: [...row.money.to],
      answerBy: row.answer_by,
      createdAt: row.created_at,
      returnId: row.return_id,
      steps: stepsOf(standing),
      messages: events
        .filter((event) => event.case_id === row.id && spoken.includes(event.kind))
        .map(messageOf),
    }
  })
}

/** Returns what a shopper reads of one case. */
export async function viewCase(ctx: Context, row: CaseRow) {
  const [view] = await viewCases(ctx, [row])
  if (!view) throw new Error(`cases: ${row.id} has no view`)
  return view
}

/** Returns one page of the viewer's cases, the newest first; a viewer without identity gets an empty page. */
export async function casesOfViewer(ctx: Context, page: number) {
  const { userId, visitorId } = ctx.viewer
  if (userId === null && visitorId === null) return { nodes: [], totalCount: 0, hasNextPage: false }
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listCases(
    ctx.db,
    { userId, visitorId },
    { limit: casesPageSize, offset: (at - 1) * casesPageSize },
  )
  return { nodes: await viewCases(ctx, rows), totalCount: total, hasNextPage: at * casesPageSize < total }
}
