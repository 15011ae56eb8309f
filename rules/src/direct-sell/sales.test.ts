import { describe, expect, test } from 'vitest'
import { cents } from '../common/money.ts'
import { postingFaults, settled } from '../ledger/ledger.ts'
import { labelBoughtEntries, labelCostOf, labelVoidedEntries } from './label-money.ts'
import { handOverStep, ratingOf, responseWords, unsentEndsAt } from './sales.ts'

const at = (hours: number) => new Date(Date.UTC(2026, 4, 1) + hours * 3_600_000)

describe('a parcel that no carrier has scanned', () => {
  test('ends its sale five days after it was paid, and two days after its label at the earliest', () => {
    expect(unsentEndsAt({ paidAt: at(0), packedAt: null })).toEqual(at(120))
    expect(unsentEndsAt({ paidAt: at(0), packedAt: at(3) })).toEqual(at(120))
    expect(unsentEndsAt({ paidAt: at(0), packedAt: at(119) })).toEqual(at(167))
  })

  test('is reminded of a day after its label, and on its last day', () => {
    const early = { paidAt: at(0), packedAt: at(3) }
    expect(handOverStep(early, at(26))).toBeUndefined()
    expect(handOverStep(early, at(27))).toBe('hand')
    expect(handOverStep(early, at(96))).toBe('late')
    expect(handOverStep({ paidAt: at(0), packedAt: at(119) }, at(142))).toBeUndefined()
    expect(handOverStep({ paidAt: at(0), packedAt: at(119) }, at(143))).toBe('late')
  })
})

describe('the label of a parcel between members', () => {
  test('costs what its class of weight costs, one class more from three pieces on', () => {
    expect(labelCostOf(['light'])).toBe(599)
    expect(labelCostOf(['light', 'medium'])).toBe(799)
    expect(labelCostOf(['medium', 'medium', 'light'])).toBe(1299)
  })

  test('is booked soundly, and voided leaves nothing', () => {
    const bought = labelBoughtEntries('usps', cents(799))
    expect(postingFaults(bought)).toEqual([])
    expect(settled([...bought, ...labelVoidedEntries('usps', cents(799))])).toEqual([])
  })
})

describe('what a closet says of its seller', () => {
  test('is how soon offers are answered, once three were answered', () => {
    expect([0.4, 3.2, 30].map((hours) => responseWords(hours, 3))).toEqual([
      'answers within an hour',
      'answers within 4 hours',
      'answers within some days',
    ])
    expect(responseWords(0.4, 2)).toBeNull()
    expect(responseWords(null, 9)).toBeNull()
  })

  test('is the mean of its stars with one decimal, and nothing without ratings', () => {
    expect(ratingOf(14, 3)).toBe(4.7)
    expect(ratingOf(0, 0)).toBeNull()
  })
})
