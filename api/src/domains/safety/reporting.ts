// Reports of people and of their words to employees (decision 0268). Pieces are reported in direct-sell.
import {
  ownReportMessage,
  reportFault,
  reportGoneMessage,
  reportThanks,
} from '@hemline/rules/safety/reports.ts'
import { reportsPerPerson } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import type { ReportMemberInput } from '../../generated/resolvers.ts'
import { refuse } from '../../platform/errors.ts'
import { secondsToWait, waitMessage } from '../../platform/rate-limit.ts'
import { isUuid, uuidv7 } from '../../platform/tokens.ts'
import { type Refused, refused, type SignIn, sellerIn, signIn } from '../direct-sell/direct-sell.ts'
import { personMet } from './blocking.ts'
import { findQuestionWords, findReviewWords, insertMemberReport, type SubjectRow } from './safety.db.ts'

type Subject = SubjectRow & { subjectId: string }

async function subjectOf(
  ctx: Context,
  userId: string,
  input: ReportMemberInput,
): Promise<Subject | undefined> {
  const { kind, id, person } = input
  if (kind === 'person') {
    if (!person) throw refuse('BAD_INPUT', 'Name one person, please.')
    const other = await personMet(ctx, userId, person)
    return other && { about_id: other.user_id, words: '', subjectId: other.user_id }
  }
  if (!id || !isUuid(id)) return undefined
  const found =
    kind === 'review'
      ? await findReviewWords(ctx.db, id, userId)
      : await findQuestionWords(ctx.db, { caseId: id, userId, answer: kind === 'answer' })
  return found && { ...found, subjectId: id }
}

/**
 * Stores a report of a person, a question, an answer or a rating for employees, with the words as they stand
 * now; a second one of the same viewer and subject is thanked for and changes nothing. Returns a refusal for
 * one's own, for what is gone or not the viewer's to read, after 20 reports an hour and for more than 400
 * characters; asks visitors to log in. Throws BAD_INPUT, FORBIDDEN (banned).
 */
export async function reportMember(
  ctx: Context,
  input: ReportMemberInput,
): Promise<{ __typename: 'ReportPayload'; message: string } | Refused | SignIn> {
  const userId = sellerIn(ctx)
  if (userId === null) return signIn
  const words = (input.words ?? '').trim()
  const fault = reportFault({ words })
  if (fault) return refused(fault, 'words')
  const subject = await subjectOf(ctx, userId, input)
  if (!subject) return refused(reportGoneMessage)
  if (subject.about_id === userId) return refused(ownReportMessage)
  const now = ctx.now()
  const wait = await secondsToWait(ctx.db, now, [{ key: `reports:${userId}`, ...reportsPerPerson }])
  if (wait !== undefined) return refused(waitMessage(wait))
  await insertMemberReport(ctx.db, {
    id: uuidv7(now.getTime()),
    reporterId: userId,
    aboutId: subject.about_id,
    kind: input.kind,
    subjectId: subject.subjectId,
    reported: subject.words,
    reason: input.reason,
    words,
    now,
  })
  return { __typename: 'ReportPayload', message: reportThanks }
}
