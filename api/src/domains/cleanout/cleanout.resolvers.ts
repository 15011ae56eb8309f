import { bagCountsOf } from '@hemline/rules/cleanout/bag-counts.ts'
import { dockOf } from '@hemline/rules/cleanout/docks.ts'
import { incentiveEffects } from '@hemline/rules/cleanout/incentives.ts'
import { bagStatusLabels, canKitMove, kitStatusLabels } from '@hemline/rules/cleanout/states.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import type { CleanoutIncentive } from '@hemline/rules/vocabulary/seller.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { activateKit } from './claims.ts'
import type { KitRow } from './cleanout.db.ts'
import { findPartner } from './cleanout-reads.db.ts'
import {
  cancelKit,
  cleanoutOffer,
  kitHistoryOf,
  labelUrlOf,
  myKit,
  myKits,
  outstandingOf,
  validUntil,
} from './kits.ts'
import { orderBags } from './order-bags.ts'
import { processingOf } from './queue.ts'
import { eventsOf, mySellerBag, mySellerBags, warehouseName } from './seller-bags.ts'

const offered = (names: readonly CleanoutIncentive[]) =>
  names.map((name) => ({ name, words: incentiveEffects[name].words }))
const charityOf = ({ charity_id: id, charity_name: name, charity_about: about }: KitRow) =>
  id === null || name === null ? null : { id, name, about: about ?? '' }

/** GraphQL resolvers of kits and seller bags. */
export const cleanoutResolvers: Resolvers = {
  Query: {
    outstandingKits: (_, __, ctx) => outstandingOf(ctx),
    cleanoutOffer: async (_, __, ctx) => {
      const { incentives, ...offer } = await cleanoutOffer(ctx)
      return { ...offer, incentives: offered(incentives) }
    },
    kits: (_, { page }, ctx) => myKits(ctx, page),
    kit: async (_, { id }, ctx) => (await myKit(ctx, id)) ?? null,
    sellerBags: (_, question, ctx) => mySellerBags(ctx, question),
    sellerBag: async (_, { identifier }, ctx) => (await mySellerBag(ctx, identifier)) ?? null,
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
    requestedBagOrderCount: async (_, __, ctx) => (await kitHistoryOf(ctx)).ordered,
  },
  Kit: {
    bagType: (kit) => kit.bag_type,
    statusLabel: (kit) => kitStatusLabels[kit.status],
    labelCode: (kit) => kit.label_code,
    incentives: (kit) => offered(kit.incentives),
    fee: (kit) => cents(kit.fee_cents),
    restChoice: (kit) => kit.rest_choice,
    charity: charityOf,
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
    labelTo: (kit) => [...dockOf(kit.warehouse_id).lines],
    bagNumber: (kit) => String(kit.bag_number),
  },
  SellerBag: {
    bagNumber: (bag) => String(bag.bag_number),
    bagType: (bag) => bag.bag_type,
    statusLabel: (bag) => bagStatusLabels[bag.status],
    incentives: (bag) => offered(bag.incentives),
    restChoice: (bag) => bag.rest_choice,
    charity: (bag) => charityOf(bag.kit),
    fee: (bag) => cents(bag.fee_cents),
    feePaid: (bag) => cents(bag.fee_paid),
    warehouse: (bag) => warehouseName(bag.warehouse_id),
    createdAt: (bag) => bag.created_at,
    shippedAt: (bag) => bag.shipped_at,
    receivedAt: (bag) => bag.received_at,
    processingAt: (bag) => bag.processing_at,
    doneAt: (bag) => bag.done_at,
    processing: (bag, _, ctx) => processingOf(ctx, bag),
    counts: (bag) => ({ ...bagCountsOf(bag.states), counted: bag.pieces_counted }),
    earned: (bag) => cents(bag.earned),
    events: (bag, _, ctx) => eventsOf(ctx, bag),
  },
}
