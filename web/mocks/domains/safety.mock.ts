// Blocks and reports between members in the mocks: the API's own rules over the mocks' people (decision
// 0268).
import { reportLabels } from '@hemline/rules/direct-sell/sales.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import {
  actsFor,
  blockedAskerName,
  decisionFault,
  ownReportMessage,
  removesWords,
  reportFault,
  reportGoneMessage,
  reportKindLabels,
  reportThanks,
  selfBlockMessage,
} from '@hemline/rules/safety/reports.ts'
import type { ReportReason } from '@hemline/rules/vocabulary/direct-sell.ts'
import type { MemberReportAct, MemberReportKind } from '@hemline/rules/vocabulary/safety.ts'
import { itemNow, type MockContext, refuse, refuseBanned } from '../context.ts'
import { nextId } from '../db.ts'
import { codeOf, directOf, refusedDirect, sellerOf, shortName, signIn } from '../direct.ts'
import type { MockRating, MockReport } from '../seed/direct.ts'
import { casesOf } from './cases-offers.ts'
import { pageOf } from './direct-sales.mock.ts'

type Person = {
  code?: string | null
  questionId?: string | null
  offerId?: string | null
  saleId?: string | null
  blockId?: string | null
}
type Met = { id: string; origin: 'person' | 'asker' }

const questionOf = (ctx: MockContext, id: string | null | undefined) =>
  casesOf(ctx).find((one) => one.id === id && one.question !== null)

/** Returns who asked a question, for the seller of its piece, and the seller for all others. */
function metByQuestion(ctx: MockContext, id: string): Met | undefined {
  const asked = questionOf(ctx, id)
  const item = asked?.question ? itemNow(ctx, asked.question.itemNumber) : undefined
  const seller = item && sellerOf(ctx, item)
  if (!asked || !seller) return undefined
  return seller === ctx.user?.id
    ? { id: asked.owner.replace('user:', ''), origin: 'asker' }
    : { id: seller, origin: 'person' }
}

function met(ctx: MockContext, { code, questionId, offerId, saleId, blockId }: Person): Met | undefined {
  const me = ctx.user?.id ?? ''
  const { offers, sales, blocks } = directOf(ctx)
  const other = (of: { buyer: string; seller: string } | undefined): Met | undefined =>
    of && [of.buyer, of.seller].includes(me)
      ? { id: of.buyer === me ? of.seller : of.buyer, origin: 'person' }
      : undefined
  if (questionId) return metByQuestion(ctx, questionId)
  if (offerId) return other(offers.find((one) => one.id === offerId))
  if (saleId) return other(sales.find((one) => one.id === saleId))
  const block = blocks.find((one) => one.id === blockId && one.by === me)
  if (block) return { id: block.whom, origin: block.origin }
  const page = ctx.db.state.storefronts.find((one) => one.code === code && one.isOpen)
  return page && { id: page.owner.replace('user:', ''), origin: 'person' }
}

const blockedPeople = (ctx: MockContext) =>
  directOf(ctx)
    .blocks.filter((one) => one.by === ctx.user?.id)
    .toSorted((a, b) => b.at - a.at)
    .map((one) => ({
      id: one.id,
      name: one.origin === 'asker' ? blockedAskerName : shortName(ctx, one.whom),
      code: one.origin === 'asker' ? null : codeOf(ctx, one.whom),
      since: new Date(one.at),
    }))

function block(ctx: MockContext, { person, on }: { person: Person; on: boolean }) {
  if (!ctx.user) return signIn('Please log in to block somebody.')
  refuseBanned(ctx)
  const other = met(ctx, person)
  if (!other) throw refuse('NOT_FOUND', 'There is no such person.')
  const by = ctx.user.id
  if (other.id === by) return { __typename: 'BlockRefused', message: selfBlockMessage }
  const direct = directOf(ctx)
  direct.blocks = direct.blocks.filter((one) => one.by !== by || one.whom !== other.id)
  if (on) {
    const made = { id: `block-${nextId(ctx.db)}`, at: ctx.now.getTime() }
    direct.blocks.push({ ...made, by, whom: other.id, origin: other.origin })
    for (const offer of direct.offers)
      if (offer.status === 'open' && [offer.buyer, offer.seller].every((one) => [by, other.id].includes(one)))
        offer.status = 'declined'
    const owner = `user:${by}`
    ctx.db.state.carts[owner] = (ctx.db.state.carts[owner] ?? []).filter((line) => {
      const item = itemNow(ctx, line.itemNumber)
      return !item || sellerOf(ctx, item) !== other.id
    })
  }
  return { __typename: 'BlockPayload', isBlocked: on, blocked: blockedPeople(ctx) }
}

