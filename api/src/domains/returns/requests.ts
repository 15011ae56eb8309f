// What shoppers do with their returns: make, change and cancel them (decision 0183).
import { carrierFor } from '@hemline/rules/fulfillment/carriers.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { sumHasChanged } from '@hemline/rules/orders/states.ts'
import { refundTypesFor, targetRows } from '@hemline/rules/returns/choices.ts'
import { returnMoney } from '@hemline/rules/returns/money.ts'
import { dropOffDays, type ReturnRefundType } from '@hemline/rules/vocabulary/returns.ts'
import type { Context } from '../../context.ts'
import { type DbOrTx, inPatientTransaction, inTransaction, type Tx } from '../../platform/db.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import type { Label } from '../../ports/carriers.ts'
import { holdSales } from '../earnings/earnings.ts'
import { isNobody, type OrderOwner, ownerOfViewer, senderOfForm } from '../orders/orders.ts'
import { releasePhotos, usePhotos } from '../photos/photos.ts'
import { returnRewardOfReturn, useRewardForReturn } from '../rewards/rewards.ts'
import type { DifferencesAsked } from './differences.ts'
import { ownsReturn } from './owns.ts'
import { lockOrdersOf } from './pay.ts'
import { cancelPickUps } from './pick-ups.db.ts'
import {
  type BoughtRow,
  findReturn,
  findReturnByKey,
  findReturnRecord,
  listReturnLines,
  lockReturn,
  type ReturnRow,
  type ShownMoney,
} from './returns.db.ts'
import {
  insertReturn,
  insertReturnEvent,
  replaceReturnLines,
  updateLinesOpen,
  updateReturn,
} from './returns-writes.db.ts'
import {
  type CheckedReturn,
  checkReturn,
  type ReturnRefused,
  refuseReturn,
  senderNameOf,
  type WishedLine,
} from './setup.ts'
import { tenderNames } from './standing.ts'
import { moveOrdersOf, moveReturn, queueReturnMail, releaseOrders } from './steps.ts'

const dayMs = 86_400_000

/** A return was made or changed. */
export type ReturnPayload = { __typename: 'ReturnPayload'; return: ReturnRow }
/** The viewer is neither a user nor a visitor. */
export type SignInRequired = { __typename: 'SignInRequired'; message: string }
type Answer = ReturnPayload | ReturnRefused | SignInRequired

const signIn: SignInRequired = { __typename: 'SignInRequired', message: 'Please log in to send pieces back.' }

type Wish = { lines: readonly WishedLine[]; refundType: ReturnRefundType; total: number }

/** The sum of a return, where it goes, and what of promotions is lost. */
export type Agreed = {
  total: number
  money: ShownMoney
  lost: { order_id: string; promotion_lost_cents: number }[]
}

/**
 * Returns the money of a return as it stands. Returns ReturnRefused when the chosen way is not open for these
 * pieces, or the sum that the shopper saw has changed.
 */
export async function moneyOf(
  db: DbOrTx,
  checked: CheckedReturn,
  { refundType, total }: Wish,
): Promise<Agreed | ReturnRefused> {
  if (!refundTypesFor(checked.orders, checked.returner).includes(refundType))
    return refuseReturn('These pieces can’t be paid back in this way.', { field: 'refundType' })
  const terms = { refundType, restockingWaived: checked.returner.restockingWaived }
  const money = returnMoney(checked.orders, terms)
  if (money.total !== total) return refuseReturn(sumHasChanged, { field: 'refundType' })
  const to = targetRows(money, refundType, await tenderNames(db, checked.orderRows))
  const lost = money.orders.map((one) => ({
    order_id: one.orderId,
    promotion_lost_cents: one.promotionLost,
  }))
  return { total: money.total, money: { sums: money.rows, to }, lost }
}

const isWithoutFee = (type: ReturnRefundType): boolean => type === 'noncashoutable_credit_refund'

/** Returns whether a new return takes the reward of its shopper: there is one, and a fee that it pays. */
const needsReward = (checked: CheckedReturn, type: ReturnRefundType): boolean =>
  checked.rewardId !== null &&
  !isWithoutFee(type) &&
  checked.orders.some((order) => order.lines.some((line) => !line.isOurMistake))

const needsLabel = (type: ReturnRefundType): boolean => type !== 'full_refund'

