import { expect, it } from 'vitest'
import { type CaseStanding, caseDay, caseTime, headlineOf, termsOf } from './words.ts'

it('tells everything of a case by the shop’s clock, as its mails and promises', () => {
  const at = new Date('2026-11-30T06:02:00Z')
  expect(caseTime(at)).toBe('Nov 29, 2026, 10:02 PM Pacific')
  expect(caseDay(at)).toBe('Nov 29, 2026')
})

const at = new Date('2026-11-30T06:02:00Z')
const toCard = { key: 'card/Visa ending in 4242', label: 'To Visa ending in 4242' }
const toCredit = { key: 'cash_credit', label: 'To cash credit' }

it('speaks of a bank only where one gets a part of the money', () => {
  const terms = (to: (typeof toCard)[]) => termsOf('refund', 'missing', { now: at, answer: at, to })
  expect(terms([toCredit])).toBe('Nothing has to be sent.')
  expect(terms([toCard, toCredit])).toBe('Nothing has to be sent. A bank takes three to five days.')
  const standing: CaseStanding = {
    status: 'settled',
    offer: 'refund',
    total: 2500,
    to: [toCredit],
    answerBy: null,
    replyBy: null,
    replacement: null,
    isWithdrawn: false,
    declined: null,
    createdAt: at,
    since: at,
    paidAt: at,
    settledAt: at,
  }
  expect(headlineOf(standing)).toEqual({ headline: '$25.00 is yours', detail: 'To cash credit.' })
  expect(headlineOf({ ...standing, to: [toCard, toCredit] })).toEqual({
    headline: '$25.00 is on its way',
    detail: 'To Visa ending in 4242, to cash credit. A bank takes three to five days.',
  })
})
