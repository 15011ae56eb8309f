// Reserves the payment of a goody box on the money core of every order: the order is written, the processor
// is asked under the attempt's key, its answer is applied once (decisions 0060 and 0171). Nothing is charged.
import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import {
  checkoutIncompleteMessage,
  missingForOrder,
  orderNotBegunMessage,
  totalsChangedMessage,
} from '@hemline/rules/checkout/place-order.ts'
import { add } from '@hemline/rules/common/money.ts'
import { robotMessage } from '@hemline/rules/errors/catalogue.ts'
import { goodyKeyPattern, goodyTotals } from '@hemline/rules/goody-boxes/orders.ts'
import { goodyAbroad, goodyGone, goodyMoved } from '@hemline/rules/goody-boxes/terms.ts'
import { paymentUnknownMessage } from '@hemline/rules/payment/words.ts'
import { earnedAs, paidBy } from '@hemline/rules/pricing/totals-ledger.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { Totals, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { rescuePaymentMethod } from '@hemline/rules/rescues/words.ts'
import { estimateOf, shopDay } from '@hemline/rules/shipping/estimates.ts'
import { paymentWindowMinutes } from '@hemline/rules/vocabulary/limits.ts'
import { ordersPerAddress, ordersPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import { warehouses } from '@hemline/rules/vocabulary/warehouses.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inPatientTransaction, inTransaction, type Tx } from '../../platform/db.ts'
import { isDatabaseBusy, refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { newToken, uuidv7 } from '../../platform/tokens.ts'
import { type AddressRow, myAddresses } from '../addresses/addresses.ts'
import { listItemsByNumber } from '../catalogue/catalogue.ts'
import {
  type GoodyBoxRow,
  type GoodyRefused,
  listGoodyPieces,
  lockGoodyBox,
  moveGoodyBox,
  refuseGoody,
  updateGoodyBox,
} from '../goody-boxes/goody-boxes.ts'
import { accountEmail } from '../identity/identity.ts'
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
import { ownBox } from './view.ts'

/**
 * The form that reserves a box: the attempt key, the box, the address, the sums that were shown (cents), and
 * the processor's token for the card.
 */
export type ReserveInput = {
  attemptKey: string
  boxId: string
  addressId: string
  amountShown: number
  totalShown: number
  paymentToken?: string | null | undefined
}

type Refused =
  | GoodyRefused
  | { __typename: 'TotalsChanged'; message: string; cart: null }
  | { __typename: 'CheckoutIncomplete'; message: string; missing: string[] }
/** Every answer of reserveGoodyBox and goodyAttempt. */
export type ReserveResult =
  | { __typename: 'GoodyReserved'; boxId: string }
  | OrderPending
  | PaymentApprovalNeeded
  | PaymentDeclined
  | AttemptGivenUp
  | Refused
type AttemptCreated = { __typename: 'AttemptCreated'; attempt: AttemptRow }
type Gone = { __typename: 'Gone' }

const tokenPattern = /^[\x21-\x7e]{1,200}$/
const keyOf = (ctx: Context, key: string) => `${ctx.viewer.userId ?? ''}/${key}`

type Sums = {
  lines: TotalsLine[]
  itemNumbers: number[]
  totals: Totals
  warehouseId: number
  isAll: boolean
}

/** Adds up the pieces of a box as they are now; `isAll` is false when one isn't held for the box any more. */
async function sumsOf(
  db: DbOrTx,
  { box, address, now }: { box: GoodyBoxRow; address: AddressRow | null; now: Date },
): Promise<Sums> {
  const pieces = await listGoodyPieces(db, [box.id])
  const items = await listItemsByNumber(
    db,
    pieces.map((one) => one.item_number),
  )
  const held = pieces.flatMap(({ item_number }) => {
    const item = items.find((one) => one.item_number === item_number)
    return item?.state === 'pending_sale' ? [item] : []
  })
  const lines = held.map((item) => pieceLine(uuidv7(now.getTime()), item))
  return {
    lines,
    itemNumbers: held.map((item) => item.item_number),
    totals: goodyTotals({ lines, destination: address ? destinationIn(address) : null, now }),
    warehouseId: held[0]?.warehouse_id ?? 0,
    isAll: held.length > 0 && held.length === pieces.length,
  }
}

const feesOf = (totals: Totals) => add(totals.circularityFeeAmount, totals.retailDeliveryFeeAmount)

/**
 * Adds up the viewer's box, with the tax of one of their addresses. Refuses NOT_FOUND for an unknown box or
 * address, and for a box that doesn't wait to be reserved.
 */
export async function goodyQuote(ctx: Context, boxId: string, addressId: string | null) {
  const box = await ownBox(ctx, boxId)
  if (box?.status !== 'offered') throw refuse('NOT_FOUND', goodyMoved)
  const address =
    addressId === null ? undefined : (await myAddresses(ctx)).find((one) => one.id === addressId)
  if (addressId !== null && !address) throw refuse('NOT_FOUND', 'There is no such address.')
  const { totals } = await sumsOf(ctx.db, { box, address: address ?? null, now: ctx.now() })
  return {
    pieces: totals.subtotal,
    fees: feesOf(totals),
    tax: totals.taxAmount,
    total: totals.total,
    isExact: address !== undefined,
  }
}

/**
 * Reserves the price of all pieces of a box on a card; the same key again returns the state of the same
 * attempt. Nothing is charged. Refuses: GoodyRefused, TotalsChanged, CheckoutIncomplete, PaymentDeclined,
 * AttemptGivenUp. Returns OrderPending while the result is unknown. Throws BAD_INPUT, UNAUTHENTICATED,
 * FORBIDDEN, RATE_LIMITED, UNAVAILABLE.
 */
export async function reserveGoodyBox(ctx: Context, input: ReserveInput): Promise<ReserveResult> {
  if (!goodyKeyPattern.test(input.attemptKey))
    throw refuse('BAD_INPUT', 'That is not the key of a try to reserve a box.')
  if (ctx.viewer.bot) throw refuse('FORBIDDEN', robotMessage)
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const before = await findAttempt(ctx.db, keyOf(ctx, input.attemptKey))
  if (before) return authorizeAttempt(ctx, before, input.boxId)
  if (input.paymentToken && !tokenPattern.test(input.paymentToken))
    throw refuse('BAD_INPUT', 'That is not a token of a payment.')
  const created = await createReservation(ctx, keyOf(ctx, input.attemptKey), input)
  return created.__typename === 'AttemptCreated'
    ? authorizeAttempt(ctx, created.attempt, input.boxId)
    : created
}

/**
 * Returns the state of the viewer's attempt to reserve a box, after asking the processor when it is open;
 * null when the viewer has no attempt with this key.
 */
export async function goodyAttempt(
  ctx: Context,
  { attemptKey, boxId }: { attemptKey: string; boxId: string },
): Promise<ReserveResult | null> {
  if (!goodyKeyPattern.test(attemptKey) || ctx.viewer.userId === null) return null
  const attempt = await findAttempt(ctx.db, keyOf(ctx, attemptKey))
  return attempt ? authorizeAttempt(ctx, attempt, boxId) : null
}

async function createReservation(
  ctx: Context,
  key: string,
  input: ReserveInput,
): Promise<AttemptCreated | Refused> {
  const wait = await secondsToWait(ctx.db, ctx.now(), [
    { key: `goody:${ctx.viewer.userId}`, ...ordersPerOwner },
    { key: `orders-from:${networkOf(ctx.clientIp)}`, ...ordersPerAddress },
  ])
  if (wait !== undefined) throw refuse('RATE_LIMITED', waitMessage(wait))
  const box = await ownBox(ctx, input.boxId)
  if (!box) return refuseGoody(goodyMoved)
  // Read before the transaction, which must not wait for a second connection.
  const [email, isOpen, addresses] = await Promise.all([
    accountEmail(ctx),
    isPayable(ctx, rescuePaymentMethod),
    myAddresses(ctx),
  ])
  const address = addresses.find((one) => one.id === input.addressId) ?? null
  let isAlone = false
  try {
    const made = await inPatientTransaction<AttemptCreated | Refused | Gone>(
      ctx.db,
      'AttemptCreated',
      async (tx) => {
        isAlone = false
        await lockKey(tx, key)
        isAlone = true
        const rival = await findAttempt(tx, key)
        return rival
          ? { __typename: 'AttemptCreated', attempt: rival }
          : createIn(ctx, tx, { key, input, known: { email, address, isOpen } })
      },
    )
    if (made.__typename !== 'Gone') return made
  } catch (error) {
    // While another request places the same attempt, this request can't say that nothing was reserved.
    if (!isAlone || !isDatabaseBusy(error)) throw error
    ctx.log.warn({ err: error }, 'a goody box got no lock in time')
    throw refuse('UNAVAILABLE', orderNotBegunMessage)
  }
  await backToStylist(ctx, box.id)
  return refuseGoody(goodyGone)
}

/** A piece of an offered box is gone: the stylist finds another one, and offers the box again. */
async function backToStylist(ctx: Context, boxId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const box = await lockGoodyBox(tx, boxId)
    if (box?.status === 'offered' && box.order_id === null)
      await moveGoodyBox(tx, box, 'chosen', { approved_at: null, approved_by: null, offer_ends_at: null })
  })
}

