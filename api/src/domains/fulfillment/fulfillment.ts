// The entrance to work on parcels for the resolvers: each function checks the employee's right and hands
// on the request's services.
import { plainTrackingCode } from '@hemline/rules/fulfillment/carriers.ts'
import { expeditedServices } from '@hemline/rules/vocabulary/shipping.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import { isUuid } from '../../platform/tokens.ts'
import { doorsOf as orderDoorsOf } from '../orders/orders.ts'
import type { FulfillmentDoors } from './doors.ts'
import { countOpenParcels, findParcel, findParcelBySearch, listOpenParcels } from './fulfillment.db.ts'
import type { StaffOrderParent } from './fulfillment-types.ts'
import { handOverParcel, moveToPick, packParcel, reportMissing } from './parcels.ts'
import { giverFor } from './staff.ts'
import { listNotes } from './staff-orders.db.ts'
import { orderBehind, refundableOf } from './staff-orders.ts'
import { staffParcels } from './tracking.ts'

export type { FulfillmentDoors } from './doors.ts'
export { packParcel } from './parcels.ts'
export { findOrders, searchOrders } from './staff-orders.ts'
export { voidUnusedLabel } from './void-label.ts'

const listed = 100

/**
 * Returns the connections that functions about parcels take (database, clock, payments, carriers), from a
 * request's context.
 */
export const doorsOf = (ctx: Context): FulfillmentDoors => ({ ...orderDoorsOf(ctx), carriers: ctx.carriers })

/**
 * Returns the pick list: the counts of waiting, picking and packed parcels for each warehouse, and up to 100
 * open parcels of one warehouse (null: of all). Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the
 * right to pick.
 */
export async function pickListFor(ctx: Context, warehouseId: number | null) {
  atWork(ctx, 'pick')
  const [rows, counts] = await Promise.all([
    listOpenParcels(ctx.db, { warehouseId, express: expeditedServices, limit: listed }),
    countOpenParcels(ctx.db),
  ])
  const count = (id: number, status: string) =>
    counts.find((one) => one.warehouseId === id && one.status === status)?.parcels ?? 0
  const places = warehouses.map(({ warehouseId: id, code, city, state }) => ({
    warehouseId: id,
    name: `${city}, ${state} (${code})`,
    waiting: count(id, 'waiting'),
    picking: count(id, 'picking'),
    packed: count(id, 'packed'),
  }))
  return { places, parcels: await staffParcels(ctx.db, rows) }
}

/**
 * Returns the parcel that was scanned or typed: by parcel id, tracking code or the number of an item in it;
 * undefined when none matches. Throws UNAUTHENTICATED, and FORBIDDEN for viewers without the right to pack.
 */
export async function parcelForStaff(ctx: Context, typed: string) {
  atWork(ctx, 'pack')
  const text = typed.trim().slice(0, 60)
  const row = isUuid(text)
    ? await findParcel(ctx.db, text)
    : await findParcelBySearch(ctx.db, {
        code: plainTrackingCode(text),
        itemNumber: /^\d{1,15}$/.test(text) ? Number(text) : null,
      })
  return row && (await staffParcels(ctx.db, [row]))[0]
}

type Payload<T> = T extends { __typename: 'StaffParcelPayload' } ? never : T
/**
 * Turns the parcel row in an action's result into the staff view of the parcel; passes other results on
 * unchanged.
 */
async function staffResult<T extends { __typename: string }>(ctx: Context, result: T) {
  if (result.__typename !== 'StaffParcelPayload') return result as Payload<T>
  const { parcel } = result as unknown as { parcel: Parameters<typeof staffParcels>[1][number] }
  const [first] = await staffParcels(ctx.db, [parcel])
  if (!first) throw new Error('fulfillment: a parcel that is not there')
  return { __typename: 'StaffParcelPayload' as const, parcel: first }
}

/**
 * Marks a parcel as being picked by the viewer and returns it. Returns ParcelMoved when another employee
 * picks the parcel or its status does not allow picking. Throws NOT_FOUND, UNAUTHENTICATED, and FORBIDDEN for
 * viewers without the right to pick.
 */
export async function startPicking(ctx: Context, id: string) {
  return staffResult(ctx, await moveToPick(doorsOf(ctx), { id, to: 'picking', actorId: atWork(ctx, 'pick') }))
}
/**
 * Puts a parcel that is being picked back to waiting and returns it. Returns ParcelMoved when its status does
 * not allow that. Throws NOT_FOUND, UNAUTHENTICATED, and FORBIDDEN for viewers without the right to pick.
 */
export async function stopPicking(ctx: Context, id: string) {
  return staffResult(ctx, await moveToPick(doorsOf(ctx), { id, to: 'waiting', actorId: atWork(ctx, 'pick') }))
}
/**
 * Packs a parcel with the scanned items (the first 200), which charges its order, and returns it; or
 * PiecesDiffer, ParcelMoved, PaymentRefused as packParcel does. Throws NOT_FOUND, UNAUTHENTICATED, and
 * FORBIDDEN for viewers without the right to pack.
 */
export async function packByStaff(
  ctx: Context,
  input: { shipmentId: string; itemNumbers: readonly number[] },
) {
  const actorId = atWork(ctx, 'pack')
  return staffResult(
    ctx,
    await packParcel(doorsOf(ctx), {
      id: input.shipmentId,
      itemNumbers: input.itemNumbers.slice(0, 200),
      actorId,
    }),
  )
}
/**
 * Marks a packed parcel as handed over to the carrier and returns it; returns ParcelMoved for another status.
 * Throws NOT_FOUND, UNAUTHENTICATED, and FORBIDDEN for viewers without the right to pack.
 */
export async function handOverByStaff(ctx: Context, id: string) {
  return staffResult(ctx, await handOverParcel(doorsOf(ctx), { id, actorId: atWork(ctx, 'pack') }))
}
/**
 * Reports an item of a parcel as not found in the warehouse, which cancels and refunds it, and returns the
 * parcel; or ParcelMoved, StaffRefusal, PasswordNeeded as reportMissing does. Throws NOT_FOUND,
 * UNAUTHENTICATED, and FORBIDDEN for viewers without the right to pick.
 */
export async function missingByStaff(
  ctx: Context,
  input: { shipmentId: string; itemNumber: number; reason: string },
) {
  const giver = giverFor(ctx, 'pick')
  return staffResult(
    ctx,
    await reportMissing(doorsOf(ctx), {
      id: input.shipmentId,
      itemNumber: input.itemNumber,
      reason: input.reason,
      giver,
    }),
  )
}

/** Returns all events of an order's history for employees, oldest first. Checks no permission. */
export const notesOf = async (ctx: Context, { orderId }: StaffOrderParent) =>
  (await listNotes(ctx.db, orderId)).map((note) => ({ ...note, id: String(note.id) }))
/**
 * Returns the amount in cents that can still be refunded of an order, 0 before the charge; throws NOT_FOUND.
 */
export const refundable = async (ctx: Context, parent: StaffOrderParent) =>
  refundableOf(await orderBehind(ctx, parent))
