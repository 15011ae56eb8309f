import type { ItemRow } from '@hemline/db/catalogue-rows.ts'
import { reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import { productKeyPrefixes } from '@hemline/rules/vocabulary/items.ts'
import { activeCartPaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import type { Context } from '../../context.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import {
  addReclaimToCart,
  addToCart,
  type CartProductRow,
  cartCount,
  cartForDisplay,
  heldByViewer,
  itemNumberOf,
  lineAvailability,
  removeFromCart,
} from './cart.ts'
import { isReclaiming, reclaimWords } from './reclaims.ts'

const held = (line: CartProductRow, ctx: Context) =>
  line.kind === 'item' && lineAvailability(ctx, line) === 'IN_CART'
const productIdOf = (line: CartProductRow) =>
  String(line.item?.item_number ?? `gift-card-${line.giftCard?.template_id}`)
const prefixOf = (line: CartProductRow) => (line.item ? productKeyPrefixes[line.item.source] : '')

/** GraphQL resolvers of the cart: queries, mutations, and the cart fields of User and Item. */
export const cartResolvers: Resolvers = {
  Query: {
    activeCart: async (_, { createIfNotExists, includeCartTotals, ...asked }, ctx) => {
      const cart = await cartForDisplay(ctx, createIfNotExists ?? false)
      return { cart: cart ? { ...cart, includeTotals: includeCartTotals, asked } : null }
    },
  },
  Mutation: {
    addToCart: (_, { input }, ctx) => addToCart(ctx, input.itemNumber),
    addReclaimToCart: (_, { input }, ctx) => addReclaimToCart(ctx, itemNumberOf(input.itemNumber)),
    removeFromCart: (_, { input }, ctx) => removeFromCart(ctx, input.itemNumber),
  },
  User: { cartCount: (_, __, ctx) => cartCount(ctx) },
  Cart: {
    userId: (cart) => cart.user_id,
    visitorId: (cart) => cart.visitor_id,
    selectedPaymentMethod: () => activeCartPaymentMethod,
    itemLimit: () => cartItemLimit,
  },
  CartProduct: {
    id: (line) => line.line_id,
    cartId: (line) => line.cart_id,
    availability: (line, _, ctx) => lineAvailability(ctx, line),
    addedAt: (line) => line.added_at,
    expiresAt: (line, _, ctx) => (held(line, ctx) ? (line.item?.held_until ?? null) : null),
    heldByOtherUntil: (line, _, ctx) =>
      lineAvailability(ctx, line) === 'IN_ANOTHER_CART' ? (line.item?.held_until ?? null) : null,
    itemNumber: (line) => line.item?.item_number ?? null,
    productId: productIdOf,
    productKey: (line) => `${prefixOf(line)}${productIdOf(line)}`,
    productType: (line) => line.kind,
    reclaimWithin: (line, _, ctx) => reclaimWords(ctx, line),
  },
  Item: {
    reclaiming: (item, _, ctx) => isReclaiming(ctx, item),
    reclamationFee: (item, _, ctx) => (isReclaiming(ctx, item) ? reclamationFee : null),
  },
}

/** GraphQL loader of Item.heldByMe. */
export const cartLoaders = {
  Item: {
    heldByMe: async (batch: { obj: ItemRow }[], ctx: Context) =>
      Promise.all(batch.map(({ obj }) => heldByViewer(ctx, obj))),
  },
}
