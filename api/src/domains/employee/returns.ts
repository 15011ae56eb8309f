// Pieces that go back to their sellers: paid for in the cart (decision 0054), or returned by a shopper
// although they aren't the shop's own (decision 0217); then picked, packed and sent by employees.

import { returnSteps, returnWords } from '@hemline/rules/consignment/seller-returns.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { ResolversTypes } from '../../generated/resolvers.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { takeOutOfBins } from '../bins/bins.ts'
import { noteItem } from '../catalogue/catalogue.ts'
import { labelKeyOf, returnLabelPath, sellerReturnCarrier } from './return-label.ts'
import {
  findSentReturn,
  insertReturn,
  listReturns,
  type ReturnRow,
  type ReturnStep,
  updateReturnPacked,
  updateReturnSent,
} from './seller-returns.db.ts'
import { tellSent } from './tell-owner.ts'

const dayMs = 86_400_000
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
    why: row.why,
    returnCode: row.return_number === null ? null : String(row.return_number),
    to: [fullName, line1, line2, [city, state, zip].filter(Boolean).join(' ')].filter(
      (line): line is string => Boolean(line),
    ),
    since: row.since,
    ageDays: Math.max(0, Math.floor((now.getTime() - row.since.getTime()) / dayMs)),
    carrierName: row.carrier ? (carrierNames[row.carrier as Carrier] ?? row.carrier) : null,
    trackingCode: row.tracking_code,
    labelUrl: returnLabelPath(row),
  }
}

/**
 * Returns the pieces to send back to sellers, the longest wait first, and those sent in the last 14 days.
 * Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the task `return_to_seller`.
 */
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
  if (to === 'packed') {
    await takeOutOfBins(tx, [step.itemNumber])
    return updateReturnPacked(tx, step)
  }
  const carrier = sellerReturnCarrier
  // The label was printed when the piece was packed: the same key gives the same code.
  const { trackingCode } = await ctx.carriers.createLabel({ key: labelKeyOf(step.itemNumber), carrier })
  const sent = await updateReturnSent(tx, { ...step, carrier, trackingCode })
  if (!sent) return false
  await noteItem(tx, {
    itemNumber: step.itemNumber,
    kind: 'sent_back',
    actorId: step.actorId,
    now: step.now,
    reason: `Tracking ${trackingCode}`,
  })
  const travelling = await findSentReturn(tx, carrier, trackingCode)
  if (travelling) await tellSent(tx, travelling)
  return true
}

/**
 * Moves a piece's return one step on: picked, packed or sent; sending it makes the carrier's label and tells
 * the owner. A step already taken answers as done. Returned refusals: ReturnMoved (not the next step). Throws
 * NOT_FOUND for a piece that does not go back to its seller, BAD_INPUT for an unknown step, UNAUTHENTICATED,
 * FORBIDDEN (wrong role or banned).
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
