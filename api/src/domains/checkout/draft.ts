// The rows of a new order: the agreed sums line by line, and the parcels of its pieces.

import type { CartGroup } from '@hemline/rules/cart/groups.ts'
import type { Totals, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { isBundleService } from '@hemline/rules/shipping/shipping.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { newToken, uuidv7 } from '../../platform/tokens.ts'
import type { AddressRow, CartAddressRow } from '../addresses/addresses.ts'
import type { CartLineRow, CartRow } from '../cart/cart.ts'
import { type insertOrder, type NewOrder, type NewShipment, type ShipTo, sumsOf } from '../orders/orders.ts'
import { deliveryOfLines, openOrJoinBundle } from '../shipping/shipping.ts'

/** The ordered lines as the totals count them, and the cart rows of the pieces among them. */
export type Taken = { lines: TotalsLine[]; rows: CartLineRow[] }

/** The shopper's bundle is not the one that was priced: it closed, or one was opened, meanwhile. */
export type BundleChanged = { bundleChanged: true }

/** The rows to insert for a new order, and the cart it came from. */
export type Draft = {
  order: NewOrder
  lines: Parameters<typeof insertOrder>[2]
  shipments: readonly NewShipment[]
  cart: CartRow
}

type Facts = {
  orderId: string
  cart: CartRow
  contact: CartAddressRow
  email: string
  totals: Totals
  taken: Taken
  method: string
}

const shipToOf = (address: AddressRow | null): ShipTo | null =>
  address && {
    fullName: address.full_name,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    state: address.state,
    zip: address.zip,
    country: address.country,
    phone: address.phone,
  }
const json = (value: unknown) => JSON.stringify(value)

/**
 * Returns the rows of a new order with its lines and parcels (status `not_paid`, sums in cents) and inserts
 * none of them; joins or opens the user's bundle when a parcel is to ship in one. Returns BundleChanged when
 * the bundle is not the one that was priced.
 */
export async function draftOrder(
  ctx: Context,
  tx: Tx,
  { orderId, cart, contact, email, totals, taken, method }: Facts,
): Promise<Draft | BundleChanged> {
  const now = ctx.now()
  const { parcels, options, threshold } = await deliveryOfLines(ctx, cart, taken.lines, tx)
  const wayOf = (deliveryKey: string) =>
    options.find((option) => option.groupKey === deliveryKey && option.selected)
  // A sender's delivery is paid once for all of the sender's parcels.
  const isFirst = (parcel: CartGroup) =>
    parcels.find((one) => one.deliveryKey === parcel.deliveryKey) === parcel
  const bundled = parcels.filter((parcel) => isBundleService(wayOf(parcel.deliveryKey)?.serviceType ?? ''))
  const bundle =
    bundled.length > 0 && ctx.viewer.userId !== null
      ? await openOrJoinBundle(tx, { userId: ctx.viewer.userId, now, threshold })
      : undefined
  // The first order of a bundle pays its delivery, later ones don't: the priced case must be the real one.
  if (
    bundle &&
    bundle.pays !==
      bundled.some((parcel) => wayOf(parcel.deliveryKey)?.serviceType === 'order_batch_shipping')
  )
    return { bundleChanged: true }
  return {
    cart,
    order: {
      id: orderId,
      user_id: ctx.viewer.userId,
      visitor_id: ctx.viewer.visitorId,
      cart_id: cart.id,
      access_key: newToken(),
      email,
      status: 'not_paid',
      bundle_id: bundle?.bundleId ?? null,
      ship_to: json(shipToOf(contact.shipping)),
      bill_to: contact.billing ? json(shipToOf(contact.billing)) : null,
      delivery_location: contact.delivery_location,
      payment_method: method,
      promo_code: totals.promoCode,
      ...sumsOf(orderId, totals, taken.lines),
      placed_at: now,
    },
    lines: taken.lines.map((line) => {
      const sums = totals.lines.find((one) => one.id === line.id)
      const itemNumber = taken.rows.find((one) => one.line_id === line.id)?.item.item_number ?? null
      return {
        id: uuidv7(now.getTime()),
        order_id: orderId,
        kind: line.kind,
        item_number: itemNumber,
        group_key:
          (line.kind === 'item' &&
            parcels.find((parcel) => parcel.itemNumbers.some((one) => one === itemNumber))?.key) ||
          null,
        price_cents: line.price,
        discount_cents: sums?.discount ?? 0,
        net_cents: sums?.net ?? line.price,
        tax_cents: sums?.tax ?? 0,
        duty_cents: sums?.duty ?? 0,
      }
    }),
    shipments: parcels.map((parcel) => {
      const way = wayOf(parcel.deliveryKey)
      const estimate = way?.shippingEstimateDetailed.find((one) =>
        one.itemNumbers.some((number) => parcel.itemNumbers.includes(number)),
      )
      return {
        id: uuidv7(now.getTime()),
        order_id: orderId,
        group_key: parcel.key,
        source: parcel.source,
        warehouse_id: parcel.warehouseId,
        ship_from: (parcel.shipFrom ?? parcel.title).replace(/^From /, ''),
        service_type: way?.serviceType ?? 'standard',
        price_cents: isFirst(parcel) ? (way?.price ?? 0) : 0,
        min_estimate: estimate?.minEstimate ?? null,
        max_estimate: estimate?.maxEstimate ?? null,
        status: 'held',
        bundle_id: bundled.includes(parcel) ? (bundle?.bundleId ?? null) : null,
      }
    }),
  }
}
