// What a cart comes to for the one who asks: gathers what the rules need, and keeps the promotion that was
// chosen (decisions 0042, 0043).

import { type Cents, cents } from '@hemline/rules/common/money.ts'
import { reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { account } from '@hemline/rules/ledger/ledger.ts'
import { isOwnCode, isSameCode } from '@hemline/rules/pricing/promotions.ts'
import { type UserPromotions, userPromotions } from '@hemline/rules/pricing/promotions-offers.ts'
import { refusalWords } from '@hemline/rules/pricing/promotions-words.ts'
import { cartTotals, plainCart } from '@hemline/rules/pricing/totals.ts'
import { giftCardLine, pieceLine, reclaimLine } from '@hemline/rules/pricing/totals-lines.ts'
import type {
  DeliveryChoice,
  Destination,
  GiftCardFact,
  LineTotals,
  OfferedPromotion,
  Totals,
  TotalsInput,
  TotalsLine,
} from '@hemline/rules/pricing/totals-types.ts'
import { type CartIncentive, cartIncentives } from '@hemline/rules/shipping/incentives.ts'
import { freeShippingThreshold } from '@hemline/rules/vocabulary/constants.ts'
import { codeNotApplicable } from '@hemline/rules/vocabulary/promotions.ts'
import { promoCodesPerAddress, promoCodesPerCart } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { together } from '../../platform/named-statements.db.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { destinationOf } from '../addresses/addresses.ts'
import { activeCart, type CartProductRow, type CartRow, lineAvailability, linesOf } from '../cart/cart.ts'
import {
  type AppliedCardRow,
  extraLinesOf,
  forgetAppliedCards,
  giftCardFactsOf,
} from '../gift-cards/gift-cards.ts'
import { balanceOf, creditDropsOf } from '../ledger/ledger.ts'
import { bundleFactsOf, cartDelivery, deliveryOf } from '../shipping/shipping.ts'
import {
  deleteChoice,
  deletePromotionUses,
  findPointsOffer,
  findPricingFacts,
  hasUsed,
  insertGrant,
  insertPromotionUse,
  listPromotions,
  lockPromotionUse,
  type PromotionUse,
  returnRewards,
  takeRewards,
  upsertChoice,
  upsertReward,
} from './pricing.db.ts'

/** What the caller knows beside the cart. A destination that is left out is the cart's own; null is none. */
export type PricingQuestion = {
  estimateTaxes: boolean
  skipPromoAutoApply: boolean
  destination?: Destination | null
  delivery?: readonly DeliveryChoice[]
  bundleShipsFree?: boolean
  giftCards?: readonly GiftCardFact[]
  /**
   * Instead of all that the cart holds: the lines that an order takes, gift cards and fees
   * for reclaiming among them.
   */
  lines?: readonly TotalsLine[]
  /** Instead of the code that is kept with the cart: to see what it would do. */
  code?: string
  /** Instead of the reward that is kept with the cart: to see what it would do. */
  reward?: string
}

/**
 * What the rules need to add up a cart: its held pieces, the account, promotions, credit, delivery. One
 * statement beside the cart's lines, and another for a user's credit. Hand it a transaction as `db` to price
 * an order with what that transaction sees.
 */
export async function totalsInputOf(
  ctx: Context,
  cart: CartRow,
  question: PricingQuestion,
  db: DbOrTx = ctx.db,
): Promise<TotalsInput> {
  const now = ctx.now()
  const { userId, visitorId } = ctx.viewer
  const source = db === ctx.db ? together({ key: ctx, db }) : db
  const [pieces, extra, giftCards, facts, drops, destination, promotions] = await Promise.all([
    question.lines ?? heldLines(ctx, cart),
    // What is not ordered is not paid for.
    question.lines ? [] : extraLinesOf(ctx, cart, db),
    question.giftCards ?? giftCardFactsOf(ctx, cart, db),
    findPricingFacts(source, { cartId: cart.id, userId, now }),
    userId === null ? [] : creditDropsOf(db, { userId, now }),
    question.destination === undefined ? destinationOf(ctx, cart, db) : question.destination,
    listPromotions(source, { userId, visitorId, code: question.code ?? null, cartId: cart.id, now }),
  ])
  const lines = [...pieces, ...extra]
  const chosenCode = question.code ?? facts.code
  const shipping = question.delivery
    ? { delivery: question.delivery, bundleShipsFree: false }
    : await deliveryOf(ctx, cart, lines, db)
  return {
    now,
    lines,
    shopper: {
      loggedIn: userId !== null,
      country: facts.country_id ?? 'US',
      international: (facts.country_id ?? 'US') !== 'US',
      freeShippingThreshold: cents(facts.free_shipping_threshold_cents ?? freeShippingThreshold),
      firstOrder: userId !== null && facts.first_purchase_at === null,
      pointsMultiplier: (facts.multiplier_percent ?? 100) / 100,
    },
    destination,
    estimateTaxes: question.estimateTaxes,
    delivery: shipping.delivery,
    bundleShipsFree: question.bundleShipsFree ?? shipping.bundleShipsFree,
    promotions,
    chosenCode,
    skipPromoAutoApply: question.skipPromoAutoApply || facts.skip_auto,
    rewards: facts.rewards.map((reward) => ({
      ...reward,
      chosen: reward.id === (question.reward ?? facts.reward),
    })),
    drops,
    giftCards,
  }
}

async function heldLines(ctx: Context, cart: CartRow): Promise<TotalsLine[]> {
  return (await linesOf(ctx, cart))
    .filter((line) => line.kind === 'item' && lineAvailability(ctx, line) === 'IN_CART')
    .map((line) => pieceLine(line.line_id, line.item))
}

function lineAlone(line: CartProductRow): TotalsLine {
  if (line.kind === 'gift_card') return giftCardLine(line.line_id, cents(line.giftCard.amount_cents))
  if (line.kind === 'reclaim') return reclaimLine(line.line_id, reclamationFee, line.item.source)
  return pieceLine(line.line_id, line.item)
}

/** What one gift card pays of the cart that it is applied to (§3 redeemAmount). */
export async function redeemedOf(ctx: Context, { id, cart }: AppliedCardRow): Promise<Cents> {
  const totals = cart && (await shownTotals(ctx, cart))
  return totals?.giftCards.find((card) => card.id === id)?.redeemAmount ?? cents(0)
}

/** What a line comes to in its cart; one that the cart doesn't hold any more has its own promotion alone. */
export async function lineTotalsOf(ctx: Context, line: CartProductRow): Promise<LineTotals> {
  const cart = line.cart ?? (await activeCart(ctx, false))
  const totals = cart?.id === line.cart_id ? await shownTotals(ctx, cart) : undefined
  const found = totals?.lines.find((one) => one.id === line.line_id)
  if (found) return found
  const [alone] = cartTotals(plainCart([lineAlone(line)], { now: ctx.now(), freeShippingThreshold })).lines
  if (!alone) throw new Error('pricing: a cart of one line without lines')
  return alone
}

/**
 * The totals that an operation shows, by what it asked for (§7 getActiveCart); added up once a
 * request. The answers of mutations show what the cart's page asks for, so that a sum doesn't jump
 * when a piece comes or goes.
 */
export function shownTotals(ctx: Context, cart: CartRow): Promise<Totals> {
  return ctx.once(`totals:${cart.id}`, () =>
    totalsOf(ctx, cart, cart.asked ?? { estimateTaxes: true, skipPromoAutoApply: false }),
  )
}

/** What the viewer's cart could still reach (§3 cartIncentives), from the totals that are shown. */
export async function incentivesOf(ctx: Context, cart: CartRow): Promise<CartIncentive[]> {
  const [totals, { bundle }] = await Promise.all([shownTotals(ctx, cart), cartDelivery(ctx, cart)])
  return cartIncentives(totals, bundle && bundleFactsOf(bundle), ctx.now())
}

/** Every field of §3's cartTotals for the viewer's cart. */
export async function totalsOf(ctx: Context, cart: CartRow, question: PricingQuestion): Promise<Totals> {
  return cartTotals(await totalsInputOf(ctx, cart, question))
}

export type ApplyPromoCodePayload = { __typename: 'ApplyPromoCodePayload'; cart: CartRow; code: string }
/** §8: the message is one of its two; `reason` says in words what is missing. */
export type CodeNotApplicable = {
  __typename: 'CodeNotApplicable'
  message: string
  code: string
  reason: string | null
}

/**
 * Keeps a code with the viewer's cart (§7 applyPromoCodeToCart). Refuses: CodeNotApplicable, with nothing
 * changed. The code of a gift or of a piece's own promotion is accepted and changes nothing: it holds
 * already. Throws RATE_LIMITED at the guess too many.
 */
export async function applyPromoCode(
  ctx: Context,
  typed: string,
): Promise<ApplyPromoCodePayload | CodeNotApplicable> {
  const code = typed.trim().slice(0, codeMax)
  const refused = (message: string, reason: string | null): CodeNotApplicable => ({
    __typename: 'CodeNotApplicable',
    message,
    code,
    reason,
  })
  const cart = ctx.viewer.banned ? undefined : await activeCart(ctx, false)
  if (!cart || code === '') return refused(codeNotApplicable, null)
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `promo-code:${cart.id}`, ...promoCodesPerCart },
    { key: `promo-code-address:${networkOf(ctx.clientIp)}`, ...promoCodesPerAddress },
  ])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  const input = await totalsInputOf(ctx, cart, { estimateTaxes: false, skipPromoAutoApply: true, code })
  const gift = input.promotions.some(
    (one) => one.kind === 'gifted_lifecycle' && one.theirs && isSameCode(one.code, code),
  )
  if (gift || isOwnCode(code, input.lines)) return { __typename: 'ApplyPromoCodePayload', cart, code }
  const totals = cartTotals(input)
  const row = totals.promosAndRewards.find((one) => isSameCode(one.key, code))
  const known = input.promotions.find((one) => isSameCode(one.code, code))
  if (!row?.isApplied || !known)
    return refused(
      totals.errors[0] ?? codeNotApplicable,
      known && isTold(known) ? (row?.reason ?? null) : null,
    )
  await upsertChoice(ctx.db, { cart_id: cart.id, code: known.code, skip_auto: false, chosen_at: ctx.now() })
  return { __typename: 'ApplyPromoCodePayload', cart, code: known.code }
}

