// Questions about a piece, which people answer in public (decision 0180).
// Other domains import only from this file.
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import { mailName } from '@hemline/rules/identity/person-names.ts'
import {
  askedAcrossBlock,
  isAskable,
  logInToAsk,
  notAQuestion,
  pieceIsGone,
  questionText,
  refusalOfAnswer,
  refusalOfQuestion,
  tooManyQuestionsMessage,
} from '@hemline/rules/questions/questions.ts'
import { questionsPageSize, questionsPerDay } from '@hemline/rules/vocabulary/questions.ts'
import { questionsPerAddress } from '@hemline/rules/vocabulary/rate-limits.ts'
import type { Context } from '../../context.ts'
import { inTransaction, type Tx } from '../../platform/db.ts'
import { refuse } from '../../platform/errors.ts'
import { networkOf, secondsToWait } from '../../platform/rate-limit.ts'
import { isUuid } from '../../platform/tokens.ts'
import { isApart } from '../blocks/blocks.ts'
import {
  actOnCase,
  done,
  lockCase,
  noteOnCase,
  openPersonCase,
  refusal,
  replyToCase,
  subjectOf,
} from '../cases/cases.ts'
import { itemForViewer, itemPath } from '../catalogue/catalogue.ts'
import { accountPerson } from '../identity/identity.ts'
import { notify } from '../notifications/notifications.ts'
import {
  countQuestionsToday,
  findQuestion,
  insertQuestion,
  listQuestions,
  type QuestionRow,
  unpublishQuestion,
  updateQuestion,
  updateRemoved,
} from './questions.db.ts'

type Sold = { source: string; consignor_id: string | null }
/** Returns whether a member sells a piece by themselves, and answers the questions about it. */
const isSellers = (item: Sold): boolean => item.source === 'p2p' && item.consignor_id !== null
const isSoldBy = (ctx: Context, item: Sold): boolean =>
  isSellers(item) && item.consignor_id === ctx.viewer.userId

const viewOf = (ctx: Context, row: QuestionRow, itemNumber: number, isSeller = false) => {
  const isOwn = row.user_id !== null && row.user_id === ctx.viewer.userId
  return {
    id: row.case_id,
    question: row.question,
    answer: row.answer,
    askedAt: row.asked_at,
    answeredAt: row.answered_at,
    isPublic: row.published_at !== null,
    isOwn,
    caseCode: isOwn ? String(row.case_number) : null,
    isEarlier: row.item_number !== itemNumber,
    bySeller: row.by_seller,
    canAnswer: isSeller && row.answer === null && !isOwn,
    canReport: !isOwn,
    canReportAnswer: row.by_seller && row.seller_id !== ctx.viewer.userId,
    canBlockAsker: isSeller && !isOwn,
  }
}

/**
 * Returns a page of 5 of the public questions about a piece and the viewer's own, for its seller also the
 * unanswered ones, and why no question can be asked (or null). Empty for a piece that the viewer can't see. A
 * page below 1 counts as the first.
 */
export async function pieceQuestions(
  ctx: Context,
  { itemNumber, page }: { itemNumber: number; page: number },
) {
  const item = await itemForViewer(ctx, itemNumber)
  if (!item) return { nodes: [], totalCount: 0, hasNextPage: false, whyClosed: pieceIsGone, isSellers: false }
  const at = Math.min(Math.max(Math.trunc(page), 1), 10_000)
  const isSeller = isSoldBy(ctx, item)
  const { rows, total } = await listQuestions(ctx.db, {
    itemNumber,
    userId: ctx.viewer.userId,
    isSeller,
    limit: questionsPageSize,
    offset: (at - 1) * questionsPageSize,
  })
  return {
    nodes: rows.map((row) => viewOf(ctx, row, itemNumber, isSeller)),
    totalCount: total,
    hasNextPage: at * questionsPageSize < total,
    whyClosed: isAskable(item.state) ? null : pieceIsGone,
    isSellers: isSellers(item),
  }
}

