// long-file: three steps of one act, and a comment that names each of its refusals
// Placing an order, once per attempt key: double clicks, lost answers and repeated requests lead to at most
// one order and one charge, and a crash leaves an order with its charge or neither (decision 0060). Three
// steps: the order is written and claims its pieces; the processor is asked; its answer is applied. A
// repeated request continues where the last one stopped.

import {
  anotherPaymentMessage,
  checkoutIncompleteMessage,
  itemsLostMessage,
  missingForOrder,
  nothingToOrderMessage,
  orderNotBegunMessage,
  totalsChangedMessage,
} from '@hemline/rules/checkout/place-order.ts'
import { type Cents, subtract, zero } from '@hemline/rules/common/money.ts'
import { isShippedTo } from '@hemline/rules/countries/countries.ts'
import { restrictionsOf } from '@hemline/rules/countries/restrictions.ts'
import { robotMessage } from '@hemline/rules/errors/catalogue.ts'
import { orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { needsToken } from '@hemline/rules/payment/methods.ts'
import { paymentUnknownMessage } from '@hemline/rules/payment/words.ts'
import { cartTotals } from '@hemline/rules/pricing/totals.ts'
import { paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { Totals } from '@hemline/rules/pricing/totals-types.ts'
import { paymentWindowMinutes } from '@hemline/rules/vocabulary/limits.ts'
import { ordersPerAddress, ordersPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction, type Tx } from '../../platform/db.ts'
import { isDatabaseBusy, refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { type PaymentState, PaymentUnknown } from '../../ports/payments.ts'
import { cartAddressOf } from '../addresses/addresses.ts'
import {
  activeCart,
  type CartLineRow,
  type CartRow,
  claimHolds,
  isKeptFrom,
  lineAvailability,
  linesOf,
  lockedLines,
  retakeHold,
} from '../cart/cart.ts'
import { extraLinesOf } from '../gift-cards/gift-cards.ts'
import { accountEmail, legalRefusal } from '../identity/identity.ts'
import { post } from '../ledger/ledger.ts'
import { doorsOf, findOrder, insertOrder, insertOrderEvent, insertShipments } from '../orders/orders.ts'
import {
  type AttemptRow,
  abandonAttempt,
  applyAnswer,
  findAttempt,
  findOpenAttempt,
  isPayable,
  isStillOpen,
  lockKey,
  type Outcome,
  outcomeOf,
  type PaidWith,
  refreshAttempt,
  requestOf,
  startAttempt,
} from '../payment/payment.ts'
import { claimPromotion, claimRewards, totalsInputOf } from '../pricing/pricing.ts'
import { agreedApart } from './agreed.ts'
import type { PlaceOrderResult } from './checkout-types.ts'
import { type Draft, draftOrder, type Taken } from './draft.ts'
import { paidWithOf } from './paid-with.ts'

/**
 * The checkout form as the browser sends it: the attempt key, the amount to charge and the total that the
 * shopper saw (cents), the cart lines to buy, the payment method and the processor's token.
 */
export type PlaceOrderInput = {
  attemptKey: string
  amountShown: number
  totalShown: number
  lineIds: readonly string[]
  paymentMethod: string
  paymentToken?: string | null | undefined
  /** A saved way to pay in place of a token; and whether the token's is saved for next time. */
  savedMethodId?: string | null | undefined
  saveMethod?: boolean | null | undefined
}
type Paying = PlaceOrderInput & { paidWith: PaidWith }
type AttemptCreated = { __typename: 'AttemptCreated'; attempt: AttemptRow }
type Refused = Exclude<PlaceOrderResult, { __typename: 'OrderPlaced' }>

const keyPattern = /^[\w-]{16,80}$/
/** A processor's token is short, printable ASCII. The processor would refuse others after the order only. */
const tokenPattern = /^[\x21-\x7e]{1,200}$/
/**
 * Returns the key under which an attempt is stored: it carries its owner, so that equal browser keys of two
 * owners don't collide.
 */
const keyOf = (ctx: Context, key: string) => `${ctx.viewer.userId ?? visitorOf(ctx)}/${key}`
const visitorOf = (ctx: Context) => `visitor-${ctx.viewer.visitorId}`

/**
 * Returns the viewer's payment attempt by key; also an attempt made in this browser before the log-in, since
 * its answer may come later. Undefined for unknown and malformed keys.
 */
async function theirAttempt(ctx: Context, key: string): Promise<AttemptRow | undefined> {
  if (!keyPattern.test(key)) return undefined
  const own = await findAttempt(ctx.db, keyOf(ctx, key))
  const { userId, visitorId } = ctx.viewer
  return (
    own ??
    (userId === null || visitorId === null ? undefined : findAttempt(ctx.db, `${visitorOf(ctx)}/${key}`))
  )
}

/**
 * Places the viewer's order and asks the processor to authorize the payment; the same key again returns the
 * state of the same attempt. Returned refusals, with nothing charged: ItemsLost, TotalsChanged,
 * CheckoutIncomplete, CodeNotApplicable, PaymentDeclined, AttemptGivenUp, LegalAcceptRequired,
 * SavedMethodRefused. Returns OrderPending while the result is unknown, PaymentApprovalNeeded when the
 * shopper must approve elsewhere. Throws BAD_INPUT (key or token), FORBIDDEN (robot, banned), RATE_LIMITED,
 * UNAVAILABLE (locks stay busy).
 */
export async function placeOrder(ctx: Context, input: PlaceOrderInput): Promise<PlaceOrderResult> {
  if (!keyPattern.test(input.attemptKey)) throw refuse('BAD_INPUT', 'That is not the key of a try to pay.')
  if (ctx.viewer.bot) throw refuse('FORBIDDEN', robotMessage)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const before = await theirAttempt(ctx, input.attemptKey)
  if (before) return authorizeAttempt(ctx, before)
  if (input.paymentToken && !tokenPattern.test(input.paymentToken))
    throw refuse('BAD_INPUT', 'That is not a token of a payment.')
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  const paidWith = await paidWithOf(ctx, input)
  if ('__typename' in paidWith) return paidWith
  const key = keyOf(ctx, input.attemptKey)
  const created = await createOrderWithAttempt(ctx, key, { ...input, paidWith })
  return created.__typename === 'AttemptCreated' ? authorizeAttempt(ctx, created.attempt) : created
}

/**
 * Writes the order and claims its pieces, before the processor is asked. Returns ItemsLost without a cart.
 * Throws RATE_LIMITED after 40 orders of a cart, or 300 of a network, within an hour, and UNAVAILABLE when
 * the request gets no lock: its shopper is told that nothing was charged.
 */
async function createOrderWithAttempt(
  ctx: Context,
  key: string,
  input: Paying,
): Promise<AttemptCreated | Refused> {
  ctx.forget()
  const cart = await activeCart(ctx, false)
  if (!cart)
    return {
      __typename: 'ItemsLost',
      message: nothingToOrderMessage,
      lineIds: [...input.lineIds],
      itemNumbers: [],
      cart: null,
    }
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `orders:${cart.id}`, ...ordersPerOwner },
    { key: `orders-from:${networkOf(ctx.clientIp)}`, ...ordersPerAddress },
  ])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  // Read before the transaction: requests that hold one connection and wait for a second one would block each
  // other.
  const [account, isOpen] = await Promise.all([
    accountEmail(ctx),
    isPayable(ctx, input.paymentMethod),
    linesOf(ctx, cart),
  ])
  let isAlone = false
  try {
    return await inPatientTransaction<AttemptCreated | Refused>(ctx.db, 'AttemptCreated', async (tx) => {
      isAlone = false
      await lockKey(tx, key)
      isAlone = true
      return createOrderIn(ctx, tx, { cart, key, input, account, isOpen })
    })
  } catch (error) {
    // While another request places the same attempt, this request can't say that nothing was charged.
    if (!isAlone || !isDatabaseBusy(error)) throw error
    ctx.log.warn({ err: error }, 'an order got no lock in time')
    throw refuse('UNAVAILABLE', orderNotBegunMessage)
  }
}

