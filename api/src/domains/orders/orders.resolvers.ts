import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { isReplacement } from '@hemline/rules/cases/replacement.ts'
import { orderLabel, orderStatusWords } from '@hemline/rules/orders/states.ts'
import { cardTypeOf } from '@hemline/rules/payment/methods.ts'
import type { PaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { orderLoaders, paidWith, totalsView } from './order-view.ts'
import { mailOrderLink, orderForViewer, ordersOfItems, ordersOfViewer } from './orders.ts'

/** GraphQL resolvers of reading orders, and of the type Order. */
export const ordersResolvers: Resolvers = {
  Query: {
    order: async (_, { id, accessKey }, ctx) => (await orderForViewer(ctx, id, accessKey)) ?? null,
    orders: (_, { page, bundleId }, ctx) => ordersOfViewer(ctx, page, bundleId ?? null),
  },
  Mutation: {
    mailOrderLink: (_, asked, ctx) => mailOrderLink(ctx, asked),
  },
  Order: {
    label: (order) => orderLabel(order.id),
    statusLabel: (order) => orderStatusWords(order.status, isReplacement(order)),
    placedAt: (order) => order.placed_at,
    totals: (order) => totalsView(order),
    shipTo: (order) => order.ship_to,
    billTo: (order) => order.bill_to,
    deliveryLocation: (order) => order.delivery_location,
    paidWith: (order) => paidWith(order),
    cardType: (order) => (order.charged_cents > 0 ? cardTypeOf(order.payment_method as PaymentMethod) : null),
    bundleId: (order) => order.bundle_id,
    tryOn: (order) => order.try_on,
  },
}

/** GraphQL loaders of the type Order, and of an item's order. */
export const ordersLoaders = {
  Order: orderLoaders,
  Item: {
    myOrderId: (batch: { obj: ItemRow }[], ctx: Context) =>
      ordersOfItems(
        ctx,
        batch.map(({ obj }) => obj),
      ),
  },
}
