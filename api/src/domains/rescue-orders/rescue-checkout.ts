// The checkout of a rescue box, on the same money core as a cart's: the order is written with its claims, the
// processor is asked under the attempt's key, its answer is applied once (decisions 0060 and 0163).
import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import {
  checkoutIncompleteMessage,
  missingForOrder,
  orderNotBegunMessage,
  totalsChangedMessage,
} from '@hemline/rules/checkout/place-order.ts'
import { add, zero } from '@hemline/rules/common/money.ts'
import { isEmail } from '@hemline/rules/common/validation.ts'
import { robotMessage } from '@hemline/rules/errors/catalogue.ts'
import { orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { paymentUnknownMessage } from '@hemline/rules/payment/words.ts'
import { earnedAs, paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import type { Totals } from '@hemline/rules/pricing/totals-types.ts'
import { rescueBoxOf } from '@hemline/rules/rescues/groups.ts'
import {
  rescueAbroadMessage,
  rescueKeyPattern,
  rescueLines,
  rescueSoldOutMessage,
  rescueTotals,
  rescueWarehouse,
} from '@hemline/rules/rescues/orders.ts'
import { rescuePaymentMethod } from '@hemline/rules/rescues/words.ts'
import { estimateOf, shopDay } from '@hemline/rules/shipping/estimates.ts'
import { paymentWindowMinutes } from '@hemline/rules/vocabulary/limits.ts'
import { ordersPerAddress, ordersPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction, type Tx } from '../../platform/db.ts'
import { isDatabaseBusy, refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { newToken, uuidv7 } from '../../platform/tokens.ts'
import type { PaymentState } from '../../ports/payments.ts'
import { type AddressRow, myAddresses } from '../addresses/addresses.ts'
import { accountEmail, ensureOwner } from '../identity/identity.ts'
import { creditDropsOf, post } from '../ledger/ledger.ts'
import { doorsOf, insertOrder, insertOrderEvent, insertShipments } from '../orders/orders.ts'
import {
  type AttemptGivenUp,
  type AttemptRow,
  applyAnswer,
  findAttempt,
  insertAttempt,
  isPayable,
  isStillOpen,
  lockKey,
  type OrderPending,
  type Outcome,
  type PaymentApprovalNeeded,
  type PaymentDeclined,
  refreshAttempt,
  requestOf,
} from '../payment/payment.ts'
import { type FilledBox, fillBox, keepBox, rescueGroupRow } from '../rescues/rescues.ts'

/**
 * The form of a box's checkout: the attempt key, the group, the address, a guest's email, the sums that the
 * shopper saw (cents), and the processor's token for the card.
 */
export type PlaceRescueInput = {
  attemptKey: string
  groupId: string
  addressId: string
  email?: string | null | undefined
  amountShown: number
  totalShown: number
  paymentToken?: string | null | undefined
}

type Refused =
  | { __typename: 'RescueSoldOut'; message: string }
  | { __typename: 'TotalsChanged'; message: string; cart: null }
  | { __typename: 'CheckoutIncomplete'; message: string; missing: string[] }
/** Every answer of placeRescueOrder and rescueAttempt. */
export type PlaceRescueResult =
  | { __typename: 'RescueOrderPlaced'; orderUuid: string }
  | OrderPending
  | PaymentApprovalNeeded
  | PaymentDeclined
  | AttemptGivenUp
  | Refused
type AttemptCreated = { __typename: 'AttemptCreated'; attempt: AttemptRow }

const tokenPattern = /^[\x21-\x7e]{1,200}$/
const changed: Refused = { __typename: 'TotalsChanged', message: totalsChangedMessage, cart: null }
const soldOut: Refused = { __typename: 'RescueSoldOut', message: rescueSoldOutMessage }
const visitorOf = (ctx: Context) => `visitor-${ctx.viewer.visitorId}`
const keyOf = (ctx: Context, key: string) => `${ctx.viewer.userId ?? visitorOf(ctx)}/${key}`

/** The viewer's attempt by key, also one made in this browser before the log-in. */
async function theirAttempt(ctx: Context, key: string): Promise<AttemptRow | undefined> {
  if (!rescueKeyPattern.test(key)) return undefined
  const own = await findAttempt(ctx.db, keyOf(ctx, key))
  const { userId, visitorId } = ctx.viewer
  return (
    own ??
    (userId === null || visitorId === null ? undefined : findAttempt(ctx.db, `${visitorOf(ctx)}/${key}`))
  )
}

const creditOf = (ctx: Context, db: Tx | Context['db']) =>
  ctx.viewer.userId === null ? [] : creditDropsOf(db, { userId: ctx.viewer.userId, now: ctx.now() })

/**
 * Adds up a box of a group for the viewer, with the tax of one of their addresses. Refuses NOT_FOUND for an
 * unknown group or address.
 */
export async function rescueQuote(ctx: Context, groupId: string, addressId: string | null) {
  const group = await rescueGroupRow(ctx, groupId)
  if (!group) throw refuse('NOT_FOUND', 'There is no such box.')
  const address =
    addressId === null ? undefined : (await myAddresses(ctx)).find((one) => one.id === addressId)
  if (addressId !== null && !address) throw refuse('NOT_FOUND', 'There is no such address.')
  const totals = rescueTotals({
    group,
    lineIds: Array.from({ length: rescueBoxOf(group).pieces }, (_, i) => String(i)),
    destination: address ? destinationIn(address) : null,
    drops: await creditOf(ctx, ctx.db),
    loggedIn: ctx.viewer.userId !== null,
    now: ctx.now(),
  })
  return {
    pieces: totals.subtotal,
    delivery: totals.shippingAmount,
    fees: add(totals.circularityFeeAmount, totals.retailDeliveryFeeAmount),
    tax: totals.taxAmount,
    total: totals.total,
    credits: totals.creditsUsed,
    amountCharged: totals.amountCharged,
    isExact: address !== undefined,
  }
}

/**
 * Makes a box, places its order and asks the processor to authorize the payment; the same key again returns
 * the state of the same attempt. Refuses, with nothing charged: RescueSoldOut, TotalsChanged,
 * CheckoutIncomplete, PaymentDeclined, AttemptGivenUp. Returns OrderPending while the result is unknown.
 * Throws BAD_INPUT (key or token), FORBIDDEN (robot, banned), RATE_LIMITED, UNAVAILABLE (locks stay busy).
 */
export async function placeRescueOrder(ctx: Context, input: PlaceRescueInput): Promise<PlaceRescueResult> {
  if (!rescueKeyPattern.test(input.attemptKey))
    throw refuse('BAD_INPUT', 'That is not the key of a try to pay a box.')
  if (ctx.viewer.bot) throw refuse('FORBIDDEN', robotMessage)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const before = await theirAttempt(ctx, input.attemptKey)
  if (before) return authorizeAttempt(ctx, before)
  if (input.paymentToken && !tokenPattern.test(input.paymentToken))
    throw refuse('BAD_INPUT', 'That is not a token of a payment.')
  await ensureOwner(ctx)
  const created = await createRescueOrder(ctx, keyOf(ctx, input.attemptKey), input)
  return created.__typename === 'AttemptCreated' ? authorizeAttempt(ctx, created.attempt) : created
}

/**
 * Returns the state of the viewer's attempt to pay a box, after asking the processor when it is open;
 * null when the viewer has no attempt with this key.
 */
export async function rescueAttempt(ctx: Context, attemptKey: string): Promise<PlaceRescueResult | null> {
  const attempt = await theirAttempt(ctx, attemptKey)
  return attempt ? authorizeAttempt(ctx, attempt) : null
}

async function createRescueOrder(
  ctx: Context,
  key: string,
  input: PlaceRescueInput,
): Promise<AttemptCreated | Refused> {
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `rescues:${ctx.viewer.userId ?? visitorOf(ctx)}`, ...ordersPerOwner },
    { key: `orders-from:${networkOf(ctx.clientIp)}`, ...ordersPerAddress },
  ])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  // Read before the transaction: requests that hold one connection and wait for a second one would block each
  // other.
  const [account, isOpen, addresses] = await Promise.all([
    accountEmail(ctx),
    isPayable(ctx, rescuePaymentMethod),
    myAddresses(ctx),
  ])
  const typed = input.email?.trim() ?? ''
  const facts = {
    email: account ?? (isEmail(typed) ? typed : null),
    address: addresses.find((one) => one.id === input.addressId) ?? null,
    isOpen,
  }
  let isAlone = false
  try {
    return await inPatientTransaction<AttemptCreated | Refused>(ctx.db, 'AttemptCreated', async (tx) => {
      isAlone = false
      await lockKey(tx, key)
      isAlone = true
      const rival = await findAttempt(tx, key)
      return rival
        ? { __typename: 'AttemptCreated', attempt: rival }
        : createIn(ctx, tx, { key, input, facts })
    })
  } catch (error) {
    // While another request places the same attempt, this request can't say that nothing was charged.
    if (!isAlone || !isDatabaseBusy(error)) throw error
    ctx.log.warn({ err: error }, 'a rescue order got no lock in time')
    throw refuse('UNAVAILABLE', orderNotBegunMessage)
  }
}

