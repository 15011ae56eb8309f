// Questions about pieces in the mocks: the API's own rules over the mocks' cases (decision 0180).
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
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
import { itemNow, type MockContext, ownerOf, refuse } from '../context.ts'
import { nextId } from '../db.ts'
import { areApart, isApartFromSeller, sellerOf } from '../direct.ts'
import type { MockCase } from '../seed/cases.ts'
import { tellMock } from './cases.mock.ts'
import { casesOf } from './cases-offers.ts'
import { actOnMockCase } from './cases-staff.mock.ts'

type Asked = MockCase & { question: NonNullable<MockCase['question']> }
const isQuestion = (one: MockCase): one is Asked => one.question !== null

const isSeller = (ctx: MockContext, { owner, question }: Pick<Asked, 'owner' | 'question'>): boolean =>
  itemNow(ctx, question.itemNumber)?.source === 'p2p' &&
  ctx.user?.roles.includes('p2p_seller') === true &&
  owner !== ownerOf(ctx)

const viewOf = (ctx: MockContext, { id, owner, number, createdAt, question }: Asked) => ({
  id,
  question: question.text,
  answer: question.answer,
  askedAt: createdAt,
  answeredAt: question.answeredAt,
  isPublic: question.publishedAt !== null,
  bySeller: question.bySeller === true,
  canAnswer: question.answer === null && isSeller(ctx, { owner, question }),
  isOwn: owner === ownerOf(ctx),
  caseCode: owner === ownerOf(ctx) ? String(number) : null,
  isEarlier: false,
  canReport: owner !== ownerOf(ctx),
  canReportAnswer: question.bySeller === true && !isSeller(ctx, { owner, question }),
  canBlockAsker: isSeller(ctx, { owner, question }),
})

/** Whether the viewer has a block with who asked, or with the seller who answered. */
function isApart(ctx: MockContext, { owner, question }: Asked): boolean {
  const item = itemNow(ctx, question.itemNumber)
  const seller = question.bySeller && item ? sellerOf(ctx, item) : undefined
  const me = ctx.user?.id
  return (
    me !== undefined &&
    (areApart(ctx, me, owner.replace('user:', '')) || (seller !== undefined && areApart(ctx, me, seller)))
  )
}

function list(ctx: MockContext, { itemNumber, page }: { itemNumber: number; page: number }) {
  const item = itemNow(ctx, itemNumber)
  const all = casesOf(ctx)
    .filter(isQuestion)
    .filter((one) => one.question.itemNumber === itemNumber && !one.question.removed)
    .filter((one) => !isApart(ctx, one))
    .filter((one) => one.question.publishedAt !== null || one.owner === ownerOf(ctx) || isSeller(ctx, one))
    .toSorted((a, b) => (b.question.publishedAt ?? '9').localeCompare(a.question.publishedAt ?? '9'))
  const end = Math.max(1, page) * questionsPageSize
  return {
    nodes: all.slice(end - questionsPageSize, end).map((one) => viewOf(ctx, one)),
    totalCount: all.length,
    hasNextPage: all.length > end,
    whyClosed: item && isAskable(item.state) ? null : pieceIsGone,
    isSellers: item?.source === 'p2p',
  }
}

const refused = (message: string, field: string | null = null) => ({
  __typename: 'QuestionRefused',
  message,
  field,
})
type Asking = { itemNumber: number; text: string; key: string }

function ask(ctx: MockContext, { itemNumber, text, key }: Asking) {
  const { user } = ctx
  if (!user) return { __typename: 'SignInRequired', message: logInToAsk }
  if (user.banned) throw refuse('FORBIDDEN', 'Your account can’t ask questions.')
  if (!isFormKey(key)) return refused('Please load the page again.')
  const wrong = refusalOfQuestion(text)
  if (wrong) return refused(wrong, 'text')
  const item = itemNow(ctx, itemNumber)
  if (!item || !isAskable(item.state)) return refused(pieceIsGone)
  if (isApartFromSeller(ctx, item)) return refused(askedAcrossBlock)
  const mine = casesOf(ctx).filter((one) => one.owner === ownerOf(ctx) && one.kind === 'piece_question')
  const formKey = `question-${key}`
  const before = mine.filter(isQuestion).find((one) => one.formKey === formKey)
  const since = ctx.now.getTime() - 86_400_000
  if (!before && mine.filter((one) => Date.parse(one.createdAt) > since).length >= questionsPerDay)
    return refused(tooManyQuestionsMessage)
  const made = before ?? begin(ctx, { itemNumber, text: questionText(text), formKey })
  return { __typename: 'AskAboutPiecePayload', question: viewOf(ctx, made), answerBy: made.answerBy }
}

