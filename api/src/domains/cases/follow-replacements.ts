// Replacements that move on without a person: the carrier scanned the first piece, the first piece never
// travels, or the replacement can't be sent after all (decision 0210).
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { eachAlone } from '../../platform/each-alone.ts'
import { lockOrder, moveOrder, type OrderDoors, type OrderRow } from '../orders/orders.ts'
import { reverseOrder } from '../payment/payment.ts'
import { type CaseRow, findCaseById, listCaseLines, lockCase } from './cases.db.ts'
import { insertCaseEvent, updateCase } from './cases-writes.db.ts'
import { grantedFor } from './grants.ts'
import { releaseOrder } from './replace.ts'
import {
  listDueReplacements,
  listReplacements,
  type ReplacementRow,
  updateReplacement,
} from './replacements.db.ts'
import { payCase } from './settle.ts'

type Doors = Pick<OrderDoors, 'db' | 'now' | 'giftCardSecret'>
const atOnce = 50
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Job: moves the due replacements of cases one step on, all of them in pages of 50, each in a transaction of
 * its own. A failure does not stop the others. Running again changes nothing.
 */
export async function followReplacements(doors: Doors): Promise<void> {
  const due: ReplacementRow[] = []
  for (let after = beforeAll; ; ) {
    const rows = await listDueReplacements(doors.db, { after, limit: atOnce })
    due.push(...rows)
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) break
    after = last.case_id
  }
  await eachAlone(due, (seen) => inTransaction(doors.db, (tx) => follow(tx, doors, seen.case_id)))
}

type Locked = { row: CaseRow; first: OrderRow; order: OrderRow; now: Date }

async function follow(tx: Tx, doors: Doors, caseId: string): Promise<void> {
  const found = await findCaseById(tx, caseId)
  const [seen] = await listReplacements(tx, [caseId])
  const first = found?.order_id && (await lockOrder(tx, found.order_id))
  const order = seen && (await lockOrder(tx, seen.order_id))
  const row = await lockCase(tx, caseId)
  // Read again under the locks: another run may have moved the replacement on.
  const [now] = await listReplacements(tx, [caseId])
  if (!first || !order || !row || !now || now.ended_at !== null) return
  const locked = { row, first, order, now: doors.now() }
  if (now.is_void) await payInstead(tx, locked)
  else if (now.released_at === null && now.return_status === 'canceled') await giveUp(tx, locked)
  else if (now.released_at === null && now.return_status !== 'initiated') await release(tx, doors, locked)
}

/** Releases a replacement for packing, since the carrier scanned the parcel of the first piece. */
async function release(tx: Tx, doors: Doors, { row, order, now }: Locked): Promise<void> {
  await releaseOrder(tx, doors, { orderId: order.id, now })
  await updateReplacement(tx, row.id, { released_at: now })
  await insertCaseEvent(tx, { caseId: row.id, kind: 'released', at: now })
}

/**
 * Cancels a replacement, since the first piece stays with its shopper: the identical one is for everybody
 * again, and the case is closed.
 */
async function giveUp(tx: Tx, { row, order, now }: Locked): Promise<void> {
  await reverseOrder(tx, order, { reason: 'the first piece was not sent', now })
  await moveOrder(tx, { orderId: order.id, to: 'canceled', reason: 'the first piece was not sent', now })
  await updateReplacement(tx, row.id, { ended_at: now })
  await insertCaseEvent(tx, { caseId: row.id, kind: 'not_replaced', at: now })
  if (row.status === 'settled')
    await updateCase(tx, row.id, { status: 'closed', since: now, settled_at: now, answer_by: null })
}

/**
 * Pays back what the first piece cost, since the replacement can't be sent or got lost. The case waits for a
 * person when nothing of the first order is left to give back; one that was paid stays as it is.
 */
async function payInstead(tx: Tx, { row, first, now }: Locked): Promise<void> {
  await updateReplacement(tx, row.id, { ended_at: now })
  await insertCaseEvent(tx, { caseId: row.id, kind: 'not_replaced', at: now })
  if (row.paid_at !== null) return
  const lineIds = (await listCaseLines(tx, [row.id])).map((line) => line.order_line_id)
  const owner = { userId: row.user_id, visitorId: row.visitor_id }
  const asked = { order: first, lineIds, kind: row.kind, owner, now, ofCase: true, byPerson: true }
  const granted = await grantedFor(tx, { ...asked, evenReturning: true })
  const money = granted.__typename === 'Granted' ? granted.grant.refund : null
  if (money && money.total > 0)
    await payCase(tx, { row, order: first, offer: 'refund', money, lineIds, actorId: null, now })
  else
    await updateCase(tx, row.id, {
      status: 'waiting_for_us',
      since: now,
      answer_by: answerBy(now, 0),
      settled_at: null,
    })
}