type QuestionRefused = { __typename: 'QuestionRefused'; message: string; field: string | null }
const refused = (message: string, field: string | null = null): QuestionRefused => ({
  __typename: 'QuestionRefused',
  message,
  field,
})

type AskAboutPiecePayload = {
  __typename: 'AskAboutPiecePayload'
  question: ReturnType<typeof viewOf>
  answerBy: Date
}
type Asking = { itemNumber: number; text: string; key: string }
type AskResult = AskAboutPiecePayload | QuestionRefused

/**
 * Stores a question about a piece, which waits as a case, and tells a member who sells the piece; the same
 * key again returns the same question. Returns QuestionRefused for words that can't be public, a piece that
 * is gone, a seller with whom the viewer has a block, and a sixth question within a day or too many of a
 * network; SignInRequired for visitors. Throws FORBIDDEN for banned members.
 */
export async function askAboutPiece(ctx: Context, { itemNumber, text, key }: Asking) {
  const person = await accountPerson(ctx)
  const { userId, visitorId, banned } = ctx.viewer
  if (!person || userId === null) return { __typename: 'SignInRequired' as const, message: logInToAsk }
  if (banned) throw refuse('FORBIDDEN', 'Your account can’t ask questions.')
  if (!isFormKey(key)) return refused('Please load the page again.')
  const noQuestion = refusalOfQuestion(text)
  if (noQuestion) return refused(noQuestion, 'text')
  const item = await itemForViewer(ctx, itemNumber)
  if (!item || !isAskable(item.state)) return refused(pieceIsGone)
  if (isSellers(item) && item.consignor_id !== null && (await isApart(ctx, item.consignor_id)))
    return refused(askedAcrossBlock)
  const now = ctx.now()
  const tries = { key: `questions-from:${networkOf(ctx.clientIp)}`, ...questionsPerAddress }
  if ((await secondsToWait(ctx.db, now, [tries])) !== undefined) return refused(tooManyQuestionsMessage)
  const words = questionText(text)
  return inTransaction<AskResult>(ctx.db, 'AskAboutPiecePayload', async (tx) => {
    const today = await countQuestionsToday(tx, userId, now)
    const { row, isNew } = await openPersonCase(tx, {
      owner: { userId, visitorId },
      name: mailName(person.name) ?? person.email,
      email: person.email,
      key: `question-${key}`,
      kind: 'piece_question',
      subject: subjectOf({ words, kind: 'piece_question' }),
      words,
      now,
    })
    if (row.user_id !== userId) return refused('Please load the page again.')
    if (isNew && today >= questionsPerDay) return refused(tooManyQuestionsMessage)
    if (isNew) await insertQuestion(tx, { caseId: row.id, itemNumber, question: words, at: now })
    if (isNew && isSellers(item) && item.consignor_id !== null)
      await notify(tx, {
        userId: item.consignor_id,
        kind: 'offer',
        key: `question:${row.id}`,
        title: `Somebody asks about ${item.title}`,
        body: words,
        link: itemPath(item),
        itemNumber,
      })
    const question = await findQuestion(tx, row.id)
    if (!question) throw new Error(`questions: ${row.id} is gone`)
    return {
      __typename: 'AskAboutPiecePayload',
      question: viewOf(ctx, question, itemNumber),
      answerBy: row.answer_by ?? now,
    }
  })
}

/**
 * Returns the question behind a case, its answer and whether it is public; null for other cases. Checks no
 * permission: for employees' views.
 */
export async function questionOfCase(ctx: Context, caseId: string) {
  const row = await findQuestion(ctx.db, caseId)
  if (!row) return null
  const { item_number: itemNumber, question, answer } = row
  return { itemNumber, question, answer, isPublic: row.published_at !== null }
}

type SellerAnswer = { id: string; answer: string; key: string }
type SellerAnswered =
  | { __typename: 'AnswerAsSellerPayload'; question: ReturnType<typeof viewOf> }
  | QuestionRefused
  | { __typename: 'SignInRequired'; message: string }

/**
 * Answers a question about a piece that the viewer sells, once, by mail and on the piece's page; one that is
 * answered is returned unchanged. Returns QuestionRefused for words that can't be public, SignInRequired for
 * visitors. Throws NOT_FOUND for unknown questions and those about other pieces, FORBIDDEN for banned
 * members.
 */
