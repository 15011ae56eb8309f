import { describe, expect, it } from 'vitest'
import { carriers } from '../vocabulary/shipping.ts'
import {
  carrierFor,
  carrierOfCode,
  type ParcelFacts,
  spacedTrackingCode,
  trackingCodeOf,
} from './carriers.ts'
import { movesTo, type Scan, scanKinds, scanOrder, standingOf } from './carriers-scans.ts'
import { plannedScans, type SimulatedParcel, scansUntil, timeZoneOf } from './carriers-simulator.ts'

const home = { line1: '1 Elm Street', state: 'OH', country: 'US' }
const table: [says: string, facts: Partial<ParcelFacts>, carrier: string][] = [
  ['our own, plain', {}, 'newgistics'],
  ['our own, two days', { serviceType: 'expedited_2_day' }, 'fedex'],
  ['our own, express', { serviceType: 'expedited' }, 'ups'],
  ['a private seller’s', { source: 'p2p' }, 'usps'],
  ['a store’s', { source: 'dropship' }, 'ups'],
  ['a partner’s', { source: 'partner' }, 'ups'],
  ['one abroad by post', { to: { line1: '1 Rue', state: null, country: 'CA' } }, 'usps'],
  [
    'one to Canada in a hurry',
    { serviceType: 'flat_rate_ddu_express_shipping', to: { line1: '1 Rue', state: null, country: 'CA' } },
    'ups',
  ],
  [
    'one to Germany in a hurry',
    { serviceType: 'flat_rate_ddu_express_shipping', to: { line1: '1 Allee', state: null, country: 'DE' } },
    'fedex',
  ],
  [
    'one to a box, even in a hurry',
    { serviceType: 'expedited', to: { ...home, line1: 'P.O. Box 12' } },
    'usps',
  ],
  [
    'one to a box in the second line',
    { serviceType: 'expedited', to: { ...home, line2: 'Post Office Box 3' } },
    'usps',
  ],
  [
    'one to a street named after boxes',
    { serviceType: 'expedited', to: { ...home, line1: '3 Box Canyon Rd' } },
    'ups',
  ],
  ['one to the armed forces', { to: { ...home, state: 'AE' } }, 'usps'],
]
it.each(table)('sends %s the right way', (_, facts, carrier) => {
  expect(carrierFor({ source: 'own', serviceType: 'standard', to: home, ...facts })).toBe(carrier)
})

describe('codes of carriers', () => {
  it('knows a code of each that was published as an example', () => {
    expect(carrierOfCode('1Z 5R8 9390 35756712 7')).toBe('ups')
    expect(carrierOfCode('9986 9100 4300')).toBeUndefined()
    expect(carrierOfCode('986578788855')).toBe('fedex')
    expect(carrierOfCode('9400 1112 0108 0805 4830 16')).toBe('usps')
  })
  it.each(carriers)('makes and reads those of %s, and refuses one wrong digit anywhere', (carrier) => {
    for (let n = 1; n < 200; n += 7) {
      const code = trackingCodeOf(carrier, String(n * 7_919_331))
      expect(carrierOfCode(spacedTrackingCode(code))).toBe(carrier)
      const last = Number(code.at(-1))
      expect(carrierOfCode(code.slice(0, -1) + String((last + 1) % 10))).toBeUndefined()
    }
  })
})

const parcel: SimulatedParcel = {
  trackingCode: trackingCodeOf('ups', '123'),
  from: 'Phoenix, AZ',
  to: { line1: '1 Elm Street', city: 'Columbus', state: 'OH' },
  packedAt: new Date('2026-11-21T08:00:00Z'),
  days: 3,
}

describe('scans', () => {
  // A generator of its own, so that a failure can be had again.
  const random = (seed: number) => () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  const shuffled = <T>(list: readonly T[], next: () => number): T[] =>
    list
      .map((value) => ({ value, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value)

  it('come to the same end in 1,000 shuffled and repeated sequences', () => {
    const streets = ['1 Elm Street', '5 Late Lane', '9 Lost Lane']
    for (let seed = 1; seed <= 1000; seed += 1) {
      const next = random(seed)
      const scans = plannedScans({ ...parcel, to: { ...parcel.to, line1: streets[seed % 3] ?? '' } }, 1)
      const sent = shuffled([...scans, ...scans.filter(() => next() < 0.5)], next)
      expect(standingOf(sent)).toEqual(standingOf(scans))
      expect(scanOrder([...new Set(sent)])).toEqual(scans)
    }
  })
  it('never take a parcel back, whichever comes next', () => {
    const next = random(7)
    const order = ['shipped', 'out_for_delivery', 'lost', 'delivered']
    for (let i = 0; i < 500; i += 1) {
      const sent: Scan[] = []
      let before = 0
      for (let n = 0; n < 8; n += 1) {
        const kind = scanKinds[Math.floor(next() * scanKinds.length)] ?? 'picked_up'
        sent.push({
          id: String(n),
          kind,
          place: null,
          timeZone: 'UTC',
          at: new Date(next() * 1e12),
          estimate: null,
        })
        const now = order.indexOf(standingOf(sent)?.status ?? '')
        expect(now).toBeGreaterThanOrEqual(before)
        before = now
      }
    }
  })
  it('say nothing while there are none', () => {
    expect(standingOf([])).toBeUndefined()
  })
  it('move a packed parcel through every state that it skipped, and never back', () => {
    expect(movesTo('packed', 'delivered')).toEqual(['shipped', 'delivered'])
    expect(movesTo('shipped', 'delivered')).toEqual(['delivered'])
    expect(movesTo('delivered', 'shipped')).toEqual([])
    expect(movesTo('waiting', 'delivered')).toEqual([])
    expect(movesTo('canceled', 'delivered')).toEqual([])
  })
})

describe('a simulated parcel', () => {
  it('arrives after its days, and faster when time does', () => {
    expect(standingOf(plannedScans(parcel, 1))?.deliveredAt).toEqual(new Date('2026-11-24T08:00:00Z'))
    expect(standingOf(plannedScans(parcel, 1440))?.deliveredAt).toEqual(new Date('2026-11-21T08:03:00Z'))
  })
  it('is nowhere before it is picked up', () => {
    expect(scansUntil(parcel, new Date('2026-11-21T09:00:00Z'), 1)).toEqual([])
  })
  it('is late to Late Lane, says so, and is lost to Lost Lane', () => {
    const late = standingOf(plannedScans({ ...parcel, to: { ...parcel.to, line1: '5 Late Lane' } }, 1))
    expect(late).toMatchObject({ status: 'delivered', estimate: '2026-11-27' })
    expect(
      standingOf(plannedScans({ ...parcel, to: { ...parcel.to, line1: '9 Lost Lane' } }, 1))?.status,
    ).toBe('lost')
  })
  it('tells times where they were', () => {
    expect(timeZoneOf('Columbus, OH')).toBe('America/New_York')
    expect(timeZoneOf('Phoenix, AZ')).toBe('America/Phoenix')
    expect(timeZoneOf('Toronto')).toBe('UTC')
  })
})
