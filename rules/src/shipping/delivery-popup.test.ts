import { expect, it } from 'vitest'
import { type DeliveryPopupFacts, wantsDeliveryPopup } from '../site/popups.ts'

const deliveredAt = '2026-11-20T18:00:00.000Z'
const yes: DeliveryPopupFacts = {
  hasPurchasedOrder: true,
  featureOn: true,
  path: '/women',
  banned: false,
  latest: { id: 's1', deliveredAt },
  storedDeliveredAt: null,
  now: new Date('2026-11-21T18:00:00Z'),
}

it('asks after a delivery', () => {
  expect(wantsDeliveryPopup(yes)).toBe(true)
})

const noes: [why: string, change: Partial<DeliveryPopupFacts>][] = [
  ['nothing was ever purchased', { hasPurchasedOrder: false }],
  ['the feature is off', { featureOn: false }],
  ['the page is the checkout', { path: '/checkout' }],
  ['the page is a confirmation', { path: '/confirmation/1' }],
  ['the page is the parcel itself', { path: '/shipment/order/1' }],
  ['the page is about returns', { path: '/my/returns' }],
  ['the user is banned', { banned: true }],
  ['nothing was delivered', { latest: null }],
  ['it was delivered long ago', { now: new Date('2026-12-25T18:00:00Z') }],
  ['it was dismissed for this very delivery', { storedDeliveredAt: deliveredAt }],
]
it.each(noes)('does not ask when %s', (_, change) => {
  expect(wantsDeliveryPopup({ ...yes, ...change })).toBe(false)
})

it('asks again after the next delivery', () => {
  expect(wantsDeliveryPopup({ ...yes, storedDeliveredAt: '2026-10-01T18:00:00.000Z' })).toBe(true)
})

it('holds for every combination of the conditions: all of them, or none', () => {
  for (let bits = 0; bits < 2 ** noes.length; bits += 1) {
    const changes = noes.filter((_, i) => bits & (1 << i)).map(([, change]) => change)
    expect(wantsDeliveryPopup(Object.assign({}, yes, ...changes))).toBe(bits === 0)
  }
})
