import type { Resolvers } from '../../generated/resolvers.ts'
import {
  applyPromoCode,
  applyReward,
  creditDropsOfViewer,
  incentivesOf,
  lineTotalsOf,
  pointsOfViewer,
  promotionsOfViewer,
  redeemedOf,
  removePromoCode,
  removeReward,
  totalsOfOperation,
} from './pricing.ts'

export const pricingResolvers: Resolvers = {
  Mutation: {
    applyPromoCodeToCart: (_, { input }, ctx) => applyPromoCode(ctx, input.code),
    applyReward: (_, { id }, ctx) => applyReward(ctx, id),
    removeReward: async (_, __, ctx) => ({ cart: (await removeReward(ctx)) ?? null }),
    removePromoCode: async (_, __, ctx) => ({ cart: (await removePromoCode(ctx)) ?? null }),
  },
  Cart: {
    cartTotals: async (cart, _, ctx) => {
      if (!cart.includeTotals) return null
      const totals = await totalsOfOperation(ctx, cart)
      return {
        ...totals,
        allowedPaymentMethods: [...totals.allowedPaymentMethods],
        cashCreditsUsed: [...totals.cashCreditsUsed],
        errors: [...totals.errors],
        extraFields: [...totals.extraFields],
        promosAndRewards: [...totals.promosAndRewards],
        uses: [...totals.uses],
      }
    },
    couponId: async (cart, _, ctx) =>
      cart.includeTotals ? (await totalsOfOperation(ctx, cart)).promoCode : null,
    cartIncentives: async (cart, _, ctx) => (cart.includeTotals ? [...(await incentivesOf(ctx, cart))] : []),
  },
  AppliedGiftCard: { redeemAmount: (card, _, ctx) => redeemedOf(ctx, card) },
  CartProduct: {
    discount: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).discount,
    discountPercent: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).discountPercent,
    giftedLifecyclePromo: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).giftedLifecyclePromo,
    net: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).net,
    visibleDiscount: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).visibleDiscount,
    visibleDiscountPercent: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).visibleDiscountPercent,
    visibleNet: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).visibleNet,
  },
  User: {
    creditDrops: (_, __, ctx) => creditDropsOfViewer(ctx),
    loyaltyBalance: (_, __, ctx) => pointsOfViewer(ctx),
    outletPromotion: async (_, __, ctx) => {
      const { outletPromotion: outlet } = await promotionsOfViewer(ctx)
      return (
        outlet && {
          ...outlet,
          itemTargeting: { ...outlet.itemTargeting, rules: [...outlet.itemTargeting.rules] },
        }
      )
    },
    promotions: async (_, __, ctx) => {
      const promotions = await promotionsOfViewer(ctx)
      return {
        ...promotions,
        coupons: [...promotions.coupons],
        lifecyclePromotions: [...promotions.lifecyclePromotions],
      }
    },
  },
}
