// Cases in the mocks as employees read, answer and decide them.
import { caseHappening } from '@hemline/rules/cases/history.ts'
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import { macrosFor } from '@hemline/rules/cases/macros.ts'
import { replacementGoneForStaff } from '@hemline/rules/cases/replacement-words.ts'
import {
  noProposal,
  ownProposal,
  proposalWaits,
  secondPersonNeeded,
} from '@hemline/rules/cases/second-person.ts'
import { offerTitles, staffCaseStatusLabels } from '@hemline/rules/cases/words.ts'
import { dollars } from '@hemline/rules/common/dollars.ts'
import { type DeskText, hasWords, readDeskText } from '@hemline/rules/desk/search.ts'
import { carrierNames } from '@hemline/rules/fulfillment/carriers.ts'
import { shipmentStatusLabels } from '@hemline/rules/fulfillment/shipment-states.ts'
import { isFormKey, isReason, mayDo, reasonNeeded, refundLimit } from '@hemline/rules/fulfillment/staff.ts'
import { mailFirstName } from '@hemline/rules/identity/person-names.ts'
import type { CaseKind, CaseOffer, CaseStatus } from '@hemline/rules/vocabulary/cases.ts'
import type { Carrier } from '@hemline/rules/vocabulary/shipping.ts'
import { type MockContext, refuse } from '../context.ts'
import type { MockCase } from '../seed/cases.ts'
import { declineMock, type MockDecline, mockDeclineOf, mockPieceRecord } from './case-decline.ts'
import { mockReplacementView, orderMockReplacement } from './case-replacements.ts'
import { tellMock } from './cases.mock.ts'
import { casesOf, mockOffersNow } from './cases-offers.ts'
import { mockCasePieces } from './cases-view.ts'
import { ordersOf } from './orders-place.ts'
import { returnsOf } from './returns-check.ts'

const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })
const unknown = refusal('No case has this number.')

/** Returns the employee's first name; refuses visitors and people whose roles don't allow the work. */
function employeeFor(ctx: MockContext): string {
  const { user } = ctx
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in.')
  if (user.banned || !mayDo(user.roles, 'cases'))
    throw refuse('FORBIDDEN', 'This is not part of your work here.')
  return user.firstName ?? 'Somebody'
}

const byCode = (ctx: MockContext, code: string) =>
  casesOf(ctx).find((one) => String(one.number) === code.trim())

function factsOf(ctx: MockContext, made: MockCase) {
  const order = ordersOf(ctx).find((one) => one.id === made.orderId)
  return {
    memberSince: ctx.db.state.users.find((one) => one.email === made.email)?.createdAt ?? null,
    orders: ordersOf(ctx).filter((one) => one.owner === made.owner && one.status !== 'canceled').length,
    returns: returnsOf(ctx).filter((one) => one.owner === made.owner && one.status !== 'canceled').length,
    cases: casesOf(ctx).filter((one) => one.owner === made.owner).length,
    orderPlacedAt: order?.placedAt ?? null,
    orderTotal: order?.totals.total ?? null,
    orderPaidWith: order?.paidWith ?? null,
    parcels: (order?.shipments ?? []).map((one) => ({
      ...one,
      statusLabel: shipmentStatusLabels[one.status],
      carrierName: one.carrier && carrierNames[one.carrier as Carrier],
      packedBy: one.packedAt === null ? null : 'Tomas Okafor',
    })),
  }
}

/** Somebody else who works on cases. */
const mockColleagues = [{ id: '0193cc10-0000-7000-8000-0000000c0001', name: 'Priya Raman' }] as const

function staffView(ctx: MockContext, made: MockCase) {
  return {
    case: made,
    personId: made.owner.startsWith('user:') ? made.owner.slice(5) : null,
    personName: made.personName,
    email: made.email,
    takenBy: made.takenBy,
    colleagues: [...mockColleagues],
    givenBefore: 0,
    ...mockOffersNow(ctx, made),
    proposal: proposalOf(ctx, made),
    replyBy: made.replyBy,
    facts: factsOf(ctx, made),
    hints: [],
    decline: mockDeclineOf(ctx, made),
    pieces: mockCasePieces(ctx, made).map((item) => mockPieceRecord(item)),
    macros: macrosFor({
      kind: made.kind,
      person: mailFirstName(made.personName) ?? 'customer',
      employee: ctx.user?.firstName ?? 'Your team',
      number: String(made.number),
      hasPage: true,
    }),
    history: made.events.map((event) => ({
      id: event.id,
      ...caseHappening(event.kind, event.actor, { name: made.personName, didIt: event.byPerson ?? false }),
      fromStatus: null,
      toStatus: null,
      reason: ['chose', 'note', 'proposed', 'declined'].includes(event.kind) ? event.body : '',
      happenedAt: event.at,
    })),
  }
}

const sinceOf = (made: MockCase) => made.settledAt ?? made.events.at(-1)?.at ?? made.createdAt

