import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { partSum } from '../payment/parts.ts'
import type { Difference } from '../returns/differences.ts'
import { type CaseKind, caseKinds } from '../vocabulary/cases.ts'
import { type CaseFacts, grantFor, smallDifference } from './offers.ts'

const now = new Date('2026-11-25T18:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

const facts = (kind: CaseKind, price: number, more: Partial<CaseFacts> = {}): CaseFacts => {
  const tax = Math.round(price * 0.09)
  return {
    kind,
    pieces: [{ lineId: 'a', net: cents(price), tax: cents(tax), duty: cents(0) }],
    paid: { orderId: 'o', drops: [], giftCards: [], charged: cents(price + tax + 799) },
    earned: {
      orderId: 'o',
      sales: cents(price),
      tax: cents(tax),
      duty: cents(0),
      delivery: cents(799),
      feeIncome: cents(0),
      feesPayable: cents(0),
      giftCards: [],
    },
    ownFees: cents(0),
    isAll: true,
    hasAccount: true,
    deliveredAt: daysAgo(2),
    promisedBy: null,
    isLost: false,
    settledBefore: 0,
    isReplaced: false,
    byPerson: false,
    now,
    ...more,
  }
}

describe('what the hub grants at once', () => {
  it('gives a part of the price to who keeps a piece that isn’t as described, or lets it come back', () => {
    const grant = grantFor(facts('not_as_described', 4299))
    expect(grant).toMatchObject({ mayGoBack: true, refund: null, why: null })
    expect(grant.keepPart).toMatchObject({ total: 1720 + 155 })
    expect(grantFor(facts('damaged', 4000)).keepPart?.sums[0]).toMatchObject({ amount: 2000 })
  })

  it('gives the delivery of a parcel back that held nothing else, also when another parcel came', () => {
    const paid = facts('missing', 2000, { isAll: false }).paid
    const more = { isAll: false, paid: { ...paid, charged: cents(20_000) } }
    expect(grantFor(facts('missing', 2000, more)).refund?.total).toBe(2180)
    const alone = grantFor(facts('missing', 2000, { ...more, delivery: cents(499) })).refund
    expect(alone?.total).toBe(2180 + 499)
    // Never more than the order's delivery that is left.
    expect(grantFor(facts('missing', 2000, { ...more, delivery: cents(900) })).refund?.total).toBe(2180 + 799)
  })

  it('lets a person look at a measure that a tape by hand allows, and takes a piece of another brand back', () => {
    const differs = (told: Partial<Difference>): Partial<CaseFacts> => ({
      differences: [
        {
          kind: 'measure',
          measure: null,
          statedInches: null,
          seenInches: null,
          flaw: null,
          place: null,
          stated: null,
          seen: null,
          ...told,
        },
      ],
    })
    const waist = { measure: 'Waist', statedInches: 28 }
    const small = grantFor(facts('not_as_described', 4299, differs({ ...waist, seenInches: 27.5 })))
    expect(small).toMatchObject({ mayGoBack: false, keepPart: null, why: smallDifference })
    const large = grantFor(facts('not_as_described', 4299, differs({ ...waist, seenInches: 26 })))
    expect(large).toMatchObject({ mayGoBack: true, why: null })
    const brand = grantFor(
      facts('not_as_described', 4299, differs({ kind: 'brand', stated: 'A', seen: 'B' })),
    )
    expect(brand).toMatchObject({ mayGoBack: true, keepPart: null, why: null })
  })

  it('gives everything for a missing piece, with delivery when nothing else came, or more as credit', () => {
    const all = grantFor(facts('missing', 3000))
    expect(all.refund?.total).toBe(3000 + 270 + 799)
    expect(all.credit).toMatchObject({ bonus: 407, total: 4069 + 407 })
    expect(grantFor(facts('missing', 3000, { isAll: false })).refund?.total).toBe(3270)
    expect(grantFor(facts('missing', 3000, { hasAccount: false })).credit).toBeNull()
  })

  it('takes a shopper’s word up to fifty dollars; above, the carrier is asked or the piece comes back', () => {
    expect(grantFor(facts('not_delivered', 3000)).refund).not.toBeNull()
    expect(grantFor(facts('not_delivered', 9000))).toMatchObject({ refund: null, why: null })
    expect(grantFor(facts('not_delivered', 9000)).claim?.total).toBe(9000 + 810 + 799)
    expect(grantFor(facts('wrong_piece', 3000)).refund).not.toBeNull()
    expect(grantFor(facts('wrong_piece', 9000))).toMatchObject({ refund: null, mayGoBack: true })
  })

  it.each<[string, CaseFacts, string]>([
    ['above the limit', facts('missing', 20_000), 'above $150'],
    ['long after the delivery', facts('missing', 3000, { deliveredAt: daysAgo(31) }), 'more than 30 days'],
    ['after three cases in a year', facts('missing', 3000, { settledBefore: 3 }), 'within a year'],
    [
      'for a parcel on its way',
      facts('not_delivered', 3000, { deliveredAt: null, promisedBy: daysAgo(6) }),
      'on its way',
    ],
    ['for a charge', facts('charged_wrongly', 3000), 'can’t be decided by a rule'],
  ])('says why a person decides %s', (_, asked, why) => {
    expect(grantFor(asked)).toMatchObject({ refund: null, keepPart: null, claim: null })
    expect(grantFor(asked).why).toContain(why)
  })

  it('lets an employee give a part or everything, whatever the time and the sum', () => {
    const late = facts('damaged', 40_000, { deliveredAt: daysAgo(90), settledBefore: 9, byPerson: true })
    expect(grantFor(late)).toMatchObject({
      keepPart: { total: 20_000 + 1800 },
      refund: { total: 40_000 + 3600 + 799 },
      claim: null,
      why: null,
    })
    expect(grantFor({ ...late, kind: 'missing' }).keepPart).toBeNull()
  })

  it('counts a silent parcel as lost a week behind its promise', () => {
    const late = { deliveredAt: null, promisedBy: daysAgo(8) }
    expect(grantFor(facts('not_delivered', 9000, late)).refund?.total).toBe(9000 + 810 + 799)
    const lost = { deliveredAt: null, promisedBy: null, isLost: true }
    expect(grantFor(facts('not_delivered', 9000, lost)).refund?.total).toBe(9000 + 810 + 799)
  })

  it('never gives more than is left of the order, and its rows add up', () => {
    const money = fc.integer({ min: 0, max: 30_000 })
    const random = fc.record({
      kind: fc.constantFrom(...caseKinds),
      price: money,
      left: money,
      days: fc.integer({ min: -20, max: 60 }),
      isAll: fc.boolean(),
    })
    fc.assert(
      fc.property(random, ({ kind, price, left, days, isAll }) => {
        const asked = facts(kind, price, { isAll, deliveredAt: days < 0 ? null : daysAgo(days) })
        const grant = grantFor({
          ...asked,
          paid: { ...asked.paid, charged: cents(Math.min(left, asked.paid.charged)) },
          earned: { ...asked.earned, sales: cents(Math.min(left, price)) },
        })
        for (const one of [grant.keepPart, grant.refund, grant.credit, grant.claim]) {
          if (!one) continue
          expect(one.sums.reduce((sum, row) => sum + row.amount, 0)).toBe(one.total)
          expect(one.total - one.bonus).toBeLessThanOrEqual(Math.min(left, asked.paid.charged))
          expect(partSum(one.part)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})