type Known = { email: string | null; address: AddressRow | null; isOpen: boolean }
type Creating = { key: string; input: PlaceRescueInput; facts: Known }

async function createIn(
  ctx: Context,
  tx: Tx,
  { key, input, facts }: Creating,
): Promise<AttemptCreated | Refused> {
  const box = await fillBox(tx, input.groupId)
  if ('__typename' in box) return soldOut
  const now = ctx.now()
  const lineIds = box.itemNumbers.map(() => uuidv7(now.getTime()))
  const { address, email, isOpen } = facts
  if (address && address.country !== 'US')
    return { __typename: 'CheckoutIncomplete', message: rescueAbroadMessage, missing: ['address'] }
  const totals = rescueTotals({
    group: box.group,
    lineIds,
    destination: address ? destinationIn(address) : null,
    drops: await creditOf(ctx, tx),
    loggedIn: ctx.viewer.userId !== null,
    now,
  })
  const missing = missingForOrder({
    email,
    hasAddress: address !== null,
    lines: rescueLines(box.group, lineIds),
    amountCharged: totals.amountCharged,
    hasToken: Boolean(input.paymentToken),
    methodAllowed: isOpen || totals.amountCharged === 0,
  })
  if (missing.length > 0 || !address || email === null)
    return { __typename: 'CheckoutIncomplete', message: checkoutIncompleteMessage(missing), missing }
  if (totals.amountCharged !== input.amountShown || totals.total !== input.totalShown) return changed
  return insertRows(ctx, tx, { key, input, box, lineIds, totals, address, email })
}

