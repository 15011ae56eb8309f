// Goody boxes as their people read them.

import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { canCancelGoody, goodyStatusLabels, goodySteps } from '@hemline/rules/goody-boxes/states.ts'
import {
  type GoodyDepartment,
  goodyBudgets,
  goodyDepartments,
  goodyKinds,
  goodyTerms,
} from '@hemline/rules/goody-boxes/terms.ts'
import { type GoodyFacts, goodyWords } from '@hemline/rules/goody-boxes/words.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { returnReasonOf, returnReasons } from '@hemline/rules/returns/reasons.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import {
  departmentsWithSizes,
  findGoodyBox,
  type GoodyBoxRow,
  type GoodyPieceRow,
  listGoodyBoxes,
  listGoodyPieces,
} from '../goody-boxes/goody-boxes.ts'
import { readerDates } from '../identity/identity.ts'
import { findOrder, listOrderLines, type OrderLineRow, type OrderRow, paidWith } from '../orders/orders.ts'
import {
  findBoxReturn,
  listReturnLines,
  type ReturnRow,
  returnCodeOf,
  returnLabelUrl,
} from '../returns/returns.ts'
import { isLostBox } from './settle.ts'

/** Returns a box of the viewer by id; undefined for an unknown id, somebody else's box, and visitors. */
export async function ownBox(ctx: Context, id: string): Promise<GoodyBoxRow | undefined> {
  if (!isUuid(id) || ctx.viewer.userId === null) return undefined
  const box = await findGoodyBox(ctx.db, id)
  return box?.user_id === ctx.viewer.userId ? box : undefined
}

type Behind = {
  order: OrderRow | undefined
  lines: readonly OrderLineRow[]
  parcel: ReturnRow | undefined
  outcomes: ReadonlyMap<string, string | null>
}

async function behind(ctx: Context, box: GoodyBoxRow): Promise<Behind> {
  const order = box.order_id === null ? undefined : await findOrder(ctx.db, box.order_id)
  const [lines, parcel] = await Promise.all([
    order ? listOrderLines(ctx.db, [order.id]) : [],
    order ? findBoxReturn(ctx.db, box.id) : undefined,
  ])
  const back = parcel ? await listReturnLines(ctx.db, [parcel.id]) : []
  return { order, lines, parcel, outcomes: new Map(back.map((line) => [line.order_line_id, line.outcome])) }
}

const choiceLabels = { keep: 'You keep it', back: 'Goes back' } as const

function pieceWords(
  piece: GoodyPieceRow,
  line: OrderLineRow | undefined,
  facts: Behind & { isOver: boolean },
): string | null {
  const outcome = line && facts.outcomes.get(line.id)
  if (outcome === 'accepted') return 'Came back to us'
  if (outcome === 'refused') return 'Sent back to you, and charged'
  // The days were over before the parcel left: everything is charged, whatever was marked to go back.
  if (facts.isOver && line && line.canceled_at === null) return choiceLabels.keep
  return piece.choice ? choiceLabels[piece.choice] : null
}

/**
 * Returns the pieces of a box as its person reads them; prices in cents. Pieces that the shop doesn't know
 * any more are left out.
 */
function piecesOf(
  rows: readonly GoodyPieceRow[],
  items: readonly ItemRow[],
  facts: Behind & { isOver: boolean },
) {
  return rows.flatMap((row) => {
    const item = items.find((one) => one.item_number === row.item_number)
    const line = facts.lines.find((one) => one.item_number === row.item_number)
    return item
      ? [
          {
            itemNumber: row.item_number,
            item,
            why: row.why,
            price: line?.net_cents ?? item.price_cents,
            tax: line ? line.tax_cents + line.duty_cents : 0,
            choice: row.choice,
            reason: row.reason,
            reasonLabel: row.reason ? (returnReasonOf(row.reason)?.label ?? null) : null,
            outcome: pieceWords(row, line, facts),
          },
        ]
      : []
  })
}

/**
 * Returns the fields of a box that its person reads, with pieces, sums in cents and parcel; costs seven
 * statements. Checks no ownership.
 */