/** Longer ones are no codes. */
const codeMax = 40
/** Somebody to whom a promotion was not sent is not told more about it. */
const isTold = (promotion: OfferedPromotion) => promotion.theirs

/** Takes the promotion off the viewer's cart; nothing applies by itself any more until a code is applied. */
export async function removePromoCode(ctx: Context): Promise<CartRow | undefined> {
  const cart = await activeCart(ctx, false)
  if (cart)
    await upsertChoice(ctx.db, { cart_id: cart.id, code: null, skip_auto: true, chosen_at: ctx.now() })
  return cart
}

export type PromotionUsed = { __typename: 'PromotionUsed' }

/**
 * Notes in the order's transaction that it used a promotion; asked again for the same order it changes
 * nothing. Judged under a lock on shopper and code, so that two orders at once don't both use what may be
 * used once: then CodeNotApplicable, and the order rolls back.
 */
export async function claimPromotion(tx: Tx, use: PromotionUse): Promise<PromotionUsed | CodeNotApplicable> {
  await lockPromotionUse(
    tx,
    `promotion/${use.code.toLowerCase()}/${use.userId ?? `visitor/${use.visitorId}`}`,
  )
  if (await hasUsed(tx, use.orderId, use.code)) return { __typename: 'PromotionUsed' }
  const offered = await listPromotions(tx, { ...use, now: use.usedAt })
  const known = offered.find((one) => isSameCode(one.code, use.code))
  const refused: CodeNotApplicable = {
    __typename: 'CodeNotApplicable',
    message: codeNotApplicable,
    code: use.code,
    reason: null,
  }
  if (!known) return refused
  if (known.used) return { ...refused, reason: refusalWords({ why: 'used' }) }
  await insertPromotionUse(tx, use)
  return { __typename: 'PromotionUsed' }
}