type Creating = {
  key: string
  input: ReserveInput
  known: { email: string | null; address: AddressRow | null; isOpen: boolean }
}

async function createIn(
  ctx: Context,
  tx: Tx,
  { key, input, known: { email, address, isOpen } }: Creating,
): Promise<AttemptCreated | Refused | Gone> {
  const now = ctx.now()
  const box = await lockGoodyBox(tx, input.boxId)
  if (box?.status !== 'offered' || box.order_id !== null) return refuseGoody(goodyMoved)
  if (address && address.country !== 'US') return refuseGoody(goodyAbroad)
  const sums = await sumsOf(tx, { box, address, now })
  if (!sums.isAll) return { __typename: 'Gone' }
  const { totals, lines } = sums
  const missing = missingForOrder({
    email,
    hasAddress: address !== null,
    lines,
    amountCharged: totals.amountCharged,
    hasToken: Boolean(input.paymentToken),
    methodAllowed: isOpen,
  })
  if (missing.length > 0 || !address || email === null)
    return { __typename: 'CheckoutIncomplete', message: checkoutIncompleteMessage(missing), missing }
  if (totals.amountCharged !== input.amountShown || totals.total !== input.totalShown)
    return { __typename: 'TotalsChanged', message: totalsChangedMessage, cart: null }
  return insertRows(ctx, tx, { key, input, box, sums, address, email })
}

