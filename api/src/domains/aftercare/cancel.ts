// Canceling an order or pieces of it: by the shopper while that is allowed, by employees with a reason.

import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { type Cents, cents, zero } from '@hemline/rules/common/money.ts'
import type { CancelMoney } from '@hemline/rules/orders/cancel-money.ts'
import { cancelRefusalOf, isSent, sumHasChanged } from '@hemline/rules/orders/states.ts'
import { type Part, partSum } from '@hemline/rules/payment/parts.ts'
import { paidInAll } from '@hemline/rules/payment/refunds.ts'
import { inPatientTransaction, type Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { moveItems } from '../catalogue/catalogue.ts'
import {
  cancelEmptyShipments,
  leaveJointParcels,
  listOrderLines,
  listShipments,
  lockOrder,
  lockOrderInBundle,
  moveOpenShipments,
  moveOrder,
  noteOrderEvent,
  type OrderDoors,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from '../orders/orders.ts'
import {
  giveBack,
  partOfLines,
  relistPieces,
  reverseOrder,
  voidPayment,
  wholeOf,
  within,
} from '../payment/payment.ts'
import { findBoxOfOrder, loseFromShelf } from '../rescues/rescues.ts'
import { listRefundedLines } from './aftercare.db.ts'
import type {
  CancelOrderPayload,
  Giver,
  NotToGive,
  OrderNotCancelable,
  PasswordNeeded,
} from './aftercare-types.ts'
import { refusalOfGiving } from './giving.ts'
import { moneyOfTaken } from './taken-out.ts'

/**
 * The order to cancel; `lineIds` names single lines, without them the whole order is canceled. `total`: the
 * cents that the shopper saw for these lines.
 */
export type Cancel = { orderId: string; lineIds?: readonly string[]; total?: number; reason: string }

/**
 * A cancellation by an employee; `missing`: the pieces can't be found in the warehouse, so they are delisted
 * and nobody else can buy them.
 */
export type StaffCancel = Cancel & { giver: Giver; missing?: boolean }

/**
 * Returns the sentence that tells the shopper why the order can't be canceled (its status, parcels already
 * charged or packed, a rescue box, a replacement); undefined while canceling is allowed.
 */
export async function cancelRefusal(
  doors: Pick<OrderDoors, 'db'>,
  order: OrderRow,
): Promise<string | undefined> {
  const parcels =
    order.status === 'confirmed' || order.status === 'in_progress'
      ? await listShipments(doors.db, [order.id])
      : []
  const rescue = (await findBoxOfOrder(doors.db, order.id)) !== undefined
  return cancelRefusalOf({
    status: order.status,
    ...howFar(order, parcels),
    rescue,
    replacement: isReplacement(order),
  })
}

const howFar = (order: OrderRow, parcels: readonly { status: string }[]) => ({
  charged: order.capturing_cents !== null,
  packing: parcels.some((parcel) => !['held', 'waiting', 'canceled'].includes(parcel.status)),
})

type Canceled = CancelOrderPayload | OrderNotCancelable | NotToGive | PasswordNeeded

/**
 * Cancels an order or some of its lines for its shopper while nothing is charged or packed: pieces are for
 * sale again, and each means of payment gets its part back. Returns OrderNotCancelable for an unknown order,
 * what cancelRefusal names, nothing left to cancel, a gift card alone, pieces of a goody box, and a sum that
 * is not the `total` shown.
 */
export async function cancelOrder(
  doors: OrderDoors,
  cancel: Cancel,
): Promise<CancelOrderPayload | OrderNotCancelable> {
  const result = await cancelFor(doors, cancel, null)
  if (result.__typename === 'NotToGive' || result.__typename === 'PasswordNeeded')
    throw new Error('orders: the limit is for people at work')
  return result
}

/**
 * Cancels an order or some of its lines for an employee, whose task the caller has checked, for parcels that
 * have not left. Money given back of a charged order counts toward the employee's limit (decision 0061).
 * Returned refusals: OrderNotCancelable (unknown, status, being charged, nothing left, gift cards), NotToGive
 * (own order, limit), PasswordNeeded.
 */
export async function cancelOrderByStaff(
  doors: OrderDoors,
  { giver, ...cancel }: StaffCancel,
): Promise<Canceled> {
  return cancelFor(doors, cancel, giver)
}

/**
 * Cancels lines that their seller, another member, does not send: their pieces leave the shop, the buyer gets
 * everything back, and loses no promotion by it. Returned refusals: OrderNotCancelable.
 */
export async function cancelForSeller(
  doors: OrderDoors,
  cancel: Cancel & { lineIds: readonly string[] },
): Promise<CancelOrderPayload | OrderNotCancelable> {
  const result = await cancelFor(doors, { ...cancel, missing: true, byShop: true }, null)
  if (result.__typename === 'NotToGive' || result.__typename === 'PasswordNeeded')
    throw new Error('orders: the limit is for people at work')
  return result
}

async function cancelFor(
  doors: OrderDoors,
  cancel: Cancel & { missing?: boolean; byShop?: boolean },
  giver: Giver | null,
): Promise<Canceled> {
  const result = await inPatientTransaction<Canceled>(doors.db, 'CancelOrderPayload', (tx) =>
    cancelIn(tx, doors, { ...cancel, giver }),
  )
  if (result.__typename === 'CancelOrderPayload' && result.order.status === 'canceled')
    await voidAtOnce(doors, result.order)
  return result
}

/** `byShop`: not the shopper's wish, so that the shopper loses nothing by it; true for all employees. */
type Canceling = Cancel & { giver: Giver | null; missing?: boolean; byShop?: boolean }

async function cancelIn(
  tx: Tx,
  doors: OrderDoors,
  { orderId, lineIds, total, giver, reason, missing = false, byShop = giver !== null }: Canceling,
): Promise<Canceled> {
  const actorId = giver?.actorId ?? null
  const order = await lockOrderInBundle(tx, orderId)
  if (!order) return { __typename: 'OrderNotCancelable', message: 'There is no such order.' }
  const parcels = await listShipments(tx, [orderId])
  // Employees may also take pieces out of an unsent parcel after another parcel of the order has left.
  const states =
    lineIds === undefined
      ? ['confirmed', 'in_progress', 'auto_charged']
      : ['confirmed', 'in_progress', 'auto_charged', 'shipped']
  const staff = byShop && states.includes(order.status)
  const lines = await listOrderLines(tx, [orderId])
  const rescue = lines.some((line) => line.kind === 'rescue')
  const refusal = staff
    ? undefined
    : cancelRefusalOf({
        status: order.status,
        ...howFar(order, parcels),
        rescue,
        replacement: isReplacement(order),
      })
  const charging = order.capturing_cents !== null && order.captured_at === null
  if (refusal || charging)
    return {
      __typename: 'OrderNotCancelable',
      message: refusal ?? 'This order is being charged just now. Please try again in a minute.',
    }
  const now = doors.now()
  const open = lines.filter((line) => line.canceled_at === null)
  const left = new Set(
    parcels.filter((parcel) => parcel.shipped_at !== null).map((parcel) => parcel.group_key),
  )
  const named = (lineIds === undefined ? open : open.filter((line) => lineIds.includes(line.id))).filter(
    (line) => !left.has(line.group_key ?? ''),
  )
  const pieces = named.filter(isSent)
  const rest = open.filter((line) => !named.includes(line))
  if (named.length === 0)
    return { __typename: 'OrderNotCancelable', message: 'There is nothing left in this order to cancel.' }
  if (
    open.some((line) => line.kind === 'gift_card') &&
    order.captured_at !== null &&
    rest.length === 0 &&
    pieces.length === 0
  )
    return { __typename: 'OrderNotCancelable', message: 'Gift cards are final sale.' }
  if (rest.length > 0 && pieces.length === 0)
    return { __typename: 'OrderNotCancelable', message: 'Only pieces can be canceled by themselves.' }
  if (rest.length > 0) {
    const refused = await takePieces(tx, order, { pieces, rest, parcels, total, giver, byShop, reason, now })
    if (refused) return refused
  } else {
    const refused = await refusalOfGiving(tx, {
      order,
      amount: refundableSum(order, wholeOf(order)),
      giver,
      now,
    })
    if (refused) return refused
    await cancelWhole(tx, order, { now, actorId, reason })
  }
  if (missing) {
    const itemNumbers = pieces.map((line) => line.item_number ?? 0)
    await moveItems(tx, { itemNumbers, from: ['listed'], to: 'delisted', kind: 'missing', actorId, now })
    if (rescue) await loseFromShelf(tx, itemNumbers, now)
  }
  await leaveJointParcels(tx, orderId)
  const after = await lockOrder(tx, orderId)
  if (!after) throw new Error(`orders: ${orderId} is gone`)
  return { __typename: 'CancelOrderPayload', order: after }
}

type Taking = {
  pieces: readonly OrderLineRow[]
  rest: readonly OrderLineRow[]
  parcels: readonly { group_key: string; price_cents: number }[]
  total: number | undefined
  giver: Giver | null
  byShop: boolean
  reason: string
  now: Date
}

/**
 * Takes pieces out of an order of which something stays. When the shopper does it, promotion and free
 * delivery are judged again for the rest; when the shop does, nobody loses them. Returns why not.
 */
async function takePieces(
  tx: Tx,
  order: OrderRow,
  { pieces, rest, parcels, total, giver, byShop, reason, now }: Taking,
): Promise<OrderNotCancelable | NotToGive | PasswordNeeded | undefined> {
  const actorId = giver?.actorId ?? null
  if (!byShop && order.try_on)
    return {
      __typename: 'OrderNotCancelable',
      message: 'You choose what you keep once the box is with you.',
    }
  const taken = !byShop ? await moneyOfTaken(tx, order, pieces) : undefined
  if (taken && total !== undefined && taken.amount !== total)
    return { __typename: 'OrderNotCancelable', message: sumHasChanged }
  // A member who sells does not send: nobody pays for the way of a parcel that never comes.
  const delivery = byShop && giver === null ? deliveryOfUnsent({ pieces, rest, parcels }) : zero
  const part = taken?.part ?? (await partOfPieces(tx, order, { pieces, delivery }))
  const refused = await refusalOfGiving(tx, { order, amount: refundableSum(order, part), giver, now })
  if (refused) return refused
  await giveBack(tx, { order, part, reason, actorId, now })
  if (taken) await noteLosses(tx, order, taken)
  await relistPieces(tx, order, {
    now,
    actorId,
    lineIds: pieces.map((line) => line.id),
    byShopper: !byShop,
  })
  await cancelEmptyShipments(tx, order.id)
  await addJob(
    tx,
    'orderMail',
    { orderId: order.id, kind: 'pieces_canceled' },
    `order-mail/${order.id}/pieces/${pieces[0]?.id}`,
  )
  // Without a piece nothing is packed, so no packing would trigger the charge of the rest.
  if (!rest.some(isSent)) await addJob(tx, 'chargeOrder', { orderId: order.id }, `charge/${order.id}`)
  await noteOrderEvent(tx, {
    order_id: order.id,
    kind: 'lines_canceled',
    actor_id: actorId,
    reason,
    detail: { lines: pieces.map((line) => line.id) },
    happened_at: now,
  })
  return undefined
}

/** Returns the price of the delivery (cents) of parcels in which nothing is left. */
function deliveryOfUnsent({ pieces, rest, parcels }: Pick<Taking, 'pieces' | 'rest' | 'parcels'>): Cents {
  const isIn = (lines: readonly OrderLineRow[], key: string) =>
    lines.some((line) => isSent(line) && line.group_key === key)
  const unsent = parcels.filter(({ group_key: key }) => isIn(pieces, key) && !isIn(rest, key))
  return cents(unsent.reduce((sum, one) => sum + one.price_cents, 0))
}

/**
 * Returns the part of pieces that the shop or their seller takes out, with `delivery` (cents); one that was
 * refunded before gives nothing back now.
 */
async function partOfPieces(
  tx: Tx,
  order: OrderRow,
  { pieces, delivery }: { pieces: readonly OrderLineRow[]; delivery: Cents },
): Promise<Part> {
  const paidBack = await listRefundedLines(tx, order.id)
  const lines = partOfLines(pieces.filter((line) => !paidBack.includes(line.id)))
  return within(order, { ...lines, delivery: cents(Math.min(delivery, order.earned.delivery)) })
}

/** Stores what the rest of the order lost, so that later pieces don't lose the same again. */
async function noteLosses(tx: Tx, order: OrderRow, taken: CancelMoney): Promise<void> {
  await updateOrder(tx, order.id, {
    promotion_lost_cents: order.promotion_lost_cents + taken.promotionLost,
    delivery_lost_cents: order.delivery_lost_cents + taken.deliveryLost,
  })
}

/** Returns the cents that really go back for a part: no more than was paid for the order. */
const refundableSum = (order: OrderRow, part: Part): Cents =>
  cents(Math.min(partSum(part), paidInAll(order.paid)))

async function cancelWhole(
  tx: Tx,
  order: OrderRow,
  { now, actorId, reason }: { now: Date; actorId: string | null; reason: string },
): Promise<void> {
  if (order.captured_at === null) await reverseOrder(tx, order, { reason, now, actorId })
  else {
    await giveBack(tx, { order, part: wholeOf(order), reason, actorId, now })
    await relistPieces(tx, order, { now, actorId })
    await moveOpenShipments(tx, order.id, { from: ['held', 'waiting', 'picking', 'packed'], to: 'canceled' })
  }
  await moveOrder(tx, { orderId: order.id, to: 'canceled', actorId, reason, now })
  await addJob(tx, 'voidPayment', { orderId: order.id }, `void/${order.id}`)
  await addJob(tx, 'orderMail', { orderId: order.id, kind: 'canceled' }, `order-mail/${order.id}/canceled`)
}

/** Voids the payment at once when the processor answers; otherwise the queued job does it. */
async function voidAtOnce(doors: OrderDoors, order: OrderRow): Promise<void> {
  await voidPayment(doors, order.id).catch(() => undefined)
}
