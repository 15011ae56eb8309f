// Cart and holds with the real rules: one active hold for a piece, and no reload extends it.
import {
  alreadyInCartMessage,
  cartAvailability,
  cartFullMessage,
  itemHeldMessage,
  itemUnavailableMessage,
  tooManyHoldsMessage,
} from '@hemline/rules/cart/hold.ts'
import { withheldFrom, withheldMessages } from '@hemline/rules/catalogue/product-access.ts'
import type { Totals } from '@hemline/rules/pricing/totals-types.ts'
import { cartItemLimit, holdMinutesDefault } from '@hemline/rules/vocabulary/constants.ts'
import { productKeyPrefixes } from '@hemline/rules/vocabulary/items.ts'
import { activeCartPaymentMethod } from '@hemline/rules/vocabulary/payments.ts'
import { holdOf, itemNow, livingHold, type MockContext, ownerOf, refuseBanned } from '../context.ts'
import { type CartLine, nextId } from '../db.ts'
import { isApartFromSeller } from '../direct.ts'
import { buysOther, moveGiftCards } from '../gift-cards.ts'
import type { MockItem } from '../item.ts'
import { handTurn, movePlaces } from '../line.ts'
import { markedItems, shortHoldSeconds } from '../marked.ts'
import { moveSearches } from '../searches.ts'

type Asked = { estimateTaxes: boolean; skipPromoAutoApply: boolean; shippingOptionId?: number | null }
/**
 * `asked`: the parts of the totals that the operation asks for; `totals`: calculated once for each
 * request.
 */
export type MockCart = {
  owner: string
  lines: CartLine[]
  withTotals: boolean
  asked?: Asked
  totals?: Totals
}
export type Line = CartLine & { owner: string; cart: MockCart; item: MockItem }
/** A gift card that is bought, or a piece that returns to its seller (gift-cards.mock.ts). */
type OtherLine = {
  id: string
  itemNumber: number | null
  addedAt: number
  owner: string
  item: MockItem | null
} & ({ kind: 'gift_card'; giftCard: { templateId: string } } | { kind: 'reclaim' })
type AnyLine = Line | OtherLine
const isOther = (line: AnyLine): line is OtherLine => 'kind' in line
const productIdOf = (line: AnyLine) =>
  'giftCard' in line ? `gift-card-${line.giftCard.templateId}` : String(line.itemNumber)
type ActiveCartArgs = Asked & { createIfNotExists?: boolean; includeCartTotals: boolean }
type Input = { input: { itemNumber: number } }

/** Returns the cart of the mock's visitor or account. */
export const cartOf = (ctx: MockContext, withTotals = true, asked?: Asked): MockCart => ({
  owner: ownerOf(ctx),
  lines: ctx.db.state.carts[ownerOf(ctx)] ?? [],
  withTotals,
  ...(asked && { asked }),
})
/** Returns the piece lines of a cart with their pieces. */
export const linesOf = (cart: MockCart, ctx: MockContext): Line[] =>
  cart.lines.flatMap((line) => {
    const item = itemNow(ctx, line.itemNumber)
    return item ? [{ ...line, owner: cart.owner, cart, item }] : []
  })

/** Returns the availability of a line for its cart. */
export function availabilityOfLine(line: Line, ctx: MockContext) {
  const hold = holdOf(ctx, line.itemNumber)
  const fact = hold && !hold.released ? { cartId: hold.owner, expiresAt: new Date(hold.expiresAt) } : null
  return cartAvailability({ state: line.item.state, hold: fact, cartId: line.owner }, ctx.now)
}

const accessOf = (item: MockItem, ctx: MockContext) => ({
  accessLevels: item.access_levels,
  listedAt: item.listed_at,
  preordered: item.preordered_by !== null,
  preorderedByViewer: item.preordered_by !== null && item.preordered_by === ctx.user?.id,
  consignedByViewer: false,
  apartFromSeller: isApartFromSeller(ctx, item),
})

/**
 * Returns the API's refusal for a piece that this shopper may not buy yet; undefined when the shopper
 * may.
 */