export async function answerAsSeller(
  ctx: Context,
  { id, answer, key }: SellerAnswer,
): Promise<SellerAnswered> {
  const { userId, banned } = ctx.viewer
  if (userId === null) return { __typename: 'SignInRequired', message: logInToAsk }
  if (banned) throw refuse('FORBIDDEN', 'Your account can’t answer questions.')
  if (!isFormKey(key)) return refused('Please load the page again.')
  const asked = isUuid(id) ? await findQuestion(ctx.db, id) : undefined
  const item = asked && (await itemForViewer(ctx, asked.item_number))
  if (!asked || !item || !isSoldBy(ctx, item)) throw refuse('NOT_FOUND', 'There is no such question.')
  const noAnswer = refusalOfAnswer(answer)
  if (noAnswer) return refused(noAnswer, 'text')
  const body = answer.trim()
  const now = ctx.now()
  return inTransaction<SellerAnswered>(ctx.db, 'AnswerAsSellerPayload', async (tx) => {
    const row = await lockCase(tx, id)
    const open = await findQuestion(tx, id)
    if (!row || !open) throw refuse('NOT_FOUND', 'There is no such question.')
    if (open.answer === null && (await replyToCase(tx, row, userId, { body, key, now })))
      await updateQuestion(tx, id, {
        question: open.question,
        answer: body,
        isPublic: true,
        bySeller: true,
        at: now,
      })
    const question = await findQuestion(tx, id)
    if (!question) throw new Error(`questions: ${id} is gone`)
    return { __typename: 'AnswerAsSellerPayload', question: viewOf(ctx, question, open.item_number, true) }
  })
}

/** Removes a question and its answer from the page of its piece for good, in the caller's transaction. */
export async function removeQuestion(tx: Tx, id: string, now: Date): Promise<void> {
  await updateRemoved(tx, id, now)
}

type Answering = { code: string; question: string; answer: string; isPublic: boolean; key: string }

/**
 * Answers a question for employees: by mail, and on its piece's page unless `isPublic` is false; a later
 * answer replaces the one on the page. The same key again changes nothing. Returns StaffRefusal for words
 * that can't be sent and a case without a question. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND
 * (`actOnCase`).
 */
export const answerQuestion = (ctx: Context, { code, question, answer, isPublic, key }: Answering) =>
  actOnCase(ctx, code, async (tx, row, actorId) => {
    const asked = await findQuestion(tx, row.id)
    if (!asked) return refusal(notAQuestion)
    if (!isFormKey(key)) return refusal('Please load the page again.')
    const noAnswer = refusalOfAnswer(answer) ?? (isPublic ? refusalOfQuestion(question) : undefined)
    if (noAnswer) return refusal(noAnswer)
    const now = ctx.now()
    const body = answer.trim()
    if (!(await replyToCase(tx, row, actorId, { body, key, now }))) return done
    const shown = isPublic ? questionText(question) : asked.question
    await updateQuestion(tx, row.id, { question: shown, answer: body, isPublic, at: now })
    const where = isPublic ? 'On the page of the piece.' : 'To the shopper alone.'
    await noteOnCase(tx, row, actorId, { body: where, key: `${key}-where`.slice(-64), now })
    return done
  })

/**
 * Removes a question from its piece's page for employees, with a note on its case; its shopper keeps the
 * answer. One that is not public stays as it is. Returns StaffRefusal for a case without a question. Throws
 * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (`actOnCase`).
 */
export const hideQuestion = (ctx: Context, code: string) =>
  actOnCase(ctx, code, async (tx, row, actorId) => {
    if (!(await findQuestion(tx, row.id))) return refusal(notAQuestion)
    const now = ctx.now()
    if (await unpublishQuestion(tx, row.id)) {
      const key = `hidden-${row.number}-${now.getTime()}`
      await noteOnCase(tx, row, actorId, { body: 'Taken off the page of the piece.', key, now })
    }
    return done
  })
