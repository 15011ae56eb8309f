import { describe, expect, it } from 'vitest'
import { usStates } from '../vocabulary/states.ts'
import { estimateWords, shopDay } from './day-words.ts'
import { estimateOf, milesBetween, standardTransit, wholeOf, workingDaysAfter } from './estimates.ts'

const friday = '2026-11-20'

describe('when a parcel arrives', () => {
  it('counts working days: nothing moves at a weekend', () => {
    expect(workingDaysAfter(friday, 0)).toBe(friday)
    expect(workingDaysAfter(friday, 1)).toBe('2026-11-23')
    expect(workingDaysAfter('2026-11-21', 1)).toBe('2026-11-23')
    expect(workingDaysAfter('2026-12-31', 2)).toBe('2027-01-04')
  })

  it('knows the shop’s day, which ends in California', () => {
    expect(shopDay(new Date('2026-11-21T07:59:00Z'))).toBe('2026-11-20')
    expect(shopDay(new Date('2026-11-21T08:00:00Z'))).toBe('2026-11-21')
  })

  it('takes longer the farther it goes, and longest to Alaska and Hawaii', () => {
    expect(milesBetween('AZ', 'AZ')).toBe(0)
    expect(standardTransit('AZ', 'AZ')).toEqual([1, 2])
    expect(standardTransit('AZ', 'CA')).toEqual([2, 3])
    expect(standardTransit('AZ', 'ME')).toEqual([5, 6])
    expect(standardTransit('AZ', 'HI')).toEqual([6, 9])
    const days = Object.keys(usStates).map(
      (state) => [milesBetween('GA', state), standardTransit('GA', state)[0]] as const,
    )
    const mainland = days.filter(([miles]) => miles < 2400).toSorted((a, b) => a[0] - b[0])
    expect(mainland.map(([, least]) => least)).toEqual(
      mainland.map(([, least]) => least).toSorted((a, b) => a - b),
    )
  })

  it('is a range over the mainland while nobody knows where to', () => {
    const open = estimateOf({
      source: 'own',
      service: 'standard',
      from: 'AZ',
      to: null,
      country: 'US',
      day: friday,
    })
    expect(open).toEqual({ min: '2026-11-24', max: '2026-12-02' })
    for (const to of ['AZ', 'CA', 'ME', 'FL', 'WA']) {
      const known = estimateOf({
        source: 'own',
        service: 'standard',
        from: 'AZ',
        to,
        country: 'US',
        day: friday,
      })
      expect(known.min >= open.min && known.max <= open.max, to).toBe(true)
    }
  })

  it('is earlier by a fast way, and later from somebody’s home', () => {
    const by = (service: 'standard' | 'expedited_2_day') =>
      estimateOf({ source: 'own', service, from: 'AZ', to: 'ME', country: 'US', day: friday })
    expect(by('expedited_2_day').max < by('standard').min).toBe(true)
    const home = estimateOf({
      source: 'p2p',
      service: 'peer_to_peer',
      from: 'AZ',
      to: 'ME',
      country: 'US',
      day: friday,
    })
    expect(home.max > by('standard').max).toBe(true)
  })

  it('is said in few words', () => {
    expect(estimateWords({ min: '2026-11-27', max: '2026-11-29' })).toBe('Nov 27–29')
    expect(estimateWords({ min: '2026-11-30', max: '2026-12-02' })).toBe('Nov 30–Dec 2')
    expect(estimateWords({ min: '2026-12-02', max: '2026-12-02' })).toBe('Dec 2')
    expect(estimateWords({ min: '2026-11-27', max: '2026-11-29' }, 'day_first')).toBe('27–29 Nov')
    expect(estimateWords({ min: '2026-11-30', max: '2026-12-02' }, 'day_first')).toBe('30 Nov–2 Dec')
    expect(estimateWords({ min: '2026-12-02', max: '2026-12-02' }, 'day_first')).toBe('2 Dec')
  })

  it('spans several parcels from the first to the last, and refuses none', () => {
    expect(
      wholeOf([
        { min: '2026-11-27', max: '2026-11-29' },
        { min: '2026-11-25', max: '2026-11-26' },
      ]),
    ).toEqual({ min: '2026-11-25', max: '2026-11-29' })
    expect(() => wholeOf([])).toThrow('no estimates')
  })
})