export type ApplyRewardPayload = { __typename: 'ApplyRewardPayload'; cart: CartRow }
export type RewardNotApplicable = { __typename: 'RewardNotApplicable'; message: string }
const noReward: RewardNotApplicable = {
  __typename: 'RewardNotApplicable',
  message: 'This reward does nothing for what is in your cart.',
}

/**
 * Keeps a reward with the viewer's cart, in the place of another. Refuses:
 * RewardNotApplicable, with nothing changed.
 */
export async function applyReward(
  ctx: Context,
  id: string,
): Promise<ApplyRewardPayload | RewardNotApplicable> {
  const cart = ctx.viewer.banned ? undefined : await activeCart(ctx, false)
  if (!cart) return noReward
  const totals = cartTotals(
    await totalsInputOf(ctx, cart, { estimateTaxes: false, skipPromoAutoApply: false, reward: id }),
  )
  if (!totals.promosAndRewards.some((row) => row.isReward && row.key === id && row.isApplied)) return noReward
  await upsertReward(ctx.db, { cart_id: cart.id, reward: id, chosen_at: ctx.now() })
  return { __typename: 'ApplyRewardPayload', cart }
}

/** Takes the reward off the viewer's cart. */
export async function removeReward(ctx: Context): Promise<CartRow | undefined> {
  const cart = await activeCart(ctx, false)
  if (cart) await upsertReward(ctx.db, { cart_id: cart.id, reward: null, chosen_at: ctx.now() })
  return cart
}