/**
 * Changes a mock case as an employee and returns it in the employees' shape, or the refusal. Throws for a
 * viewer who is no employee.
 */
export function actOnMockCase(
  ctx: MockContext,
  code: string,
  change: (made: MockCase, actor: string) => ReturnType<typeof refusal> | undefined,
) {
  const actor = employeeFor(ctx)
  const made = byCode(ctx, code)
  if (!made) return unknown
  return change(made, actor) ?? { __typename: 'StaffCasePayload', staffCase: staffView(ctx, made) }
}

function proposalOf(ctx: MockContext, { proposal }: MockCase) {
  if (!proposal) return null
  const { offer, total, byName, at } = proposal
  const isOwn = proposal.by === ctx.user?.id
  const isAdmin = mayDo(ctx.user?.roles ?? [], 'refund_any_amount')
  const whyNot = isAdmin ? null : secondPersonNeeded
  return {
    offer,
    title: offerTitles[offer],
    total,
    by: byName,
    at,
    isOwn,
    whyNot: isOwn ? ownProposal : whyNot,
  }
}

/** Pays an offer of a case. */
function pay(ctx: MockContext, made: MockCase, { offer, actor }: { offer: CaseOffer; actor: string }) {
  const found = mockOffersNow(ctx, made).offers.find((one) => one.offer === offer)
  if (!found) return
  const at = ctx.now.toISOString()
  const { total, sums, to } = found
  Object.assign(made, { offer, total, sums, to, status: 'settled', answerBy: null, proposal: null })
  Object.assign(made, { paidAt: at, settledAt: at })
  tellMock(ctx, made, { kind: 'paid', actor })
}

/** Sends an identical piece for a case; the same decision again changes nothing. */
function replace(
  ctx: MockContext,
  made: MockCase,
  { itemNumber, actor }: { itemNumber: number | null | undefined; actor: string },
) {
  if (mockReplacementView(ctx, made)?.item.item_number === itemNumber) return undefined
  if (made.proposal) return refusal(proposalWaits)
  const found = mockOffersNow(ctx, made).offers.find(({ item }) => item?.item_number === itemNumber)
  const order = ordersOf(ctx).find((one) => one.id === made.orderId)
  if (!found?.item || !order) return refusal(replacementGoneForStaff)
  orderMockReplacement(ctx, made, { order, item: found.item })
  Object.assign(made, { offer: 'replacement', status: 'settled', total: 0, sums: [], to: [], answerBy: null })
  Object.assign(made, { askedAt: null, replyBy: null, settledAt: ctx.now.toISOString() })
  made.takenBy ??= actor
  tellMock(ctx, made, { kind: 'replaced', actor })
  return undefined
}

type Second = { code: string; approves: boolean; total: number; reason?: string | null }

function approve(ctx: MockContext, { code, approves, total, reason }: Second) {
  return actOnMockCase(ctx, code, (made, actor) => {
    const { proposal } = made
    if (approves && !proposal && made.paidAt !== null && made.total === total) return undefined
    if (!proposal) return refusal(noProposal)
    const isOwn = proposal.by === ctx.user?.id
    if (approves && isOwn) return refusal(ownProposal)
    if (!isOwn && !mayDo(ctx.user?.roles ?? [], 'refund_any_amount')) return refusal(secondPersonNeeded)
    if (!approves) {
      const body = reason?.trim() ?? ''
      if (!isReason(body)) return refusal(reasonNeeded)
      made.proposal = null
      tellMock(ctx, made, { kind: 'declined', actor, body })
      return undefined
    }
    if (proposal.total !== total) return refusal('The sum has changed. Please look at the case again.')
    tellMock(ctx, made, { kind: 'approved', actor })
    pay(ctx, made, { offer: proposal.offer, actor })
    return undefined
  })
}

type Wanted = {
  status?: CaseStatus | null
  search?: string | null
  kind?: CaseKind | null
  isProposed: boolean
  page: number
}

/** Whether a case has the wanted status; a search without a status finds cases of every status. */
function isWanted(one: MockCase, asked: Wanted): boolean {
  if (asked.isProposed) return one.proposal !== null
  const status = asked.status ?? (asked.search?.trim() ? undefined : 'waiting_for_us')
  if (status === undefined) return true
  return one.status === status || (status === 'waiting_for_us' && one.askedAt !== null)
}

const isFound = (
  { number, email, personName, subject }: MockCase,
  { words, caseNumber }: DeskText,
): boolean => number === caseNumber || hasWords(`${email} ${personName} ${subject}`, words)

const pageSize = 25

