import type { Resolvers } from '../../generated/resolvers.ts'
import { lineTotalsOf, shownTotals } from './pricing.ts'

export const pricingResolvers: Resolvers = {
  Cart: {
    cartTotals: async (cart, _, ctx) => {
      if (!cart.includeTotals) return null
      const totals = await shownTotals(ctx, cart)
      return { ...totals, errors: [...totals.errors] }
    },
  },
  CartProduct: {
    discount: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).discount,
    discountPercent: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).discountPercent,
    net: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).net,
    visibleDiscount: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).visibleDiscount,
    visibleDiscountPercent: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).visibleDiscountPercent,
    visibleNet: async (line, _, ctx) => (await lineTotalsOf(ctx, line)).visibleNet,
  },
}