/**
 * Notes in the order's transaction which rewards of the totals it uses. False when one was used
 * elsewhere meanwhile: roll back.
 */
export async function claimRewards(
  tx: Tx,
  { totals, userId, orderId, now }: { totals: Totals; userId: string | null; orderId: string; now: Date },
): Promise<boolean> {
  const ids = totals.promosAndRewards.filter((row) => row.isReward && row.isApplied).map((row) => row.key)
  return (
    ids.length === 0 ||
    (userId !== null && (await takeRewards(tx, { ids, userId, orderId, now })) === ids.length)
  )
}

/** Code, reward and gift cards were chosen for one order: the next cart begins without them. */
export async function forgetChoices(tx: Tx, cartId: string): Promise<void> {
  await deleteChoice(tx, cartId)
  await forgetAppliedCards(tx, cartId)
}

/** Gives an order's codes and rewards back: it was not paid, or canceled. */
export async function returnPromotions(tx: Tx, orderId: string): Promise<void> {
  await deletePromotionUses(tx, orderId)
  await returnRewards(tx, orderId)
}

/** Sends a promotion of a cohort to a user; sent again, its end is the new one. */
export async function grantPromotion(
  tx: DbOrTx,
  grant: { code: string; userId: string; now: Date; endsAt: Date | null },
): Promise<void> {
  await insertGrant(tx, {
    code: grant.code,
    user_id: grant.userId,
    granted_at: grant.now,
    ends_at: grant.endsAt,
  })
}

export type ViewerPromotions = UserPromotions & {
  readonly pointsMultiplierOffer: { readonly cohort: string; readonly multiplierCoefficient: number } | null
}

/**
 * What the profile says of the viewer's promotions (§3 User profile: promotions,
 * outletPromotion); read once a request.
 */
export function promotionsOfViewer(ctx: Context): Promise<ViewerPromotions> {
  return ctx.once('promotions', async () => {
    const { userId, visitorId } = ctx.viewer
    const [promotions, points] = await Promise.all([
      listPromotions(ctx.db, { userId, visitorId, code: null, now: ctx.now() }),
      userId === null ? undefined : findPointsOffer(ctx.db, userId, ctx.now()),
    ])
    return {
      ...userPromotions(promotions),
      pointsMultiplierOffer: points
        ? { cohort: points.cohort, multiplierCoefficient: points.multiplier_percent / 100 }
        : null,
    }
  })
}

/**
 * The viewer's living credit (§3 User profile: creditDrops), promotional and cash,
 * those that end first in front.
 */
export async function creditDropsOfViewer(
  ctx: Context,
): Promise<{ balance: Cents; expiresAt: Date | null }[]> {
  return ctx.viewer.userId === null
    ? []
    : creditDropsOf(ctx.db, { userId: ctx.viewer.userId, now: ctx.now() })
}

/** The viewer's points (§3 User profile: loyaltyBalance). */
export async function pointsOfViewer(ctx: Context): Promise<number> {
  return ctx.viewer.userId === null ? 0 : balanceOf(ctx.db, account('points', ctx.viewer.userId))
}