type Beginning = { itemNumber: number; text: string; formKey: string }

function begin(ctx: MockContext, { itemNumber, text, formKey }: Beginning): Asked {
  const n = nextId(ctx.db)
  const email = ctx.user?.email ?? ''
  const made: Asked = {
    id: `0193cc10-0000-7000-8000-${(0x70000 + n).toString(16).padStart(12, '0')}`,
    number: 4000 + n,
    owner: ownerOf(ctx),
    personName: ctx.user?.firstName ?? email,
    email,
    formKey,
    kind: 'piece_question',
    status: 'waiting_for_us',
    subject: text.slice(0, 80),
    orderId: null,
    lineIds: [],
    offer: 'person',
    total: 0,
    sums: [],
    to: [],
    returnId: null,
    answerBy: answerBy(ctx.now, 0).toISOString(),
    takenBy: null,
    createdAt: ctx.now.toISOString(),
    paidAt: null,
    settledAt: null,
    askedAt: null,
    replyBy: null,
    proposal: null,
    question: { itemNumber, text, answer: null, answeredAt: null, publishedAt: null },
    events: [],
  }
  tellMock(ctx, made, { kind: 'told', body: text })
  casesOf(ctx).unshift(made)
  return made
}

type Answering = { code: string; question: string; answer: string; isPublic: boolean; key: string }
const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })

function answer(ctx: MockContext, { code, question, answer: words, isPublic, key }: Answering) {
  return actOnMockCase(ctx, code, (made, actor) => {
    if (!isQuestion(made)) return refusal(notAQuestion)
    if (!isFormKey(key)) return refusal('Please load the page again.')
    const wrong = refusalOfAnswer(words) ?? (isPublic ? refusalOfQuestion(question) : undefined)
    if (wrong) return refusal(wrong)
    const body = words.trim()
    if (!tellMock(ctx, made, { kind: 'reply', actor, body, key })) return undefined
    Object.assign(made, { status: 'answered', answerBy: null, takenBy: made.takenBy ?? actor })
    const at = ctx.now.toISOString()
    const text = isPublic ? questionText(question) : made.question.text
    const publishedAt = isPublic ? (made.question.publishedAt ?? at) : null
    Object.assign(made.question, { text, answer: body, answeredAt: at, publishedAt })
    return undefined
  })
}

type SellerAnswer = { id: string; answer: string; key: string }
/** Answers a question about a piece that a member sells; in the mocks Priya sells all of them. */
function answerAsSeller(ctx: MockContext, { id, answer: words }: SellerAnswer) {
  const made = casesOf(ctx)
    .filter(isQuestion)
    .find((one) => one.id === id)
  if (!made || !isSeller(ctx, made)) throw refuse('NOT_FOUND', 'There is no such question.')
  const wrong = refusalOfAnswer(words)
  if (wrong) return refused(wrong, 'text')
  const at = ctx.now.toISOString()
  made.question.answer ??= words.trim()
  made.question.answeredAt ??= at
  made.question.publishedAt ??= at
  made.question.bySeller = true
  return { __typename: 'AnswerAsSellerPayload', question: viewOf(ctx, made) }
}

/** The mocks' resolvers of questions about pieces. */
export const questionsMocks = {
  Query: {
    pieceQuestions: (_: unknown, asked: { itemNumber: number; page: number }, ctx: MockContext) =>
      list(ctx, asked),
  },
  Mutation: {
    askAboutPiece: (_: unknown, { input }: { input: Asking }, ctx: MockContext) => ask(ctx, input),
    answerAsSeller: (_: unknown, { input }: { input: SellerAnswer }, ctx: MockContext) =>
      answerAsSeller(ctx, input),
    answerQuestion: (_: unknown, { input }: { input: Answering }, ctx: MockContext) => answer(ctx, input),
    hideQuestion: (_: unknown, { code }: { code: string }, ctx: MockContext) =>
      actOnMockCase(ctx, code, (made, actor) => {
        if (!isQuestion(made)) return refusal(notAQuestion)
        if (made.question.publishedAt === null) return undefined
        made.question.publishedAt = null
        tellMock(ctx, made, { kind: 'note', actor, body: 'Taken off the page of the piece.' })
        return undefined
      }),
  },
  StaffCase: {
    question: ({ case: made }: { case: MockCase }) =>
      made.question && {
        itemNumber: made.question.itemNumber,
        question: made.question.text,
        answer: made.question.answer,
        isPublic: made.question.publishedAt !== null,
      },
  },
}
