import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { cents, subtract } from '@hemline/rules/money.ts'
import { ownDiscount } from '@hemline/rules/promotions.ts'
import { cartTotals, plainCart } from '@hemline/rules/totals.ts'
import { pieceLine } from '@hemline/rules/totals-lines.ts'
import { cartItemLimit, freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { productKeyPrefixes } from '@hemline/rules/vocabulary/items.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { CartLineRow } from './cart.db.ts'
import { activeCart, addToCart, cartCount, heldByViewer, lineAvailability, linesOf, removeFromCart } from './cart.ts'

const pieceOf = (line: CartLineRow) => pieceLine(line.line_id, line.item)
const price = (line: CartLineRow) => cents(line.item.price_cents)
const held = (line: CartLineRow, ctx: Context) => lineAvailability(ctx, line) === 'IN_CART'
const promoPercent = (line: CartLineRow) => line.item.promotion?.discountPercent ?? 0

export const cartResolvers: Resolvers = {
  Query: {
    activeCart: async (_, { createIfNotExists, includeCartTotals }, ctx) => {
      const cart = await activeCart(ctx, createIfNotExists ?? false)
      return { cart: cart ? { ...cart, includeTotals: includeCartTotals } : null }
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
    cartProducts: (cart, _, ctx) => ctx.once(`lines:${cart.id}`, () => linesOf(ctx, cart)),
    cartTotals: async (cart, _, ctx) => {
      if (!cart.includeTotals) return null
      const lines = (await ctx.once(`lines:${cart.id}`, () => linesOf(ctx, cart))).filter((line) => held(line, ctx))
      return { ...cartTotals(plainCart(lines.map(pieceOf), { now: ctx.now(), freeShippingThreshold })), errors: [] }
    },
    itemLimit: () => cartItemLimit,
  },
  CartProduct: {
    id: (line) => line.line_id,
    cartId: (line) => line.cart_id,
    availability: (line, _, ctx) => lineAvailability(ctx, line),
    addedAt: (line) => line.added_at,
    discount: (line) => ownDiscount(pieceOf(line)),
    discountPercent: promoPercent,
    expiresAt: (line, _, ctx) => (held(line, ctx) ? line.item.held_until : null),
    heldByOtherUntil: (line, _, ctx) => (lineAvailability(ctx, line) === 'IN_ANOTHER_CART' ? line.item.held_until : null),
    itemNumber: (line) => line.item.item_number,
    net: (line) => subtract(price(line), ownDiscount(pieceOf(line))),
    productId: (line) => String(line.item.item_number),
    productKey: (line) => `${productKeyPrefixes[line.item.source]}${line.item.item_number}`,
    productType: () => 'item',
    visibleDiscount: (line) => ownDiscount(pieceOf(line)),
    visibleDiscountPercent: promoPercent,
    visibleNet: (line) => subtract(price(line), ownDiscount(pieceOf(line))),
  },
}

export const cartLoaders = {
  Item: {
    heldByMe: async (batch: { obj: ItemRow }[], ctx: Context) => Promise.all(batch.map(({ obj }) => heldByViewer(ctx, obj))),
  },
}
