import { describe, expect, it } from 'vitest'
import { canOrderMove } from '../orders/states.ts'
import { orderStatuses } from '../vocabulary/orders.ts'
import {
  bundleWords,
  movedWords,
  openParcelsWords,
  orderMovesTo,
  orderStandingOf,
  packingDifference,
  packingWords,
} from './carriers-parcels.ts'

describe('an order by its parcels', () => {
  it('is where it was while none has left', () => {
    expect(orderStandingOf(['waiting', 'packed', 'canceled'])).toBeUndefined()
    expect(orderStandingOf(['canceled'])).toBeUndefined()
  })
  it('is shipped with the first, delivered with the last', () => {
    expect(orderStandingOf(['shipped', 'waiting'])).toBe('shipped')
    expect(orderStandingOf(['delivered', 'out_for_delivery'])).toBe('shipped')
    expect(orderStandingOf(['delivered', 'canceled'])).toBe('delivered')
  })
  it('is lost when the rest is done with and one is lost', () => {
    expect(orderStandingOf(['delivered', 'lost'])).toBe('lost_outbound')
    expect(orderStandingOf(['shipped', 'lost'])).toBe('shipped')
  })
  it('goes there by moves that orders know, and never back', () => {
    for (const from of orderStatuses)
      for (const to of ['shipped', 'delivered', 'lost_outbound'] as const) {
        let at = from
        for (const next of orderMovesTo(from, to)) {
          expect(canOrderMove(at, next)).toBe(true)
          at = next
        }
      }
    expect(orderMovesTo('confirmed', 'delivered')).toEqual(['shipped', 'delivered'])
    expect(orderMovesTo('lost_outbound', 'delivered')).toEqual(['delivered'])
    expect(orderMovesTo('delivered', 'shipped')).toEqual([])
    expect(orderMovesTo('order_finalized', 'delivered')).toEqual([])
    expect(orderMovesTo('canceled', 'shipped')).toEqual([])
  })
})

describe('packing', () => {
  it('says how much is open, and that a list is not all of it', () => {
    expect(openParcelsWords({ shown: 0, toPick: 0, toPack: 0 })).toMatch(/^Nothing is waiting/)
    expect(openParcelsWords({ shown: 1, toPick: 1, toPack: 0 })).toBe('1 to pick')
    expect(openParcelsWords({ shown: 17, toPick: 16, toPack: 1 })).toBe('16 to pick, 1 to pack')
    expect(openParcelsWords({ shown: 100, toPick: 200, toPack: 13 })).toBe(
      '200 to pick, 13 to pack; the first 100 stand here',
    )
  })
  it('names a bundle whose orders travel as one, and no single order', () => {
    expect(bundleWords(['1A2B3C4D', '5E6F7A8B', '9C0D1E2F'])).toBe('Bundle of 3 orders')
    expect(bundleWords(['1A2B3C4D'])).toBeUndefined()
  })
  it('says why a parcel is not packed, and what becomes of its pieces', () => {
    expect(movedWords({ order: 'confirmed', parcel: 'shipped' })).toMatch(
      /^This parcel is elsewhere by now: /,
    )
    expect(movedWords({ order: 'in_progress', parcel: 'held' })).toMatch(/still open\. Leave its pieces/)
    expect(movedWords({ order: 'not_paid', parcel: 'held' })).toMatch(/not paid yet\. Leave its pieces/)
    for (const order of ['canceled', 'payment_declined'] as const)
      expect(movedWords({ order, parcel: 'canceled' })).toMatch(/Put its pieces back\.$/)
  })
  it('takes the pieces of the parcel, scanned in any order and also twice', () => {
    expect(packingDifference([1, 2], [2, 1, 2])).toBeUndefined()
  })
  it('names what does not belong and what is missing', () => {
    expect(packingDifference([1, 2], [1, 3])).toEqual({ wrong: [3], missing: [2] })
    expect(packingWords({ wrong: [3], missing: [2] })).toBe('3 does not belong in this parcel.')
    expect(packingWords({ wrong: [], missing: [2] })).toBe('1 piece still to scan: 2.')
  })
})