export function withheldFromMock(ctx: MockContext, item: MockItem) {
  const withheld = withheldFrom(ctx.user?.loyaltyTier ?? null, accessOf(item, ctx), ctx.now)
  return (
    withheld && {
      __typename: 'ItemWithheld',
      message: withheldMessages[withheld.reason],
      itemNumber: item.item_number,
      ...withheld,
    }
  )
}

/**
 * The refusal of a network with too many holds. In the mocks only two marked pieces get it, one when
 * added and one when queued for; no holds are counted.
 */
export const tooManyHolds = { __typename: 'TooManyHolds', message: tooManyHoldsMessage }

/** Puts a piece into the viewer's cart and holds it, or returns the refusal. */
export function addToCart(ctx: MockContext, itemNumber: number) {
  refuseBanned(ctx)
  if (itemNumber === markedItems.addFails) throw new Error('a marked failure')
  const { state } = ctx.db
  const owner = ownerOf(ctx)
  if (itemNumber === markedItems.sellsWhenAdded && !state.sold.includes(itemNumber))
    state.sold.push(itemNumber)
  handTurn(ctx, itemNumber)
  const item = itemNow(ctx, itemNumber)
  const hold = livingHold(ctx, itemNumber)
  if (item?.state !== 'listed')
    return { __typename: 'ItemUnavailable', message: itemUnavailableMessage, itemNumber }
  if (hold && hold.owner !== owner)
    return {
      __typename: 'ItemHeld',
      message: itemHeldMessage,
      itemNumber,
      heldUntil: new Date(hold.expiresAt),
    }
  const withheld = withheldFromMock(ctx, item)
  if (withheld) return withheld
  const lines = state.carts[owner] ?? []
  const there = lines.some((line) => line.itemNumber === itemNumber)
  if (!there && lines.length >= cartItemLimit)
    return { __typename: 'CartFull', message: cartFullMessage(cartItemLimit), limit: cartItemLimit }
  if (itemNumber === markedItems.networkFull) return tooManyHolds
  const lasts = itemNumber === markedItems.shortHold ? shortHoldSeconds * 1000 : holdMinutesDefault * 60_000
  // A piece removed and added again keeps the end of its hold.
  const before = holdOf(ctx, itemNumber)
  const own = before?.owner === owner && before.expiresAt > ctx.now.getTime() ? before : undefined
  const kept = own
    ? { ...own, released: false, turn: false }
    : { owner, expiresAt: ctx.now.getTime() + lasts }
  state.holds[itemNumber] = kept
  if (!there)
    state.carts[owner] = [{ id: `line${nextId(ctx.db)}`, itemNumber, addedAt: ctx.now.getTime() }, ...lines]
  return {
    __typename: 'AddToCartPayload',
    message: there && own ? alreadyInCartMessage : null,
    cart: cartOf(ctx),
    itemNumber,
    expiresAt: new Date(kept.expiresAt),
  }
}

function removeFromCart(ctx: MockContext, itemNumber: number) {
  const { state } = ctx.db
  const owner = ownerOf(ctx)
  const lines = state.carts[owner] ?? []
  const back = state.reclaims[owner] ?? []
  if (back.some((line) => line.itemNumber === itemNumber)) {
    state.reclaims[owner] = back.filter((line) => line.itemNumber !== itemNumber)
    return { __typename: 'RemoveFromCartPayload', cart: cartOf(ctx), itemNumber }
  }
  if (!lines.some((line) => line.itemNumber === itemNumber))
    return { __typename: 'NotInCart', message: 'This item isn’t in your cart.', itemNumber }
  state.carts[owner] = lines.filter((line) => line.itemNumber !== itemNumber)
  const hold = state.holds[itemNumber]
  if (hold?.owner === owner) state.holds[itemNumber] = { ...hold, released: true }
  handTurn(ctx, itemNumber)
  return { __typename: 'RemoveFromCartPayload', cart: cartOf(ctx), itemNumber }
}

/**
 * Moves a visitor's cart, holds, favorites and settings to the user who logged in; returns the numbers
 * of pieces lost meanwhile.
 */
