import { refundLimit } from '@hemline/rules/fulfillment/staff.ts'
import { cameByWords } from '@hemline/rules/referrals/came-by.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { giftCardsOfOrder } from '../gift-cards/gift-cards.ts'
import {
  doorsOf,
  handOverByStaff,
  missingByStaff,
  notesOf,
  packByStaff,
  parcelForStaff,
  pickListFor,
  refundable,
  startPicking,
  stopPicking,
} from './fulfillment.ts'
import { sendGiftCardByStaff } from './staff-gift-cards.ts'
import {
  cancelByStaff,
  findOrders,
  orderBehind,
  orderForStaff,
  refundByStaff,
  resendByStaff,
} from './staff-orders.ts'
import { lastDeliveryOf, trackingOf } from './tracking.ts'
import { waitingRefundsFor } from './waiting-refunds.ts'

export const fulfillmentResolvers: Resolvers = {
  Query: {
    lastDeliveryShipment: async (_, __, ctx) => (await lastDeliveryOf(ctx)) ?? null,
    shipmentTracking: async (_, question, ctx) => (await trackingOf(ctx, question)) ?? null,
    pickList: (_, { warehouseId }, ctx) => pickListFor(ctx, warehouseId ?? null),
    staffParcel: async (_, { search }, ctx) => (await parcelForStaff(ctx, search)) ?? null,
    staffOrders: (_, wish, ctx) => findOrders(ctx, wish),
    waitingRefunds: (_, { page }, ctx) => waitingRefundsFor(ctx, page),
    staffOrder: async (_, { id }, ctx) => (await orderForStaff(ctx, id)) ?? null,
  },
  Mutation: {
    startPicking: (_, { shipmentId }, ctx) => startPicking(ctx, shipmentId),
    stopPicking: (_, { shipmentId }, ctx) => stopPicking(ctx, shipmentId),
    reportMissing: (_, { input }, ctx) => missingByStaff(ctx, input),
    packParcel: (_, { input }, ctx) => packByStaff(ctx, input),
    handOverParcel: (_, { shipmentId }, ctx) => handOverByStaff(ctx, shipmentId),
    staffRefundOrder: (_, { input }, ctx) => refundByStaff(ctx, doorsOf(ctx), input),
    staffCancelOrder: (_, { input }, ctx) => cancelByStaff(ctx, doorsOf(ctx), input),
    staffSendGiftCardAgain: (_, { input }, ctx) => sendGiftCardByStaff(ctx, input),
    staffResendMail: (_, { input }, ctx) => resendByStaff(ctx, doorsOf(ctx), input),
  },
  StaffOrder: {
    notes: (parent, _, ctx) => notesOf(ctx, parent),
    order: (parent, _, ctx) => orderBehind(ctx, parent),
    refundable: (parent, _, ctx) => refundable(ctx, parent),
    refundLimit: () => refundLimit,
    cameBy: async (parent, _, ctx) => {
      const { referral_code: code, referral_context: context } = await orderBehind(ctx, parent)
      return cameByWords(code, context)
    },
    giftCards: ({ orderId }, _, ctx) => giftCardsOfOrder(ctx, orderId),
  },
}
