// An identical piece that an employee sends for a case (decisions 0210 and 0216).
import { replacementGoneForStaff } from '@hemline/rules/cases/replacement-words.ts'
import { proposalWaits } from '@hemline/rules/cases/second-person.ts'
import { atWork } from '../../at-work.ts'
import type { Context } from '../../context.ts'
import type { DbOrTx, Tx } from '../../platform/db.ts'
import { doorsOf } from '../orders/orders.ts'
import { type CaseLabel, createCaseReturn, labelForCase } from '../returns/returns.ts'
import { type Answer, actOnMoney, type Deed, type Locked, refusalOfDeciding } from './act-on-money.ts'
import type { CaseRow } from './cases.db.ts'
import { updateCase } from './cases-writes.db.ts'
import { keptDifferences } from './differences.ts'
import { type Replacement, replacePiece } from './replace.ts'
import { listReplacements } from './replacements.db.ts'
import { parcelOf, replacementsForStaff } from './replacements-for-staff.ts'
import { queueCaseMail } from './settle.ts'
import { done, refusal, rowOf, shownToStaff, unknownCase } from './staff.ts'

const nothing = { sums: [], to: [] }

const isSame = (itemNumber: number | null) => (one: Replacement) => one.item.item_number === itemNumber

/** Returns whether this very piece was sent for the case before: the decision came twice. */
const isSentAlready = async (db: DbOrTx, row: CaseRow, itemNumber: number | null): Promise<boolean> =>
  (await listReplacements(db, [row.id])).some(
    (one) => one.item_number === itemNumber && one.ended_at === null,
  )

type Wish = { code: string; itemNumber: number | null }

/**
 * Sends an identical piece for a case, at once or after the carrier's scan of the first piece, whose label is
 * made before the transaction. The same decision again changes nothing. Returned refusals: StaffRefusal for
 * an unknown case, when the piece is gone or the order is the employee's own; PasswordNeeded. Throws
 * UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export async function replaceByPerson(ctx: Context, { code, itemNumber }: Wish): Promise<Answer> {
  const actorId = atWork(ctx, 'cases')
  const found = await rowOf(ctx, code)
  if (!found) return unknownCase
  if (await isSentAlready(ctx.db, found, itemNumber)) return shownToStaff(ctx, found.id, actorId)
  const seen = (await replacementsForStaff(ctx.db, found, ctx.now())).find(isSame(itemNumber))
  if (!seen) return refusal(replacementGoneForStaff)
  const label = seen.way === 'after_scan' ? await labelForCase(ctx, await parcelOf(ctx.db, found)) : null
  if (label?.__typename === 'ReturnRefused') return refusal(label.message)
  return actOnMoney(ctx, code, (tx, locked) => replaceIn(ctx, tx, locked, { itemNumber, label }))
}

async function replaceIn(
  ctx: Context,
  tx: Tx,
  { order, row, actorId, now }: Locked,
  { itemNumber, label }: { itemNumber: number | null; label: CaseLabel | null },
): Promise<Deed> {
  if (await isSentAlready(tx, row, itemNumber)) return done
  if (row.proposed_at !== null) return refusal(proposalWaits)
  const notNow = await refusalOfDeciding(ctx, tx, { order, actorId, now })
  if (notNow) return notNow
  const replacement = (await replacementsForStaff(tx, row, now)).find(isSame(itemNumber))
  if (!replacement || (replacement.way === 'after_scan') !== (label !== null))
    return refusal(replacementGoneForStaff)
  const back =
    label &&
    (await createCaseReturn(ctx, tx, {
      caseId: row.id,
      label,
      total: null,
      ...(await parcelOf(tx, row)),
      differs: await keptDifferences(tx, row.id),
    }))
  if (back?.__typename === 'ReturnRefused') return refusal(back.message)
  await updateCase(tx, row.id, {
    status: 'settled',
    offer: 'replacement',
    total_cents: 0,
    money: nothing,
    answer_by: null,
    asked_at: null,
    reply_by: null,
    since: now,
    settled_at: now,
    taken_by: row.taken_by ?? actorId,
  })
  const replacing = { row, order, replacement, returnId: back?.id ?? null, actorId, now }
  if (!(await replacePiece(tx, doorsOf(ctx), replacing))) return refusal(replacementGoneForStaff)
  await queueCaseMail(tx, row.id, 'replaced')
  return done
}
