// Returns as employees find, read and decide them.

import { returnWords } from '@hemline/rules/consignment/seller-returns.ts'
import { arrivedReturnStatuses } from '@hemline/rules/desk/queues.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { mailName } from '@hemline/rules/identity/person-names.ts'
import { staffReturnStatusLabels } from '@hemline/rules/returns/states.ts'
import type { ReturnStatus } from '@hemline/rules/vocabulary/returns.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import { type Inspected, type Inspection, inspectPiece, receiveReturn, type StaffRefusal } from './inspect.ts'
import { codeOf, giftMoneyOf, paysNothing } from './pay.ts'
import {
  findReturnByCode,
  findReturnRecord,
  listReturnLines,
  type ReturnLineRow,
  type ReturnRow,
} from './returns.db.ts'
import {
  type GoingOnRow,
  listCasePhotosOf,
  listGoingOn,
  listReturnEvents,
  listStaffReturns,
  type ReturnEventRow,
} from './returns-staff.db.ts'
import { viewReturn } from './view.ts'

const pageSize = 25

/** The question of an employee who looks for returns. */
export type StaffReturnQuestion = {
  status: ReturnStatus | null
  search: string | null
  page: number
  /** Without a status: only returns that are in the house and not done. */
  hasArrived: boolean
}

/**
 * Returns one page of 25 returns by status, oldest first, or those that a number or tracking code matches.
 * Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may neither handle returns nor see orders.
 */
export async function returnsForStaff(
  ctx: Context,
  { status, search, page, hasArrived }: StaffReturnQuestion,
) {
  atWork(ctx, 'returns', 'see_orders')
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const { rows, total } = await listStaffReturns(ctx.db, {
    statuses: status ? [status] : hasArrived ? arrivedReturnStatuses : null,
    search: search?.trim() || null,
    limit: pageSize,
    offset: (at - 1) * pageSize,
  })
  return {
    nodes: rows.map((row) => ({
      id: row.id,
      code: codeOf(row),
      status: row.status,
      statusLabel: staffReturnStatusLabels[row.status],
      personName: nameOf(row),
      pieces: row.pieces,
      total: row.total_cents,
      createdAt: row.created_at,
      since: row.since,
      photoIds: row.photo_ids,
    })),
    totalCount: total,
    hasNextPage: at * pageSize < total,
  }
}

const nameOf = (row: Pick<ReturnRow, 'ship_from' | 'email'>): string =>
  mailName(row.ship_from?.fullName) ?? row.email

/**
 * Returns a return with all that its inspection needs, by its number or tracking code; undefined when none
 * matches. Throws UNAUTHENTICATED, and FORBIDDEN for viewers who may neither handle returns nor see orders.
 */
export async function returnForStaff(ctx: Context, code: string) {
  atWork(ctx, 'returns', 'see_orders')
  const row = await findReturnByCode(ctx.db, code)
  return row && staffView(ctx, row)
}

async function staffView(ctx: Context, row: ReturnRow) {
  const [lines, events, casePhotoIds, onward, record] = await Promise.all([
    listReturnLines(ctx.db, [row.id]),
    listReturnEvents(ctx.db, row.id),
    listCasePhotosOf(ctx.db, row.id),
    listGoingOn(ctx.db, row.id),
    row.user_id === null ? undefined : findReturnRecord(ctx.db, row.user_id, ctx.now(), null),
  ])
  const items = await listItemsByNumber(
    ctx.db,
    lines.map((line) => line.item_number),
  )
  return {
    return: await viewReturn(ctx, row, 'staff'),
    personId: row.user_id,
    personName: nameOf(row),
    paysNothing: paysNothing(row),
    giftMoney: row.is_gift && row.status !== 'canceled' ? await giftMoneyOf(ctx.db, row) : null,
    casePhotoIds,
    pieces: lines.map((line) => {
      const item = items.find((one) => one.item_number === line.item_number)
      return {
        lineId: line.order_line_id,
        itemNumber: line.item_number,
        relistedAs: line.relisted_as,
        isForRescue: isForRescue(line, events),
        goesOn: goesOnOf(
          row,
          onward.find((one) => one.item_number === line.item_number),
        ),
        conditionDescription: item?.condition_description ?? null,
        flaws: (item?.flaws ?? []).map((flaw) => flaw.description),
      }
    }),
    hints: [
      ...(row.is_gift ? ['A gift: its receiver gets the credit, and isn’t told the price.'] : []),
      ...hintsOf(record),
    ],
    notes: events.map((event) => ({
      id: String(event.id),
      kind: event.kind,
      fromStatus: event.from_status,
      toStatus: event.to_status,
      actor: event.actor,
      reason: event.reason,
      happenedAt: event.happened_at,
    })),
  }
}

/**
 * Returns whether an accepted piece went to the rescue boxes: worse than it left, or by the employee's
 * choice.
 */
const isForRescue = (line: ReturnLineRow, events: readonly ReturnEventRow[]): boolean =>
  line.outcome === 'accepted_less' ||
  events.some(
    ({ kind, detail }) =>
      kind === 'accepted' && detail.lineId === line.order_line_id && detail.relist === false,
  )

const goesOnOf = (row: ReturnRow, onward: GoingOnRow | undefined) =>
  onward
    ? {
        to: row.sender_name,
        statusLabel: returnWords[onward.status],
        carrierName: onward.carrier && carrierNames[onward.carrier],
        trackingCode: onward.tracking_code,
      }
    : null

/** Returns hints about a person's returns; they refuse nothing. */
function hintsOf(record: { returns: number; refusedPieces: number } | undefined): string[] {
  if (!record) return ['Bought without an account.']
  const { returns, refusedPieces } = record
  return [
    ...(returns > 5 ? [`${returns} returns so far.`] : []),
    ...(refusedPieces > 0
      ? [`${refusedPieces} ${refusedPieces === 1 ? 'piece was' : 'pieces were'} refused in the last year.`]
      : []),
  ]
}

const answer = async (ctx: Context, result: Inspected | StaffRefusal) =>
  result.__typename === 'StaffRefusal'
    ? result
    : { __typename: 'StaffReturnPayload' as const, staffReturn: await staffView(ctx, result.row) }

/**
 * Stores that a returned parcel arrived, and returns the return. Returns StaffRefusal for an unknown code, a
 * complete return, and a canceled one whose pieces are in another return. Throws UNAUTHENTICATED, and
 * FORBIDDEN for viewers without the task `returns`.
 */
export async function receiveByStaff(ctx: Context, code: string) {
  const actorId = atWork(ctx, 'returns')
  return answer(ctx, await receiveReturn(ctx, { code, actorId }))
}

/**
 * Stores an employee's decision about a returned piece, and returns the return. Returns StaffRefusal for the
 * reasons of `inspectPiece`. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task `returns`.
 */
export async function inspectByStaff(ctx: Context, input: Inspection) {
  const actorId = atWork(ctx, 'returns')
  return answer(ctx, await inspectPiece(ctx, { ...input, actorId }))
}
