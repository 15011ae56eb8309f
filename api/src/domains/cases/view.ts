// What a shopper reads of cases.

import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { declineReasonOf } from '@hemline/rules/cases/decline.ts'
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import { withdrawTerms } from '@hemline/rules/cases/withdraw.ts'
import {
  type CaseStanding,
  caseStatusLabels,
  headlineOf,
  offerTitles,
  type ReplacementStanding,
  stepsOf,
} from '@hemline/rules/cases/words.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { casesPageSize } from '@hemline/rules/vocabulary/cases.ts'
import type { OrderStatus } from '@hemline/rules/vocabulary/orders.ts'
import type { Context } from '../../context.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { readerDates } from '../identity/identity.ts'
import { isNobody, ownerOfViewer } from '../orders/orders.ts'
import {
  type CaseEventRow,
  type CaseRow,
  listCaseEvents,
  listCaseItems,
  listCaseLines,
  listCases,
  listCasesUnderWay,
} from './cases.db.ts'
import { listReplacements, type ReplacementRow } from './replacements.db.ts'
import { withdrawableOf } from './withdrawable.ts'

const waitsForParcel: readonly OrderStatus[] = ['not_paid', 'confirmed', 'in_progress', 'auto_charged']

function replacementStanding(row: ReplacementRow): ReplacementStanding {
  const label = orderLabel(row.order_id)
  const state = (): ReplacementStanding['state'] => {
    if (row.ended_at !== null || row.is_void) return 'ended'
    if (row.released_at === null) return 'waits'
    if (waitsForParcel.includes(row.order_status)) return 'packed'
    return row.order_status === 'shipped' || row.order_status === 'lost_outbound' ? 'travels' : 'delivered'
  }
  return { orderLabel: label, state: state() }
}

/**
 * Returns the facts by which the rules choose the status words of a case and its replacement; money in cents.
 */
export const standingOf = (row: CaseRow, replacement?: ReplacementRow): CaseStanding => ({
  status: row.status,
  offer: row.offer,
  total: row.total_cents,
  to: row.money.to,
  answerBy: row.answer_by,
  replyBy: row.reply_by,
  replacement: replacement ? replacementStanding(replacement) : null,
  isWithdrawn: row.withdrawn_at !== null,
  returnStatus: row.return_status,
  declined:
    row.declined_reason === null ? null : (declineReasonOf(row.kind, row.declined_reason)?.words ?? null),
  createdAt: row.created_at,
  since: row.since,
  paidAt: row.paid_at,
  settledAt: row.settled_at,
})

const spoken: readonly CaseEventRow['kind'][] = ['told', 'message', 'reply', 'denied']
const isOurs = ({ kind }: CaseEventRow): boolean => kind === 'reply' || kind === 'denied'

const messageOf = (event: CaseEventRow) => ({
  id: String(event.id),
  from: isOurs(event) ? `${event.actor ?? 'Somebody'} at Hemline` : 'You',
  isOurs: isOurs(event),
  text: event.body,
  photoIds: event.photo_ids,
  at: event.happened_at,
})

/** Returns the piece that came in place of the first one; null when nothing came of it. */
function replacementView(row: ReplacementRow, items: readonly ItemRow[]) {
  const item = items.find((one) => one.item_number === row.item_number)
  return item && row.ended_at === null && !row.is_void
    ? {
        item,
        orderId: row.order_id,
        orderLabel: orderLabel(row.order_id),
        isReleased: row.released_at !== null,
      }
    : null
}

/**
 * Returns several cases as their shopper reads them, with pieces, history and replacement, in the order of
 * `rows`. Checks no ownership: the caller passes the viewer's rows.
 */
export async function viewCases(ctx: Context, rows: readonly CaseRow[]) {
  const ids = rows.map((row) => row.id)
  const [lines, told, events, replacements, underWay, dates] = await Promise.all([
    listCaseItems(ctx.db, ids),
    listCaseLines(ctx.db, ids),
    listCaseEvents(ctx.db, ids),
    listReplacements(ctx.db, ids),
    listCasesUnderWay(ctx.db, ids),
    readerDates(ctx),
  ])
  const items = await listItemsByNumber(
    ctx.db,
    [...lines, ...replacements].map((line) => line.item_number),
  )
  return rows.map((row) => {
    const replacement = replacements.find((one) => one.case_id === row.id)
    const standing = standingOf(row, replacement)
    return {
      id: row.id,
      code: String(row.number),
      kind: row.kind,
      kindLabel: kindWords(row.kind).label,
      status: row.status,
      statusLabel: caseStatusLabels[row.status],
      ...headlineOf(standing, dates),
      subject: row.subject,
      orderId: row.order_id,
      orderLabel: row.order_id === null ? null : orderLabel(row.order_id),
      pieces: lines
        .filter((line) => line.case_id === row.id)
        .flatMap((line) => items.find((item) => item.item_number === line.item_number) ?? []),
      differences: told.flatMap((line) =>
        line.case_id === row.id && line.difference
          ? [{ itemNumber: line.item_number, difference: line.difference }]
          : [],
      ),
      offer: row.offer,
      offerTitle: row.offer === null ? null : offerTitles[row.offer],
      total: row.total_cents,
      sums: [...row.money.sums],
      to: [...row.money.to],
      answerBy: row.answer_by,
      createdAt: row.created_at,
      returnId: row.return_id ?? replacement?.return_id ?? null,
      replacement: replacement ? replacementView(replacement, items) : null,
      withdrawTerms: withdrawTerms(withdrawableOf(row, underWay.includes(row.id))),
      steps: stepsOf(standing, dates),
      messages: events
        .filter((event) => event.case_id === row.id && spoken.includes(event.kind))
        .map(messageOf),
    }
  })
}

/** Returns one case as its shopper reads it (see viewCases). Throws when the case has no view. */
export async function viewCase(ctx: Context, row: CaseRow) {
  const [view] = await viewCases(ctx, [row])
  if (!view) throw new Error(`cases: ${row.id} has no view`)
  return view
}

/**
 * Returns one page of 10 of the viewer's cases, newest first, with the count of all; an empty page for a
 * viewer without user and visitor id. `page` counts from 1.
 */
export async function casesOfViewer(ctx: Context, page: number) {
  const owner = ownerOfViewer(ctx)
  if (isNobody(owner)) return { nodes: [], totalCount: 0, hasNextPage: false }
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listCases(ctx.db, owner, {
    limit: casesPageSize,
    offset: (at - 1) * casesPageSize,
  })
  return { nodes: await viewCases(ctx, rows), totalCount: total, hasNextPage: at * casesPageSize < total }
}
