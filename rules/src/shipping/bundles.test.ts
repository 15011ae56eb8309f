import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { bundleShipDays } from '../vocabulary/constants.ts'
import { bundleClosesAt, bundleMessages, bundleShipsFree, bundleStanding, offerMessages } from './bundles.ts'

const now = new Date('2026-11-20T20:00:00Z')
const closesAt = new Date('2026-11-25T20:00:00Z')
const bundle = (merchandise: number, threshold = 7900) => ({
  closesAt,
  merchandise: cents(merchandise),
  threshold: cents(threshold),
})

describe('a bundle', () => {
  it('closes and ships 7 days ahead', () => {
    expect(bundleClosesAt(now).toISOString()).toBe('2026-11-27T20:00:00.000Z')
    expect(bundleClosesAt(now).getTime() - now.getTime()).toBe(bundleShipDays * 86_400_000)
  })

  it('is offered with its day, and with free shipping where the cart has earned it', () => {
    expect(offerMessages(bundle(5000), now)).toEqual([
      'Shop all week and pay shipping once.',
      'Bundled orders ship together on Nov 27.',
    ])
    expect(offerMessages(bundle(7900), now)[0]).toBe('Shop all week with free shipping.')
    expect(offerMessages(bundle(0, 0), now)[0]).toBe('Shop all week with free shipping.')
  })

  it('says its day, the days left and what is missing', () => {
    expect(bundleMessages(bundle(5000), now)).toEqual([
      'Your bundle ships on Nov 25, 5 days left.',
      'Add $29.00 more and it ships free.',
    ])
    expect(bundleMessages(bundle(5000), new Date('2026-11-24T20:00:00Z'))[0]).toBe(
      'Your bundle ships on Nov 25, 1 day left.',
    )
    expect(bundleMessages(bundle(5000), new Date('2026-11-26T20:00:00Z'))[0]).toBe(
      'Your bundle ships on Nov 25, today.',
    )
  })

  it('ships free at a threshold of 0 or when it reaches its own, and not a cent before', () => {
    expect(bundleShipsFree(bundle(0, 0))).toBe(true)
    expect(bundleShipsFree(bundle(7900))).toBe(true)
    expect(bundleShipsFree(bundle(7899))).toBe(false)
    expect(bundleStanding(bundle(0, 0), now)).toMatchObject({ shipsFree: true, remainder: 0 })
    expect(bundleStanding(bundle(7899), now)).toMatchObject({
      shipsFree: false,
      remainder: 1,
      daysLeft: 5,
      shipsOn: '2026-11-25',
    })
    expect(bundleMessages(bundle(8000), now)[1]).toBe('It ships free.')
  })
})
