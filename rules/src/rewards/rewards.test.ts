import { describe, expect, it } from 'vitest'
import { rewardEffects } from '../vocabulary/promotions.ts'
import { loyaltyTiers, redemptionContexts, returnRewardKind, rewardKinds } from '../vocabulary/rewards.ts'
import { birthdayIn, dayIn, isBirthday, startOfYear, yearOf } from './days.ts'
import { birthdayGifts, rewardMeanings, rewardOffers } from './kinds.ts'
import { nextEnding, type PointsEntry, pointsEnd, pointsEnding } from './points.ts'
import { freeDeliveryFrom, pointsMultiplier, tierInfoOf } from './tiers.ts'

const at = (text: string) => new Date(text)

describe('days', () => {
  it('begin at the midnight of the shop', () => {
    expect(startOfYear(2027)).toEqual(at('2027-01-01T08:00:00Z'))
    expect(yearOf(at('2027-01-01T07:59:59Z'))).toBe(2026)
    expect(dayIn(at('2026-07-02T06:59:59Z'))).toMatchObject({ month: 7, day: 1 })
  })
  it('of a birthday are in summer time too, and February 29 is March 1 in other years', () => {
    expect(birthdayIn(2026, { month: 7, day: 4 })).toEqual(at('2026-07-04T07:00:00Z'))
    expect(birthdayIn(2026, { month: 2, day: 29 })).toEqual(at('2026-03-01T08:00:00Z'))
    expect(birthdayIn(2028, { month: 2, day: 29 })).toEqual(at('2028-02-29T08:00:00Z'))
  })
  it.each([
    [2, 29, true],
    [2, 30, false],
    [4, 31, false],
    [13, 1, false],
    [0, 1, false],
    [6, 0, false],
    [6, 1.5, false],
  ])('month %d and day %d make a birthday: %s', (month, day, is) => {
    expect(isBirthday({ month, day })).toBe(is)
  })
})

describe('kinds of rewards', () => {
  it('have each a name and one of the four contexts, and all but the draw and the hint have an effect', () => {
    for (const kind of rewardKinds) {
      const { name, context } = rewardMeanings[kind]
      expect(name).not.toBe('')
      expect(redemptionContexts).toContain(context)
      expect(context === 'checkout').toBe(rewardEffects[kind] !== null)
    }
    expect(rewardMeanings[returnRewardKind].context).toBe('returns')
    expect(rewardMeanings.add_birthday_reward.context).toBe('none')
    expect(rewardMeanings.sweepstakes_2021_low_v2.context).toBe('sweepstakes')
  })
  it('that cost points are for the cart or a return, the cheapest first', () => {
    expect(rewardOffers.map(({ points }) => points)).toEqual([100, 150, 250, 400, 450])
  })
  it('for a birthday are rights of the checkout in each tier', () => {
    for (const tier of loyaltyTiers)
      for (const kind of birthdayGifts[tier]) expect(rewardMeanings[kind].context).toBe('checkout')
  })
})

describe('tiers', () => {
  const kept = (placedAt: string, cents: number) => ({ placedAt: at(placedAt), cents, kept: true })
  it('count an order for the year in which it was placed', () => {
    const orders = [kept('2026-12-31T20:00:00Z', 50_000)]
    expect(tierInfoOf(orders, at('2027-01-20T00:00:00Z'))).toMatchObject({
      tier: 'tier_2',
      until: startOfYear(2028),
      amountSpentCurrentYear: 0,
      amountLeftToUpgrade: 150_000,
    })
    expect(tierInfoOf(orders, at('2028-01-01T08:00:00Z')).tier).toBe('tier_1')
  })
  it('that the shop gave hold until their day', () => {
    const courtesy = { tier: 'tier_3' as const, until: at('2027-06-01T07:00:00Z') }
    expect(tierInfoOf([], at('2027-05-31T00:00:00Z'), courtesy)).toMatchObject({
      tier: 'tier_3',
      until: courtesy.until,
    })
    expect(tierInfoOf([], courtesy.until, courtesy).tier).toBe('tier_1')
  })
  it('lower what delivery is free from, and leave a lower threshold of the account', () => {
    expect([null, 'tier_1', 'tier_2', 'tier_3'].map((tier) => freeDeliveryFrom(tier as null, null))).toEqual([
      7900, 7900, 5900, 0,
    ])
    expect(freeDeliveryFrom('tier_1', 12_000)).toBe(12_000)
    expect(freeDeliveryFrom('tier_2', 4000)).toBe(4000)
  })
  it('multiply the points of an offer', () => {
    expect(pointsMultiplier('tier_1', 100)).toBe(1)
    expect(pointsMultiplier('tier_2', 200)).toBe(2.5)
    expect(pointsMultiplier('tier_3', 100)).toBe(1.5)
  })
})

describe('points', () => {
  const earned = (when: string, amount: number): PointsEntry => ({
    kind: 'points_earned',
    amount,
    at: at(when),
    lotAt: at(when),
  })
  const spent = (when: string, points: number): PointsEntry => ({
    kind: 'points_spent',
    amount: -points,
    at: at(when),
    lotAt: at(when),
  })
  it('end with the year after the one in which they came, the oldest used first', () => {
    const book = [
      earned('2026-03-01T00:00:00Z', 200),
      earned('2027-02-01T00:00:00Z', 50),
      spent('2027-03-01T00:00:00Z', 150),
    ]
    expect(pointsEnd(at('2026-03-01T00:00:00Z'))).toEqual(startOfYear(2028))
    expect(nextEnding(book, at('2027-11-05T00:00:00Z'))).toEqual({ points: 50, endsAt: startOfYear(2028) })
    expect(pointsEnding(book, startOfYear(2028))).toBe(50)
    expect(pointsEnding(book, new Date(startOfYear(2028).getTime() - 1))).toBe(0)
    expect(nextEnding(book, at('2026-11-05T00:00:00Z'))).toEqual({ points: 50, endsAt: startOfYear(2028) })
  })
  it('of nobody end never', () => {
    expect(nextEnding([], at('2027-11-05T00:00:00Z'))).toBeNull()
  })
})
