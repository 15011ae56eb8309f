// What the rules grant for cases in the mocks (decision 0184).
import { answerBy } from '@hemline/rules/cases/answer-by.ts'
import { grantOfOrder, mayBeWithoutPiece, refusalOfCase } from '@hemline/rules/cases/eligibility.ts'
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import { type CaseGrant, grantFor } from '@hemline/rules/cases/offers.ts'
import { offerTitles, termsOf } from '@hemline/rules/cases/words.ts'
import { cents } from '@hemline/rules/common/money.ts'
import type { Difference, DifferenceInput } from '@hemline/rules/returns/differences.ts'
import type { CaseKind, CaseOffer } from '@hemline/rules/vocabulary/cases.ts'
import { type MockContext, ownerOf, reaches } from '../context.ts'
import type { MockItem } from '../item.ts'
import type { MockOrder, MockOrderLine } from '../orders.ts'
import { readerDates } from '../reader-dates.ts'
import type { MockCase } from '../seed/cases.ts'
import { isReplacedLine, mockReplacements, replacementOfMock } from './case-replacements.ts'
import { moneyIn, targetOf } from './cases-money.ts'
import { readMockTold } from './differences.ts'
import { ordersOf } from './orders-place.ts'
import { checkMockReturn, returnsOf } from './returns-check.ts'

/** What a shopper names of a case before it begins. */
export type Wish = {
  orderId?: string | null
  lineIds: string[]
  kind: CaseKind
  differences?: { lineId: string; difference: DifferenceInput }[] | null
}
/** A way to settle a case. */
export type OfferView = {
  offer: CaseOffer
  title: string
  terms: string
  total: number
  sums: readonly { key: string; label: string; amount: number }[]
  to: readonly { key: string; label: string; amount: number }[]
  item?: MockItem
}

/** Makes the refusal of a case. */
export const refused = (message: string, field: string | null = null) => ({
  __typename: 'CaseRefused' as const,
  message,
  field,
})
const noOrder = refused('There is no such order among yours.', 'lines')

/** Returns all cases of this shop. */
export function casesOf(ctx: MockContext): MockCase[] {
  ctx.db.state.cases ??= []
  return ctx.db.state.cases
}

/** Returns an order of the viewer. */
export const ownOrder = (ctx: MockContext, id: string | null | undefined) =>
  ordersOf(ctx).find((order) => order.id === id && order.owner === ownerOf(ctx) && reaches(ctx, id))

/** Whether a case waits for somebody. */
const isOpen = (one: MockCase) => one.status === 'waiting_for_us' || one.status === 'waiting_for_carrier'

/** Returns why no case can begin about a line; undefined when one can. */
export function refusalOf(ctx: MockContext, line: MockOrderLine, ofCase = false): string | undefined {
  const mine = casesOf(ctx).filter((one) => one.lineIds.includes(line.id))
  return refusalOfCase({
    kind: line.kind,
    isReplacement: ordersOf(ctx).some((one) => one.replacesCase !== undefined && one.lines.includes(line)),
    canceled: line.canceledAt !== null,
    refunded: mine.some((one) => one.paidAt !== null),
    returning: returnsOf(ctx).some(
      (one) => one.status !== 'canceled' && one.lines.some((each) => each.lineId === line.id),
    ),
    inCase: !ofCase && mine.some(isOpen),
  })
}

const shipmentOf = (order: MockOrder, line: MockOrderLine) =>
  order.shipments.find((one) => one.id === line.shipmentId)

type Asked = Pick<Wish, 'lineIds' | 'kind'> & { differences: readonly Difference[] }

function grantOf(ctx: MockContext, order: MockOrder, { lineIds, kind, differences }: Asked, ofCase = false) {
  const refusals = order.lines.map((line) => refusalOf(ctx, line) ?? null)
  if (lineIds.length === 0)
    return !ofCase && mayBeWithoutPiece(kind, refusals)
      ? grantOfOrder
      : refused('Choose the piece first.', 'lines')
  if (new Set(lineIds).size < lineIds.length) return refused('A piece is named twice.', 'lines')
  const lines = order.lines.filter((line) => lineIds.includes(line.id))
  if (lines.length < lineIds.length) return refused('There is no such piece in this order.', 'lines')
  for (const line of lines) {
    const refusal = refusalOf(ctx, line, ofCase)
    if (refusal) return refused(refusal, 'lines')
  }
  const arrived = lines.map((line) => shipmentOf(order, line)?.deliveredAt ?? null)
  const deliveredAt = arrived.includes(null) ? null : (arrived[0] ?? null)
  if (deliveredAt === null && kind !== 'not_delivered' && kind !== 'charged_wrongly')
    return refused('This piece hasn’t arrived yet. Choose “The parcel didn’t come”.', 'kind')
  const sum = (all: readonly MockOrderLine[], key: 'net' | 'tax') =>
    cents(all.reduce((total, line) => total + line[key], 0))
  return grantFor({
    kind,
    pieces: lines.map((line) => ({
      lineId: line.id,
      net: cents(line.net),
      tax: cents(line.tax),
      duty: cents(line.duty),
    })),
    paid: { orderId: order.id, drops: [], giftCards: [], charged: cents(order.totals.total) },
    earned: {
      orderId: order.id,
      sales: sum(order.lines, 'net'),
      tax: cents(order.totals.tax),
      duty: cents(0),
      delivery: cents(order.totals.shipping),
      feeIncome: cents(order.totals.fees),
      feesPayable: cents(0),
      giftCards: [],
    },
    ownFees: cents(order.totals.fees),
    isAll: lines.length === order.lines.length,
    hasAccount: ctx.user !== null,
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
    promisedBy: null,
    isLost: lines.every((line) => shipmentOf(order, line)?.status === 'lost'),
    settledBefore: 0,
    isReplaced: lines.some((line) => isReplacedLine(ctx, line.id)),
    byPerson: ofCase,
    differences,
    now: ctx.now,
  })
}

