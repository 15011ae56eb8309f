// What the person of a goody box says about it: keep, or send back with a reason (decision 0171).
import { carrierFor } from '@hemline/rules/fulfillment/carriers.ts'
import { canGoodyMove } from '@hemline/rules/goody-boxes/states.ts'
import { goodyGraceHours, goodyMoved, goodyTooLate, goodyTravels } from '@hemline/rules/goody-boxes/terms.ts'
import { returnReasonOf } from '@hemline/rules/returns/reasons.ts'
import type { Context } from '../../context.ts'
import { inPatientTransaction, inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { uuidv7 } from '../../platform/tokens.ts'
import type { Label } from '../../ports/carriers.ts'
import { cancelOrder } from '../aftercare/aftercare.ts'
import {
  endBox,
  findGoodyBox,
  type GoodyBoxParent,
  type GoodyBoxRow,
  type GoodyRefused,
  listGoodyPieces,
  moveGoodyBox,
  queueGoodyMail,
  refuseGoody,
  updateGoodyBox,
  updateGoodyChoice,
} from '../goody-boxes/goody-boxes.ts'
import { doorsOf, findOrder, listOrderLines, listShipments } from '../orders/orders.ts'
import { renewAuthorization } from '../payment/payment.ts'
import { cancelBoxReturn, saveBoxReturn } from '../returns/returns.ts'
import { type LockedBox, lockBoxAndOrder } from './settle.ts'
import { ownBox } from './view.ts'

type Answer = GoodyBoxParent | GoodyRefused

/** What a person says about one piece of their box. */
export type GoodyChoiceInput = { itemNumber: number; keep: boolean; reason?: string | null | undefined }

async function payload(tx: Context['db'], id: string): Promise<GoodyBoxParent> {
  const box = await findGoodyBox(tx, id)
  if (!box) throw new Error(`goody boxes: ${id} is gone`)
  return { __typename: 'GoodyBoxPayload', box }
}

/** Returns why choices can't be taken as they are; undefined when every piece has one, with its reason. */
function problemOf(choices: readonly GoodyChoiceInput[], itemNumbers: readonly number[]): string | undefined {
  const said = new Map(choices.map((one) => [one.itemNumber, one]))
  if (said.size !== choices.length || itemNumbers.some((number) => !said.has(number)))
    return 'Please say for each piece whether you keep it.'
  if (said.size !== itemNumbers.length) return goodyMoved
  const isMute = choices.some((one) => !one.keep && !returnReasonOf(one.reason ?? ''))
  return isMute ? 'Please say why a piece goes back: it teaches us what fits you.' : undefined
}

/**
 * Returns the last moment at which a person's choices about a box count: `keepBy` plus the hours that
 * carriers' scans may be late.
 */
export const choiceEnds = (keepBy: Date): Date => new Date(keepBy.getTime() + goodyGraceHours * 3_600_000)

/**
 * Stores which pieces of their box the viewer keeps or sends back, the latter with a reason. With something
 * to send back, one label is made for all and mailed once; otherwise the box's charge is queued. May be
 * changed until the parcel travels or the charge begins; repeating it makes no second label or charge.
 * Returns GoodyRefused for another's box, one that is not with the viewer, choices that don't fit its pieces,
 * a missing reason, or too late.
 */
export async function chooseGoodyPieces(
  ctx: Context,
  { boxId, choices }: { boxId: string; choices: readonly GoodyChoiceInput[] },
): Promise<Answer> {
  const seen = await ownBox(ctx, boxId)
  if (!seen) return refuseGoody(goodyMoved)
  const goesBack = choices.some((one) => !one.keep)
  const label = goesBack ? await labelFor(ctx, seen) : undefined
  return inPatientTransaction<Answer>(ctx.db, 'GoodyBoxPayload', async (tx) => {
    const locked = await lockBoxAndOrder(tx, boxId)
    if (!locked) return refuseGoody(goodyMoved)
    const { box } = locked
    const now = ctx.now()
    if (box.settling_at !== null || box.status === 'settled') return refuseGoody(goodyTooLate)
    if (box.status !== 'with_you' && box.status !== 'returning') return refuseGoody(goodyMoved)
    if (box.keep_by && choiceEnds(box.keep_by) < now) return refuseGoody(goodyTooLate)
    const pieces = await listGoodyPieces(tx, [boxId])
    const problem = problemOf(
      choices,
      pieces.map((one) => one.item_number),
    )
    if (problem) return refuseGoody(problem)
    const isSaved = label
      ? await sendBack(tx, locked, { choices, label, now })
      : await keepAll(tx, locked, now)
    if (!isSaved) return refuseGoody(goodyTravels)
    for (const { itemNumber, keep, reason } of choices)
      await updateGoodyChoice(tx, {
        boxId,
        itemNumber,
        choice: keep ? 'keep' : 'back',
        reason: keep ? null : (reason ?? null),
      })
    await updateGoodyBox(tx, boxId, { decided_at: now })
    return payload(tx, boxId)
  })
}

async function labelFor(ctx: Context, box: GoodyBoxRow): Promise<Label> {
  // The same box gets the same label, however often it is asked for.
  const to = { line1: '', state: null, country: 'US' }
  const carrier = carrierFor({ source: 'partner', serviceType: 'standard', to })
  return ctx.carriers.createLabel({ key: `goody-${box.id}`, carrier })
}

async function sendBack(
  tx: Tx,
  { box, order }: LockedBox,
  { choices, label, now }: { choices: readonly GoodyChoiceInput[]; label: Label; now: Date },
): Promise<boolean> {
  const [shipment] = await listShipments(tx, [order.id])
  if (!shipment) throw new Error(`goody boxes: ${order.id} has no parcel`)
  const lines = await listOrderLines(tx, [order.id])
  const back = choices.filter((one) => !one.keep)
  const saved = await saveBoxReturn(tx, {
    boxId: box.id,
    id: uuidv7(now.getTime()),
    order,
    shipment,
    label,
    lines: back.flatMap(({ itemNumber, reason }) => {
      const line = lines.find((one) => one.item_number === itemNumber && one.canceled_at === null)
      return line ? [{ orderLineId: line.id, itemNumber, reason: reason ?? '' }] : []
    }),
    dropOffBy: box.keep_by ?? now,
    now,
  })
  if (!saved) return false
  if (canGoodyMove(box.status, 'returning')) await moveGoodyBox(tx, box, 'returning')
  await queueGoodyMail(tx, box.id, 'label')
  return true
}

async function keepAll(tx: Tx, { box }: LockedBox, now: Date): Promise<boolean> {
  if (!(await cancelBoxReturn(tx, { boxId: box.id, reason: 'all is kept', now }))) return false
  await addJob(tx, 'settleGoodyBox', { boxId: box.id }, `settle-goody/${box.id}`)
  return true
}

/**
 * Cancels the viewer's box while it isn't being packed: its pieces are for everybody again, and a reservation
 * on the card is let go. Returned refusals: GoodyRefused with the reason.
 */
export async function cancelGoodyBox(ctx: Context, boxId: string): Promise<Answer> {
  const box = await ownBox(ctx, boxId)
  if (!box) return refuseGoody(goodyMoved)
  if (box.status === 'placed' && box.order_id) {
    const canceled = await cancelOrder(doorsOf(ctx), { orderId: box.order_id, reason: 'by the shopper' })
    // A click before may have canceled the order and died before it ended the box.
    const isCanceled = (await findOrder(ctx.db, box.order_id))?.status === 'canceled'
    if (canceled.__typename === 'OrderNotCancelable' && !isCanceled) return refuseGoody(canceled.message)
  }
  return inPatientTransaction<Answer>(ctx.db, 'GoodyBoxPayload', async (tx) => {
    const now = await findGoodyBox(tx, boxId)
    if (now?.status === 'canceled') return payload(tx, boxId)
    // A payment that is being looked at by the bank ends first.
    if (now?.status === 'offered' && now.order_id !== null) return refuseGoody(goodyMoved)
    return (await endBox(tx, { boxId, to: 'canceled', now: ctx.now() }))
      ? payload(tx, boxId)
      : refuseGoody(goodyMoved)
  })
}

/**
 * Pays a box whose charge was refused with another card. The token is the processor's; each is used once.
 * Returned refusals: GoodyRefused when the bank refuses again, or nothing is to be paid. Throws BAD_INPUT for
 * a malformed token.
 */
export async function payGoodyBox(
  ctx: Context,
  { boxId, paymentToken }: { boxId: string; paymentToken: string },
): Promise<Answer> {
  if (!/^[\x21-\x7e]{1,200}$/.test(paymentToken))
    throw refuse('BAD_INPUT', 'That is not a token of a payment.')
  const box = await ownBox(ctx, boxId)
  if (box?.status !== 'unpaid' || !box.order_id) return refuseGoody(goodyMoved)
  const { order_id: orderId } = box
  const key = `${orderId}/pay/${paymentToken}`
  const outcome = await renewAuthorization(doorsOf(ctx), { orderId, key, token: paymentToken })
  if (outcome === 'declined') return refuseGoody('Your bank refused this card too. Please try another one.')
  await inTransaction(ctx.db, (tx) =>
    addJob(tx, 'chargeOrder', { orderId, chosen: true }, `charge/${orderId}`),
  )
  return payload(ctx.db, boxId)
}
