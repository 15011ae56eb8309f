// Gift cards in a cart: cards to buy, and cards that pay (specification §3 Cart, §7 applyGiftCard;
// decision 0054).
import { timingSafeEqual } from 'node:crypto'
import { numberDigest, pinDigest } from '@hemline/db/gift-card-codes.ts'
import { cartFullMessage } from '@hemline/rules/cart/hold.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { reclamationFee } from '@hemline/rules/consignment/reclaim.ts'
import { type GiftCardDesign, giftCardDesign, giftCardImage } from '@hemline/rules/gift-cards/designs.ts'
import {
  giftCardBeingPaidMessage,
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
import { giftCardLine, reclaimLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { GiftCardFact, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { cartItemLimit } from '@hemline/rules/vocabulary/constants.ts'
import {
  giftCardTriesPerAddress,
  giftCardTriesPerCart,
  giftCardTriesPerNumber,
} from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { AddGiftCardToCartInput, GiftCardCodeInput, ResolversTypes } from '../../generated/resolvers.ts'
import { type DbOrTx, inTransaction } from '../../platform/db.ts'
import { together } from '../../platform/named-statements.db.ts'
import { networkOf, secondsToWait, type Tries, waitMessage } from '../../platform/rate-limit.ts'
import { newToken, uuidv7 } from '../../platform/tokens.ts'
import {
  type AppliedCardRow,
  activeCart,
  type CartProductRow,
  type CartRow,
  cartCount,
  cartWithRoom,
  type GiftCardLineRow,
  lineAvailability,
  linesOf,
  lockCart,
} from '../cart/cart.ts'
import { ensureOwner } from '../identity/identity.ts'
import {
  deleteApplied,
  deleteAppliedCards,
  deleteGiftCardLine,
  findCardByNumber,
  findGiftCardFacts,
  type GiftCardFacts,
  insertApplied,
  insertGiftCardLine,
  type KnownCard,
  listAppliedIds,
  listCardUses,
  listLast4,
} from './gift-cards.db.ts'

export {
  type CardOfOrder,
  type GiftCardDoors,
  type Issue,
  type IssuedCard,
  issueGiftCards,
  orderedCards,
  sendGiftCardMail,
} from './gift-cards-issue.ts'
export { myGiftCards } from './held.ts'
export {
  boughtGiftCards,
  giftCardsOfOrder,
  type InvalidAddress,
  type NotSent,
  orderOfGiftCard,
  sendCardAgain,
  sendGiftCardAgain,
} from './send-again.ts'
export type { AppliedCardRow }

/** How many changes of a card's balance its holder sees. */
const usesShown = 100

/** Returns the design of a gift card by its template id; throws when the shop has none of this id. */
export function designOf(templateId: number): GiftCardDesign {
  const design = giftCardDesign(templateId)
  if (!design) throw new Error(`gift cards: no design ${templateId}`)
  return design
}

type Typed<T> = T & { __typename: string }
type ApplyResult = Typed<ResolversTypes['ApplyGiftCardResult']>
type BalanceResult = ResolversTypes['GiftCardBalanceResult']
type AddResult = Typed<ResolversTypes['AddGiftCardToCartResult']>
type RemoveResult = Typed<ResolversTypes['RemoveGiftCardFromCartResult']>

/** Returns the gift cards in and applied to a cart; read once per request, but anew in a transaction. */
function factsOf(ctx: Context, cart: CartRow, db: DbOrTx = ctx.db): Promise<GiftCardFacts> {
  return db === ctx.db
    ? ctx.once(`gift-cards:${cart.id}`, () => findGiftCardFacts(together({ key: ctx, db }), cart.id))
    : findGiftCardFacts(db, cart.id)
}

/**
 * Returns the gift cards that pay a cart, in the sequence in which they were applied, with their balances
 * in cents; the cart's totals need them.
 */
export async function giftCardFactsOf(
  ctx: Context,
  cart: CartRow,
  db: DbOrTx = ctx.db,
): Promise<GiftCardFact[]> {
  return (await factsOf(ctx, cart, db)).cards.map(({ id, last4, balance }) => ({
    id,
    last4,
    balance: cents(balance),
  }))
}

/**
 * Returns the cart's lines of totals beside its ordinary items: gift cards to buy, and the fees for items
 * that are sent back to their seller (not after the end of the offer).
 */
export async function extraLinesOf(ctx: Context, cart: CartRow, db: DbOrTx = ctx.db): Promise<TotalsLine[]> {
  const [facts, lines] = await Promise.all([factsOf(ctx, cart, db), linesOf(ctx, cart)])
  const back = lines.filter((line) => line.kind === 'reclaim' && lineAvailability(ctx, line) === 'IN_CART')
  return [
    ...back.map((line) => reclaimLine(line.line_id, reclamationFee, line.item.source)),
    ...facts.lines.map((line) => giftCardLine(line.line_id, cents(line.amount_cents))),
  ]
}

/**
 * Returns every line of a cart, first items, then gift cards to buy, each oldest first (§3 cartProducts).
 */
export async function cartProductsOf(ctx: Context, cart: CartRow): Promise<CartProductRow[]> {
  const [pieces, { lines }] = await Promise.all([linesOf(ctx, cart), factsOf(ctx, cart)])
  const cards = lines.map(
    ({ added_at, ...giftCard }): GiftCardLineRow => ({
      line_id: giftCard.line_id,
      cart_id: cart.id,
      added_at: new Date(added_at),
      kind: 'gift_card',
      item: null,
      giftCard,
      cart,
    }),
  )
  return [...pieces, ...cards]
}

/** Returns the gift cards that are applied to pay a cart (§3 Cart.giftCards). */
export async function giftCardsOf(ctx: Context, cart: CartRow): Promise<AppliedCardRow[]> {
  return (await factsOf(ctx, cart)).cards.map((card) => ({ ...card, cart }))
}

/**
 * A card that does not exist: comparing against it makes an unknown number take as long as a wrong PIN.
 */
const nobodys: KnownCard = {
  id: '00000000-0000-7000-8000-000000000000',
  last4: '',
  pin_digest: Buffer.alloc(32),
  balance: 0,
  face_value_cents: 0,
  template_id: 0,
  recipient_name: '',
  sender_name: '',
  gift_message: null,
}

type Checked = { card: KnownCard } | { invalid: true } | { wait: number }

/**
 * Returns a gift card by typed number and PIN, or why there is none: a wrong number or PIN (neither the
 * answer nor its time tells which), 10 tries of a cart within 15 minutes, 60 of a network or 10 of a number
 * within an hour.
 */
async function checked(ctx: Context, input: GiftCardCodeInput, cart: CartRow | undefined): Promise<Checked> {
  const secret = ctx.config.GIFT_CARD_SECRET
  const digest = numberDigest(secret, giftCardNumber(input.number) ?? '')
  const pin = giftCardPin(input.pin) ?? ''
  const tries: Tries[] = [
    { key: `gift-card/network:${networkOf(ctx.clientIp)}`, ...giftCardTriesPerAddress },
    ...(cart ? [{ key: `gift-card/cart:${cart.id}`, ...giftCardTriesPerCart }] : []),
    ...(giftCardNumber(input.number)
      ? [{ key: `gift-card/number:${digest.toString('base64url')}`, ...giftCardTriesPerNumber }]
      : []),
  ]
  const wait = await secondsToWait(ctx.db, ctx.now(), tries)
  if (wait !== undefined) return { wait }
  const found = await findCardByNumber(ctx.db, digest)
  const card = found ?? nobodys
  const fits = timingSafeEqual(card.pin_digest, pinDigest(secret, card.id, pin))
  return found && fits ? { card } : { invalid: true }
}

const tooMany = (wait: number) => ({
  __typename: 'TooManyTries' as const,
  message: waitMessage(wait),
  retryAfterSeconds: wait,
})
const invalid = { __typename: 'GiftCardInvalid', message: giftCardInvalidMessage } as const

/**
 * Applies a gift card to pay the viewer's cart (§7 applyGiftCard); nothing is reserved before the order. A
 * card that is applied already stays. Returned refusals: GiftCardInvalid (§8; also for banned viewers),
 * GiftCardEmpty, TooManyGiftCards, NoCartToPay (no cart, or an empty one), TooManyTries (per cart, network
 * address or card number).
 */
export async function applyGiftCard(ctx: Context, input: GiftCardCodeInput): Promise<ApplyResult> {
  if (ctx.viewer.banned) return invalid
  const cart = await activeCart(ctx, false)
  if (!cart || (await cartCount(ctx)) === 0) return { __typename: 'NoCartToPay', message: noCartToPayMessage }
  const answer = await checked(ctx, input, cart)
  if ('wait' in answer) return tooMany(answer.wait)
  if ('invalid' in answer) return invalid
  const { id, last4, balance } = answer.card
  if (balance <= 0) return { __typename: 'GiftCardEmpty', message: giftCardEmptyMessage(last4), last4 }
  return inTransaction<ApplyResult>(ctx.db, 'GiftCardApplied', async (tx) => {
    await lockCart(tx, cart.id)
    const there = await listAppliedIds(tx, cart.id)
    if (!there.includes(id) && there.length >= giftCardsPerCart)
      return { __typename: 'TooManyGiftCards', message: tooManyGiftCardsMessage, limit: giftCardsPerCart }
    const token = await insertApplied(tx, {
      cart_id: cart.id,
      gift_card_id: id,
      token: newToken(),
      applied_at: ctx.now(),
    })
    return {
      __typename: 'GiftCardApplied',
      cart,
      giftCard: { id, last4, balance, token, cart_id: cart.id, cart },
    }
  })
}

/**
 * Takes an applied gift card off the viewer's cart and returns the cart (undefined without one); a card that
 * is not applied is no failure.
 */
export async function removeGiftCard(ctx: Context, cardId: string): Promise<CartRow | undefined> {
  const cart = await activeCart(ctx, false)
  if (cart) await deleteApplied(ctx.db, cart.id, cardId)
  return cart
}

/**
 * Returns the gift card with this number and PIN as its holder sees it: balance in cents, names, and the last
 * 100 changes of the balance. Orders are not named, because the holder need not be the buyer. Returned
 * refusals: GiftCardInvalid, TooManyTries.
 */
export async function giftCardBalance(ctx: Context, input: GiftCardCodeInput): Promise<BalanceResult> {
  const answer = await checked(ctx, input, await activeCart(ctx, false))
  if ('wait' in answer) return tooMany(answer.wait)
  if ('invalid' in answer) return invalid
  const { card } = answer
  const uses = await listCardUses(ctx.db, card.id, usesShown)
  return {
    __typename: 'GiftCardBalance',
    last4: card.last4,
    balance: cents(card.balance),
    faceValue: cents(card.face_value_cents),
    slug: designOf(card.template_id).slug,
    imageUrl: giftCardImage(designOf(card.template_id).slug),
    recipientName: card.recipient_name,
    senderName: card.sender_name,
    giftMessage: card.gift_message,
    // One posting may move what is on two cards.
    uses: uses.map(({ id, kind, amount, balance, posted_at }) => ({
      id: `${card.id}/${id}`,
      kind: amount < 0 ? 'paid' : kind === 'gift_card_sold' || balance === amount ? 'filled' : 'came_back',
      amount: cents(amount),
      balance: cents(balance),
      happenedAt: posted_at,
    })),
  }
}

const blank = (text: string | null | undefined) => text?.trim() || null

/**
 * Puts a gift card to buy into the viewer's cart. Returned refusals: InvalidInput with each field's problem,
 * CartFull. Throws FORBIDDEN (robot, banned), RATE_LIMITED.
 */
export async function addGiftCardToCart(ctx: Context, input: AddGiftCardToCartInput): Promise<AddResult> {
  const owner = await ensureOwner(ctx)
  const fields = giftCardProblems(input, ctx.now())
  if (fields.length > 0)
    return { __typename: 'InvalidInput', message: 'Please check what you entered.', fields }
  const { deliveryMethod, deliveryDate, timeZone, recipientName, recipientEmail, senderName, giftMessage } =
    input
  return inTransaction<AddResult>(ctx.db, 'AddGiftCardToCartPayload', async (tx) => {
    const cart = await cartWithRoom(ctx, tx, owner)
    if (!cart)
      return { __typename: 'CartFull', message: cartFullMessage(cartItemLimit), limit: cartItemLimit }
    const id = uuidv7(ctx.now().getTime())
    await insertGiftCardLine(tx, {
      id,
      cart_id: cart.id,
      template_id: Number(input.templateId),
      amount_cents: input.amount,
      added_at: ctx.now(),
      delivery_method: deliveryMethod,
      delivery_date: deliveryDate,
      time_zone: timeZone ?? usualGiftCardZone,
      recipient_name: recipientName.trim(),
      sender_name: senderName.trim(),
      recipient_email: deliveryMethod === 'email' ? blank(recipientEmail) : null,
      gift_message: blank(giftMessage),
    })
    return { __typename: 'AddGiftCardToCartPayload', cart, id }
  })
}

/**
 * Takes a gift card to buy out of the viewer's cart. Returned refusals: GiftCardNotInCart (also without a
 * cart), GiftCardBeingPaid (an order that buys it is being paid).
 */
export async function removeGiftCardFromCart(ctx: Context, lineId: string): Promise<RemoveResult> {
  const cart = await activeCart(ctx, false)
  const missing = { __typename: 'GiftCardNotInCart', message: giftCardNotInCartMessage } as const
  if (!cart) return missing
  return inTransaction<RemoveResult>(ctx.db, 'RemoveGiftCardFromCartPayload', async (tx) => {
    await lockCart(tx, cart.id)
    const outcome = await deleteGiftCardLine(tx, cart.id, lineId)
    if (outcome === 'being_paid')
      return { __typename: 'GiftCardBeingPaid', message: giftCardBeingPaidMessage }
    return outcome === 'gone' ? { __typename: 'RemoveGiftCardFromCartPayload', cart, id: lineId } : missing
  })
}

/**
 * Takes all applied gift cards off a cart, in the caller's transaction, since they paid for one order: the
 * next order begins without them.
 */
export async function forgetAppliedCards(tx: DbOrTx, cartId: string): Promise<void> {
  await deleteAppliedCards(tx, cartId)
}

/**
 * Returns the names of gift cards as people know them, by id: "gift card ending in 9031"; unknown ids are
 * left out.
 */
export async function giftCardNames(db: DbOrTx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await listLast4(db, ids)).map(({ id, last4 }) => [id, `gift card ending in ${last4}`]))
}
