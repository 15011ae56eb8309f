import { expect, it } from 'vitest'
import { caseKinds } from '../vocabulary/cases.ts'
import {
  type Declinable,
  declinedWords,
  declineReasonOf,
  declineReasons,
  declineReasonsFor,
  refusalOfDecline,
} from './decline.ts'
import { type CaseStanding, headlineOf, stepsOf } from './words.ts'

const open: Declinable = {
  kind: 'not_as_described',
  status: 'waiting_for_us',
  isPaid: false,
  isProposed: false,
  isUnderWay: false,
  isDeclined: false,
  isOwnDecline: false,
}

it('each reason has its own id and fits some kind of case; letters ask for no money', () => {
  expect(new Set(declineReasons.map(({ id }) => id)).size).toBe(declineReasons.length)
  for (const { kinds, words } of declineReasons) {
    expect(kinds.length).toBeGreaterThan(0)
    expect(words).toMatch(/\.$/)
  }
  const without = caseKinds.filter((kind) => declineReasonsFor(kind).length === 0)
  expect(without).toEqual(['bag', 'payout', 'letter', 'piece_question'])
  expect(declineReasonOf('missing', 'genuine')).toBeUndefined()
  expect(declineReasonOf('missing', 'was_packed')?.label).toBe('It was packed')
})

it('a case is declined while it waits for a person, and a second time by another person only', () => {
  expect(refusalOfDecline(open)).toBeNull()
  expect(refusalOfDecline({ ...open, status: 'answered' })).toBeNull()
  const refused: Partial<Declinable>[] = [
    { kind: 'letter' },
    { isPaid: true },
    { status: 'settled' },
    { isUnderWay: true },
    { isProposed: true },
    { status: 'waiting_for_carrier' },
    { isDeclined: true },
    { isOwnDecline: true },
  ]
  const why = refused.map((one) => refusalOfDecline({ ...open, ...one }))
  expect(why.every((one) => typeof one === 'string')).toBe(true)
  expect(refusalOfDecline({ ...open, isOwnDecline: true })).toMatch(/Somebody else/)
})

it('its shopper reads the reason, the employee’s sentence, and how to ask for a second look', () => {
  const reason = declineReasonOf('damaged', 'told_before')
  if (!reason) throw new Error('no such reason')
  expect(declinedWords(reason, '')).toBe(reason.words)
  expect(declinedWords(reason, 'See the third photo.')).toMatch(/\n\nSee the third photo\.$/)
  const at = new Date('2026-11-29T18:00:00Z')
  const standing: CaseStanding = {
    status: 'answered',
    offer: null,
    total: 0,
    to: [],
    answerBy: null,
    replyBy: null,
    replacement: null,
    isWithdrawn: false,
    declined: reason.words,
    createdAt: at,
    since: at,
    paidAt: null,
    settledAt: null,
  }
  const { headline, detail } = headlineOf(standing)
  expect(headline).toBe('We give nothing back for this')
  expect(detail).toContain(reason.words)
  expect(detail).toContain('Then somebody else looks at it.')
  expect(detail).toContain('we close the case on Sun, Dec 6')
  expect(stepsOf(standing).at(-1)?.label).toBe('Declined')
  // Once the shopper has written, a person looks again.
  const again = { ...standing, status: 'waiting_for_us' as const, declined: null, answerBy: at }
  expect(headlineOf(again).headline).toBe('A person is looking')
})
