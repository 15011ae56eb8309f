// Gift cards and pieces that return to their seller, with the real rules; marked numbers cause every
// answer.

import { cartFullMessage } from '@hemline/rules/cart/hold.ts'
import { notReclaimableMessage, reclaimWithin, reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { giftCardDesign, giftCardDesigns, giftCardImage } from '@hemline/rules/gift-cards/designs.ts'
import {
  type GiftCardWish,
  giftCardEmptyMessage,
  giftCardInvalidMessage,
  giftCardNotInCartMessage,
  giftCardNumber,
  giftCardPin,
  giftCardProblems,
  giftCardsPerCart,
  noCartToPayMessage,
  tooManyGiftCardsMessage,
  usualGiftCardZone,
} from '@hemline/rules/gift-cards/gift-cards.ts'
import { giftCardSendsLeft } from '@hemline/rules/gift-cards/sending.ts'
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import { itemNow, type MockContext, ownerOf, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import { appliedTo, buysOther, isReclaimingMock, reclaimEndsAt } from '../gift-cards.ts'
import type { MockItem } from '../item.ts'
import {
  type MockBoughtCard,
  type MockGiftCardLine,
  markedGiftCards,
  mockGiftCards,
} from '../marked-gift-cards.ts'
import { sendCardAgain } from '../send-gift-card.ts'
import { cartOf, linesOf, type MockCart } from './cart.mock.ts'
import { totalsOf } from './pricing.mock.ts'

type Code = { number: string; pin: string }
type Input<T> = { input: T }

const invalid = { __typename: 'GiftCardInvalid', message: giftCardInvalidMessage }
const tooMany = {
  __typename: 'TooManyTries',
  message: 'That was too many tries. Please try again in 15 minutes.',
  retryAfterSeconds: 900,
}

function found({ number, pin }: Code) {
  const digits = giftCardNumber(number)
  if (digits === markedGiftCards.throttled.number) return 'throttled'
  return mockGiftCards.find((card) => card.number === digits && card.pin === giftCardPin(pin))
}

const full = (ctx: MockContext) => cartOf(ctx).lines.length + buysOther(ctx, ownerOf(ctx)) >= cartItemLimit
const cartFull = { __typename: 'CartFull', message: cartFullMessage(cartItemLimit), limit: cartItemLimit }

function applyGiftCard(ctx: MockContext, code: Code) {
  if (ctx.user?.banned) return invalid
  const owner = ownerOf(ctx)
  if (cartOf(ctx).lines.length + buysOther(ctx, owner) === 0)
    return { __typename: 'NoCartToPay', message: noCartToPayMessage }
  const card = found(code)
  if (card === 'throttled') return tooMany
  if (!card) return invalid
  const last4 = card.number.slice(-4)
  if (card.balance === 0) return { __typename: 'GiftCardEmpty', message: giftCardEmptyMessage(last4), last4 }
  const { appliedGiftCards } = ctx.db.state
  const there = appliedGiftCards[owner] ?? []
  if (!there.includes(card.id) && there.length >= giftCardsPerCart)
    return { __typename: 'TooManyGiftCards', message: tooManyGiftCardsMessage, limit: giftCardsPerCart }
  appliedGiftCards[owner] = [...new Set([...there, card.id])]
  const cart = cartOf(ctx)
  return { __typename: 'GiftCardApplied', cart, giftCard: { ...card, last4, cart } }
}

function giftCardBalance(code: Code) {
  const card = found(code)
  if (card === 'throttled') return tooMany
  if (!card) return invalid
  const spent = card.faceValue - card.balance
  const use = (kind: string, amount: number, left: number, day: string) => ({
    id: `${card.id}/${kind}`,
    kind,
    amount,
    balance: left,
    happenedAt: `${day}T15:00:00.000Z`,
  })
  return {
    __typename: 'GiftCardBalance',
    last4: card.number.slice(-4),
    balance: card.balance,
    faceValue: card.faceValue,
    slug: giftCardDesigns[0]?.slug,
    imageUrl: giftCardImage(giftCardDesigns[0]?.slug ?? ''),
    recipientName: 'Nora',
    senderName: 'Imani',
    giftMessage: 'For something green',
    uses: [
      ...(spent > 0 ? [use('paid', -spent, card.balance, '2026-11-02')] : []),
      use('filled', card.faceValue, card.faceValue, '2026-10-01'),
    ],
  }
}

function sendAgain(ctx: MockContext, { id, email }: { id: string; email?: string | null }) {
  const card = boughtOf(ctx).find((one) => one.id === id)
  if (!card) throw refuse('NOT_FOUND', 'There is no such gift card.')
  return sendCardAgain(ctx, card, { email, reason: null })
}

function boughtOf(ctx: MockContext): MockBoughtCard[] {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  const { email } = ctx.user
  return ctx.db.state.boughtGiftCards.filter((card) => card.buyer === email)
}

/** The gift cards of the viewer's cart. */
function heldBy(ctx: MockContext) {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  refuseBanned(ctx)
  return appliedTo(ctx, ownerOf(ctx)).map(({ id, number, balance }) => ({
    id,
    last4: number.slice(-4),
    balance,
    inCart: true,
  }))
}

function addGiftCardToCart(ctx: MockContext, wish: GiftCardWish) {
  refuseBanned(ctx)
  const fields = giftCardProblems(wish, ctx.now)
  if (fields.length > 0)
    return { __typename: 'InvalidInput', message: 'Please check what you entered.', fields }
  if (full(ctx)) return cartFull
  const owner = ownerOf(ctx)
  const id = `gift${nextId(ctx.db)}`
  const lines = ctx.db.state.giftCardLines[owner] ?? []
  const line = {
    ...wish,
    recipientName: wish.recipientName.trim(),
    senderName: wish.senderName.trim(),
    giftMessage: wish.giftMessage?.trim() || null,
  }
  ctx.db.state.giftCardLines[owner] = [...lines, { ...line, id, addedAt: ctx.now.getTime() }]
  return { __typename: 'AddGiftCardToCartPayload', cart: cartOf(ctx), id }
}

function removeGiftCardFromCart(ctx: MockContext, id: string) {
  const owner = ownerOf(ctx)
  const lines = ctx.db.state.giftCardLines[owner] ?? []
  if (!lines.some((line) => line.id === id))
    return { __typename: 'GiftCardNotInCart', message: giftCardNotInCartMessage }
  ctx.db.state.giftCardLines[owner] = lines.filter((line) => line.id !== id)
  return { __typename: 'RemoveGiftCardFromCartPayload', cart: cartOf(ctx), id }
}

function addReclaimToCart(ctx: MockContext, itemNumber: number) {
  refuseBanned(ctx)
  if (!isReclaimingMock(ctx, itemNumber))
    return { __typename: 'NotReclaimable', message: notReclaimableMessage, itemNumber }
  const owner = ownerOf(ctx)
  const lines = ctx.db.state.reclaims[owner] ?? []
  const there = lines.some((line) => line.itemNumber === itemNumber)
  if (!there && full(ctx)) return cartFull
  if (!there)
    ctx.db.state.reclaims[owner] = [
      ...lines,
      { id: `line${nextId(ctx.db)}`, itemNumber, addedAt: ctx.now.getTime() },
    ]
  return { __typename: 'AddReclaimToCartPayload', cart: cartOf(ctx), itemNumber }
}

/** Returns the gift cards and the returning pieces of a cart as its lines. */
function otherLinesOf(cart: MockCart, ctx: MockContext) {
  const { giftCardLines, reclaims } = ctx.db.state
  const back = (reclaims[cart.owner] ?? []).flatMap((line) => {
    const item = itemNow(ctx, line.itemNumber)
    return item ? [{ ...line, kind: 'reclaim' as const, owner: cart.owner, cart, item }] : []
  })
  const cards = (giftCardLines[cart.owner] ?? []).map((giftCard) => ({
    id: giftCard.id,
    addedAt: giftCard.addedAt,
    itemNumber: null,
    item: null,
    kind: 'gift_card' as const,
    owner: cart.owner,
    cart,
    giftCard,
  }))
  return [...back, ...cards]
}

const designOf = (line: MockGiftCardLine) => {
  const design = giftCardDesign(Number(line.templateId))
  if (!design) throw new Error(`mocks: no design ${line.templateId}`)
  return design
}
type Applied = { id: string; number: string; balance: number; cart: MockCart }

export const giftCardsMocks = {
  Query: {
    boughtGiftCards: (_: unknown, __: unknown, ctx: MockContext) => boughtOf(ctx),
    myGiftCards: (_: unknown, __: unknown, ctx: MockContext) => heldBy(ctx),
  },
  BoughtGiftCard: {
    name: ({ slug }: MockBoughtCard) =>
      `Gift card: ${giftCardDesigns.find((one) => one.slug === slug)?.name}`,
    imageUrl: ({ slug }: MockBoughtCard) => giftCardImage(slug),
    sendsLeft: ({ sends }: MockBoughtCard) => giftCardSendsLeft(sends.filter((one) => !one.byStaff).length),
  },
  Mutation: {
    sendGiftCardAgain: (
      _: unknown,
      { input }: Input<{ id: string; email?: string | null }>,
      ctx: MockContext,
    ) => sendAgain(ctx, input),
    applyGiftCard: (_: unknown, { input }: Input<Code>, ctx: MockContext) => applyGiftCard(ctx, input),
    removeGiftCard: (_: unknown, { input: { id } }: Input<{ id: string }>, ctx: MockContext) => {
      const { appliedGiftCards } = ctx.db.state
      const owner = ownerOf(ctx)
      appliedGiftCards[owner] = (appliedGiftCards[owner] ?? []).filter((one) => one !== id)
      return { cart: cartOf(ctx).lines.length + buysOther(ctx, owner) > 0 ? cartOf(ctx) : null }
    },
    giftCardBalance: (_: unknown, { input }: Input<Code>) => giftCardBalance(input),
    addGiftCardToCart: (_: unknown, { input }: Input<GiftCardWish>, ctx: MockContext) =>
      addGiftCardToCart(ctx, input),
    removeGiftCardFromCart: (_: unknown, { input }: Input<{ id: string }>, ctx: MockContext) =>
      removeGiftCardFromCart(ctx, input.id),
    addReclaimToCart: (_: unknown, { input }: Input<{ itemNumber: number }>, ctx: MockContext) =>
      addReclaimToCart(ctx, input.itemNumber),
  },
  Cart: {
    applicableGiftCardsCount: (cart: MockCart, _: unknown, ctx: MockContext) =>
      appliedTo(ctx, cart.owner).length,
    cartProducts: (cart: MockCart, _: unknown, ctx: MockContext) => [
      ...linesOf(cart, ctx),
      ...otherLinesOf(cart, ctx),
    ],
    giftCards: (cart: MockCart, _: unknown, ctx: MockContext) =>
      appliedTo(ctx, cart.owner).map((card) => ({ ...card, cart })),
  },
  AppliedGiftCard: {
    cartId: ({ cart }: Applied) => cart.owner,
    last4: ({ number }: Applied) => number.slice(-4),
    redeemAmount: ({ id, cart }: Applied, _: unknown, ctx: MockContext) =>
      totalsOf(cart, ctx).giftCards.find((card) => card.id === id)?.redeemAmount ?? 0,
    token: ({ id }: Applied) => `token-${id}`,
  },
  Item: {
    reclaiming: (item: MockItem, _: unknown, ctx: MockContext) => isReclaimingMock(ctx, item.item_number),
    reclamationFee: (item: MockItem, _: unknown, ctx: MockContext) =>
      isReclaimingMock(ctx, item.item_number) ? reclamationFee : null,
  },
  CartProduct: {
    reclaimWithin: ({ kind }: { kind?: string }, _: unknown, ctx: MockContext) =>
      kind === 'reclaim' ? reclaimWithin(reclaimEndsAt(ctx.now), ctx.now) : null,
  },
  CartGiftCard: {
    timeZone: (line: MockGiftCardLine) => line.timeZone ?? usualGiftCardZone,
    finalSale: () => true,
    giftCardProductId: (line: MockGiftCardLine) => `gift-card-${line.templateId}`,
    giftCardTemplateId: (line: MockGiftCardLine) => line.templateId,
    recipientEmail: (line: MockGiftCardLine) =>
      line.deliveryMethod === 'email' ? line.recipientEmail : null,
    imageUrl: (line: MockGiftCardLine) => giftCardImage(designOf(line).slug),
    name: (line: MockGiftCardLine) => `Gift card: ${designOf(line).name}`,
    slug: (line: MockGiftCardLine) => designOf(line).slug,
    thumbnailUrl: (line: MockGiftCardLine) => giftCardImage(designOf(line).slug),
  },
}
