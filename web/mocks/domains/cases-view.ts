// What the mocks' shoppers read of a case, calculated by the API's own rules.

import { declineReasonOf } from '@hemline/rules/cases/decline.ts'
import { kindWords } from '@hemline/rules/cases/kinds.ts'
import { withdrawTerms } from '@hemline/rules/cases/withdraw.ts'
import { caseStatusLabels, headlineOf, offerTitles, stepsOf } from '@hemline/rules/cases/words.ts'
import { orderLabel } from '@hemline/rules/orders/states.ts'
import { itemNow, type MockContext } from '../context.ts'
import { readerDates } from '../reader-dates.ts'
import type { MockCase } from '../seed/cases.ts'
import { mockReplacementView, mockStanding } from './case-replacements.ts'
import { ordersOf } from './orders-place.ts'

const date = (iso: string | null) => (iso === null ? null : new Date(iso))

/** Returns the pieces that a case is about: bought ones, or the one of a question. */
export function mockCasePieces(ctx: MockContext, made: MockCase) {
  if (made.question) return [itemNow(ctx, made.question.itemNumber) ?? []].flat()
  return (ordersOf(ctx).find((one) => one.id === made.orderId)?.lines ?? [])
    .filter((line) => made.lineIds.includes(line.id))
    .flatMap((line) => itemNow(ctx, line.itemNumber ?? 0) ?? [])
}

/** Maps a case to the facts by which its person may close it. */
export const mockWithdrawable = (made: MockCase) => ({
  kind: made.kind,
  status: made.status,
  total: made.total,
  paidAt: date(made.paidAt),
  claimAnswer: null,
  isUnderWay: made.returnId !== null || made.replacementOrderId !== undefined,
})

const isOurs = (kind: string): boolean => kind === 'reply' || kind === 'denied'

/** Returns a case's calculated fields. */
function view(ctx: MockContext, made: MockCase) {
  const standing = {
    status: made.status,
    offer: made.offer,
    total: made.total,
    to: made.to,
    answerBy: date(made.answerBy),
    replyBy: date(made.replyBy),
    declined: made.declined?.reason
      ? (declineReasonOf(made.kind, made.declined.reason)?.words ?? null)
      : null,
    isWithdrawn: made.withdrawnAt !== undefined,
    createdAt: new Date(made.createdAt),
    replacement: mockStanding(ctx, made),
    since: new Date(made.events.at(-1)?.at ?? made.createdAt),
    paidAt: date(made.paidAt),
    settledAt: date(made.settledAt),
  }
  return {
    code: String(made.number),
    kindLabel: kindWords(made.kind).label,
    statusLabel: caseStatusLabels[made.status],
    ...headlineOf(standing, readerDates(ctx)),
    withdrawTerms: withdrawTerms(mockWithdrawable(made)),
    steps: stepsOf(standing, readerDates(ctx)),
    orderLabel: made.orderId === null ? null : orderLabel(made.orderId),
    offerTitle: made.offer === null ? null : offerTitles[made.offer],
    pieces: mockCasePieces(ctx, made),
    differences: (made.differences ?? []).flatMap(({ lineId, difference }) => {
      const order = ordersOf(ctx).find((one) => one.id === made.orderId)
      const itemNumber = order?.lines.find((line) => line.id === lineId)?.itemNumber
      return itemNumber ? [{ itemNumber, difference }] : []
    }),
    replacement: mockReplacementView(ctx, made),
    messages: made.events
      .filter((event) => ['told', 'message', 'reply', 'denied'].includes(event.kind))
      .map((event) => ({
        id: event.id,
        from: isOurs(event.kind) ? `${event.actor} at Hemline` : 'You',
        isOurs: isOurs(event.kind),
        text: event.body,
        photoIds: event.photoIds,
        at: event.at,
      })),
  }
}

type CaseView = ReturnType<typeof view>
const calculated = [
  'code',
  'kindLabel',
  'statusLabel',
  'headline',
  'detail',
  'steps',
  'withdrawTerms',
  'orderLabel',
  'offerTitle',
  'pieces',
  'differences',
  'replacement',
  'messages',
] as const satisfies readonly (keyof CaseView)[]

/** The calculated fields of a case, as resolvers. */
export const caseFields = Object.fromEntries(
  calculated.map((field) => [
    field,
    (made: MockCase, _: unknown, ctx: MockContext) => view(ctx, made)[field],
  ]),
)
