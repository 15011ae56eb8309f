import { orderLabel, orderStatusLabels } from '@hemline/rules/orders/states.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { orderLoaders, paidWith, totalsView } from './order-view.ts'
import {
  cancelByShopper,
  cancelRefusal,
  leavePayment,
  mailOrderLink,
  orderAttempt,
  orderForViewer,
  ordersOfViewer,
  placeOrder,
  validateMerchant,
} from './orders.ts'

/** GraphQL resolvers of the order operations and of the type Order. */
export const ordersResolvers: Resolvers = {
  Query: {
    order: async (_, { id, accessKey }, ctx) => (await orderForViewer(ctx, id, accessKey)) ?? null,
    orders: (_, { page, bundleId }, ctx) => ordersOfViewer(ctx, page, bundleId ?? null),
    orderAttempt: (_, { attemptKey }, ctx) => orderAttempt(ctx, attemptKey),
    paymentSettings: (_, __, ctx) => ctx.payments.browser,
  },
  Mutation: {
    validateMerchant: (_, __, ctx) => validateMerchant(ctx),
    leavePayment: (_, { attemptKey }, ctx) => leavePayment(ctx, attemptKey),
    placeOrder: (_, { input }, ctx) => placeOrder(ctx, input),
    cancelOrder: (_, asked, ctx) => cancelByShopper(ctx, asked),
    mailOrderLink: (_, asked, ctx) => mailOrderLink(ctx, asked),
  },
  Order: {
    label: (order) => orderLabel(order.id),
    statusLabel: (order) => orderStatusLabels[order.status],
    placedAt: (order) => order.placed_at,
    totals: (order) => totalsView(order),
    shipTo: (order) => order.ship_to,
    billTo: (order) => order.bill_to,
    deliveryLocation: (order) => order.delivery_location,
    paidWith: (order) => paidWith(order),
    canCancel: async (order, _, ctx) => (await cancelRefusal(ctx, order)) === undefined,
    cancelRefusal: async (order, _, ctx) => (await cancelRefusal(ctx, order)) ?? null,
    bundleId: (order) => order.bundle_id,
  },
}

/** GraphQL loaders of the type Order. */
export const ordersLoaders = { Order: orderLoaders }
