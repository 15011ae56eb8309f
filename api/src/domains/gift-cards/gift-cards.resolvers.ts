import { cents } from '@hemline/rules/common/money.ts'
import { giftCardImage } from '@hemline/rules/gift-cards/designs.ts'
import type { Resolvers } from '../../generated/resolvers.ts'
import {
  addGiftCardToCart,
  applyGiftCard,
  boughtGiftCards,
  cartProductsOf,
  designOf,
  giftCardBalance,
  giftCardsOf,
  myGiftCards,
  removeGiftCard,
  removeGiftCardFromCart,
  sendGiftCardAgain,
} from './gift-cards.ts'
import { addressOf, sendsLeftOf, standingOf } from './send-again.ts'

export const giftCardsResolvers: Resolvers = {
  Query: {
    boughtGiftCards: (_, __, ctx) => boughtGiftCards(ctx),
    myGiftCards: (_, __, ctx) => myGiftCards(ctx),
  },
  Mutation: {
    sendGiftCardAgain: (_, { input }, ctx) => sendGiftCardAgain(ctx, input),
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
    timeZone: (line) => line.time_zone,
    deliveryMethod: (line) => line.delivery_method,
    finalSale: () => true,
    giftCardProductId: (line) => `gift-card-${line.template_id}`,
    giftCardTemplateId: (line) => String(line.template_id),
    giftMessage: (line) => line.gift_message,
    imageUrl: (line) => giftCardImage(designOf(line.template_id).slug),
    name: (line) => `Gift card: ${designOf(line.template_id).name}`,
    recipientName: (line) => line.recipient_name,
    recipientEmail: (line) => line.recipient_email,
    senderName: (line) => line.sender_name,
    slug: (line) => designOf(line.template_id).slug,
    thumbnailUrl: (line) => giftCardImage(designOf(line.template_id).slug),
  },
  HeldGiftCard: { balance: (card) => cents(card.balance), inCart: (card) => card.in_cart },
  BoughtGiftCard: {
    orderId: (card) => card.order_id,
    faceValue: (card) => cents(card.face_value_cents),
    name: (card) => `Gift card: ${designOf(card.template_id).name}`,
    slug: (card) => designOf(card.template_id).slug,
    imageUrl: (card) => giftCardImage(designOf(card.template_id).slug),
    deliveryMethod: (card) => card.delivery_method,
    deliveryDate: (card) => card.delivery_date,
    timeZone: (card) => card.time_zone,
    recipientName: (card) => card.recipient_name,
    recipientEmail: (card) => addressOf(card),
    standing: (card) => standingOf(card),
    sentAt: (card) => card.delivered_at,
    sendsLeft: (card) => sendsLeftOf(card),
    addressOpen: (card) => !card.is_used,
  },
  GiftCardSend: {
    sentTo: (send) => send.sent_to,
    byStaff: (send) => send.by_staff,
    askedAt: (send) => new Date(send.asked_at),
    sentAt: (send) => (send.sent_at ? new Date(send.sent_at) : null),
  },
}