export function mergeIntoUser(ctx: MockContext, visitor: string, user: string): number[] {
  const { state } = ctx.db
  const mine = state.carts[user] ?? []
  const brought = (state.carts[visitor] ?? []).filter(
    (line) => !mine.some((one) => one.itemNumber === line.itemNumber),
  )
  const lost = brought.filter((line) => {
    const hold = livingHold(ctx, line.itemNumber)
    return (
      itemNow(ctx, line.itemNumber)?.state !== 'listed' ||
      (hold !== undefined && hold.owner !== visitor && hold.owner !== user)
    )
  })
  state.carts[user] = [...brought.filter((line) => !lost.includes(line)), ...mine].slice(0, cartItemLimit)
  for (const hold of Object.values(state.holds)) if (hold.owner === visitor) hold.owner = user
  movePlaces(ctx, visitor, user)
  moveGiftCards(ctx, visitor, user)
  const loved = state.loved[user] ?? []
  state.loved[user] = [
    ...(state.loved[visitor] ?? []).filter(
      (one) => !loved.some(({ itemNumber }) => itemNumber === one.itemNumber),
    ),
    ...loved,
  ]
  moveSearches(state.searches, visitor, user)
  for (const thread of state.styleThreads) if (thread.owner === visitor) thread.owner = user
  for (const word of state.styleWords) if (word.owner === visitor) word.owner = user
  for (const one of state.addresses)
    if (one.owner === visitor)
      Object.assign(one, {
        owner: user,
        isDefault:
          one.isDefault &&
          !state.addresses.some((o) => o.owner === user && o.type === one.type && o.isDefault),
      })
  const chosen = state.cartAddresses[visitor]
  if (chosen) state.cartAddresses[user] = { ...chosen, email: null }
  state.settings[user] = { ...state.settings[visitor], ...state.settings[user] }
  state.shippingChoices[user] = { ...state.shippingChoices[visitor], ...state.shippingChoices[user] }
  for (const table of [
    state.carts,
    state.loved,
    state.settings,
    state.promoChoices,
    state.cartAddresses,
    state.shippingChoices,
  ])
    delete table[visitor]
  return lost.map((line) => line.itemNumber)
}

const userPrefix = 'user:'
const visitorPrefix = 'visitor:'
const after = (owner: string, prefix: string) =>
  owner.startsWith(prefix) ? owner.slice(prefix.length) : null

export const cartMocks = {
  Query: {
    activeCart: (_: unknown, args: ActiveCartArgs, ctx: MockContext) => {
      const cart = cartOf(ctx, args.includeCartTotals, args)
      return {
        cart: cart.lines.length + buysOther(ctx, cart.owner) > 0 || args.createIfNotExists ? cart : null,
      }
    },
  },
  Mutation: {
    addToCart: (_: unknown, { input }: Input, ctx: MockContext) => addToCart(ctx, input.itemNumber),
    removeFromCart: (_: unknown, { input }: Input, ctx: MockContext) => removeFromCart(ctx, input.itemNumber),
  },
  Cart: {
    id: (cart: MockCart) => cart.owner,
    userId: (cart: MockCart) => after(cart.owner, userPrefix),
    visitorId: (cart: MockCart) => after(cart.owner, visitorPrefix),
    selectedPaymentMethod: () => activeCartPaymentMethod,
    itemLimit: () => cartItemLimit,
  },
  CartProduct: {
    cartId: (line: AnyLine) => line.owner,
    availability: (line: AnyLine, _: unknown, ctx: MockContext) =>
      isOther(line) ? 'IN_CART' : availabilityOfLine(line, ctx),
    addedAt: (line: AnyLine) => new Date(line.addedAt),
    expiresAt: (line: AnyLine, _: unknown, ctx: MockContext) => {
      if (isOther(line)) return null
      const hold = livingHold(ctx, line.itemNumber)
      return hold?.owner === line.owner ? new Date(hold.expiresAt) : null
    },
    heldByOtherUntil: (line: AnyLine, _: unknown, ctx: MockContext) => {
      if (isOther(line)) return null
      const hold = livingHold(ctx, line.itemNumber)
      return hold && hold.owner !== line.owner ? new Date(hold.expiresAt) : null
    },
    productId: (line: AnyLine) => productIdOf(line),
    productKey: (line: AnyLine) =>
      `${line.item ? productKeyPrefixes[line.item.source] : ''}${productIdOf(line)}`,
    productType: (line: AnyLine) => (isOther(line) ? line.kind : 'item'),
  },
}
