import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import {
  bagCreditOf,
  boosterOf,
  incentiveEffects,
  isIncentiveAlive,
  windowExtensionOf,
} from '../kits/incentives.ts'
import { brandTiers } from '../vocabulary/items.ts'
import { cleanoutIncentives, cleanoutServices } from '../vocabulary/seller.ts'
import { bagFees, ladders, type PayoutTerms, payoutMinimum, termsFaults, termsOf } from './payout-terms.ts'
import { bagFeeLeft, ladderPays, payoutLine, payoutOf, percentDown } from './payouts.ts'

const standard = termsOf({ service: 'standard', tier: 'mid', incentives: [], brandPays: true })
const withIncentive = (one: (typeof cleanoutIncentives)[number]) =>
  termsOf({ service: 'standard', tier: 'mid', incentives: [one], brandPays: true })

describe('the payout ladder', () => {
  it('pays each slice its own percent', () => {
    expect(ladderPays(cents(0), ladders.standard)).toBe(0)
    expect(ladderPays(cents(1000), ladders.standard)).toBe(100)
    // 150 + 1050 + 2500 + 6500 + 8000
    expect(ladderPays(cents(30_000), ladders.standard)).toBe(18_200)
  })
  it('rounds down, once, and never up', () => {
    // 99.9, and 150 + 449.7
    expect(ladderPays(cents(999), ladders.standard)).toBe(99)
    expect(ladderPays(cents(2999), ladders.standard)).toBe(599)
    expect(percentDown(cents(999), 15)).toBe(149)
  })
  it('pays an accepted piece the minimum, and never more than its price', () => {
    expect(payoutOf(cents(200), standard).earnings).toBe(payoutMinimum)
    expect(payoutOf(cents(30), standard).earnings).toBe(30)
  })
  it('pays nothing for a brand that is not eligible', () => {
    const payout = payoutOf(cents(5000), { ...standard, pays: false })
    expect(payout).toMatchObject({
      earnings: 0,
      credit: 0,
      asCredit: 0,
      lines: [{ kind: 'selling_fee', amount: 5000 }],
    })
  })
  it('takes a bag’s fee from its first sales and never more than they pay', () => {
    const first = payoutOf(cents(3000), standard, cents(bagFees.standard))
    expect(first.lines).toEqual([
      { kind: 'bag_fee', amount: 600 },
      { kind: 'selling_fee', amount: 2400 },
    ])
    const left = bagFeeLeft(cents(bagFees.standard), [payoutLine(first, 'bag_fee')])
    expect(left).toBe(899)
    expect(payoutLine(payoutOf(cents(10_000), standard, left), 'bag_fee')).toBe(899)
    expect(bagFeeLeft(cents(100), [cents(60), cents(60)])).toBe(0)
  })
  it('boosts earnings out of our fee, or beside it as store credit', () => {
    const plain = payoutOf(cents(10_000), standard)
    expect(plain.earnings).toBe(3700)
    const boosted = payoutOf(cents(10_000), withIncentive('payout_booster_15'))
    expect(boosted).toMatchObject({ earnings: 4255, credit: 0 })
    expect(payoutLine(boosted, 'booster')).toBe(555)
    const credited = payoutOf(cents(10_000), withIncentive('payout_booster_20_ncc'))
    expect(credited).toMatchObject({ earnings: 3700, credit: 740 })
  })
  it('is worth more as store credit', () => {
    expect(payoutOf(cents(10_000), standard).asCredit).toBe(4070)
  })
  it('refuses a price or a fee below zero', () => {
    expect(() => payoutOf(cents(-1), standard)).toThrow(RangeError)
    expect(() => payoutOf(cents(1), standard, cents(-1))).toThrow(RangeError)
  })
})

describe('terms', () => {
  it('are sound for every service, tier and incentive', () => {
    for (const service of cleanoutServices)
      for (const tier of brandTiers)
        for (const one of cleanoutIncentives)
          expect(termsFaults(termsOf({ service, tier, incentives: [one], brandPays: true }))).toEqual([])
  })
  it('survive being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(standard))).toEqual(standard)
  })
  it('with a fault are told', () => {
    const faulty: [Partial<PayoutTerms>, RegExp][] = [
      [{ ladder: [] }, /start/],
      [
        {
          ladder: [
            { from: 0, percent: 10 },
            { from: 0, percent: 20 },
          ],
        },
        /rise/,
      ],
      [{ ladder: [{ from: 0, percent: 101 }] }, /percent/],
      [{ ladder: [{ from: 0, percent: 10.5 }] }, /percent/],
      [{ boosterPercent: -1 }, /booster/],
      [{ minimum: -1 }, /minimum/],
      [{ windowDays: 0 }, /window/],
      [
        {
          drops: [
            { afterPercent: 50, percent: 20 },
            { afterPercent: 60, percent: 10 },
          ],
        },
        /drops/,
      ],
    ]
    for (const [change, says] of faulty)
      expect(termsFaults({ ...standard, ...change }).join(), String(says)).toMatch(says)
  })
  it('give premium and dearer brands more time, and the extended window a month', () => {
    const days = (service: 'standard' | 'premium', tier: 'value' | 'luxury') =>
      termsOf({ service, tier, incentives: [], brandPays: true }).windowDays
    expect(days('standard', 'luxury')).toBeGreaterThan(days('standard', 'value'))
    expect(days('premium', 'value') - days('standard', 'value')).toBe(30)
    expect(withIncentive('consignment_window_extended').windowDays - standard.windowDays).toBe(30)
  })
})

describe('incentives', () => {
  it('do what their names say', () => {
    expect(windowExtensionOf(['consignment_window_extended', 'ncc_credit_40'])).toBe(30)
    expect(bagCreditOf(['ncc_credit_40'], { isFirst: true })).toBe(4000)
    expect(boosterOf(['payout_booster_15'])).toEqual({ percent: 15, as: 'earnings' })
    for (const one of cleanoutIncentives) expect(incentiveEffects[one].words).toMatch(/\.$/)
  })
  it('count once: the highest booster, and credit for the first bag only', () => {
    expect(boosterOf(['payout_booster_15', 'payout_booster_20_ncc'])).toEqual({ percent: 20, as: 'credit' })
    expect(bagCreditOf(['ncc_credit_40'], { isFirst: false })).toBe(0)
    expect(boosterOf([])).toEqual({ percent: 0, as: 'earnings' })
  })
  it('end after their time', () => {
    const offered = new Date('2026-11-01T00:00:00Z')
    expect(isIncentiveAlive(offered, new Date('2026-11-21T00:00:00Z'))).toBe(true)
    expect(isIncentiveAlive(offered, new Date('2027-03-01T00:00:00Z'))).toBe(false)
  })
})
