// An employee gives nothing for a case, for a reason of the rules; its shopper may ask for a second look by
// somebody else (decision 0266).
import { declinedWords, declineReasonOf, declineWordsMax } from '@hemline/rules/cases/decline.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import type { Context } from '../../context.ts'
import { insertCaseEvent, updateCase } from './cases-writes.db.ts'
import { whyNoDecline } from './decline-view.ts'
import { queueCaseMail } from './settle.ts'
import { actOnCase, done, refusal } from './staff.ts'

type Decline = { code: string; reason: string; words?: string | null; key: string }

/**
 * Gives nothing for a case, and mails its shopper the reason and how to ask for a second look; the same key
 * again changes nothing. Returns StaffRefusal for an unknown case or reason, a bad key, words of more than
 * 1,000 characters, a case that can't be declined now, and an employee who declined it before. Throws
 * UNAUTHENTICATED, and FORBIDDEN for viewers without the task `cases`.
 */
export const declineCase = (ctx: Context, { code, reason, words, key }: Decline) =>
  actOnCase(ctx, code, async (tx, row, actorId) => {
    if (!isFormKey(key)) return refusal('Please load the page again.')
    const named = declineReasonOf(row.kind, reason)
    if (!named) return refusal('Choose a reason first.')
    const own = words?.trim() ?? ''
    if (own.length > declineWordsMax) return refusal(`At most ${declineWordsMax} letters, please.`)
    const now = ctx.now()
    const body = declinedWords(named, own)
    const whyNot = await whyNoDecline(tx, row, actorId)
    const event = { caseId: row.id, kind: 'denied' as const, actorId, body, formKey: key, at: now }
    // The same form, sent twice: the second one waited for the lock.
    if (!(await insertCaseEvent(tx, event))) return done
    if (whyNot !== null) return refusal(whyNot)
    await updateCase(tx, row.id, {
      status: 'answered',
      answer_by: null,
      since: now,
      taken_by: row.taken_by ?? actorId,
      declined_reason: named.id,
      declined_by: actorId,
    })
    await queueCaseMail(tx, row.id, 'declined', key)
    return done
  })
