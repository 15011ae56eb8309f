// long-file: the facts of one computation, with a comment on each
// Prices the viewer's cart: gathers the facts that the rules need, and stores the chosen promotion
// (decisions 0042, 0043).
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import { reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { isAbroad } from '@hemline/rules/countries/home.ts'
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
import { isForCheckout } from '@hemline/rules/rewards/kinds.ts'
import { freeDeliveryFrom, pointsMultiplier } from '@hemline/rules/rewards/tiers.ts'
import { type CartIncentive, cartIncentives } from '@hemline/rules/shipping/incentives.ts'
import { freeShippingThreshold, homeCountry } from '@hemline/rules/vocabulary/constants.ts'
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
import { readerDates } from '../identity/identity.ts'
import { balanceOf, creditDropsOf } from '../ledger/ledger.ts'
import { returnRewards, takeRewards } from '../rewards/rewards.ts'
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
  upsertChoice,
  upsertReward,
} from './pricing.db.ts'

export { findPromotion, insertCohortGrants as grantCohort } from './pricing.db.ts'

/**
 * Facts that the caller gives besides the cart. Without `destination` the cart's own counts; null means
 * none.
 */
export type PricingQuestion = {
  estimateTaxes: boolean
  skipPromoAutoApply: boolean
  destination?: Destination | null
  delivery?: readonly DeliveryChoice[]
  bundleShipsFree?: boolean
  giftCards?: readonly GiftCardFact[]
  /**
   * The lines that an order takes (items, gift cards, reclaim fees), in the place of all the cart's
   * lines.
   */
  lines?: readonly TotalsLine[]
  /** A code to be tried, in the place of the one stored with the cart. */
  code?: string
  /** A reward to be tried, in the place of the one stored with the cart. */
  reward?: string
}

/**
 * Returns what the rules need to add up a cart: held items, account, promotions, credit, delivery. Takes one
 * statement beside the cart's lines and another for a user's credit. Pass a transaction as `db` to price an
 * order with what that transaction sees.
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
    findPricingFacts(source, { cartId: cart.id, userId, visitorId, now }),
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
      country: facts.country_id ?? homeCountry,
      international: isAbroad(facts.country_id ?? homeCountry),
      freeShippingThreshold: freeDeliveryFrom(facts.loyalty_tier, facts.free_shipping_threshold_cents),
      firstOrder: userId !== null && facts.first_purchase_at === null,
      // Only a promotion to come names a day.
      dates: promotions.some(({ startsAt }) => startsAt > now) ? await readerDates(ctx) : undefined,
      pointsMultiplier: pointsMultiplier(facts.loyalty_tier ?? 'tier_1', facts.multiplier_percent ?? 100),
    },
    destination,
    estimateTaxes: question.estimateTaxes,
    delivery: shipping.delivery,
    bundleShipsFree: question.bundleShipsFree ?? shipping.bundleShipsFree,
    promotions,
    chosenCode,
    skipPromoAutoApply: question.skipPromoAutoApply || facts.skip_auto,
    rewards: facts.rewards.filter(isForCheckout).map((reward) => ({
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

/**
 * Returns the cents that an applied gift card pays of its cart (§3 redeemAmount); 0 for a card that pays
 * nothing of it.
 */
export async function redeemedOf(ctx: Context, { id, cart }: AppliedCardRow): Promise<Cents> {
  const totals = cart && (await totalsOfOperation(ctx, cart))
  return totals?.giftCards.find((card) => card.id === id)?.redeemAmount ?? cents(0)
}

/**
 * Returns the totals of a cart line (cents) within its cart; a line that the cart no longer holds is priced
 * alone.
 */
export async function lineTotalsOf(ctx: Context, line: CartProductRow): Promise<LineTotals> {
  const cart = line.cart ?? (await activeCart(ctx, false))
  const totals = cart?.id === line.cart_id ? await totalsOfOperation(ctx, cart) : undefined
  const found = totals?.lines.find((one) => one.id === line.line_id)
  if (found) return found
  const [alone] = cartTotals(plainCart([lineAlone(line)], { now: ctx.now(), freeShippingThreshold })).lines
  if (!alone) throw new Error('pricing: a cart of one line without lines')
  return alone
}

/**
 * Returns the totals that an operation shows, by the options it asked for (§7 getActiveCart); cached for
 * the request. Mutations show the totals of the cart's page, so that a sum does not jump when an item
 * comes or goes.
 */
export function totalsOfOperation(ctx: Context, cart: CartRow): Promise<Totals> {
  return ctx.once(`totals:${cart.id}`, () =>
    totalsOf(ctx, cart, cart.asked ?? { estimateTaxes: true, skipPromoAutoApply: false }),
  )
}

