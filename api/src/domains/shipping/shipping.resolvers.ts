import { ownDelivery } from '@hemline/rules/cart/groups.ts'
import { bundleMessages, bundleStanding, offerMessages } from '@hemline/rules/shipping/bundles.ts'
import { estimateWords } from '@hemline/rules/shipping/day-words.ts'
import { bundleAllowed, daysOfOption, groupEstimate } from '@hemline/rules/shipping/shipping.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import { readerDates } from '../identity/identity.ts'
import {
  type BundleRow,
  bundleFactsOf,
  type CartDelivery,
  cartDelivery,
  openBundleOf,
  selectShippingOption,
} from './shipping.ts'

const standing = (bundle: BundleRow, ctx: Context) => bundleStanding(bundleFactsOf(bundle), ctx.now())

const offersBundle = ({ parcels, facts }: CartDelivery) =>
  parcels.some((group) => group.deliveryKey === ownDelivery) && bundleAllowed(ownDelivery, facts)

export const shippingResolvers: Resolvers = {
  Mutation: { selectShippingOption: (_, { input }, ctx) => selectShippingOption(ctx, input) },
  User: {
    activeBundle: async (_, __, ctx) =>
      ctx.viewer.userId === null ? null : ((await openBundleOf(ctx, ctx.viewer.userId)) ?? null),
  },
  Cart: {
    groups: async (cart, _, ctx) => {
      const { groups, options, facts } = await cartDelivery(ctx, cart)
      const dates = await readerDates(ctx)
      return groups.map((group) => {
        const { min, max } = groupEstimate(group, options, facts)
        const productIds = group.itemNumbers.map(String)
        return {
          ...group,
          productIds,
          estimate: estimateWords({ min, max }, dates),
          minEstimate: min,
          maxEstimate: max,
        }
      })
    },
    shippingOptions: async (cart, _, ctx) => {
      const { options } = await cartDelivery(ctx, cart)
      const dates = await readerDates(ctx)
      return options.map((option) => ({
        ...option,
        deliveryEstimate: estimateWords(daysOfOption(option), dates),
        shippingEstimateDetailed: option.shippingEstimateDetailed.map((one) => ({
          ...one,
          itemNumbers: [...one.itemNumbers],
        })),
      }))
    },
    bundleMessages: async (cart, _, ctx) => {
      const delivery = await cartDelivery(ctx, cart)
      if (!offersBundle(delivery)) return []
      const dates = await readerDates(ctx)
      return delivery.bundle
        ? bundleMessages(bundleFactsOf(delivery.bundle), ctx.now(), dates)
        : offerMessages(delivery, ctx.now(), dates)
    },
    activeBundle: async (cart, _, ctx) => {
      const delivery = await cartDelivery(ctx, cart)
      return offersBundle(delivery) ? delivery.bundle : null
    },
  },
  Bundle: {
    openedAt: (bundle) => bundle.opened_at,
    closesAt: (bundle) => bundle.closes_at,
    shipsOn: (bundle, _, ctx) => standing(bundle, ctx).shipsOn,
    daysLeft: (bundle, _, ctx) => standing(bundle, ctx).daysLeft,
    merchandise: (bundle) => bundle.merchandise_cents,
    freeShippingThreshold: (bundle) => bundle.free_shipping_threshold_cents,
    remainder: (bundle, _, ctx) => standing(bundle, ctx).remainder,
    shipsFree: (bundle, _, ctx) => standing(bundle, ctx).shipsFree,
    messages: async (bundle, _, ctx) =>
      bundleMessages(bundleFactsOf(bundle), ctx.now(), await readerDates(ctx)),
  },
}