const ratingsOf = (ctx: MockContext): { rating: MockRating; by: string }[] =>
  directOf(ctx).sales.flatMap(({ ofSeller, ofBuyer, buyer, seller }) => [
    ...(ofSeller ? [{ rating: ofSeller, by: buyer }] : []),
    ...(ofBuyer ? [{ rating: ofBuyer, by: seller }] : []),
  ])

type ReportInput = {
  kind: MemberReportKind
  id?: string | null
  person?: Person | null
  reason: ReportReason
  words: string
}

function subjectOf(ctx: MockContext, { kind, id, person }: ReportInput) {
  if (kind === 'person') {
    const other = person ? met(ctx, person) : undefined
    return other && { about: other.id, subject: other.id, reported: '' }
  }
  if (kind === 'review') {
    const found = ratingsOf(ctx).find(({ rating }) => rating.id === id)
    return found && { about: found.by, subject: found.rating.id, reported: found.rating.words }
  }
  const asked = questionOf(ctx, id)
  const { question } = asked ?? {}
  if (!asked || !question || question.removed) return undefined
  if (kind === 'question')
    return { about: asked.owner.replace('user:', ''), subject: asked.id, reported: question.text }
  const item = itemNow(ctx, question.itemNumber)
  const about = item && sellerOf(ctx, item)
  return about && question.bySeller
    ? { about, subject: asked.id, reported: question.answer ?? '' }
    : undefined
}

function report(ctx: MockContext, input: ReportInput) {
  if (!ctx.user) return signIn('Please log in to report something.')
  refuseBanned(ctx)
  const words = input.words.trim()
  const fault = reportFault({ words })
  if (fault) return refusedDirect(fault, [{ field: 'words', message: fault }])
  const subject = subjectOf(ctx, input)
  if (!subject) return refusedDirect(reportGoneMessage)
  const by = ctx.user.id
  if (subject.about === by) return refusedDirect(ownReportMessage)
  const { reports } = directOf(ctx)
  const { kind, reason } = input
  if (!reports.some((one) => one.by === by && one.kind === kind && one.subject === subject.subject))
    reports.push({
      ...subject,
      id: `member-report-${nextId(ctx.db)}`,
      by,
      kind,
      reason,
      words,
      at: ctx.now.getTime(),
      decision: null,
      note: '',
      decidedAt: null,
      decidedBy: '',
      isLifted: false,
    })
  return { __typename: 'ReportPayload', message: reportThanks }
}

