// Places an order in the mocks, with the API's refusals in the same order. The payment token decides how
// the payment goes (marked.ts).

import {
  type CheckoutPart,
  checkoutIncompleteMessage,
  itemsLostMessage,
  missingForOrder,
  nothingToOrderMessage,
  totalsChangedMessage,
} from '@hemline/rules/checkout/place-order.ts'
import { usualGiftCardZone } from '@hemline/rules/gift-cards/gift-cards.ts'
import type { ParcelSource } from '@hemline/rules/orders/who-packs.ts'
import { methodRow } from '@hemline/rules/payment/methods.ts'
import { declineMessage, paymentInReviewMessage } from '@hemline/rules/payment/words.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { Totals, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { type CardBehavior, cardBehaviors } from '@hemline/rules/vocabulary/marked-cards.ts'
import {
  type DeclineCode,
  declineCodes,
  type PaymentMethod,
  paymentMethods,
} from '@hemline/rules/vocabulary/payments.ts'
import { legalRefusal, type MockContext, ownerOf, refuse, refuseBanned, somebodyElse } from '../context.ts'
import { nextId } from '../db.ts'
import { giftCardFactsOf } from '../gift-cards.ts'
import { losingToken, tokenOf } from '../marked.ts'
import type { MockGiftCardLine } from '../marked-gift-cards.ts'
import type { MockAttempt, MockOrder, MockOrderLine, MockShipment } from '../orders.ts'
import { availabilityOfLine, cartOf, type Line, linesOf } from './cart.mock.ts'
import { totalsOf } from './pricing.mock.ts'
import { keepMock, savedRefusal } from './saved-methods.mock.ts'

export type PlaceOrderInput = {
  attemptKey: string
  amountShown: number
  totalShown: number
  lineIds: string[]
  paymentMethod: string
  paymentToken?: string | null
  savedMethodId?: string | null
  saveMethod?: boolean | null
}

const dayMs = 86_400_000
/** Milliseconds until the mocks' processor decides on a payment under review or with a late answer. */
export const reviewMs = 3000

/** Returns all orders of this shop. */
export function ordersOf(ctx: MockContext): MockOrder[] {
  ctx.db.state.orders ??= []
  return ctx.db.state.orders
}

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const uuid = (n: number) =>
  `0193bb10-0000-7000-8000-${n.toString(16).padStart(8, '0')}${((n * 7919) % 65_536).toString(16).padStart(4, '0')}`

/** Returns an id for a new order. */
export const newOrderId = (ctx: MockContext): string => uuid(nextId(ctx.db))

/** Returns how the payment with a token goes; the card number never gets here. */
function behaviorOfToken(token: string | null | undefined): CardBehavior {
  return cardBehaviors.find((one) => token === tokenOf(one)) ?? 'succeeds'
}

type PaymentInput = Pick<PlaceOrderInput, 'attemptKey' | 'paymentMethod' | 'paymentToken' | 'savedMethodId'>

/** Returns a mock payment attempt by its input: its present state, and the state into which it settles. */
export function paymentAttemptOf(input: PaymentInput, now: number): MockAttempt {
  const plain = { key: input.attemptKey, settlesAt: now, settlesTo: 'authorized' as const, declineCode: null }
  if (input.savedMethodId) return { ...plain, state: 'authorized' }
  if (methodRow(input.paymentMethod as PaymentMethod).kind === 'approval')
    return { ...plain, state: 'approval' }
  const behavior = behaviorOfToken(input.paymentToken)
  if ((declineCodes as readonly string[]).includes(behavior))
    return { ...plain, state: 'declined', declineCode: behavior }
  const later = { ...plain, state: 'review' as const, settlesAt: now + reviewMs }
  if (behavior === 'review_then_refused')
    return { ...later, settlesTo: 'declined', declineCode: 'card_declined' }
  const late =
    behavior === 'review_then_approved' ||
    behavior === 'charged_without_answer' ||
    behavior === 'answers_late'
  return late ? later : { ...plain, state: 'authorized' }
}