/**
 * Makes the carrier's label of a return, the same for the same id; undefined for a way of return that needs
 * no label.
 */
export async function labelFor(
  ctx: Context,
  { id, row, refundType }: { id: string; row: BoughtRow; refundType: ReturnRefundType },
): Promise<Label | undefined> {
  if (!needsLabel(refundType)) return undefined
  const to = row.ship_to ?? { line1: '', state: null, country: 'US' }
  const carrier = carrierFor({
    source: row.source === 'own' ? 'partner' : row.source,
    serviceType: 'standard',
    to,
  })
  return ctx.carriers.createLabel({ key: id, carrier })
}

/**
 * Makes a return of the viewer's pieces: makes the label, holds the sellers' earnings and moves the orders to
 * "in return". The same form key again gives the same return. Returns ReturnRefused when a piece can't go
 * back, the sum has changed, or the form doesn't say what differs (a case may leave that out:
 * `differences`, and allows more days: `mistakeDays`); asks a viewer without identity to log in.
 */
export async function createReturn(
  ctx: Context,
  input: Wish & { key: string; differences?: DifferencesAsked; mistakeDays?: number },
): Promise<Answer> {
  const owner = ownerOfViewer(ctx)
  if (isNobody(owner)) return signIn
  if (!isFormKey(input.key)) return refuseReturn('Please load the page again.')
  const before = await findReturnByKey(ctx.db, input.key)
  if (before) return repeated(ctx, before)
  const now = ctx.now()
  const { mistakeDays, differences = 'needed' } = input
  const wish = { owner, lines: input.lines, now, differences, mistakeDays }
  const seen = await checkReturn(ctx.db, wish, false)
  if (seen.__typename === 'ReturnRefused') {
    // The same form, sent twice: the first one may have made its return since the key was looked up.
    const twin = await findReturnByKey(ctx.db, input.key)
    return twin ? repeated(ctx, twin) : seen
  }
  const [first] = seen.bought
  if (!first) return refuseReturn('Choose a piece to send back.', { field: 'lines' })
  const id = uuidv7(now.getTime())
  const label = await labelFor(ctx, { id, row: first, refundType: input.refundType })
  return inPatientTransaction<Answer>(ctx.db, 'ReturnPayload', async (tx) => {
    const checked = await checkReturn(tx, wish, true)
    // The same form, sent twice at once: the second one waited for the orders' locks.
    const twin = await findReturnByKey(tx, input.key)
    if (twin) return repeated(ctx, twin)
    if (checked.__typename === 'ReturnRefused') return checked
    const agreed = await moneyOf(tx, checked, input)
    if ('__typename' in agreed) return agreed
    const usesReward = needsReward(checked, input.refundType)
    const { rewardId } = checked
    if (usesReward && rewardId && !(await useRewardForReturn(tx, { id: rewardId, returnId: id, now })))
      return refuseReturn(sumHasChanged, { field: 'refundType' })
    await insertReturn(tx, {
      id,
      user_id: owner.userId,
      visitor_id: owner.visitorId,
      email: first.email,
      form_key: input.key,
      source: first.source,
      sender: first.source === 'own' ? 'own' : first.group_key,
      sender_name: senderNameOf(first),
      warehouse_id: first.warehouse_id,
      ship_from: first.ship_to,
      status: 'initiated',
      refund_type: input.refundType,
      // A reward that has nothing to pay stays with its owner.
      restocking_waived: checked.returner.restockingWaived && (checked.rewardId === null || usesReward),
      pays_at_first_scan: checked.returner.paysAtFirstScan,
      total_cents: agreed.total,
      money: agreed.money,
      carrier: label?.carrier ?? null,
      tracking_code: label?.trackingCode ?? null,
      created_at: now,
      drop_off_by: new Date(now.getTime() + dropOffDays * dayMs),
      box_id: null,
      case_id: null,
      is_gift: false,
    })
    await insertReturnEvent(tx, { returnId: id, kind: 'status', to: 'initiated', at: now })
    await storeLines(tx, { id, checked, agreed, now })
    const noPhotos = await takePhotos(tx, { id, checked, owner, by: senderOfForm(ctx), now })
    if (noPhotos) return noPhotos
    await queueReturnMail(tx, id, 'created')
    return payload(tx, id)
  })
}

