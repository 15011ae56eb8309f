import { giftCardDesign, giftCardImage } from '@hemline/rules/gift-cards/designs.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import type { GiftCardLine } from '../cart/cart.ts'
import {
  addGiftCardToCart,
  applyGiftCard,
  cartProductsOf,
  giftCardBalance,
  giftCardsOf,
  removeGiftCard,
  removeGiftCardFromCart,
} from './gift-cards.ts'

const designOf = ({ template_id }: GiftCardLine) => {
  const design = giftCardDesign(template_id)
  if (!design) throw new Error(`gift cards: no design ${template_id}`)
  return design
}

export const giftCardsResolvers: Resolvers = {
  Mutation: {
    applyGiftCard: (_, { input }, ctx) => applyGiftCard(ctx, input),
    removeGiftCard: async (_, { input }, ctx) => ({ cart: (await removeGiftCard(ctx, input.id)) ?? null }),
    giftCardBalance: (_, { input }, ctx) => giftCardBalance(ctx, input),
    addGiftCardToCart: (_, { input }, ctx) => addGiftCardToCart(ctx, input),
    removeGiftCardFromCart: (_, { input }, ctx) => removeGiftCardFromCart(ctx, input.id),
  },
  Cart: {
    applicableGiftCardsCount: async (cart, _, ctx) =>
      (await giftCardsOf(ctx, cart)).filter((card) => card.balance > 0).length,
    cartProducts: (cart, _, ctx) => cartProductsOf(ctx, cart),
    giftCards: (cart, _, ctx) => giftCardsOf(ctx, cart),
  },
  CartProduct: { giftCard: (line) => line.giftCard ?? null },
  AppliedGiftCard: { cartId: (card) => card.cart_id },
  CartGiftCard: {
    deliveryDate: (line) => line.delivery_date,
    deliveryMethod: (line) => line.delivery_method,
    finalSale: () => true,
    giftCardProductId: (line) => `gift-card-${line.template_id}`,
    giftCardTemplateId: (line) => String(line.template_id),
    giftMessage: (line) => line.gift_message,
    imageUrl: (line) => giftCardImage(designOf(line).slug),
    name: (line) => `Gift card: ${designOf(line).name}`,
    recipientName: (line) => line.recipient_name,
    recipientEmail: (line) => line.recipient_email,
    senderName: (line) => line.sender_name,
    slug: (line) => designOf(line).slug,
    thumbnailUrl: (line) => giftCardImage(designOf(line).slug),
  },
}