function sourceOf({ third_party_seller: seller }: Line['item']): ParcelSource {
  if (!seller) return 'own'
  return seller.sellerType === 'p2p' ? 'p2p' : 'dropship'
}

/** Makes a parcel for each place that pieces ship from. */
function shipmentsOf(
  orderId: string,
  lines: readonly Line[],
  shipping: number,
  now: number,
): (MockShipment & { itemNumbers: number[] })[] {
  const places = new Map<string, number[]>()
  const sources = new Map<string, ParcelSource>()
  for (const { item } of lines) {
    const from = item.third_party_seller
      ? `${item.third_party_seller.city}, ${item.third_party_seller.state}`
      : 'Phoenix, AZ'
    sources.set(from, sourceOf(item))
    places.set(from, [...(places.get(from) ?? []), item.item_number])
  }
  return [...places].map(([shipFrom, itemNumbers], i) => ({
    id: `${orderId}-parcel-${i + 1}`,
    source: sources.get(shipFrom) ?? 'own',
    shipFrom,
    itemNumbers,
    serviceLabel: 'Standard',
    price: i === 0 ? shipping : 0,
    status: 'waiting' as const,
    minEstimate: isoDay(now + 4 * dayMs),
    maxEstimate: isoDay(now + 7 * dayMs),
    carrier: null,
    trackingCode: null,
    packedAt: null,
    shippedAt: null,
    deliveredAt: null,
  }))
}

function lineOf(orderId: string, line: Line, totals: Totals, shipmentId: string | null): MockOrderLine {
  const sums = totals.lines.find((one) => one.id === line.id)
  return {
    id: `${orderId}-${line.id}`,
    kind: 'item',
    itemNumber: line.itemNumber,
    title: line.item.title,
    shipmentId,
    canceledAt: null,
    price: line.item.price_cents,
    discount: sums?.discount ?? 0,
    net: sums?.net ?? line.item.price_cents,
    tax: sums?.tax ?? 0,
    duty: sums?.duty ?? 0,
  }
}

const titles = { item: 'A piece', gift_card: 'Gift card', reclaim: 'Your own piece, taken back' } as const
/** Makes the order line of a gift card or a returning piece: without parcel and discount. */
const extraLine = (
  orderId: string,
  { id, kind, price }: TotalsLine,
  card: MockGiftCardLine | undefined,
): MockOrderLine => ({
  id: `${orderId}-${id}`,
  kind,
  itemNumber: null,
  title: titles[kind],
  price,
  discount: 0,
  net: price,
  tax: 0,
  duty: 0,
  shipmentId: null,
  canceledAt: null,
  ...(card && {
    giftCard: {
      recipientName: card.recipientName,
      deliveryMethod: card.deliveryMethod,
      deliveryDate: card.deliveryDate,
      timeZone: card.timeZone ?? usualGiftCardZone,
      sentAt: null,
    },
  }),
})

/** Returns the means of payment of an order as a label: "Credit", "Visa ending in 4242". */
export const paidWith = (charged: number, method: string): string =>
  charged === 0
    ? 'Credit'
    : method.endsWith('credit_card')
      ? 'Visa ending in 4242'
      : methodRow(method as PaymentMethod).label

/** Returns the email and addresses of the viewer's cart: the chosen ones, else the user's defaults. */
function destinationOf(ctx: MockContext) {
  const { addresses, cartAddresses } = ctx.db.state
  const chosen = cartAddresses[ownerOf(ctx)]
  const theirs = addresses.filter((one) => one.owner === ownerOf(ctx) && !one.hidden)
  const shipTo =
    theirs.find((one) => one.id === chosen?.shippingAddressId) ??
    theirs.find((one) => one.type === 'shipping' && one.isDefault) ??
    null
  const billTo = theirs.find((one) => one.id === chosen?.billingAddressId) ?? shipTo
  const deliveryLocation = chosen?.deliveryLocation ?? shipTo?.deliveryLocation ?? null
  return { email: ctx.user?.email ?? chosen?.email ?? null, shipTo, billTo, deliveryLocation }
}