/** Returns the ways of a grant that give money, the largest sum first. */
function moneyOffers(ctx: MockContext, order: MockOrder, kind: CaseKind, grant: CaseGrant): OfferView[] {
  const answer = answerBy(ctx.now, 0)
  return (['refund', 'credit', 'keep_part', 'carrier_claim'] as const)
    .flatMap((offer) => {
      const money = moneyIn(grant, offer)
      if (!money || money.total === 0) return []
      const to = targetOf(order, offer, money.total)
      const terms = termsOf(offer, kind, { now: ctx.now, answer, to, dates: readerDates(ctx) })
      return [{ offer, title: offerTitles[offer], terms, total: money.total, sums: money.sums, to }]
    })
    .toSorted((a, b) => b.total - a.total)
}

/** The way in which a case pays for what comes back. */
export const freeReturn = 'full_refund_with_free_return_shipping'
/** The lines of the return that a case makes. */
export const returnLines = ({ lineIds, kind, differences }: Wish) =>
  lineIds.map((lineId) => ({
    lineId,
    reason: 'not_as_described',
    difference:
      kind === 'not_as_described'
        ? (differences?.find((one) => one.lineId === lineId)?.difference ?? null)
        : null,
  }))

/** Reads what differs of the pieces of a case; refuses what can't be kept. */
export function differencesTold(
  ctx: MockContext,
  order: MockOrder,
  { wish, asked }: { wish: Wish; asked: 'needed' | 'given' },
) {
  if (wish.kind !== 'not_as_described') return new Map<string, Difference>()
  const lines = order.lines.filter((line) => wish.lineIds.includes(line.id))
  const told = returnLines({ ...wish, lineIds: lines.map((line) => line.id) }).map((line) => ({
    ...line,
    itemNumber: lines.find(({ id }) => id === line.lineId)?.itemNumber ?? null,
  }))
  const read = readMockTold(ctx, told, { of: 'case', asked })
  return 'problem' in read ? refused(read.problem, 'differences') : read.byLine
}

/** Returns what the rules grant for a case before it begins, or why none can begin. */
export function offers(ctx: MockContext, wish: Wish) {
  const answer = answerBy(ctx.now, casesOf(ctx).filter((one) => one.status === 'waiting_for_us').length)
  const person: OfferView = {
    offer: 'person',
    title: offerTitles.person,
    terms: termsOf('person', wish.kind, { now: ctx.now, answer, dates: readerDates(ctx) }),
    total: 0,
    sums: [],
    to: [],
  }
  const said = { __typename: 'ResolutionOffers' as const, answerBy: answer.toISOString() }
  if (kindWords(wish.kind).about === 'nothing') return { ...said, offers: [person], why: null }
  const order = ownOrder(ctx, wish.orderId)
  if (!order) return noOrder
  const told = differencesTold(ctx, order, { wish, asked: 'given' })
  if ('__typename' in told) return told
  const grant = grantOf(ctx, order, { ...wish, differences: [...told.values()] })
  if ('__typename' in grant) return grant
  const checked = grant.mayGoBack ? checkMockReturn(ctx, returnLines(wish), null) : undefined
  const choice =
    checked && 'choices' in checked ? checked.choices.find((one) => one.refundType === freeReturn) : undefined
  const back: OfferView[] = choice
    ? [
        {
          offer: 'send_back',
          title: offerTitles.send_back,
          terms: termsOf('send_back', wish.kind, { now: ctx.now, answer }),
          total: choice.total,
          sums: choice.sums,
          to: choice.to,
        },
      ]
    : []
  const all = [...moneyOffers(ctx, order, wish.kind, grant), ...back].toSorted((a, b) => b.total - a.total)
  const [same] = mockReplacements(ctx, order, { ...wish, grant }).filter(
    ({ way }) => way === 'at_once' || back.length > 0,
  )
  const again = same ? [replacementOfMock(same)] : []
  return { ...said, offers: [...all, ...again, person], why: grant.why }
}

/**
 * Returns the ways to settle that the rules grant for a mock case now; none without an order, or when it is
 * paid or a return began. `why`: the reason why a person decides.
 */
export function mockOffersNow(ctx: MockContext, made: MockCase): { offers: OfferView[]; why: string | null } {
  const order = ordersOf(ctx).find((one) => one.id === made.orderId)
  if (!order || made.paidAt !== null || made.returnId !== null) return { offers: [], why: null }
  const { lineIds, kind } = made
  const differences = made.differences?.map(({ difference }) => difference) ?? []
  const grant = grantOf(ctx, order, { lineIds, kind, differences }, true)
  if ('__typename' in grant) return { offers: [], why: null }
  const money = moneyOffers(ctx, order, made.kind, grant).filter((one) => one.offer !== 'carrier_claim')
  const isReplaced = made.lineIds.some((id) => isReplacedLine(ctx, id))
  const asked = { kind: made.kind, lineIds: made.lineIds, grant, byPerson: true }
  const pieces = isReplaced ? [] : mockReplacements(ctx, order, asked).slice(0, 3).map(replacementOfMock)
  return { offers: [...money, ...pieces], why: grant.why }
}