/**
 * Returns the state of the viewer's payment attempt, after asking the processor when it is open (to
 * authorize, when it has no answer yet); null when the viewer has no attempt with this key.
 */
export async function orderAttempt(ctx: Context, attemptKey: string): Promise<PlaceOrderResult | null> {
  const attempt = await theirAttempt(ctx, attemptKey)
  if (!attempt) return null
  return attempt.status === 'started'
    ? authorizeAttempt(ctx, attempt)
    : placeOrderResultOf(ctx, await refreshAttempt(doorsOf(ctx), attempt))
}

/**
 * Gives up a payment attempt that waits for the shopper's approval, so that the cart can be paid in another
 * way. Asks the processor first: an attempt approved meanwhile is placed, and one in any other state stays.
 * Returns the attempt's state, null when the viewer has no attempt with this key.
 */
export async function leavePayment(ctx: Context, attemptKey: string): Promise<PlaceOrderResult | null> {
  const attempt = await theirAttempt(ctx, attemptKey)
  if (!attempt) return null
  const doors = doorsOf(ctx)
  const outcome = await refreshAttempt(doors, attempt)
  if (outcome.__typename !== 'PaymentApprovalNeeded') return placeOrderResultOf(ctx, outcome)
  // The pieces are free already; when the processor can't be reached now, the settling job tells it.
  await abandonAttempt(doors, attempt).catch((error: unknown) => {
    if (!(error instanceof PaymentUnknown)) throw error
  })
  const after = await findAttempt(ctx.db, attempt.key)
  return after ? placeOrderResultOf(ctx, outcomeOf(after)) : null
}