type Rows = {
  key: string
  input: ReserveInput
  box: GoodyBoxRow
  sums: Sums
  address: AddressRow
  email: string
}
const json = (value: unknown) => JSON.stringify(value)
const parcelKey = (warehouseId: number) => `own@${warehouseId}`

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: most of it is rows, a column a line
async function insertRows(
  ctx: Context,
  tx: Tx,
  { key, input, box, sums, address, email }: Rows,
): Promise<AttemptCreated> {
  const now = ctx.now()
  const { totals, lines, itemNumbers, warehouseId } = sums
  const orderId = uuidv7(now.getTime())
  const house = warehouses.find((one) => one.warehouseId === warehouseId)
  if (!house) throw new Error(`goody boxes: there is no warehouse ${warehouseId}`)
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
      try_on: true,
      ship_to: json({ fullName, line1, line2, city, state, zip, country, phone }),
      bill_to: null,
      delivery_location: address.delivery_location,
      payment_method: rescuePaymentMethod,
      promo_code: null,
      totals: json(totals),
      subtotal_cents: totals.subtotal,
      discount_cents: totals.discountAmount,
      shipping_cents: totals.shippingAmount,
      fees_cents: feesOf(totals),
      tax_cents: totals.taxAmount,
      duty_cents: totals.dutyAmount,
      total_cents: totals.total,
      credits_cents: totals.creditsUsed,
      gift_cards_cents: totals.giftCardAmount,
      charged_cents: totals.amountCharged,
      placed_at: now,
      paid: json(paidBy(orderId, totals)),
      earned: json(earnedAs(orderId, totals, lines)),
    },
    lines.map((line, i) => {
      const part = totals.lines[i]
      if (!part) throw new Error('goody boxes: a piece of a box without its sums')
      return {
        id: line.id,
        order_id: orderId,
        kind: 'item',
        item_number: itemNumbers[i] ?? null,
        group_key: parcelKey(warehouseId),
        price_cents: add(part.net, part.discount),
        discount_cents: part.discount,
        net_cents: part.net,
        tax_cents: part.tax,
        duty_cents: part.duty,
      }
    }),
  )
  await updateGoodyBox(tx, box.id, { order_id: orderId })
  const estimate = estimateOf({
    source: 'own',
    service: 'standard',
    from: house.state,
    to: state,
    day: shopDay(now),
  })
  await insertShipments(tx, [
    {
      id: uuidv7(now.getTime()),
      order_id: orderId,
      group_key: parcelKey(warehouseId),
      source: 'own',
      warehouse_id: warehouseId,
      ship_from: `${house.city}, ${house.state}`,
      service_type: 'standard',
      price_cents: totals.shippingAmount,
      min_estimate: estimate.min,
      max_estimate: estimate.max,
      status: 'held',
      bundle_id: null,
    },
  ])
  await insertOrderEvent(tx, { order_id: orderId, kind: 'status', to_status: 'not_paid', happened_at: now })
  const attempt: AttemptRow = {
    id: uuidv7(now.getTime()),
    key,
    order_id: orderId,
    request: `${input.amountShown}/${rescuePaymentMethod}`,
    driver: ctx.payments.name,
    method: rescuePaymentMethod,
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
async function authorizeAttempt(ctx: Context, attempt: AttemptRow, boxId: string): Promise<ReserveResult> {
  const doors = doorsOf(ctx)
  const resultOf = (outcome: Outcome): ReserveResult =>
    outcome.__typename === 'Placed' ? { __typename: 'GoodyReserved', boxId } : outcome
  if (attempt.status !== 'started') return resultOf(await refreshAttempt(doors, attempt))
  try {
    const answer = await doors.payments.authorize(requestOf(attempt, doors.webOrigin))
    return resultOf(await applyAnswer(doors, attempt.id, answer))
  } catch (error) {
    if (isStillOpen(error))
      return { __typename: 'OrderPending', orderId: attempt.order_id, message: paymentUnknownMessage }
    throw error
  }
}
