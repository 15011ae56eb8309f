// Goody boxes that move on by themselves: parcels, days that are over, reminders, and reservations that grow
// old (decision 0171).
import { authorizedStatuses, holdingStatuses } from '@hemline/rules/goody-boxes/states.ts'
import { goodyKeepDays, goodyReminderDays, goodyRenewDays } from '@hemline/rules/goody-boxes/terms.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { eachAlone } from '../../platform/each-alone.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { PaymentUnknown } from '../../ports/payments.ts'
import {
  endBox,
  type GoodyBoxRow,
  listGoodyBoxesIn,
  lockGoodyBox,
  moveGoodyBox,
  queueGoodyMail,
  updateGoodyBox,
} from '../goody-boxes/goody-boxes.ts'
import { listOrderLines, listShipments, type OrderDoors, type OrderRow } from '../orders/orders.ts'
import { renewAuthorization } from '../payment/payment.ts'
import { cancelBoxReturn, findBoxReturn } from '../returns/returns.ts'
import { choiceEnds } from './choose.ts'
import { giveBackLines, type LockedBox, lockBoxAndOrder } from './settle.ts'

const dayMs = 86_400_000
const atOnce = 500

/**
 * Job: moves up to 500 open boxes on where a step is due, each in a transaction of its own. A failure does
 * not stop the others; running again changes nothing.
 */
export async function followGoodyBoxes(doors: OrderDoors): Promise<void> {
  const boxes = await listGoodyBoxesIn(doors.db, holdingStatuses, atOnce)
  await eachAlone(boxes, async (box) => {
    await inTransaction(doors.db, (tx) => step(tx, box, doors.now()))
    await keepReserved(doors, box)
  })
}

async function step(tx: Tx, seen: GoodyBoxRow, now: Date): Promise<void> {
  if (seen.order_id === null) {
    const box = await lockGoodyBox(tx, seen.id)
    const isOver = box?.status === 'offered' && box.order_id === null && (box.offer_ends_at ?? now) < now
    if (isOver) await endBox(tx, { boxId: seen.id, to: 'lapsed', now })
    return
  }
  const locked = await lockBoxAndOrder(tx, seen.id)
  if (!locked) return
  if (locked.box.status === 'placed') await leave(tx, locked, now)
  else if (locked.box.status === 'shipped') await arrive(tx, locked, now)
  else if (locked.box.status === 'with_you' || locked.box.status === 'returning') await wait(tx, locked, now)
}

const gone: readonly OrderRow['status'][] = ['shipped', 'delivered', 'lost_outbound']

async function leave(tx: Tx, { box, order }: LockedBox, now: Date): Promise<void> {
  if (order.status === 'canceled') await endBox(tx, { boxId: box.id, to: 'canceled', now })
  if (!gone.includes(order.status)) return
  await moveGoodyBox(tx, box, 'shipped', { shipped_at: now })
  await queueGoodyMail(tx, box.id, 'shipped')
}

async function arrive(tx: Tx, { box, order }: LockedBox, now: Date): Promise<void> {
  if (order.status === 'delivered') {
    const [parcel] = await listShipments(tx, [order.id])
    const at = parcel?.delivered_at ?? now
    await moveGoodyBox(tx, box, 'with_you', {
      delivered_at: at,
      keep_by: new Date(at.getTime() + goodyKeepDays * dayMs),
    })
    await queueGoodyMail(tx, box.id, 'arrived')
  }
  // The carrier lost the box: nothing of it is charged.
  if (order.status === 'lost_outbound' && box.settling_at === null) {
    const open = (await listOrderLines(tx, [order.id])).filter((line) => line.canceled_at === null)
    await giveBackLines(tx, { order, open, back: open, now })
    await settleSoon(tx, box, now)
  }
}

async function settleSoon(tx: Tx, box: GoodyBoxRow, now: Date): Promise<void> {
  await updateGoodyBox(tx, box.id, { settling_at: now })
  await addJob(tx, 'settleGoodyBox', { boxId: box.id }, `settle-goody/${box.id}`)
}

/**
 * Reminds a person who has a box at home (some days before the end, and on the last day), and counts
 * everything as kept when the days are over. Does nothing while the parcel is on its way back.
 */
async function wait(tx: Tx, { box }: LockedBox, now: Date): Promise<void> {
  if (box.keep_by === null || box.settling_at !== null) return
  const parcel = await findBoxReturn(tx, box.id)
  const isOnItsWay = parcel !== undefined && parcel.status !== 'initiated' && parcel.status !== 'canceled'
  if (isOnItsWay) return
  if (choiceEnds(box.keep_by) < now) {
    if (await cancelBoxReturn(tx, { boxId: box.id, reason: 'the days are over', now }))
      await settleSoon(tx, box, now)
    return
  }
  const left = box.keep_by.getTime() - now.getTime()
  const due = left <= dayMs ? 2 : left <= goodyReminderDays * dayMs ? 1 : 0
  if (due <= box.reminded || left <= 0) return
  await updateGoodyBox(tx, box.id, { reminded: due })
  await queueGoodyMail(tx, box.id, due === 2 ? 'last_day' : 'reminder')
}

/**
 * Renews a reservation that is older than `goodyRenewDays`, before the bank lets it go. When the bank
 * refuses, everything is charged while the former one still stands, its person is mailed, and what is sent
 * back is paid back. Does nothing when the processor doesn't answer: a later run asks again.
 */
async function keepReserved(doors: OrderDoors, { id }: GoodyBoxRow): Promise<void> {
  const now = doors.now()
  const box = (await inTransaction(doors.db, (tx) => lockBoxAndOrder(tx, id)))?.box
  if (!box?.order_id || !authorizedStatuses.includes(box.status) || box.charged_early_at !== null) return
  const { order_id: orderId } = box
  if (
    box.settling_at !== null ||
    (box.authorized_at ?? now).getTime() + goodyRenewDays * dayMs > now.getTime()
  )
    return
  const renewals = box.renewals + 1
  const outcome = await renewAuthorization(doors, { orderId, key: `${orderId}/again/${renewals}` }).catch(
    unanswered,
  )
  if (outcome === 'unanswered' || outcome === 'moved') return
  await inTransaction(doors.db, async (tx) => {
    const locked = await lockBoxAndOrder(tx, id)
    if (!locked || locked.box.renewals >= renewals || locked.box.charged_early_at !== null) return
    if (outcome === 'renewed') {
      await updateGoodyBox(tx, id, { renewals, authorized_at: now })
      return
    }
    await updateGoodyBox(tx, id, { charged_early_at: now })
    await queueGoodyMail(tx, id, 'charged_early')
    await addJob(tx, 'chargeOrder', { orderId, chosen: true }, `charge/${orderId}`)
  })
}

/**
 * Returns 'unanswered' for PaymentUnknown, and throws every other error. A later run asks again with the same
 * key; the former reservation has a day left.
 */
function unanswered(error: unknown): 'unanswered' {
  if (error instanceof PaymentUnknown) return 'unanswered'
  throw error
}