export async function viewBox(ctx: Context, box: GoodyBoxRow) {
  const [rows, facts, dates] = await Promise.all([
    listGoodyPieces(ctx.db, [box.id]),
    behind(ctx, box),
    readerDates(ctx),
  ])
  const { order, lines, parcel } = facts
  const items = await listItemsByNumber(
    ctx.db,
    rows.map((row) => row.item_number),
  )
  const isParcelOff = parcel === undefined || parcel.status === 'canceled'
  const isOver = isParcelOff && (box.settling_at !== null || box.status === 'settled')
  const pieces = piecesOf(rows, items, { ...facts, isOver })
  const isKept = (number: number) =>
    lines.some((one) => one.item_number === number && one.canceled_at === null)
  const kept =
    box.status === 'settled'
      ? pieces.filter((one) => isKept(one.itemNumber)).length
      : pieces.filter((one) => one.choice === 'keep').length
  const charged = order?.captured_at ? order.paid.charged : null
  const said: GoodyFacts = {
    status: box.status,
    pieces: pieces.length,
    kept,
    reserved: order?.charged_cents ?? 0,
    charged,
    offerEndsAt: box.offer_ends_at,
    keepBy: box.keep_by,
    isDecided: box.decided_at !== null,
    travelsBack: parcel !== undefined && parcel.status !== 'initiated' && parcel.status !== 'canceled',
    isChargedEarly: box.charged_early_at !== null,
    isLost: isLostBox(box),
    paidWith: order ? paidWith(order) : '',
    canceledBecause: box.canceled_because,
  }
  const words = goodyWords(said, dates)
  return {
    id: box.id,
    status: box.status,
    statusLabel: goodyStatusLabels[box.status],
    ...words,
    departments: box.departments.map((one) => goodyDepartments[one as GoodyDepartment]),
    kinds: box.kinds.map((one) => goodyKinds[one as keyof typeof goodyKinds]),
    budget: box.budget_cents,
    note: box.note,
    stylistNote: box.stylist_note,
    askedAt: box.asked_at,
    offerEndsAt: box.offer_ends_at,
    keepBy: box.keep_by,
    steps: goodySteps(box.status, {
      chosen: box.asked_at,
      offered: box.approved_at,
      placed: box.placed_at,
      shipped: box.shipped_at,
      with_you: box.delivered_at,
      settled: box.settled_at,
    }),
    pieces,
    sum: pieces.reduce((all, one) => all + one.price, 0),
    fees: order?.fees_cents ?? 0,
    reserved: order && order.captured_at === null ? order.paid.charged : null,
    charged,
    paidWith: order ? paidWith(order) : null,
    orderId: order?.id ?? null,
    orderLabel: order ? orderLabel(order.id) : null,
    returnId: parcel && parcel.status !== 'canceled' ? parcel.id : null,
    returnCode: parcel && parcel.status !== 'canceled' ? returnCodeOf(parcel) : null,
    labelUrl: parcel ? returnLabelUrl(ctx.config.GIFT_CARD_SECRET, parcel, ctx.now()) : null,
    carrierName: parcel?.carrier ? carrierNames[parcel.carrier] : null,
    reasons: [...returnReasons],
    canCancel: canCancelGoody(box.status),
    canChoose:
      (box.status === 'with_you' || box.status === 'returning') &&
      box.settling_at === null &&
      (parcel === undefined || parcel.status === 'initiated'),
  }
}

/** Returns the viewer's box; undefined when there is none with this id. */
export async function goodyBoxFor(ctx: Context, id: string) {
  const box = await ownBox(ctx, id)
  return box && viewBox(ctx, box)
}

/** Returns the viewer's boxes, the newest first; none for visitors. */
export async function goodyBoxesFor(ctx: Context) {
  const { userId } = ctx.viewer
  if (userId === null) return []
  const boxes = await listGoodyBoxes(ctx.db, userId)
  const pieces = await listGoodyPieces(
    ctx.db,
    boxes.map((box) => box.id),
  )
  const items = await listItemsByNumber(ctx.db, [...new Set(pieces.map((piece) => piece.item_number))])
  return boxes.map((box) => ({
    id: box.id,
    status: box.status,
    statusLabel: goodyStatusLabels[box.status],
    askedAt: box.asked_at,
    budget: box.budget_cents,
    photoIds: pieces
      .filter((piece) => piece.box_id === box.id)
      .flatMap((piece) => items.find((item) => item.item_number === piece.item_number)?.photo_ids[0] ?? []),
  }))
}

/**
 * Returns the choices of the page that asks for a box: departments (with whether the viewer saved sizes),
 * kinds, budgets in cents and terms, and the viewer's open box if there is one.
 */
export async function goodySetupFor(ctx: Context) {
  const { userId } = ctx.viewer
  const all = Object.keys(goodyDepartments) as GoodyDepartment[]
  const sized = userId === null ? [] : await departmentsWithSizes(ctx.db, userId, all)
  const boxes = userId === null ? [] : await listGoodyBoxes(ctx.db, userId)
  const open = boxes.find((box) => !['settled', 'lapsed', 'canceled'].includes(box.status))
  return {
    departments: all.map((id) => ({ id, label: goodyDepartments[id], hasSizes: sized.includes(id) })),
    kinds: Object.entries(goodyKinds).map(([id, label]) => ({ id, label })),
    budgets: [...goodyBudgets],
    terms: [...goodyTerms],
    openBoxId: open?.id ?? null,
  }
}