/** Asks the processor to authorize under the attempt's id: asking twice authorizes once. */
async function authorizeAttempt(ctx: Context, attempt: AttemptRow): Promise<PlaceOrderResult> {
  const doors = doorsOf(ctx)
  if (attempt.status !== 'started') return placeOrderResultOf(ctx, await refreshAttempt(doors, attempt))
  try {
    const answer: PaymentState =
      attempt.amount_cents === 0
        ? { outcome: 'authorized', reference: '', instrument: { label: 'Credit', last4: null } }
        : await doors.payments.authorize(requestOf(attempt, doors.webOrigin))
    return await placeOrderResultOf(ctx, await applyAnswer(doors, attempt.id, answer))
  } catch (error) {
    if (isStillOpen(error))
      return { __typename: 'OrderPending', orderId: attempt.order_id, message: paymentUnknownMessage }
    throw error
  }
}

async function placeOrderResultOf(ctx: Context, outcome: Outcome): Promise<PlaceOrderResult> {
  if (outcome.__typename !== 'Placed') return outcome
  const order = await findOrder(ctx.db, outcome.orderId)
  if (!order) throw new Error(`orders: ${outcome.orderId} was placed and is gone`)
  ctx.forget()
  return { __typename: 'OrderPlaced', order, cart: (await activeCart(ctx, false)) ?? null }
}

type OrderRequest = {
  cart: CartRow
  key: string
  input: Paying
  account: string | null
  isOpen: boolean
}

/** Writes the order, claims its pieces and reserves its credit; the processor is not asked yet. */
async function createOrderIn(
  ctx: Context,
  tx: Tx,
  { cart, key, input, account, isOpen }: OrderRequest,
): Promise<AttemptCreated | Refused> {
  const rival = await findAttempt(tx, key)
  if (rival) return { __typename: 'AttemptCreated', attempt: rival }
  const all = await lockedLines(tx, cart)
  const open = await findOpenAttempt(tx, { cartId: cart.id, lineIds: input.lineIds })
  if (open) return { __typename: 'OrderPending', orderId: open.order_id, message: anotherPaymentMessage }
  const orderId = uuidv7(ctx.now().getTime())
  const taken = await takeLines(ctx, tx, { cart, orderId, input, all })
  if ('__typename' in taken) return taken
  const question = { estimateTaxes: true, skipPromoAutoApply: false, lines: taken.lines }
  const totals = cartTotals(await totalsInputOf(ctx, cart, question, tx))
  if (totals.amountCharged !== input.amountShown || totals.total !== input.totalShown)
    return { __typename: 'TotalsChanged', message: totalsChangedMessage, cart }
  const contact = await cartAddressOf(ctx, cart, tx)
  const email = contact.email ?? account
  const missing = missingForOrder({
    email,
    hasAddress: contact.shipping !== null && isShippedTo(contact.shipping.country),
    lines: taken.lines,
    amountCharged: totals.amountCharged,
    hasToken: Boolean(input.paidWith.token) || !needsToken(input.paymentMethod),
    methodAllowed: totals.allowedPaymentMethods.some((method) => method === input.paymentMethod) && isOpen,
  })
  if (missing.length > 0)
    return { __typename: 'CheckoutIncomplete', message: checkoutIncompleteMessage(missing), missing }
  const [barred] = restrictionsOf(taken.lines, contact.shipping?.country ?? 'US')
  if (barred) return { __typename: 'CheckoutIncomplete', message: barred, missing: ['address'] }
  const apart = await agreedApart(ctx, tx, taken)
  if (apart) return { __typename: 'CheckoutIncomplete', message: apart, missing: ['agreed'] }
  const draft = await draftOrder(ctx, tx, {
    orderId,
    cart,
    contact,
    email: email ?? '',
    totals,
    taken,
    method: input.paymentMethod,
  })
  if ('bundleChanged' in draft) return { __typename: 'TotalsChanged', message: totalsChangedMessage, cart }
  return insertOrderRows(ctx, tx, { draft, totals, key, input })
}

