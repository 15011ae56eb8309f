import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import {
  type CashOutFacts,
  cashOutNeedOf,
  cashOutRefusalOf,
  cashOutSentences,
  earningsUseRefusalOf,
  isAccountRested,
  notEnough,
  overDailyLimit,
} from './cash-outs.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const yes: CashOutFacts = {
  amount: cents(2000),
  available: cents(5000),
  emailVerified: true,
  passwordConfirmedAt: hoursAgo(0.1),
  accountLinkedAt: hoursAgo(48),
  today: { amount: cents(0), count: 0 },
}

describe('cashing out', () => {
  it('is open to who is known and has the money', () => {
    expect(cashOutRefusalOf(yes, now)).toBeUndefined()
    expect(cashOutRefusalOf({ ...yes, amount: cents(5000) }, now)).toBeUndefined()
    expect(cashOutRefusalOf({ ...yes, amount: cents(500) }, now)).toBeUndefined()
  })

  const noes: [why: string, change: Partial<CashOutFacts>, says: string][] = [
    ['the email is not confirmed', { emailVerified: false }, cashOutSentences.email],
    ['the password was never typed again', { passwordConfirmedAt: null }, cashOutSentences.password],
    ['it was typed an hour ago', { passwordConfirmedAt: hoursAgo(1) }, cashOutSentences.password],
    ['no account is linked', { accountLinkedAt: null }, cashOutSentences.account],
    ['the account was linked just now', { accountLinkedAt: hoursAgo(23) }, cashOutSentences.resting],
    ['the amount is nothing', { amount: cents(0) }, cashOutSentences.amount],
    ['the amount is below zero', { amount: cents(-100) }, cashOutSentences.amount],
    ['the amount is too small', { amount: cents(499) }, cashOutSentences.minimum],
    ['there is less than that', { amount: cents(5001) }, notEnough(cents(5000))],
    ['it was done three times today', { today: { amount: cents(1500), count: 3 } }, cashOutSentences.count],
    [
      'the day’s limit would be passed',
      { today: { amount: cents(98_500), count: 1 } },
      overDailyLimit(cents(1500)),
    ],
  ]
  it.each(noes)('is refused when %s', (_, change, says) => {
    expect(cashOutRefusalOf({ ...yes, ...change }, now)).toBe(says)
  })

  it('tells amounts in dollars', () => {
    expect(notEnough(cents(123_450))).toBe('You have $1,234.50 available to cash out.')
    expect(overDailyLimit(cents(0))).toBe(
      'You can cash out up to $1,000.00 a day. Please come back tomorrow.',
    )
    expect(isAccountRested(hoursAgo(24), now)).toBe(true)
  })
})

it('lets any amount that is there become credit or a donation', () => {
  expect(earningsUseRefusalOf({ amount: cents(1), available: cents(1) })).toBeUndefined()
  expect(earningsUseRefusalOf({ amount: cents(2), available: cents(1) })).toBe(notEnough(cents(1)))
  expect(earningsUseRefusalOf({ amount: cents(0), available: cents(1) })).toBe(cashOutSentences.amount)
})

describe('what a refusal asks for', () => {
  it('is the missing proof, another amount, or patience', () => {
    const { email, password, account, resting, count, minimum } = cashOutSentences
    expect(
      [email, password, account, resting, count, minimum].map((one) => cashOutNeedOf(one, cents(100))),
    ).toEqual(['email', 'password', 'account', 'later', 'later', 'amount'])
    expect(cashOutNeedOf(overDailyLimit(cents(0)), cents(0))).toBe('later')
    expect(cashOutNeedOf(overDailyLimit(cents(500)), cents(500))).toBe('amount')
    expect(cashOutNeedOf(notEnough(cents(500)), cents(0))).toBe('amount')
  })
})
