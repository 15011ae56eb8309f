import { cents } from '@hemline/rules/common/money.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { canKitMove, kitStatusLabels } from '@hemline/rules/kits/states.ts'
import { dockOf } from '@hemline/rules/labels/docks.ts'
import { senderLines } from '@hemline/rules/labels/senders.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { barcodeSvg, matrixSvg, matrixText } from '../labels/labels.ts'
import {
  activateKit,
  cancelKit,
  charityView,
  cleanoutOffer,
  findPartner,
  housesOf,
  incentivesView,
  kitHistoryOf,
  labelUrlOf,
  myKit,
  myKits,
  orderBags,
  outstandingOf,
  partnerView,
  validUntil,
} from './kits.ts'

/** GraphQL resolvers of kits. */
export const kitsResolvers: Resolvers = {
  Query: {
    outstandingKits: (_, __, ctx) => outstandingOf(ctx),
    cleanoutOffer: async (_, __, ctx) => {
      const { incentives, ...offer } = await cleanoutOffer(ctx)
      return { ...offer, incentives: incentivesView(incentives) }
    },
    kits: (_, { page }, ctx) => myKits(ctx, page),
    kit: async (_, { id }, ctx) => (await myKit(ctx, id)) ?? null,
    cleanoutPartner: async (_, { slug }, ctx) => (await findPartner(ctx.db, slug)) ?? null,
  },
  Mutation: {
    orderBags: (_, { input }, ctx) => orderBags(ctx, input),
    cancelKit: (_, { id }, ctx) => cancelKit(ctx, id),
    activateKit: (_, { input }, ctx) => activateKit(ctx, input),
  },
  User: {
    hasKitOrdered: async (_, __, ctx) => (await kitHistoryOf(ctx)).ordered > 0,
    hasKitReturned: async (_, __, ctx) => (await kitHistoryOf(ctx)).returned > 0,
    warehouseId: (viewer, _, ctx) => housesOf(ctx, viewer),
    requestedBagOrderCount: async (_, __, ctx) => (await kitHistoryOf(ctx)).ordered,
  },
  Kit: {
    bagType: (kit) => kit.bag_type,
    statusLabel: (kit) => kitStatusLabels[kit.status],
    labelCode: (kit) => kit.label_code,
    labelBarcode: (kit) => barcodeSvg(kit.label_code),
    incentives: (kit) => incentivesView(kit.incentives),
    fee: (kit) => cents(kit.fee_cents),
    restChoice: (kit) => kit.rest_choice,
    charity: charityView,
    partner: partnerView,
    shipTo: (kit) => kit.ship_to,
    carrierName: (kit) => (kit.carrier && kit.shipped_at ? carrierNames[kit.carrier] : null),
    trackingOut: (kit) => (kit.shipped_at ? kit.tracking_out : null),
    orderedAt: (kit) => kit.ordered_at,
    shippedAt: (kit) => kit.shipped_at,
    deliveredAt: (kit) => kit.delivered_at,
    sentBackAt: (kit) => kit.sent_back_at,
    receivedAt: (kit) => kit.received_at,
    labelValidUntil: (kit) => validUntil(kit),
    canCancel: (kit) => canKitMove(kit.status, 'canceled'),
    labelUrl: (kit, _, ctx) => labelUrlOf(ctx, kit),
    labelMatrix: (kit) =>
      matrixSvg(matrixText({ code: kit.label_code, to: dockOf(kit.warehouse_id), service: kit.service })),
    labelFrom: (kit) => {
      const from = senderLines(kit.sender)
      return from ? [from.name, ...from.lines] : []
    },
    labelTo: (kit) => [...dockOf(kit.warehouse_id).lines],
    bagNumber: (kit) => String(kit.bag_number),
  },
}
