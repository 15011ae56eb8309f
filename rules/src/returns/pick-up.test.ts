import { describe, expect, it } from 'vitest'
import { missedStreet, simulatedPickUpAnswer } from '../fulfillment/carriers-simulator.ts'
import {
  canChangePickUp,
  type FetchedReturn,
  isPickUpOverdue,
  pickUpBounds,
  pickUpDaysOf,
  pickUpWords,
} from './pick-up.ts'

const oakland = { city: 'Oakland', state: 'CA', country: 'US' }
const now = new Date('2026-11-27T18:00:00Z')
const row: FetchedReturn = {
  status: 'initiated',
  tracking_code: '1Z',
  ship_from: oakland,
  drop_off_by: new Date('2026-12-11T18:00:00Z'),
}

describe('the days on which a carrier comes', () => {
  it('are the next four without Sundays', () => {
    expect(pickUpDaysOf(row, now)).toEqual(['2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02'])
  })

  it('are days of the sender’s calendar: late in the evening, tomorrow is not the day after it', () => {
    const evening = new Date('2026-11-28T05:30:00Z')
    expect(pickUpDaysOf(row, evening)[0]).toBe('2026-11-28')
    const inHonolulu = { ...row, ship_from: { city: 'Honolulu', state: 'HI', country: 'US' } }
    expect(pickUpDaysOf(inHonolulu, new Date('2026-11-28T09:30:00Z'))[0]).toBe('2026-11-28')
    expect(pickUpDaysOf(row, new Date('2026-11-28T09:30:00Z'))[0]).toBe('2026-11-30')
  })

  it('end with the last day of drop-off', () => {
    const soon = { ...row, drop_off_by: new Date('2026-11-30T18:00:00Z') }
    expect(pickUpDaysOf(soon, now)).toEqual(['2026-11-28', '2026-11-30'])
  })

  it('are none abroad, without a label, and once the parcel travels', () => {
    const abroad = { ...oakland, country: 'CA' }
    for (const other of [{ ship_from: abroad }, { tracking_code: null }, { status: 'inbound' }])
      expect(pickUpDaysOf({ ...row, ...other }, now)).toEqual([])
  })
})

describe('a booked window', () => {
  const bounds = pickUpBounds('2026-12-01', 'morning', oakland)

  it('begins and ends by the clock at the sender’s door', () => {
    expect(bounds.from.toISOString()).toBe('2026-12-01T17:00:00.000Z')
    expect(bounds.until.toISOString()).toBe('2026-12-01T21:00:00.000Z')
    const afternoon = pickUpBounds('2026-12-01', 'afternoon', {
      city: 'New York',
      state: 'NY',
      country: 'US',
    })
    expect(afternoon.until.toISOString()).toBe('2026-12-01T23:00:00.000Z')
  })

  it('may be changed until it begins', () => {
    const booked = { status: 'booked' as const, from: bounds.from }
    expect(canChangePickUp(booked, new Date(bounds.from.getTime() - 1))).toBe(true)
    expect(canChangePickUp(booked, bounds.from)).toBe(false)
    expect(canChangePickUp({ ...booked, status: 'missed' }, now)).toBe(false)
  })

  it('counts as missed a day after it, when the carrier says nothing', () => {
    const dayAfter = bounds.until.getTime() + 86_400_000
    expect(isPickUpOverdue(bounds.until, new Date(dayAfter))).toBe(false)
    expect(isPickUpOverdue(bounds.until, new Date(dayAfter + 1))).toBe(true)
  })

  it('says who comes, when and where, and after a missed one what to do', () => {
    const pickUp = { day: '2026-12-01', window: 'morning' as const, status: 'booked' as const }
    const told = { carrier: 'UPS', address: '9 Elm St, Oakland', dropOffBy: row.drop_off_by }
    expect(pickUpWords(pickUp, told)).toMatch(
      /^UPS comes on Tue, Dec 1, 9 AM to 1 PM, to 9 Elm St, Oakland\./,
    )
    expect(pickUpWords({ ...pickUp, status: 'missed' }, told)).toBe(
      'UPS didn’t get your parcel on Tue, Dec 1, 9 AM to 1 PM. Choose another day, or hand the parcel in at a ' +
        'counter by Fri, Dec 11. Your label stays good.',
    )
  })
})

it('a simulated driver comes by the end of the window, sooner when time runs faster', () => {
  const booked = { line1: '9 Elm St', bookedAt: now, until: new Date(now.getTime() + 7_200_000) }
  const later = (ms: number) => new Date(now.getTime() + ms)
  expect(simulatedPickUpAnswer(booked, later(7_199_999), 1)).toBeUndefined()
  expect(simulatedPickUpAnswer(booked, later(7_200_000), 1)).toBe('fetched')
  expect(simulatedPickUpAnswer(booked, later(3_600_000), 2)).toBe('fetched')
  expect(simulatedPickUpAnswer({ ...booked, line1: `3 ${missedStreet}` }, later(7_200_000), 1)).toBe('missed')
})
