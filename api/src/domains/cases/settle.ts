// Pays what a case grants, once, under the lock of its order (decision 0184). What a seller earned stays as
// it is: the shop bears its mistakes and the carrier's. Only members who sell by themselves bear what they
// described wrongly (decision 0199).
import type { CaseMoney } from '@hemline/rules/cases/offers.ts'
import type { CaseKind, CaseOffer } from '@hemline/rules/vocabulary/cases.ts'
import type { Tx } from '../../platform/db.ts'
import { addJob } from '../../platform/jobs.db.ts'
import { clawBackDirectSales, holdDirectSales } from '../earnings/earnings.ts'
import { grantCredit } from '../ledger/ledger.ts'
import { noteOrderEvent, type OrderRow } from '../orders/orders.ts'
import { giveBack, giveBackAsCredit } from '../payment/payment.ts'
import { type CaseRow, listCaseLines } from './cases.db.ts'
import { insertCaseEvent, updateCase, updateProposal } from './cases-writes.db.ts'
import { targetsOf } from './grants.ts'

/** The payment of a case; `actorId` is the employee who decided, null when the rules did. */
export type Settlement = {
  row: CaseRow
  order: OrderRow
  offer: CaseOffer
  money: CaseMoney
  lineIds: readonly string[]
  actorId: string | null
  now: Date
}

/** What the member who sent a piece answers for. */
const sellersFault: readonly CaseKind[] = ['not_as_described', 'wrong_piece', 'counterfeit']

/**
 * Pays a case in the caller's transaction: credits or refunds the cents, settles the case, notes order and
 * case history, takes back or releases the sale's earnings of member sellers, and queues the mail. The caller
 * holds the case's and the order's locks.
 */
export async function payCase(tx: Tx, settlement: Settlement): Promise<void> {
  const { row, order, offer, money, lineIds, actorId, now } = settlement
  const reason = `case ${row.number}`
  const to = await targetsOf(tx, order, { offer, money })
  const back = { order, part: money.part, reason, actorId, now }
  let charged = 0
  if (offer === 'credit' && row.user_id !== null) {
    await giveBackAsCredit(tx, { ...back, userId: row.user_id })
    if (money.bonus > 0)
      await grantCredit(tx, {
        key: `case/${row.id}/bonus`,
        userId: row.user_id,
        kind: 'promo_credit',
        amount: money.bonus,
        expiresAt: null,
        reason,
        now,
        ...(actorId === null ? {} : { actorId }),
      })
  } else charged = (await giveBack(tx, back)).charged
  await noteOrderEvent(tx, {
    order_id: order.id,
    kind: 'refund',
    actor_id: actorId,
    reason,
    happened_at: now,
    detail: { amount: money.total - money.bonus, charged, lines: lineIds, caseId: row.id },
  })
  if (row.proposed_at !== null) await updateProposal(tx, row.id, null)
  await updateCase(tx, row.id, {
    status: 'settled',
    offer,
    total_cents: money.total,
    money: { sums: [...money.sums], to },
    answer_by: null,
    since: now,
    paid_at: now,
    settled_at: now,
  })
  const isWhole = offer === 'refund' || offer === 'credit'
  if (isWhole && sellersFault.includes(row.kind))
    await clawBackDirectSales(tx, { orderId: order.id, lineIds, reason, now })
  else await holdDirectSales(tx, { lineIds, since: null })
  await insertCaseEvent(tx, { caseId: row.id, kind: 'paid', actorId, at: now })
  await queueCaseMail(tx, row.id, 'paid')
}

/** The mails about a case. */
export const caseMailKinds = ['opened', 'paid', 'reply', 'replaced', 'declined', 'closed'] as const
export type CaseMailKind = (typeof caseMailKinds)[number]

/**
 * Queues a case mail of one kind in the caller's transaction, once per case and kind; with `eventKey`, once
 * for each reply.
 */
export const queueCaseMail = (
  tx: Tx,
  caseId: string,
  kind: CaseMailKind,
  eventKey: string | null = null,
): Promise<void> =>
  addJob(tx, 'caseMail', { caseId, kind, eventKey }, `case-mail/${caseId}/${kind}/${eventKey ?? ''}`)

/**
 * Closes a case without paying, for an employee, or (`actorId` null) because its time is over or its person
 * wants it closed (`isWithdrawn`), and releases earnings of member sellers that the case held back. Mails
 * the person when somebody closed it, unless the case was settled before, which had its own mail, or is a
 * question about a piece, whose answer stands on the page. The caller holds the case's lock.
 */
export async function endCase(
  tx: Tx,
  row: CaseRow,
  { actorId, now, isWithdrawn = false }: { actorId: string | null; now: Date; isWithdrawn?: boolean },
): Promise<void> {
  await updateCase(tx, row.id, {
    status: 'closed',
    answer_by: null,
    since: now,
    settled_at: now,
    asked_at: null,
    reply_by: null,
    // The sum of a claim is promised no more.
    ...(isWithdrawn ? { withdrawn_at: now, total_cents: 0, money: { sums: [], to: [] } } : {}),
  })
  const lineIds = (await listCaseLines(tx, [row.id])).map((line) => line.order_line_id)
  await holdDirectSales(tx, { lineIds, since: null })
  await insertCaseEvent(tx, { caseId: row.id, kind: 'closed', actorId, byPerson: isWithdrawn, at: now })
  const isTold = row.status !== 'settled' && row.kind !== 'piece_question'
  if ((actorId !== null || isWithdrawn) && isTold)
    await queueCaseMail(tx, row.id, 'closed', `closed-${now.toISOString()}`)
}