/**
 * Attaches the shopper's photos to a return, and detaches those that it doesn't show any more. Returns
 * ReturnRefused when a photo is gone, another's or used; undefined when done.
 */
export async function takePhotos(
  tx: Tx,
  asked: { id: string; checked: CheckedReturn; owner: OrderOwner; by: OrderOwner; now: Date },
): Promise<ReturnRefused | undefined> {
  const { id, checked, owner, by, now } = asked
  const ids = [...checked.wishes.values()].flatMap((wish) => wish.photoIds ?? [])
  const form = { use: 'return' as const, useId: id }
  const refusal = await usePhotos(tx, { ids, by, owner, ...form, now })
  if (refusal) return refuseReturn(refusal, { field: 'photoIds' })
  await releasePhotos(tx, { ...form, keep: ids })
  return undefined
}

/** Returns a return that was just written, as the answer to its form. Throws when it is gone. */
export async function payload(tx: Tx, id: string): Promise<ReturnPayload> {
  const row = await findReturn(tx, id)
  if (!row) throw new Error(`returns: ${id} is gone`)
  return { __typename: 'ReturnPayload', return: row }
}

const repeated = async (ctx: Context, row: ReturnRow): Promise<Answer> =>
  (await ownsReturn(ctx.db, ownerOfViewer(ctx), row))
    ? { __typename: 'ReturnPayload', return: row }
    : refuseReturn('Please load the page again.')

/**
 * Stores the lines of a return, holds what sellers earned with them, and moves their orders to
 * `return_initiated`, in the caller's transaction.
 */
export async function storeLines(
  tx: Tx,
  {
    id,
    checked,
    agreed,
    now,
  }: { id: string; checked: CheckedReturn; agreed: Pick<Agreed, 'lost'>; now: Date },
): Promise<void> {
  const lines = checked.bought.map((row) => {
    const wish = checked.wishes.get(row.line_id)
    return {
      order_line_id: row.line_id,
      order_id: row.order_id,
      item_number: row.item_number,
      reason: wish?.reason ?? '',
      difference: checked.differences.get(row.line_id) ?? null,
      note: wish?.note?.trim() || null,
      photo_ids: wish?.photoIds ?? [],
    }
  })
  await replaceReturnLines(tx, id, lines, agreed.lost)
  await holdSales(tx, { lineIds: lines.map((line) => line.order_line_id), since: now })
  await moveOrdersOf(tx, await listReturnLines(tx, [id]), {
    to: 'return_initiated',
    reason: 'return made',
    now,
  })
}

/** Returns a return of the viewer by id; undefined for an unknown id and for somebody else's return. */
export async function ownReturn(ctx: Context, id: string): Promise<ReturnRow | undefined> {
  if (!isUuid(id)) return undefined
  const row = await findReturn(ctx.db, id)
  return row && (await ownsReturn(ctx.db, ownerOfViewer(ctx), row)) ? row : undefined
}

/** There is no such return of the viewer. */
export const unknownReturn = refuseReturn('There is no such return.')
const ofCase = refuseReturn(
  'This parcel brings back a piece that we replace, so its pieces stay as they are.',
)
const ofGift = refuseReturn('Cancel this return and send the gift back anew.')
const ofBox = refuseReturn('Choose what you keep on the page of your goody box.')
/**
 * Returns the refusal of a change of a return: it was canceled, in another tab perhaps, or its parcel
 * travels.
 */
export const notOpen = (row: Pick<ReturnRow, 'status'> | undefined): ReturnRefused =>
  refuseReturn(
    row?.status === 'canceled'
      ? 'This return was canceled. You can make a new one.'
      : 'Your parcel is on its way, so this return can’t be changed any more.',
  )

/**
 * Changes the pieces, reasons or way of payment of the viewer's return before its parcel is handed in.
 * Returns ReturnRefused for another's return, one of a box, case or gift, one on its way, and pieces that
 * can't go back.
 */