type Rows = {
  key: string
  input: PlaceRescueInput
  box: FilledBox
  lineIds: readonly string[]
  totals: Totals
  address: AddressRow
  email: string
}
const json = (value: unknown) => JSON.stringify(value)
const parcelKey = 'rescue'

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: most of it is rows, a column a line
async function insertRows(
  ctx: Context,
  tx: Tx,
  { key, input, box, lineIds, totals, address, email }: Rows,
): Promise<AttemptCreated | Refused> {
  const now = ctx.now()
  const orderId = uuidv7(now.getTime())
  const method = totals.amountCharged > 0 ? rescuePaymentMethod : 'credits'
  const { full_name: fullName, line1, line2, city, state, zip, country, phone } = address
  await insertOrder(
    tx,
    {
      id: orderId,
      user_id: ctx.viewer.userId,
      visitor_id: ctx.viewer.visitorId,
      cart_id: null,
      access_key: newToken(),
      email,
      status: 'not_paid',
      bundle_id: null,
      ship_to: json({ fullName, line1, line2, city, state, zip, country, phone }),
      bill_to: null,
      delivery_location: address.delivery_location,
      payment_method: method,
      promo_code: null,
      totals: json(totals),
      subtotal_cents: totals.subtotal,
      discount_cents: totals.discountAmount,
      shipping_cents: totals.shippingAmount,
      fees_cents: add(totals.circularityFeeAmount, totals.retailDeliveryFeeAmount),
      tax_cents: totals.taxAmount,
      duty_cents: totals.dutyAmount,
      total_cents: totals.total,
      credits_cents: totals.creditsUsed,
      gift_cards_cents: totals.giftCardAmount,
      charged_cents: totals.amountCharged,
      placed_at: now,
      paid: json(paidBy(orderId, totals)),
      earned: json(earnedAs(orderId, totals, rescueLines(box.group, lineIds))),
    },
    lineIds.map((id, i) => {
      const sums = totals.lines[i]
      if (!sums) throw new Error('rescues: a piece of a box without its sums')
      return {
        id,
        order_id: orderId,
        kind: 'rescue',
        item_number: box.itemNumbers[i] ?? null,
        group_key: parcelKey,
        price_cents: add(sums.net, sums.discount),
        discount_cents: sums.discount,
        net_cents: sums.net,
        tax_cents: sums.tax,
        duty_cents: sums.duty,
      }
    }),
  )
  await keepBox(tx, { box, groupId: input.groupId, orderId, now })
  const estimate = estimateOf({
    source: 'own',
    service: 'standard',
    from: rescueWarehouse.state,
    to: state,
    day: shopDay(now),
  })
  await insertShipments(tx, [
    {
      id: uuidv7(now.getTime()),
      order_id: orderId,
      group_key: parcelKey,
      source: 'own',
      warehouse_id: rescueWarehouse.warehouseId,
      ship_from: `${rescueWarehouse.city}, ${rescueWarehouse.state}`,
      service_type: 'standard',
      price_cents: totals.shippingAmount,
      min_estimate: estimate.min,
      max_estimate: estimate.max,
      status: 'held',
      bundle_id: null,
    },
  ])
  await insertOrderEvent(tx, { order_id: orderId, kind: 'status', to_status: 'not_paid', happened_at: now })
  const entries = orderPaidEntries({ ...paidBy(orderId, totals), charged: zero })
  if (entries.length > 0) {
    const reserved = await post(tx, {
      key: `order/${orderId}/reserved`,
      kind: 'order_paid',
      reason: 'credit',
      now,
      orderId,
      entries,
    })
    // The credit was spent in another tab meanwhile.
    if (reserved.__typename === 'Overdrawn') return changed
  }
  const attempt: AttemptRow = {
    id: uuidv7(now.getTime()),
    key,
    order_id: orderId,
    request: `${input.amountShown}/${method}`,
    driver: ctx.payments.name,
    method,
    token: input.paymentToken ?? null,
    amount_cents: totals.amountCharged,
    status: 'started',
    reference: null,
    decline_code: null,
    approval_url: null,
    started_at: now,
    settled_at: null,
    deadline_at: new Date(now.getTime() + paymentWindowMinutes * 60_000),
  }
  await insertAttempt(tx, attempt)
  return { __typename: 'AttemptCreated', attempt }
}

/** Asks the processor to authorize under the attempt's id: asking twice authorizes once. */
async function authorizeAttempt(ctx: Context, attempt: AttemptRow): Promise<PlaceRescueResult> {
  const doors = doorsOf(ctx)
  if (attempt.status !== 'started') return resultOf(await refreshAttempt(doors, attempt))
  try {
    const answer: PaymentState =
      attempt.amount_cents === 0
        ? { outcome: 'authorized', reference: '', instrument: { label: 'Credit', last4: null } }
        : await doors.payments.authorize(requestOf(attempt, doors.webOrigin))
    return resultOf(await applyAnswer(doors, attempt.id, answer))
  } catch (error) {
    if (isStillOpen(error))
      return { __typename: 'OrderPending', orderId: attempt.order_id, message: paymentUnknownMessage }
    throw error
  }
}

const resultOf = (outcome: Outcome): PlaceRescueResult =>
  outcome.__typename === 'Placed' ? { __typename: 'RescueOrderPlaced', orderUuid: outcome.orderId } : outcome
