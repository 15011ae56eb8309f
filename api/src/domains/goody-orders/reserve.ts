// Reserves the payment of a goody box on the money core of every order: the order is written, the processor
// is asked under the attempt's key, its answer is applied once (decisions 0060 and 0171). Nothing is charged.
import { destinationIn } from '@hemline/rules/addresses/addresses.ts'
import {
  checkoutIncompleteMessage,
  missingForOrder,
  totalsChangedMessage,
} from '@hemline/rules/checkout/place-order.ts'
import { add } from '@hemline/rules/common/money.ts'
import { robotMessage } from '@hemline/rules/errors/catalogue.ts'
import { goodyKeyPattern, goodyTotals } from '@hemline/rules/goody-boxes/orders.ts'
import { goodyAbroad, goodyGone, goodyMoved } from '@hemline/rules/goody-boxes/terms.ts'
import { pieceLine } from '@hemline/rules/pricing/totals-lines.ts'
import type { Totals, TotalsLine } from '@hemline/rules/pricing/totals-types.ts'
import { rescuePaymentMethod } from '@hemline/rules/rescues/words.ts'
import { ordersPerAddress, ordersPerOwner } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { uuidv7 } from '../../platform/tokens.ts'
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
import { accountEmail, type LegalAcceptRequired, legalRefusal } from '../identity/identity.ts'
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
  type PaymentApprovalNeeded,
  type PaymentDeclined,
  startAttempt,
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
  | LegalAcceptRequired
  | Refused
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

/**
 * Returns the sums (cents) of the pieces of a box that are held for it now; `isAll` is false when one isn't
 * any more, or there is none.
 */
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
 * Returns the cents of an offered box of the viewer: pieces, fees, tax and total; `isExact` when the tax is
 * that of one of the viewer's addresses (`addressId` null: an estimate). Throws NOT_FOUND for an unknown
 * address, and for a box that is unknown or not waiting to be reserved.
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
 * attempt. Nothing is charged. Returned refusals: GoodyRefused (box gone on, address abroad, piece gone),
 * TotalsChanged, CheckoutIncomplete, PaymentDeclined, AttemptGivenUp, LegalAcceptRequired. Returns
 * OrderPending while the result is unknown. Throws BAD_INPUT, UNAUTHENTICATED, FORBIDDEN (robot, banned),
 * RATE_LIMITED, UNAVAILABLE.
 */
export async function reserveGoodyBox(ctx: Context, input: ReserveInput): Promise<ReserveResult> {
  if (!goodyKeyPattern.test(input.attemptKey))
    throw refuse('BAD_INPUT', 'That is not the key of a try to reserve a box.')
  if (ctx.viewer.bot) throw refuse('FORBIDDEN', robotMessage)
  if (ctx.viewer.userId === null) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.viewer.banned) throw refuse('FORBIDDEN', 'This account can’t do that. Please write to us.')
  const before = await findAttempt(ctx.db, keyOf(ctx, input.attemptKey))
  if (before) return authorized(ctx, before, input.boxId)
  if (input.paymentToken && !tokenPattern.test(input.paymentToken))
    throw refuse('BAD_INPUT', 'That is not a token of a payment.')
  const waits = await legalRefusal(ctx)
  if (waits) return waits
  const created = await createReservation(ctx, keyOf(ctx, input.attemptKey), input)
  return created.__typename === 'AttemptCreated' ? authorized(ctx, created.attempt, input.boxId) : created
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
  return attempt ? authorized(ctx, attempt, boxId) : null
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
  const made = await beginAttempt<Refused | Gone>(ctx, key, (tx) =>
    createIn(ctx, tx, { key, input, known: { email, address, isOpen } }),
  )
  if (made.__typename !== 'Gone') return made
  await backToStylist(ctx, box.id)
  return refuseGoody(goodyGone)
}

/**
 * Gives an offered box back to its stylist, since a piece of it is gone: another one is found, and the box
 * offered again. Does nothing when the box has gone on.
 */
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
const parcelKey = (warehouseId: number) => `own@${warehouseId}`

async function insertRows(
  ctx: Context,
  tx: Tx,
  { key, input, box, sums, address, email }: Rows,
): Promise<AttemptCreated> {
  const now = ctx.now()
  const { totals, lines, itemNumbers, warehouseId } = sums
  const orderId = uuidv7(now.getTime())
  const method = rescuePaymentMethod
  await insertOneParcelOrder(tx, {
    orderId,
    userId: ctx.viewer.userId,
    visitorId: ctx.viewer.visitorId,
    email,
    address,
    method,
    totals,
    lines,
    itemNumbers,
    kind: 'item',
    parcelKey: parcelKey(warehouseId),
    warehouseId,
    tryOn: true,
    now,
  })
  await updateGoodyBox(tx, box.id, { order_id: orderId })
  return startAttempt(ctx, tx, {
    key,
    orderId,
    method,
    paidWith: { token: input.paymentToken ?? null },
    amount: totals.amountCharged,
    amountShown: input.amountShown,
  })
}

async function authorized(ctx: Context, attempt: AttemptRow, boxId: string): Promise<ReserveResult> {
  const outcome = await authorizeAttempt(ctx, attempt)
  return outcome.__typename === 'Placed' ? { __typename: 'GoodyReserved', boxId } : outcome
}