export async function editReturn(ctx: Context, { id, ...wish }: Wish & { id: string }): Promise<Answer> {
  const row = await ownReturn(ctx, id)
  if (!row) return unknownReturn
  if (row.box_id !== null) return ofBox
  if (row.case_id !== null) return ofCase
  if (row.is_gift) return ofGift
  const owner = ownerOfViewer(ctx)
  const now = ctx.now()
  const asked = { owner, lines: wish.lines, now, differences: 'needed' as const }
  const seen = await checkReturn(ctx.db, { ...asked, existing: row }, false)
  if (seen.__typename === 'ReturnRefused') return seen
  const [first] = seen.bought
  const label =
    first && row.tracking_code === null
      ? await labelFor(ctx, { id, row: first, refundType: wish.refundType })
      : undefined
  return inPatientTransaction<Answer>(ctx.db, 'ReturnPayload', async (tx) => {
    const old = await listReturnLines(tx, [id])
    await lockOrdersOf(tx, old)
    const locked = await lockReturn(tx, id)
    if (locked?.status !== 'initiated') return notOpen(locked)
    const checked = await checkReturn(tx, { ...asked, existing: locked }, true)
    if (checked.__typename === 'ReturnRefused') return checked
    const agreed = await moneyOf(tx, checked, wish)
    if ('__typename' in agreed) return agreed
    await holdSales(tx, { lineIds: old.map((line) => line.order_line_id), since: null })
    await storeLines(tx, { id, checked, agreed, now })
    const noPhotos = await takePhotos(tx, { id, checked, owner, by: senderOfForm(ctx), now })
    if (noPhotos) return noPhotos
    const gone = old.filter((line) => !checked.orders.some((order) => order.orderId === line.order_id))
    await releaseOrders(tx, locked, gone, { reason: 'return changed', now })
    // Shop credit takes no fee: a reward that paid it is free again.
    const isFree = isWithoutFee(wish.refundType) && (await returnRewardOfReturn(tx, id))
    await updateReturn(tx, id, {
      ...(isFree ? { restocking_waived: false } : {}),
      refund_type: wish.refundType,
      total_cents: agreed.total,
      money: agreed.money,
      ...(label ? { carrier: label.carrier, tracking_code: label.trackingCode } : {}),
    })
    // Who posts the parcel has no carrier of ours.
    if (!needsLabel(wish.refundType)) await cancelPickUps(tx, id)
    await insertReturnEvent(tx, { returnId: id, kind: 'edited', at: now })
    // Who wanted to post the parcel has no label in any mail yet.
    if (label) await queueReturnMail(tx, id, 'labeled')
    return payload(tx, id)
  })
}

/**
 * Cancels the viewer's return before its parcel is handed in; canceling twice is the same. Returns
 * ReturnRefused for another's return, one of a box, and one on its way.
 */
export async function cancelReturn(ctx: Context, id: string): Promise<Answer> {
  const row = await ownReturn(ctx, id)
  if (!row) return unknownReturn
  if (row.box_id !== null) return ofBox
  return inTransaction<Answer>(ctx.db, 'ReturnPayload', async (tx) => {
    const lines = await listReturnLines(tx, [id])
    await lockOrdersOf(tx, lines)
    const locked = await lockReturn(tx, id)
    if (!locked || (locked.status !== 'initiated' && locked.status !== 'canceled')) return notOpen(locked)
    if (locked.status === 'initiated')
      await cancelIn(tx, locked, { reason: 'by the shopper', now: ctx.now() })
    return payload(tx, id)
  })
}

/**
 * Cancels a locked return in the caller's transaction: releases its pieces and the sellers' earnings, and its
 * orders are `delivered` again; queues the mail.
 */
export async function cancelIn(
  tx: Tx,
  row: ReturnRow,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  const lines = await listReturnLines(tx, [row.id])
  await moveReturn(tx, row, { to: 'canceled', reason, now, change: { canceled_at: now } })
  await updateLinesOpen(tx, row.id, false)
  await cancelPickUps(tx, row.id)
  await returnRewardOfReturn(tx, row.id)
  await holdSales(tx, { lineIds: lines.map((line) => line.order_line_id), since: null })
  await releaseOrders(tx, row, lines, { reason: 'return canceled', now })
  if (row.box_id === null) await queueReturnMail(tx, row.id, 'canceled')
}

/**
 * Tells whether a user made a return before that was not canceled; the first return has no restocking fee.
 */
export const hasReturnedBefore = async (ctx: Pick<Context, 'db' | 'now'>, userId: string): Promise<boolean> =>
  (await findReturnRecord(ctx.db, userId, ctx.now(), null)).returns > 0
