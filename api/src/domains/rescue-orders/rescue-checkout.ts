// The checkout of a rescue box, on the same money core as a cart's: the order is written with its claims, the
// processor is asked under the attempt's key, its answer is applied once (decisions 0060 and 0163).
import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import {
  checkoutIncompleteMessage,
  missingForOrder,
  totalsChangedMessage,
} from '@hemline/rules/checkout/place-order.ts'
import { add, zero } from '@hemline/rules/common/money.ts'
import { isEmail } from '@hemline/rules/common/validation.ts'
import { robotMessage } from '@hemline/rules/errors/catalogue.ts'
import { orderPaidEntries } from '@hemline/rules/ledger/ledger.ts'
import { paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
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
import { ordersPerAddress, ordersPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import { type AddressRow, myAddresses } from '../addresses/addresses.ts'
import { accountEmail, ensureOwner, type LegalAcceptRequired, legalRefusal } from '../identity/identity.ts'
import { creditDropsOf, post } from '../ledger/ledger.ts'
import { insertOneParcelOrder } from '../orders/orders.ts'
import {
  type AttemptCreated,
  type AttemptGivenUp,
  type AttemptRow,
  authorizeAttempt,
  beginAttempt,
  findAttempt,
  isPayable,
  type OrderPending,
  type Outcome,
  type PaymentApprovalNeeded,
  type PaymentDeclined,
  startAttempt,
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
  | LegalAcceptRequired
  | Refused

const tokenPattern = /^[\x21-\x7e]{1,200}$/
const changed: Refused = { __typename: 'TotalsChanged', message: totalsChangedMessage, cart: null }
const soldOut: Refused = { __typename: 'RescueSoldOut', message: rescueSoldOutMessage }
const visitorOf = (ctx: Context) => `visitor-${ctx.viewer.visitorId}`
const keyOf = (ctx: Context, key: string) => `${ctx.viewer.userId ?? visitorOf(ctx)}/${key}`

/**
 * Returns the viewer's attempt by key, also one made in this browser before the log-in; undefined for a
 * malformed or unknown key.
 */
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
 * Returns the totals (cents) of one box of a rescue group for the viewer, with the tax of one of the viewer's
 * addresses (`addressId` null: an estimate). Throws NOT_FOUND for an unknown group or address.
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
 * the state of the same attempt. Returned refusals, with nothing charged: RescueSoldOut, TotalsChanged,
 * CheckoutIncomplete, PaymentDeclined, AttemptGivenUp, LegalAcceptRequired. Returns OrderPending while the
 * result is unknown. Throws BAD_INPUT (key or token), FORBIDDEN (robot, banned), RATE_LIMITED, UNAVAILABLE
 * (locks stay busy).
 */
export async function placeRescueOrder(ctx: Context, input: PlaceRescueInput): Promise<PlaceRescueResult> {
  if (!rescueKeyPattern.test(input.attemptKey))
    throw refuse('BAD_INPUT', 'That is not the key of a try to pay a box.')
  if (ctx.viewer.bot) throw refuse('FORBIDDEN', robotMessage)
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const before = await theirAttempt(ctx, input.attemptKey)
  if (before) return authorized(ctx, before)
  if (input.paymentToken && !tokenPattern.test(input.paymentToken))
    throw refuse('BAD_INPUT', 'That is not a token of a payment.')
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  await ensureOwner(ctx)
  const created = await createRescueOrder(ctx, keyOf(ctx, input.attemptKey), input)
  return created.__typename === 'AttemptCreated' ? authorized(ctx, created.attempt) : created
}

/**
 * Returns the state of the viewer's attempt to pay a box, after asking the processor when it is open;
 * null when the viewer has no attempt with this key.
 */
export async function rescueAttempt(ctx: Context, attemptKey: string): Promise<PlaceRescueResult | null> {
  const attempt = await theirAttempt(ctx, attemptKey)
  return attempt ? authorized(ctx, attempt) : null
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
  return beginAttempt<Refused>(ctx, key, (tx) => createIn(ctx, tx, { key, input, facts }))
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
const parcelKey = 'rescue'

async function insertRows(
  ctx: Context,
  tx: Tx,
  { key, input, box, lineIds, totals, address, email }: Rows,
): Promise<AttemptCreated | Refused> {
  const now = ctx.now()
  const orderId = uuidv7(now.getTime())
  const method = totals.amountCharged > 0 ? rescuePaymentMethod : 'credits'
  await insertOneParcelOrder(tx, {
    orderId,
    userId: ctx.viewer.userId,
    visitorId: ctx.viewer.visitorId,
    email,
    address,
    method,
    totals,
    lines: rescueLines(box.group, lineIds),
    itemNumbers: box.itemNumbers,
    kind: 'rescue',
    parcelKey,
    warehouseId: rescueWarehouse.warehouseId,
    now,
  })
  await keepBox(tx, { box, groupId: input.groupId, orderId, now })
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
  return startAttempt(ctx, tx, {
    key,
    orderId,
    method,
    paidWith: { token: input.paymentToken ?? null },
    amount: totals.amountCharged,
    amountShown: input.amountShown,
  })
}

const authorized = async (ctx: Context, attempt: AttemptRow): Promise<PlaceRescueResult> =>
  resultOf(await authorizeAttempt(ctx, attempt))

const resultOf = (outcome: Outcome): PlaceRescueResult =>
  outcome.__typename === 'Placed' ? { __typename: 'RescueOrderPlaced', orderUuid: outcome.orderId } : outcome
