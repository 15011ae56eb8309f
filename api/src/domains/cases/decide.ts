// Money that people give for a case: within the limit of one employee at once, above it when a second person
// approves (decisions 0061, 0179 and 0184).
import {
  noProposal,
  ownProposal,
  proposalWaits,
  secondPersonNeeded,
} from '@hemline/rules/cases/second-person.ts'
import { offerTitles } from '@hemline/rules/cases/words.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { cents } from '@hemline/rules/common/money.ts'
import { isReason, mayDo, reasonNeeded } from '@hemline/rules/fulfillment/staff.ts'
import type { CaseOffer } from '@hemline/rules/vocabulary/cases.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../platform/db.ts'
import { isAboveLimit, refusalOfGiving } from '../aftercare/aftercare.ts'
import { type Answer, actOnMoney, refusalOfDeciding } from './act-on-money.ts'
import type { CaseRow } from './cases.db.ts'
import { insertCaseEvent, updateCase, updateProposal } from './cases-writes.db.ts'
import { grantedNow } from './granted-now.ts'
import { grantedMoney } from './grants.ts'
import { labelByPerson } from './label-by-person.ts'
import { replaceByPerson } from './replace-by-person.ts'
import { payCase } from './settle.ts'
import { done, refusal } from './staff.ts'

const changed = refusal('The sum has changed. Please look at the case again.')

/**
 * Returns the money of an offer as the rules grant it now, in cents, with its pieces; undefined when it is
 * granted no more or its sum is not the one that somebody saw.
 */
async function moneyNow(tx: Tx, row: CaseRow, { offer, total, now }: Wish & { now: Date }) {
  const granted = await grantedNow(tx, row, { now, byPerson: true })
  const money = granted && grantedMoney(granted.grant, offer)
  if (!granted || !money || offer === 'carrier_claim' || money.total !== total) return undefined
  return { money, lineIds: granted.pieces.map((piece) => piece.line_id) }
}

type Wish = { offer: CaseOffer; total: number }

/** A decision about a case; `itemNumber` is the identical piece of a replacement. */
type Decision = Wish & { code: string; itemNumber?: number | null }

/**
 * Decides a case: pays what the rules grant within the employee's limit for one order, gives a free label, or
 * sends an identical piece. A sum above the limit waits for a second person. The same decision again answers
 * as done. Returned refusals: StaffRefusal, PasswordNeeded. Throws UNAUTHENTICATED, FORBIDDEN (wrong role or
 * banned).
 */
export const decideCase = (ctx: Context, decision: Decision): Promise<Answer> =>
  decision.offer === 'send_back'
    ? labelByPerson(ctx, decision)
    : decision.offer === 'replacement'
      ? replaceByPerson(ctx, { code: decision.code, itemNumber: decision.itemNumber ?? null })
      : payDecided(ctx, decision)

const payDecided = (ctx: Context, { code, offer, total }: Wish & { code: string }): Promise<Answer> =>
  actOnMoney(ctx, code, async (tx, { order, row, actorId, now }) => {
    // The same decision, sent twice: the second one waited for the lock.
    if (row.paid_at !== null && row.offer === offer && row.total_cents === total) return done
    if (row.proposed_at !== null)
      return row.proposed_by === actorId && row.proposed_offer === offer && row.proposed_cents === total
        ? done
        : refusal(proposalWaits)
    const due = await moneyNow(tx, row, { offer, total, now })
    if (!due) return changed
    const amount = cents(due.money.total)
    const giver = { actorId, roles: ctx.viewer.roles, confirmedAt: ctx.viewer.confirmedAt }
    if (order.captured_at !== null && (await isAboveLimit(tx, { order, amount }))) {
      const notNow = await refusalOfDeciding(ctx, tx, { order, actorId, now })
      if (notNow) return notNow
      await updateProposal(tx, row.id, { offer, total, by: actorId, at: now })
      await updateCase(tx, row.id, { taken_by: row.taken_by ?? actorId })
      const body = `${offerTitles[offer]}, ${dollars(total)}`
      await insertCaseEvent(tx, { caseId: row.id, kind: 'proposed', actorId, body, at: now })
      return done
    }
    const notNow = await refusalOfGiving(tx, { order, amount, giver, now })
    if (notNow) return notNow.__typename === 'NotToGive' ? refusal(notNow.message) : notNow
    await payCase(tx, { row, order, offer, ...due, actorId, now })
    // A case that a person decided doesn't count among those settled at once.
    await updateCase(tx, row.id, { taken_by: row.taken_by ?? actorId })
    return done
  })

/** What a second person says to a proposed sum; `total` is the sum in cents that this person saw. */
type Second = { code: string; approves: boolean; total: number; reason?: string | null }

/**
 * Pays a sum above the limit when a second person approves, or drops it for a reason. Whoever proposed the
 * sum can take it back and can't approve it. Returned refusals: StaffRefusal, PasswordNeeded. Throws
 * UNAUTHENTICATED, FORBIDDEN (wrong role or banned).
 */
export const approveCase = (ctx: Context, { code, approves, total, reason }: Second): Promise<Answer> =>
  actOnMoney(ctx, code, async (tx, { order, row, actorId, now }) => {
    // The same approval, sent twice.
    if (approves && row.proposed_at === null && row.paid_at !== null && row.total_cents === total) return done
    const offer = row.proposed_offer
    if (row.proposed_at === null || offer === null) return refusal(noProposal)
    const isOwn = row.proposed_by === actorId
    const why = reason?.trim() ?? ''
    if (approves && isOwn) return refusal(ownProposal)
    if (!isOwn && !mayDo(ctx.viewer.roles, 'refund_any_amount')) return refusal(secondPersonNeeded)
    if (!approves) {
      if (!isReason(why)) return refusal(reasonNeeded)
      await updateProposal(tx, row.id, null)
      await insertCaseEvent(tx, { caseId: row.id, kind: 'declined', actorId, body: why, at: now })
      return done
    }
    if (row.proposed_cents !== total) return changed
    const notNow = await refusalOfDeciding(ctx, tx, { order, actorId, now })
    if (notNow) return notNow
    const due = await moneyNow(tx, row, { offer, total, now })
    if (!due) return changed
    await insertCaseEvent(tx, { caseId: row.id, kind: 'approved', actorId, at: now })
    await payCase(tx, { row, order, offer, ...due, actorId, now })
    return done
  })