function missingOf(
  ctx: MockContext,
  input: PlaceOrderInput,
  totals: Totals,
  lines: readonly TotalsLine[],
): CheckoutPart[] {
  const { email, shipTo } = destinationOf(ctx)
  const approved = methodRow(input.paymentMethod as PaymentMethod).kind === 'approval'
  return missingForOrder({
    email,
    hasAddress: shipTo !== null,
    lines,
    amountCharged: totals.amountCharged,
    hasToken: approved || Boolean(input.paymentToken ?? input.savedMethodId),
    methodAllowed: totals.allowedPaymentMethods.some((method) => method === input.paymentMethod),
  })
}

type Bought = { pieces: readonly Line[]; extra: readonly TotalsLine[] }

function makeOrder(
  ctx: MockContext,
  input: PlaceOrderInput,
  { pieces, extra }: Bought,
  totals: Totals,
): MockOrder {
  const id = newOrderId(ctx)
  const now = ctx.now.getTime()
  const parcels = shipmentsOf(id, pieces, totals.shippingAmount, now)
  const { email, shipTo, billTo, deliveryLocation } = destinationOf(ctx)
  const cards = ctx.db.state.giftCardLines[ownerOf(ctx)] ?? []
  return {
    id,
    owner: ownerOf(ctx),
    accessKey: `key-${id}`,
    email: email ?? '',
    status: 'not_paid',
    placedAt: ctx.now.toISOString(),
    attempt: paymentAttemptOf(input, now),
    bundleId: null,
    lines: [
      ...pieces.map((line) =>
        lineOf(
          id,
          line,
          totals,
          parcels.find((one) => one.itemNumbers.includes(line.itemNumber))?.id ?? null,
        ),
      ),
      ...extra.map((line) =>
        extraLine(
          id,
          line,
          cards.find((card) => card.id === line.id),
        ),
      ),
    ],
    shipments: parcels.map(({ itemNumbers: _, ...parcel }) => parcel),
    transactions: [],
    timeline: [],
    shipTo,
    billTo,
    deliveryLocation,
    totals: {
      subtotal: totals.subtotal,
      discount: totals.discountAmount,
      shipping: totals.shippingAmount,
      tax: totals.taxAmount,
      fees: totals.circularityFeeAmount + totals.retailDeliveryFeeAmount,
      duty: totals.dutyAmount,
      total: totals.total,
      credits: totals.creditsUsed,
      giftCards: totals.giftCardAmount,
      charged: totals.amountCharged,
      released: 0,
      promoCode: totals.promoCode,
      pointsToEarn: totals.pointsToEarn,
    },
    paidWith: paidWith(totals.amountCharged, input.paymentMethod),
  }
}

/** Confirms an order whose payment is authorized: its pieces are sold and leave the cart. */
function confirm(ctx: MockContext, order: MockOrder): void {
  const { state } = ctx.db
  const numbers = order.lines.flatMap((line) => line.itemNumber ?? [])
  order.status = 'confirmed'
  const happenedAt = ctx.now.toISOString()
  order.timeline.push({ id: `${order.id}-step-1`, label: 'Order placed', happenedAt })
  const moved = [
    ...(order.totals.credits > 0
      ? [{ kind: 'credit' as const, amount: order.totals.credits, label: 'Credit' }]
      : []),
    ...(order.totals.charged > 0
      ? [{ kind: 'authorization' as const, amount: order.totals.charged, label: order.paidWith }]
      : []),
  ]
  order.transactions.push(...moved.map((one, i) => ({ ...one, id: `${order.id}-money-${i}`, happenedAt })))
  state.sold.push(...numbers)
  state.carts[order.owner] = (state.carts[order.owner] ?? []).filter(
    (line) => !numbers.includes(line.itemNumber),
  )
  for (const table of [state.giftCardLines, state.appliedGiftCards, state.reclaims, state.promoChoices])
    delete table[order.owner]
}

function decline(order: MockOrder): void {
  order.status = 'payment_declined'
  order.attempt.state = 'declined'
}

