// Pieces that go back to their sellers: paid for in the cart (decision 0054), then picked, packed and sent
// by employees.

import { returnSteps, returnWords } from '@hemline/rules/consignment/seller-returns.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { noteItem } from '../catalogue/catalogue.ts'
import {
  insertReturn,
  listReturns,
  type ReturnRow,
  type ReturnStep,
  updateReturnPacked,
  updateReturnSent,
} from './employee.db.ts'
import { atWork } from './staff.ts'

const dayMs = 86_400_000
/** The carrier of all parcels from our own warehouses (decision 0061). */
const carrier: Carrier = 'newgistics'
type Result = Awaited<ResolversTypes['SellerReturnResult']>

function viewOf(row: ReturnRow, now: Date) {
  const { fullName, line1, line2, city, state, zip } = row.ship_to ?? {}
  const house = warehouses.find((one) => one.warehouseId === row.warehouse_id)
  return {
    itemNumber: row.item_number,
    title: row.title,
    sizeDisplay: row.size_display,
    photoId: row.photo_id,
    warehouse: house ? `${house.city}, ${house.state}` : 'Elsewhere',
    status: row.status,
    statusLabel: returnWords[row.status],
    orderLabel: orderLabel(row.order_id),
    to: [fullName, line1, line2, [city, state, zip].filter(Boolean).join(' ')].filter(
      (line): line is string => Boolean(line),
    ),
    paidAt: row.paid_at,
    ageDays: Math.max(0, Math.floor((now.getTime() - row.paid_at.getTime()) / dayMs)),
    carrierName: row.carrier ? (carrierNames[row.carrier as Carrier] ?? row.carrier) : null,
    trackingCode: row.tracking_code,
  }
}

/** Returns the pieces to send back to sellers, oldest payment first, to an employee with that task. */
export async function returnsFor(ctx: Context) {
  atWork(ctx, 'return_to_seller')
  return (await listReturns(ctx.db, { now: ctx.now() })).map((row) => viewOf(row, ctx.now()))
}

async function take(
  tx: Tx,
  ctx: Context,
  to: (typeof returnSteps)[number],
  step: ReturnStep,
): Promise<boolean> {
  if (to === 'picked') return insertReturn(tx, step)
  if (to === 'packed') return updateReturnPacked(tx, step)
  // The label's key is the piece's number: asking twice gives the same label.
  const { trackingCode } = await ctx.carriers.createLabel({
    key: `seller-return-${step.itemNumber}`,
    carrier,
  })
  const sent = await updateReturnSent(tx, { ...step, carrier, trackingCode })
  if (sent)
    await noteItem(tx, {
      itemNumber: step.itemNumber,
      kind: 'sent_back',
      actorId: step.actorId,
      now: step.now,
      reason: `Tracking ${trackingCode}`,
    })
  return sent
}

/**
 * Moves a piece's return one step on: picked, packed or sent; sending it makes the carrier's label. A step
 * already taken answers as done. Refuses: ReturnMoved (not the next step). Throws NOT_FOUND when the seller
 * paid for no return, BAD_INPUT for an unknown step.
 */
export async function moveReturn(ctx: Context, itemNumber: number, to: string): Promise<Result> {
  const actorId = atWork(ctx, 'return_to_seller')
  const step = returnSteps.find((one) => one === to)
  if (!step) throw refuse('BAD_INPUT', 'A piece is picked, packed or sent.')
  if (!Number.isSafeInteger(itemNumber)) throw refuse('NOT_FOUND', 'There is no such piece to send back.')
  return inTransaction<Result & { __typename: string }>(ctx.db, 'SellerReturnPayload', async (tx) => {
    const now = ctx.now()
    const seen = async () => (await listReturns(tx, { itemNumber, now }))[0]
    const before = await seen()
    if (!before) throw refuse('NOT_FOUND', 'There is no such piece to send back.')
    const done = before.status === step || (await take(tx, ctx, step, { itemNumber, actorId, now }))
    const after = done ? await seen() : undefined
    if (!after)
      return {
        __typename: 'ReturnMoved',
        message: `This piece is elsewhere by now: ${returnWords[before.status].toLowerCase()}.`,
      }
    return { __typename: 'SellerReturnPayload', sellerReturn: viewOf(after, now) }
  })
}
