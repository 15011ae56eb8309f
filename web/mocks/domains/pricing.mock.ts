// Calculates a cart's totals with the real rules, from promotions, credit and account facts as the API
// does.

import { isAbroad } from '@hemline/rules/countries/home.ts'
import type { Drop } from '@hemline/rules/ledger/ledger.ts'
import { isOwnCode, isSameCode } from '@hemline/rules/pricing/promotions.ts'
import { userPromotions } from '@hemline/rules/pricing/promotions-offers.ts'
import { cartTotals, plainCart } from '@hemline/rules/pricing/totals.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type {
  CartReward,
  LineTotals,
  OfferedPromotion,
  Totals,
  TotalsInput,
} from '@hemline/rules/pricing/totals-types.ts'
import { isForCheckout, rewardMeanings } from '@hemline/rules/rewards/kinds.ts'
import { pointsMultiplier } from '@hemline/rules/rewards/tiers.ts'
import { cartIncentives } from '@hemline/rules/shipping/incentives.ts'
import { freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { codeNotApplicable } from '@hemline/rules/vocabulary/promotions.ts'
import type { LoyaltyTier } from '@hemline/rules/vocabulary/rewards.ts'
import { countryOfViewer, type MockContext, ownerOf } from '../context.ts'
import type { OwnerKey } from '../db.ts'
import { buysOther, giftCardFactsOf } from '../gift-cards.ts'
import { readerDates } from '../reader-dates.ts'
import { mockCredit, mockGrants, mockPointsOffers, mockPromotions, mockRewards } from '../seed/promotions.ts'
import { mockDestination } from './addresses.mock.ts'
import { availabilityOfLine, cartOf, type Line, linesOf, type MockCart } from './cart.mock.ts'
import { bundleFactsOf, deliveryFactsOf, deliveryOfCart } from './shipping.mock.ts'

const dayMs = 86_400_000
const emailOf = (ctx: MockContext) => ctx.user?.email ?? ''

/** Returns the promotions that the viewer is offered, and the one of this code. */
function offersFor(ctx: MockContext, code: string | null): OfferedPromotion[] {
  const granted = mockGrants[emailOf(ctx)] ?? []
  return mockPromotions
    .map((one) => ({ ...one, theirs: one.cohort === null || granted.includes(one.code), used: false }))
    .filter(
      (one) =>
        (code !== null && isSameCode(one.code, code)) ||
        granted.includes(one.code) ||
        ['advertised', 'outlet'].includes(one.kind),
    )
}

/** Returns the viewer's credit. */
export function dropsOf(ctx: MockContext): Drop[] {
  return (mockCredit[emailOf(ctx)] ?? []).map(({ days, ...drop }) => ({
    ...drop,
    expiresAt: days === null ? null : new Date(ctx.now.getTime() + days * dayMs),
    createdAt: new Date(0),
  }))
}

/**
 * Returns the rewards of a cart's owner that are used in a cart: given ones, and those bought with points.
 */
function rewardsFor(ctx: MockContext, owner: OwnerKey): Omit<CartReward, 'chosen'>[] {
  const bought = (ctx.db.state.rewards[owner]?.bought ?? []).map(({ id, kind }) => {
    const { name, description } = rewardMeanings[kind]
    return { id, kind, type: null, name, description }
  })
  return [...bought, ...(mockRewards[emailOf(ctx)] ?? [])].filter(isForCheckout)
}

type Question = { estimateTaxes: boolean; skipPromoAutoApply: boolean; code?: string; reward?: string }

function inputOf(
  ctx: MockContext,
  cart: MockCart,
  { estimateTaxes, skipPromoAutoApply, code, reward }: Question,
): TotalsInput {
  const held = linesOf(cart, ctx).filter((line) => availabilityOfLine(line, ctx) === 'IN_CART')
  const gifts = giftCardFactsOf(ctx, cart.owner)
  const choice = ctx.db.state.promoChoices[cart.owner]
  const chosenCode = code ?? choice?.code ?? null
  const plain = plainCart([...held.map((line) => pieceLine(line.id, line.item)), ...gifts.extra], {
    now: ctx.now,
    freeShippingThreshold,
  })
  const country = countryOfViewer(ctx)
  return {
    ...plain,
    ...deliveryFactsOf(cart, ctx),
    giftCards: gifts.giftCards,
    rewards: rewardsFor(ctx, cart.owner).map((one) => ({
      ...one,
      chosen: one.id === (reward ?? choice?.reward),
    })),
    estimateTaxes,
    chosenCode,
    destination: mockDestination(ctx, cart.owner),
    promotions: offersFor(ctx, chosenCode),
    drops: dropsOf(ctx),
    skipPromoAutoApply: skipPromoAutoApply || choice?.skipAuto === true,
    shopper: {
      ...plain.shopper,
      loggedIn: ctx.user !== null,
      pointsMultiplier: pointsMultiplier(
        (ctx.user?.loyaltyTier ?? 'tier_1') as LoyaltyTier,
        100 * (mockPointsOffers[emailOf(ctx)]?.multiplierCoefficient ?? 1),
      ),
      dates: readerDates(ctx),
      country,
      international: isAbroad(country),
      firstOrder: ctx.user !== null,
    },
  }
}

/** Returns the totals of a cart, calculated once for each request. */
export function totalsOf(cart: MockCart, ctx: MockContext): Totals {
  cart.totals ??= cartTotals(
    inputOf(ctx, cart, cart.asked ?? { estimateTaxes: true, skipPromoAutoApply: false }),
  )
  return cart.totals
}

function lineTotalsOf(line: Line, ctx: MockContext): LineTotals {
  const found = totalsOf(line.cart, ctx).lines.find((one) => one.id === line.id)
  if (found) return found
  const [alone] = cartTotals(
    plainCart([pieceLine(line.id, line.item)], { now: ctx.now, freeShippingThreshold }),
  ).lines
  if (!alone) throw new Error('mocks: a cart of one line without lines')
  return alone
}

function applyPromoCode(ctx: MockContext, typed: string) {
  const code = typed.trim().slice(0, 40)
  const refused = (message: string, reason: string | null) => ({
    __typename: 'CodeNotApplicable',
    message,
    code,
    reason,
  })
  const cart = cartOf(ctx)
  if (cart.lines.length + buysOther(ctx, cart.owner) === 0 || code === '' || ctx.user?.banned)
    return refused(codeNotApplicable, null)
  const input = inputOf(ctx, cart, { estimateTaxes: false, skipPromoAutoApply: true, code })
  const known = input.promotions.find((one) => isSameCode(one.code, code))
  const taken = { __typename: 'ApplyPromoCodePayload', cart, code: known?.code ?? code }
  if ((known?.kind === 'gifted_lifecycle' && known.theirs) || isOwnCode(code, input.lines)) return taken
  const totals = cartTotals(input)
  const row = totals.promosAndRewards.find((one) => isSameCode(one.key, code))
  if (!row?.isApplied || !known)
    return refused(totals.errors[0] ?? codeNotApplicable, known?.theirs ? (row?.reason ?? null) : null)
  ctx.db.state.promoChoices[cart.owner] = {
    ...ctx.db.state.promoChoices[cart.owner],
    code: known.code,
    skipAuto: false,
  }
  return taken
}

function applyReward(ctx: MockContext, id: string) {
  const cart = cartOf(ctx)
  const refused = {
    __typename: 'RewardNotApplicable',
    message: 'This reward does nothing for what is in your cart.',
  }
  if (cart.lines.length === 0 || ctx.user?.banned) return refused
  const totals = cartTotals(
    inputOf(ctx, cart, { estimateTaxes: false, skipPromoAutoApply: false, reward: id }),
  )
  if (!totals.promosAndRewards.some((row) => row.isReward && row.key === id && row.isApplied)) return refused
  chooseReward(ctx, cart.owner, id)
  return { __typename: 'ApplyRewardPayload', cart }
}

function chooseReward(ctx: MockContext, owner: MockCart['owner'], reward: string | null) {
  ctx.db.state.promoChoices[owner] = {
    code: null,
    skipAuto: false,
    ...ctx.db.state.promoChoices[owner],
    reward,
  }
}

function removeReward(ctx: MockContext) {
  const cart = cartOf(ctx)
  if (cart.lines.length === 0) return { cart: null }
  chooseReward(ctx, cart.owner, null)
  return { cart }
}

function removePromoCode(ctx: MockContext) {
  const cart = cartOf(ctx)
  if (cart.lines.length === 0) return { cart: null }
  ctx.db.state.promoChoices[ownerOf(ctx)] = {
    ...ctx.db.state.promoChoices[ownerOf(ctx)],
    code: null,
    skipAuto: true,
  }
  return { cart }
}

const offers = (ctx: MockContext) => userPromotions(offersFor(ctx, null))
const of =
  (field: keyof LineTotals) =>
  (line: Line, _: unknown, ctx: MockContext): unknown =>
    lineTotalsOf(line, ctx)[field]

export const pricingMocks = {
  Mutation: {
    applyPromoCodeToCart: (_: unknown, { input }: { input: { code: string } }, ctx: MockContext) =>
      applyPromoCode(ctx, input.code),
    applyReward: (_: unknown, { id }: { id: string }, ctx: MockContext) => applyReward(ctx, id),
    removeReward: (_: unknown, __: unknown, ctx: MockContext) => removeReward(ctx),
    removePromoCode: (_: unknown, __: unknown, ctx: MockContext) => removePromoCode(ctx),
  },
  Cart: {
    cartTotals: (cart: MockCart, _: unknown, ctx: MockContext) =>
      cart.withTotals ? totalsOf(cart, ctx) : null,
    couponId: (cart: MockCart, _: unknown, ctx: MockContext) =>
      cart.withTotals ? totalsOf(cart, ctx).promoCode : null,
    cartIncentives: (cart: MockCart, _: unknown, ctx: MockContext) => {
      const { bundle } = deliveryOfCart(cart, ctx)
      return cart.withTotals
        ? cartIncentives(totalsOf(cart, ctx), bundle && bundleFactsOf(bundle), ctx.now, readerDates(ctx))
        : []
    },
  },
  CartProduct: {
    discount: of('discount'),
    discountPercent: of('discountPercent'),
    net: of('net'),
    giftedLifecyclePromo: of('giftedLifecyclePromo'),
    visibleDiscount: of('visibleDiscount'),
    visibleDiscountPercent: of('visibleDiscountPercent'),
    visibleNet: of('visibleNet'),
  },
  User: {
    creditDrops: (_: unknown, __: unknown, ctx: MockContext) => dropsOf(ctx),
    loyaltyBalance: () => 0,
    outletPromotion: (_: unknown, __: unknown, ctx: MockContext) => offers(ctx).outletPromotion,
    promotions: (_: unknown, __: unknown, ctx: MockContext) => ({
      ...offers(ctx),
      pointsMultiplierOffer: mockPointsOffers[emailOf(ctx)] ?? null,
    }),
  },
}
