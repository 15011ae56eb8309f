// Declined cases and the records of pieces in the mocks, by the API's own rules (decision 0266).
import {
  declinedWords,
  declineReasonOf,
  declineReasonsFor,
  declineWordsMax,
  refusalOfDecline,
} from '@hemline/rules/cases/decline.ts'
import { type RecordKind, recordWords } from '@hemline/rules/catalogue/piece-steps.ts'
import { isFormKey } from '@hemline/rules/fulfillment/staff.ts'
import type { itemNow, MockContext } from '../context.ts'
import type { MockCase } from '../seed/cases.ts'
import { tellMock } from './cases.mock.ts'

/** What an employee sends to decline a case. */
export type MockDecline = { code: string; reason: string; words?: string | null; key: string }

const refusal = (message: string) => ({ __typename: 'StaffRefusal', message })

const whyNot = (ctx: MockContext, made: MockCase): string | null =>
  refusalOfDecline({
    kind: made.kind,
    status: made.status,
    isPaid: made.paidAt !== null,
    isProposed: made.proposal !== null,
    isUnderWay: made.returnId !== null || made.replacementOrderId !== undefined,
    isDeclined: Boolean(made.declined?.reason),
    isOwnDecline: made.declined !== undefined && made.declined.by === ctx.user?.id,
  })

/** Returns the reasons to decline a case, and why the viewer may not. */
export const mockDeclineOf = (ctx: MockContext, made: MockCase) => ({
  reasons: declineReasonsFor(made.kind),
  whyNot: whyNot(ctx, made),
})

/** Declines a case; returns why it can't be declined. The same form again changes nothing. */
export function declineMock(
  ctx: MockContext,
  made: MockCase,
  { reason, words, key, actor }: MockDecline & { actor: string },
) {
  if (!isFormKey(key)) return refusal('Please load the page again.')
  const named = declineReasonOf(made.kind, reason)
  if (!named) return refusal('Choose a reason first.')
  const own = words?.trim() ?? ''
  if (own.length > declineWordsMax) return refusal(`At most ${declineWordsMax} letters, please.`)
  if (made.events.some((one) => one.key === key)) return undefined
  const why = whyNot(ctx, made)
  if (why !== null) return refusal(why)
  tellMock(ctx, made, { kind: 'denied', actor, body: declinedWords(named, own), key })
  made.takenBy ??= actor
  Object.assign(made, {
    status: 'answered',
    answerBy: null,
    declined: { reason: named.id, by: ctx.user?.id ?? '' },
  })
  return undefined
}

type Item = NonNullable<ReturnType<typeof itemNow>>

const dayMs = 86_400_000

/** Returns what the mocks know of a piece: Tomas graded it two days before it went on sale. */
export function mockPieceRecord(item: Item) {
  const listed = item.listed_at ?? new Date(0)
  const at = new Date(listed.getTime() - 2 * dayMs).toISOString()
  const step = (kind: RecordKind, by: string | null, when: string) => ({
    id: `${item.item_number}-${kind}`,
    label: recordWords(kind),
    by,
    at: when,
  })
  return {
    itemNumber: item.item_number,
    conditionDescription: item.condition_description,
    flaws: item.flaws.map((flaw) => flaw.description),
    intake: { at, by: 'Tomas Okafor' },
    inspections: [],
    record: [step('graded', 'Tomas Okafor', at), step('listed', null, listed.toISOString())],
  }
}