function atWork(ctx: MockContext): void {
  if (!ctx.user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (ctx.user.banned || !mayDo(ctx.user.roles, 'review'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
}

const accountOf = (ctx: MockContext, id: string) => ctx.db.state.users.find((one) => one.id === id)

function versionsOf(ctx: MockContext, { kind, subject }: MockReport) {
  const found = kind === 'review' && ratingsOf(ctx).find(({ rating }) => rating.id === subject)
  if (!found) return []
  const { rating } = found
  const last = { stars: rating.stars, words: rating.words, at: rating.changedAt ?? rating.writtenAt }
  return [...(rating.earlier ?? []), last].map(({ stars, words, at }) => ({ stars, words, at: new Date(at) }))
}

/** The page of the closet on which a reported rating stands. */
function closetOfReview(ctx: MockContext, { kind, subject }: MockReport): string | null {
  const sale = directOf(ctx).sales.find((one) => kind === 'review' && one.ofSeller?.id === subject)
  const code = sale && codeOf(ctx, sale.seller)
  return code ? `/u/${code}` : null
}

function reportView(ctx: MockContext, rows: readonly [MockReport, ...MockReport[]]) {
  const [first] = rows
  const code = codeOf(ctx, first.about)
  const asked = questionOf(ctx, first.subject)
  const isSuspended = accountOf(ctx, first.about)?.banned ?? false
  const isWords = first.kind === 'question' || first.kind === 'answer'
  return {
    id: first.id,
    kind: first.kind,
    kindLabel: reportKindLabels[first.kind],
    aboutName: shortName(ctx, first.about),
    aboutCode: code,
    reported: first.reported,
    path: isWords && asked?.question ? `/product/${asked.question.itemNumber}` : closetOfReview(ctx, first),
    versions: versionsOf(ctx, first),
    reports: rows.map(({ reason, words, at }) => ({ reason: reportLabels[reason], words, at: new Date(at) })),
    warnings: directOf(ctx).reports.filter((one) => one.about === first.about && one.decision === 'warn')
      .length,
    isSuspended,
    acts: actsFor(first.kind),
    decision: first.decision,
    note: first.note,
    decidedAt: first.decidedAt === null ? null : new Date(first.decidedAt),
    decidedByName: first.decidedBy || null,
    canLift: first.decision === 'suspend' && !first.isLifted && isSuspended,
  }
}

function memberReports(ctx: MockContext, page = 1) {
  const of = (isDecided: boolean) => {
    const some = directOf(ctx).reports.filter((one) => (one.decision !== null) === isDecided)
    const groups = Map.groupBy(some, (one) => `${one.kind}/${one.subject}/${one.decidedAt}`)
    return [...groups.values()].flatMap(([first, ...rest]) =>
      first ? [reportView(ctx, [first, ...rest])] : [],
    )
  }
  const { nodes: open, totalCount: openCount } = pageOf(of(false), page)
  return { open, openCount, decided: of(true).toReversed() }
}

const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })
const payload = (ctx: MockContext) => ({ __typename: 'MemberReportsPayload', reports: memberReports(ctx) })

function removeWords(ctx: MockContext, { kind, subject }: MockReport): void {
  const asked = questionOf(ctx, subject)
  if (asked?.question) Object.assign(asked.question, { removed: true, publishedAt: null })
  const found = kind === 'review' && ratingsOf(ctx).find(({ rating }) => rating.id === subject)
  if (!found || found.rating.words === '') return
  const { rating } = found
  const at = rating.changedAt ?? rating.writtenAt
  rating.earlier = [
    ...(rating.earlier ?? []),
    { stars: rating.stars, words: rating.words, at, removed: true },
  ]
  Object.assign(rating, { words: '', isRemoved: true })
}

type Decision = { id: string; act: MemberReportAct; note: string }
function decide(ctx: MockContext, { id, act, note }: Decision) {
  atWork(ctx)
  const all = directOf(ctx).reports
  const one = all.find((report) => report.id === id && report.decision === null)
  if (!one) return refusal('Somebody has decided about this already.')
  const fault = decisionFault(act, { kind: one.kind, note: note.trim() })
  if (fault) return refusal(fault)
  const decidedBy = ctx.user?.firstName ?? ''
  for (const report of all)
    if (report.kind === one.kind && report.subject === one.subject && report.decision === null)
      Object.assign(report, { decision: act, note: note.trim(), decidedAt: ctx.now.getTime(), decidedBy })
  if (removesWords(act, one.kind)) removeWords(ctx, one)
  const account = accountOf(ctx, one.about)
  if (act === 'suspend' && account) account.banned = true
  return payload(ctx)
}

function lift(ctx: MockContext, id: string) {
  atWork(ctx)
  const one = directOf(ctx).reports.find((report) => report.id === id)
  if (one?.decision !== 'suspend' || one.isLifted) return refusal('This account is not suspended for it.')
  one.isLifted = true
  const account = accountOf(ctx, one.about)
  if (account) account.banned = false
  return payload(ctx)
}

/** The mocks' resolvers of blocks and reports between members. */
export const safetyMocks = {
  Query: {
    blockedPeople: (_: unknown, __: unknown, ctx: MockContext) => blockedPeople(ctx),
    memberReports: (_: unknown, { page }: { page: number }, ctx: MockContext) => {
      atWork(ctx)
      return memberReports(ctx, page)
    },
  },
  Mutation: {
    blockPerson: (_: unknown, asked: { person: Person; on: boolean }, ctx: MockContext) => block(ctx, asked),
    reportMember: (_: unknown, { input }: { input: ReportInput }, ctx: MockContext) => report(ctx, input),
    decideMemberReport: (_: unknown, asked: Decision, ctx: MockContext) => decide(ctx, asked),
    liftSuspension: (_: unknown, { id }: { id: string }, ctx: MockContext) => lift(ctx, id),
  },
}