/** Returns what the viewer's cart could still reach (§3 cartIncentives), from the shown totals. */
export async function incentivesOf(ctx: Context, cart: CartRow): Promise<CartIncentive[]> {
  const [totals, { bundle }] = await Promise.all([totalsOfOperation(ctx, cart), cartDelivery(ctx, cart)])
  const dates = bundle ? await readerDates(ctx) : undefined
  return cartIncentives(totals, bundle && bundleFactsOf(bundle), ctx.now(), dates)
}

/** Returns every field of §3's cartTotals for the viewer's cart, in cents. */
export async function totalsOf(ctx: Context, cart: CartRow, question: PricingQuestion): Promise<Totals> {
  return cartTotals(await totalsInputOf(ctx, cart, question))
}

export type ApplyPromoCodePayload = { __typename: 'ApplyPromoCodePayload'; cart: CartRow; code: string }
/** A code was refused. §8: `message` is one of its two texts; `reason` tells in words what is missing. */
export type CodeNotApplicable = {
  __typename: 'CodeNotApplicable'
  message: string
  code: string
  reason: string | null
}

/**
 * Stores a promotion code with the viewer's cart (§7 applyPromoCodeToCart) and returns it. Returns
 * CodeNotApplicable, with nothing changed, for an empty or unknown code or one that takes nothing off,
 * without a cart, and for banned viewers. The code of a gift or of an item's own promotion is accepted
 * without a change: it applies already. Throws RATE_LIMITED after 30 guesses in a cart, or 60 of a network,
 * within an hour.
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

/** The longest text that can be a code. */
const codeMax = 40
/** Tells details only to shoppers to whom the promotion was sent. */
const isTold = (promotion: OfferedPromotion) => promotion.theirs

/**
 * Takes the promotion off the viewer's cart and returns the cart (undefined without one); no promotion
 * applies by itself until a code is applied again.
 */
export async function removePromoCode(ctx: Context): Promise<CartRow | undefined> {
  const cart = await activeCart(ctx, false)
  if (cart)
    await upsertChoice(ctx.db, { cart_id: cart.id, code: null, skip_auto: true, chosen_at: ctx.now() })
  return cart
}

export type PromotionUsed = { __typename: 'PromotionUsed' }

/**
 * Stores in the order's transaction that it uses a promotion; a repeat for the same order changes nothing. A
 * lock on shopper and code prevents two orders from using a code that works once: then, and for a code that
 * is not offered any more, it returns CodeNotApplicable and the caller rolls back.
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
 * Stores a reward with the viewer's cart, in the place of another. Returns RewardNotApplicable, with nothing
 * changed, for a reward that does nothing for the cart or is not the viewer's, without a cart, and for banned
 * viewers.
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

/** Takes the reward off the viewer's cart and returns the cart; undefined without one. */
export async function removeReward(ctx: Context): Promise<CartRow | undefined> {
  const cart = await activeCart(ctx, false)
  if (cart) await upsertReward(ctx.db, { cart_id: cart.id, reward: null, chosen_at: ctx.now() })
  return cart
}

/**
 * Marks the rewards applied in the totals as used by the order, in its transaction; true also when none
 * applies. Returns false when another order used one meanwhile, or for a guest: the caller rolls back.
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

/**
 * Takes code, reward and gift cards off a cart whose order was placed, in the caller's transaction, so that
 * the next order begins without them.
 */
export async function forgetChoices(tx: Tx, cartId: string): Promise<void> {
  await deleteChoice(tx, cartId)
  await forgetAppliedCards(tx, cartId)
}

/**
 * Makes an order's codes and rewards usable again, in the caller's transaction: it was not paid, or was
 * canceled.
 */
export async function returnPromotions(tx: Tx, orderId: string): Promise<void> {
  await deletePromotionUses(tx, orderId)
  await returnRewards(tx, orderId)
}

/** Grants a promotion to one user until `endsAt` (null: no end); a repeat changes only the end. */
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
 * Returns the viewer's promotions and points offer (null: none) for the profile (§3 User profile: promotions,
 * outletPromotion); cached for the request.
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
 * Returns the viewer's unexpired credit in cents, promotional and cash (§3 User profile: creditDrops), drops
 * that expire first in front; none for visitors.
 */
export async function creditDropsOfViewer(
  ctx: Context,
): Promise<{ balance: Cents; expiresAt: Date | null }[]> {
  return ctx.viewer.userId === null
    ? []
    : creditDropsOf(ctx.db, { userId: ctx.viewer.userId, now: ctx.now() })
}

/** Returns the viewer's loyalty points; 0 for visitors (§3 User profile: loyaltyBalance). */
export async function pointsOfViewer(ctx: Context): Promise<number> {
  return ctx.viewer.userId === null ? 0 : balanceOf(ctx.db, account('points', ctx.viewer.userId))
}