/** Returns the outcome of an order's payment now; a review whose time is over is settled first. */
export function outcomeOf(ctx: MockContext, order: MockOrder, cameBack = false) {
  const { attempt } = order
  const due =
    (attempt.state === 'review' && ctx.now.getTime() >= attempt.settlesAt) ||
    (attempt.state === 'approval' && cameBack)
  if (due) attempt.state = attempt.settlesTo
  if (attempt.state === 'authorized' && order.status === 'not_paid') confirm(ctx, order)
  if (attempt.state === 'declined' && order.status === 'not_paid') decline(order)
  switch (attempt.state) {
    case 'authorized':
      return { __typename: 'OrderPlaced', order, cart: cartOf(ctx) }
    case 'declined': {
      const code = (attempt.declineCode ?? 'card_declined') as DeclineCode
      return { __typename: 'PaymentDeclined', message: declineMessage(code), code }
    }
    case 'review':
      return { __typename: 'OrderPending', orderId: order.id, message: paymentInReviewMessage }
    case 'approval':
      return {
        __typename: 'PaymentApprovalNeeded',
        orderId: order.id,
        url: `/checkout?attempt=${attempt.key}`,
      }
  }
}

function lost(ctx: MockContext, all: readonly Line[], lineIds: readonly string[]) {
  const gone = all.filter((line) => lineIds.includes(line.id))
  const message =
    gone.length > 0 ? itemsLostMessage(gone.map((line) => line.item.title)) : nothingToOrderMessage
  return {
    __typename: 'ItemsLost',
    message,
    lineIds,
    itemNumbers: gone.map((line) => line.itemNumber),
    cart: cartOf(ctx),
  }
}

/** Places an order, once for each attempt key (specification §1, §7; decision 0060). */
export function placeOrder(ctx: MockContext, input: PlaceOrderInput) {
  refuseBanned(ctx)
  if (!(paymentMethods as readonly string[]).includes(input.paymentMethod))
    throw refuse('BAD_INPUT', 'There is no such way to pay.')
  const before = ordersOf(ctx).find((one) => one.attempt.key === input.attemptKey)
  if (before) {
    if (before.owner !== ownerOf(ctx)) throw refuse('BAD_INPUT', 'This key was used for another order.')
    return outcomeOf(ctx, before)
  }
  const waits = legalRefusal(ctx)
  if (waits) return waits
  const savedGone = input.savedMethodId ? savedRefusal(ctx, input.savedMethodId) : undefined
  if (savedGone) return savedGone
  const cart = cartOf(ctx, true, { estimateTaxes: true, skipPromoAutoApply: false })
  const all = linesOf(cart, ctx)
  const held = all.filter((line) => availabilityOfLine(line, ctx) === 'IN_CART')
  if (input.paymentToken === losingToken && held[0]) {
    ctx.db.state.holds[held[0].itemNumber] = { owner: somebodyElse, expiresAt: ctx.now.getTime() + dayMs }
    return lost(ctx, all, [held[0].id])
  }
  const { extra } = giftCardFactsOf(ctx, cart.owner)
  const bought = [...held.map((line) => pieceLine(line.id, line.item)), ...extra]
  const gone = input.lineIds.filter((id) => !bought.some((line) => line.id === id))
  if (gone.length > 0 || bought.length === 0) return lost(ctx, all, gone)
  const totals = totalsOf(cart, ctx)
  const same =
    bought.length === input.lineIds.length &&
    totals.amountCharged === input.amountShown &&
    totals.total === input.totalShown
  if (!same) return { __typename: 'TotalsChanged', message: totalsChangedMessage, cart: cartOf(ctx) }
  const missing = missingOf(ctx, input, totals, bought)
  if (missing.length > 0)
    return { __typename: 'CheckoutIncomplete', message: checkoutIncompleteMessage(missing), missing }
  const order = makeOrder(ctx, input, { pieces: held, extra }, totals)
  ordersOf(ctx).push(order)
  if (input.saveMethod && ctx.user && order.attempt.state === 'authorized') keepMock(ctx)
  return outcomeOf(ctx, order)
}
