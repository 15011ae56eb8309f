// Warehouse work on parcels: pick, pack, hand over, and report an item that is not found (decision 0061).

import { labelBoughtEntries, labelCostOf } from '@hemline/rules/direct-sell/label-money.ts'
import { carrierFor } from '@hemline/rules/fulfillment/carriers.ts'
import {
  movedWords,
  packableOrders,
  packingDifference,
  packingWords,
  pickedByAnother,
} from '@hemline/rules/fulfillment/carriers-parcels.ts'
import { canShipmentMove, type ShipmentStatus } from '@hemline/rules/fulfillment/shipment-states.ts'
import { isReason, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { inTransaction } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import type { Label } from '../../ports/carriers.ts'
import { PaymentUnknown } from '../../ports/payments.ts'
import { cancelOrderByStaff, type Giver, type PasswordNeeded } from '../aftercare/aftercare.ts'
import { takeOutOfBins } from '../bins/bins.ts'
import { post } from '../ledger/ledger.ts'
import { chargeOrder, postOrThrow } from '../payment/payment.ts'
import type { FulfillmentDoors } from './doors.ts'
import {
  findParcel,
  findPicker,
  insertLabel,
  listMembers,
  listParcelItems,
  listWeights,
  type ParcelRow,
  updateParcel,
} from './fulfillment.db.ts'
import { followMembers, followOrder, itemNumbersOf, lockedParcel, noteMembers, stepParcel } from './moves.ts'

export type ParcelPayload = { __typename: 'StaffParcelPayload'; parcel: ParcelRow }
/** Refusal: the parcel is in a status, or with an employee, that does not allow the action. */
export type ParcelMoved = { __typename: 'ParcelMoved'; message: string }
/** Refusal: the scanned items are not those of the parcel; `wrong` and `missing` are item numbers. */
export type PiecesDiffer = { __typename: 'PiecesDiffer'; message: string; wrong: number[]; missing: number[] }
/** Refusal: the order's charge was refused, or the processor did not answer. */
export type PaymentRefused = { __typename: 'PaymentRefused'; message: string }
/** Refusal of an employee's action; the message says why. */
export type StaffRefusal = { __typename: 'StaffRefusal'; message: string }

const moved = (parcel: ParcelRow): ParcelMoved => ({
  __typename: 'ParcelMoved',
  message: movedWords({ order: parcel.order_status, parcel: parcel.status }),
})

const taken: ParcelMoved = { __typename: 'ParcelMoved', message: pickedByAnother }

/**
 * Returns the parcel with this id, or the leading parcel that it joined. Throws NOT_FOUND for an unknown or
 * malformed id.
 */
export async function knownParcel(doors: Pick<FulfillmentDoors, 'db'>, id: string): Promise<ParcelRow> {
  const parcel = /^[0-9a-f-]{36}$/i.test(id) ? await findParcel(doors.db, id) : undefined
  if (!parcel) throw refuse('NOT_FOUND', 'There is no such parcel.')
  return parcel
}

async function payloadOf(doors: FulfillmentDoors, id: string): Promise<ParcelPayload> {
  return { __typename: 'StaffParcelPayload', parcel: await knownParcel(doors, id) }
}

/**
 * Marks a parcel as being picked by an employee (`picking`), or puts it back to waiting, and returns it; a
 * repeat changes nothing. Returns ParcelMoved when another employee picks the parcel, a seller ships it, or
 * its status or its order's does not allow the change. Throws NOT_FOUND.
 */
export async function moveToPick(
  doors: FulfillmentDoors,
  { id, to, actorId }: { id: string; to: 'picking' | 'waiting'; actorId: string },
): Promise<ParcelPayload | ParcelMoved> {
  await knownParcel(doors, id)
  const refused = await inTransaction(doors.db, [], async (tx) => {
    const parcel = await lockedParcel(tx, id)
    if (parcel.status === to)
      return to === 'picking' && ((await findPicker(tx, parcel)) ?? actorId) !== actorId ? taken : undefined
    if (
      parcel.source !== 'own' ||
      !canShipmentMove(parcel.status, to) ||
      !packableOrders.includes(parcel.order_status)
    )
      return moved(parcel)
    await updateParcel(tx, parcel.id, { status: to })
    await noteMembers(tx, parcel, {
      kind: to === 'picking' ? 'picking' : 'picking_stopped',
      move: { now: doors.now(), actorId, reason: '' },
    })
    return undefined
  })
  return refused ?? payloadOf(doors, id)
}

const canPack = (status: ShipmentStatus) => status === 'waiting' || status === 'picking'

/**
 * Packs a parcel when the given items are exactly its own and those of parcels that joined it: charges the
 * order (at its first parcel; a bundle's orders are charged already), then makes the label. A packed one
 * stays as it is. Returns PiecesDiffer, ParcelMoved (status, or packed by its seller), or PaymentRefused
 * (refused, or no answer). `actorId` is null for sellers, who pack the items that they sold. Throws
 * NOT_FOUND.
 */
export async function packParcel(
  doors: FulfillmentDoors,
  { id, itemNumbers, actorId }: { id: string; itemNumbers: readonly number[]; actorId: string | null },
): Promise<ParcelPayload | PiecesDiffer | ParcelMoved | PaymentRefused> {
  const parcel = await knownParcel(doors, id)
  if (actorId !== null && parcel.source !== 'own')
    return { __typename: 'ParcelMoved', message: 'This parcel is packed by its seller.' }
  if (parcel.status === 'packed') return { __typename: 'StaffParcelPayload', parcel }
  if (!canPack(parcel.status) || !packableOrders.includes(parcel.order_status)) return moved(parcel)
  const difference = packingDifference(await itemNumbersOf(doors.db, parcel), itemNumbers)
  if (difference) return { __typename: 'PiecesDiffer', message: packingWords(difference), ...difference }
  const charge = await chargeOrder(doors, { orderId: parcel.order_id }).catch(unanswered)
  if (charge === 'unanswered')
    return {
      __typename: 'PaymentRefused',
      message: 'The processor does not answer. Leave the parcel open and scan it again in a minute.',
    }
  if (charge.__typename === 'ChargeRefused')
    return {
      __typename: 'PaymentRefused',
      message: 'The payment for this order was refused. Keep the parcel here and put its pieces back.',
    }
  const label = await doors.carriers.createLabel({ key: parcel.id, carrier: carrierOf(parcel) })
  const refused = await inTransaction(doors.db, [], (tx) =>
    keepPacked(tx, doors, { id, label, actorId, itemNumbers }),
  )
  return refused ?? payloadOf(doors, id)
}

/**
 * Turns PaymentUnknown into 'unanswered', other errors are thrown on. The charge may have succeeded: a
 * retry uses the same key, so nothing is charged twice.
 */
function unanswered(error: unknown): 'unanswered' {
  if (error instanceof PaymentUnknown) return 'unanswered'
  throw error
}

async function keepPacked(
  tx: Parameters<typeof lockedParcel>[0],
  doors: FulfillmentDoors,
  {
    id,
    label,
    actorId,
    itemNumbers,
  }: { id: string; label: Label; actorId: string | null; itemNumbers: readonly number[] },
): Promise<ParcelMoved | PiecesDiffer | undefined> {
  const parcel = await lockedParcel(tx, id)
  if (parcel.status === 'packed') return undefined
  if (!canPack(parcel.status) || !packableOrders.includes(parcel.order_status)) return moved(parcel)
  const difference = packingDifference(await itemNumbersOf(tx, parcel), itemNumbers)
  if (difference) return { __typename: 'PiecesDiffer', message: packingWords(difference), ...difference }
  const now = doors.now()
  const change = {
    status: 'packed',
    carrier: label.carrier,
    tracking_code: label.trackingCode,
    packed_at: now,
  } as const
  await stepParcel(tx, parcel, { change, move: { now, actorId, reason: '' } })
  await takeOutOfBins(tx, itemNumbers)
  await insertLabel(tx, {
    shipment_id: parcel.id,
    driver: doors.carriers.name,
    label_ref: label.labelRef,
    packed_by: actorId,
    made_at: now,
    cost_cents: await bookLabel(tx, parcel, { carrier: label.carrier, now }),
  })
  const reason = actorId === null ? 'packed by its seller' : ''
  await noteMembers(tx, parcel, { kind: 'packed', move: { now, actorId, reason } })
  return undefined
}

/**
 * Books what the carrier bills for the label of a member's parcel. Returns the cents; null for other parcels,
 * whose labels carriers bill by the month.
 */
async function bookLabel(
  tx: Parameters<typeof lockedParcel>[0],
  parcel: ParcelRow,
  { carrier, now }: { carrier: Carrier; now: Date },
): Promise<number | null> {
  if (parcel.source !== 'p2p') return null
  const cost = labelCostOf(await listWeights(tx, parcel))
  await postOrThrow(
    post(tx, {
      key: `label/${parcel.id}/bought`,
      kind: 'label_bought',
      reason: 'a label for a parcel between members',
      now,
      orderId: parcel.order_id,
      entries: labelBoughtEntries(carrier, cost),
    }),
  )
  return cost
}

const carrierOf = ({ source, service_type, ship_to }: ParcelRow) =>
  carrierFor({ source, serviceType: service_type, to: ship_to ?? { line1: '', state: null, country: 'US' } })

/**
 * Marks a packed parcel as shipped because the carrier took it along; its orders follow with their mails. A
 * shipped one stays as it is. Returns ParcelMoved for a parcel in another status. Throws NOT_FOUND.
 */
export async function handOverParcel(
  doors: FulfillmentDoors,
  { id, actorId }: { id: string; actorId: string },
): Promise<ParcelPayload | ParcelMoved> {
  await knownParcel(doors, id)
  const refused = await inTransaction(doors.db, [], async (tx) => {
    const parcel = await lockedParcel(tx, id)
    if (parcel.status === 'shipped') return undefined
    if (parcel.status !== 'packed') return moved(parcel)
    const now = doors.now()
    const move = { now, actorId, reason: 'handed over to the carrier' }
    await stepParcel(tx, parcel, { change: { status: 'shipped', shipped_at: now }, move })
    await noteMembers(tx, parcel, { kind: 'handed_over', move: { ...move, reason: '' } })
    await followMembers(tx, parcel, move)
    return undefined
  })
  return refused ?? payloadOf(doors, id)
}

/**
 * Cancels the order line of an item that an employee did not find, refunds it, and lets the rest of the order
 * go on. In an order that is charged already, the refund counts towards the employee's refund limit (decision
 * 0061). Returns ParcelMoved (not waiting or picking), StaffRefusal (no reason, another parcel's item, not
 * cancelable, limit) or PasswordNeeded. Throws NOT_FOUND.
 */
export async function reportMissing(
  doors: FulfillmentDoors,
  { id, itemNumber, reason, giver }: { id: string; itemNumber: number; reason: string; giver: Giver },
): Promise<ParcelPayload | ParcelMoved | StaffRefusal | PasswordNeeded> {
  const { actorId } = giver
  const parcel = await knownParcel(doors, id)
  if (!isReason(reason)) return { __typename: 'StaffRefusal', message: reasonNeeded }
  if (!canPack(parcel.status)) return moved(parcel)
  const line = (await listParcelItems(doors.db, [parcel.id])).find((one) => one.itemNumber === itemNumber)
  if (!line) return { __typename: 'StaffRefusal', message: `${itemNumber} does not belong in this parcel.` }
  // Where the last piece of the leading order is taken out, the next one leads: that parcel goes on.
  const heir =
    (await listMembers(doors.db, parcel.id)).find((one) => one.orderId !== line.orderId)?.id ?? parcel.id
  const why = `Not found when picking: ${reason.trim()}`
  const canceled = await cancelOrderByStaff(doors, {
    orderId: line.orderId,
    lineIds: [line.lineId],
    giver,
    reason: why,
    missing: true,
  })
  if (canceled.__typename === 'PasswordNeeded') return canceled
  if (canceled.__typename !== 'CancelOrderPayload')
    return { __typename: 'StaffRefusal', message: canceled.message }
  const now = doors.now()
  await followOrder(doors, line.orderId, { now, actorId, reason: 'all that is left of it has arrived' })
  return payloadOf(doors, heir)
}