/** Claims the lines that the shopper saw; answers ItemsLost with the lines that are gone. */
async function takeLines(
  ctx: Context,
  tx: Tx,
  {
    cart,
    orderId,
    input,
    all,
  }: { cart: CartRow; orderId: string; input: PlaceOrderInput; all: readonly CartLineRow[] },
): Promise<Taken | Refused> {
  const asked = new Set(input.lineIds)
  const pieces = all.filter((line) => line.kind === 'item' && asked.has(line.line_id))
  const others: typeof pieces = []
  for (const line of pieces) if (!(await isKeptFrom(ctx, tx, line.item))) others.push(line)
  for (const line of others)
    if (lineAvailability(ctx, line) === 'UNAVAILABLE' && line.item.state === 'listed')
      await retakeHold(ctx, tx, line)
  const until = new Date(ctx.now().getTime() + paymentWindowMinutes * 60_000)
  const claimed = new Set(
    await claimHolds(tx, {
      cartId: cart.id,
      itemNumbers: others.map((line) => line.item.item_number),
      orderId,
      until,
    }),
  )
  const extra = (await extraLinesOf(ctx, cart, tx)).filter((line) => asked.has(line.id))
  const held = pieces.filter((line) => claimed.has(line.item.item_number))
  const found = new Set([...held.map((line) => line.line_id), ...extra.map((line) => line.id)])
  const lost = input.lineIds.filter((id) => !found.has(id))
  const gone = pieces.filter((line) => !claimed.has(line.item.item_number))
  if (lost.length > 0 || found.size === 0) {
    const message =
      gone.length > 0 ? itemsLostMessage(gone.map((line) => line.item.title)) : nothingToOrderMessage
    return {
      __typename: 'ItemsLost',
      message,
      lineIds: lost,
      itemNumbers: gone.map((line) => line.item.item_number),
      cart,
    }
  }
  const rows = all.filter((line) => found.has(line.line_id))
  return { lines: [...held.map((line) => pieceLine(line.line_id, line.item)), ...extra], rows }
}

/**
 * Returns the promotion code and the gift code that were used, sorted, so that all transactions lock them in
 * the same sequence.
 */
const codesUsed = ({ promoCode, giftedCode }: Totals): string[] =>
  [promoCode, giftedCode].filter((code) => code !== null).toSorted()

type NewOrderRows = { draft: Draft; totals: Totals; key: string; input: Paying }

async function insertOrderRows(
  ctx: Context,
  tx: Tx,
  { draft, totals, key, input }: NewOrderRows,
): Promise<AttemptCreated | Refused> {
  const now = ctx.now()
  const { order, lines, shipments } = draft
  await insertOrder(tx, order, lines)
  await insertShipments(tx, shipments)
  await insertOrderEvent(tx, { order_id: order.id, kind: 'status', to_status: 'not_paid', happened_at: now })
  const { giftedLifecyclePromoAmount: gifted, discountAmount } = totals
  for (const code of codesUsed(totals)) {
    const discountCents = code === totals.promoCode ? subtract(discountAmount, gifted) : gifted
    const { userId, visitorId } = ctx.viewer
    const used = await claimPromotion(tx, {
      code,
      userId,
      visitorId,
      orderId: order.id,
      discountCents,
      usedAt: now,
    })
    if (used.__typename !== 'PromotionUsed') return used
  }
  const rewarded = await claimRewards(tx, { totals, userId: ctx.viewer.userId, orderId: order.id, now })
  if (!rewarded) return { __typename: 'TotalsChanged', message: totalsChangedMessage, cart: draft.cart }
  const entries = orderPaidEntries({ ...paidBy(order.id, totals), charged: zero as Cents })
  if (entries.length > 0) {
    const reserved = await post(tx, {
      key: `order/${order.id}/reserved`,
      kind: 'order_paid',
      reason: 'credit and gift cards',
      now,
      orderId: order.id,
      entries,
    })
    // The credit was spent in another tab meanwhile.
    if (reserved.__typename === 'Overdrawn')
      return { __typename: 'TotalsChanged', message: totalsChangedMessage, cart: draft.cart }
  }
  return startAttempt(ctx, tx, {
    key,
    orderId: order.id,
    method: input.paymentMethod,
    paidWith: input.paidWith,
    amount: totals.amountCharged,
    amountShown: input.amountShown,
  })
}