/** Returns one page of the cases that an employee asks for. */
export function listMockCases(ctx: MockContext, asked: Wanted) {
  employeeFor(ctx)
  const search = asked.search?.trim() ?? ''
  const text = readDeskText(search)
  const found = casesOf(ctx)
    .filter((one) => isWanted(one, asked) && (search === '' || isFound(one, text)))
    .filter((one) => !asked.kind || one.kind === asked.kind)
    .toSorted((a, b) => sinceOf(a).localeCompare(sinceOf(b)))
  const last = asked.page * pageSize
  return {
    nodes: found.slice(last - pageSize, last).map((one) => ({
      id: one.id,
      code: String(one.number),
      kindLabel: kindWords(one.kind).label,
      subject: one.subject,
      personName: one.personName,
      status: one.status,
      statusLabel: staffCaseStatusLabels[one.status],
      total: one.total,
      since: sinceOf(one),
      answerBy: one.replyBy ?? one.answerBy,
      isProposed: one.proposal !== null,
      takenBy: one.takenBy,
      photoId: mockCasePieces(ctx, one)[0]?.photo_ids[0] ?? null,
    })),
    totalCount: found.length,
    hasNextPage: found.length > last,
  }
}

type HandOver = { code: string; take: boolean; to?: string | null }

/** The mocks' resolvers of cases, for employees. */
export const staffCasesMocks = {
  Query: {
    staffCases: (_: unknown, asked: Wanted, ctx: MockContext) => listMockCases(ctx, asked),
    staffCase: (_: unknown, { code }: { code: string }, ctx: MockContext) => {
      employeeFor(ctx)
      const made = byCode(ctx, code)
      return made ? staffView(ctx, made) : null
    },
  },
  Mutation: {
    takeCase: (_: unknown, { code, take, to }: HandOver, ctx: MockContext) =>
      actOnMockCase(ctx, code, (made, actor) => {
        const colleague = mockColleagues.find((one) => one.id === to)
        if (to && !colleague) return refusal('Choose somebody who works on cases.')
        const next = colleague?.name.split(' ')[0] ?? (take ? actor : null)
        if (next === made.takenBy) return undefined
        const kind = colleague ? 'handed_over' : take ? 'taken' : 'put_back'
        tellMock(ctx, made, { kind, actor, body: colleague?.name ?? '' })
        made.takenBy = next
        return undefined
      }),
    answerCase: (
      _: unknown,
      { input }: { input: { code: string; text: string; isNote: boolean; key: string } },
      ctx: MockContext,
    ) =>
      actOnMockCase(ctx, input.code, (made, actor) => {
        const body = input.text.trim()
        if (!isFormKey(input.key)) return refusal('Please load the page again.')
        if (!/\p{L}{2}/u.test(body)) return refusal('Write a word first.')
        const kind = input.isNote ? 'note' : 'reply'
        if (!tellMock(ctx, made, { kind, actor, body, key: input.key }) || input.isNote) return undefined
        if (made.status !== 'waiting_for_carrier') Object.assign(made, { status: 'answered', answerBy: null })
        Object.assign(made, { askedAt: null, replyBy: null })
        made.takenBy ??= actor
        return undefined
      }),
    decideCase: (
      _: unknown,
      { input }: { input: { code: string; offer: CaseOffer; total: number; itemNumber?: number | null } },
      ctx: MockContext,
    ) =>
      actOnMockCase(ctx, input.code, (made, actor) => {
        if (made.orderId === null) return refusal('This case has no order to give money of.')
        if (made.paidAt !== null && made.offer === input.offer && made.total === input.total) return undefined
        if (input.offer === 'replacement') return replace(ctx, made, { itemNumber: input.itemNumber, actor })
        if (made.proposal) return refusal(proposalWaits)
        const offer = mockOffersNow(ctx, made).offers.find((one) => one.offer === input.offer)
        if (!offer || offer.total !== input.total)
          return refusal('The sum has changed. Please look at the case again.')
        if (offer.total > refundLimit) {
          const at = ctx.now.toISOString()
          const { offer: way, total } = input
          made.proposal = { offer: way, total, by: ctx.user?.id ?? '', byName: actor, at }
          tellMock(ctx, made, { kind: 'proposed', actor, body: `${offer.title}, ${dollars(total)}` })
        } else pay(ctx, made, { offer: input.offer, actor })
        return undefined
      }),
    declineCase: (_: unknown, { input }: { input: MockDecline }, ctx: MockContext) =>
      actOnMockCase(ctx, input.code, (made, actor) => declineMock(ctx, made, { ...input, actor })),
    approveCase: (_: unknown, { input }: { input: Second }, ctx: MockContext) => approve(ctx, input),
    closeCase: (_: unknown, { code }: { code: string }, ctx: MockContext) =>
      actOnMockCase(ctx, code, (made, actor) => {
        if (made.proposal) return refusal(proposalWaits)
        if (made.status !== 'closed') tellMock(ctx, made, { kind: 'closed', actor })
        Object.assign(made, { askedAt: null, replyBy: null })
        Object.assign(made, { status: 'closed', answerBy: null, settledAt: ctx.now.toISOString() })
        return undefined
      }),
  },
}
