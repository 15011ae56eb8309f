import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import { productKeyPrefixes } from '@hemline/rules/vocabulary/items.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { CartLineRow } from './cart.db.ts'
import { activeCart, addToCart, cartCount, heldByViewer, lineAvailability, linesOf, removeFromCart } from './cart.ts'

const held = (line: CartLineRow, ctx: Context) => lineAvailability(ctx, line) === 'IN_CART'

export const cartResolvers: Resolvers = {
  Query: {
    activeCart: async (_, { createIfNotExists, includeCartTotals, ...asked }, ctx) => {
      const cart = await activeCart(ctx, createIfNotExists ?? false)
      return { cart: cart ? { ...cart, includeTotals: includeCartTotals, asked } : null }
    },
  },
  Mutation: {
    addToCart: (_, { input }, ctx) => addToCart(ctx, input.itemNumber),
    removeFromCart: (_, { input }, ctx) => removeFromCart(ctx, input.itemNumber),
  },
  User: { cartCount: (_, __, ctx) => cartCount(ctx) },
  Cart: {
    userId: (cart) => cart.user_id,
    visitorId: (cart) => cart.visitor_id,
    applicableGiftCardsCount: () => 0,
    selectedPaymentMethod: () => 'credit_card',
    cartProducts: (cart, _, ctx) => linesOf(ctx, cart),
    itemLimit: () => cartItemLimit,
  },
  CartProduct: {
    id: (line) => line.line_id,
    cartId: (line) => line.cart_id,
    availability: (line, _, ctx) => lineAvailability(ctx, line),
    addedAt: (line) => line.added_at,
    expiresAt: (line, _, ctx) => (held(line, ctx) ? line.item.held_until : null),
    heldByOtherUntil: (line, _, ctx) => (lineAvailability(ctx, line) === 'IN_ANOTHER_CART' ? line.item.held_until : null),
    itemNumber: (line) => line.item.item_number,
    productId: (line) => String(line.item.item_number),
    productKey: (line) => `${productKeyPrefixes[line.item.source]}${line.item.item_number}`,
    productType: () => 'item',
  },
}

export const cartLoaders = {
  Item: {
    heldByMe: async (batch: { obj: ItemRow }[], ctx: Context) => Promise.all(batch.map(({ obj }) => heldByViewer(ctx, obj))),
  },
}
