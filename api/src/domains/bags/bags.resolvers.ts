import { bagCountsOf } from '@hemline/rules/bags/bag-counts.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { bagStatusLabels } from '@hemline/rules/kits/states.ts'
import { warehouseName } from '@hemline/rules/vocabulary/warehouses.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { charityView, incentivesView } from '../kits/kits.ts'
import { eventsOf, mySellerBag, mySellerBags, nameBag, processingOf } from './bags.ts'

/** GraphQL resolvers of sellers' bags. */
export const bagsResolvers: Resolvers = {
  Query: {
    sellerBags: (_, question, ctx) => mySellerBags(ctx, question),
    sellerBag: async (_, { identifier }, ctx) => (await mySellerBag(ctx, identifier)) ?? null,
  },
  Mutation: {
    nameBag: (_, input, ctx) => nameBag(ctx, input),
  },
  SellerBag: {
    photoIds: (bag) => bag.photo_ids,
    bagNumber: (bag) => String(bag.bag_number),
    bagType: (bag) => bag.bag_type,
    statusLabel: (bag) => bagStatusLabels[bag.status],
    incentives: (bag) => incentivesView(bag.incentives),
    restChoice: (bag) => bag.rest_choice,
    charity: (bag) => charityView(bag.kit),
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
