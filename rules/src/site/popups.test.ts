import { expect, it } from 'vitest'
import { arbitrate } from './popups.ts'

it('lets only one pop-up through, the one that matters most', () => {
  expect(arbitrate({ path: '/', active: undefined, wanted: ['cleanout', 'privacy'] })).toBe('privacy')
})
it('never pushes aside the one that is on', () => {
  expect(arbitrate({ path: '/', active: 'cleanout', wanted: ['cleanout', 'privacy'] })).toBe('cleanout')
})
it('keeps an offer waiting while it is not known whether something that matters more is wanted', () => {
  expect(
    arbitrate({ path: '/', active: undefined, wanted: ['cleanout'], undecided: ['shipment_delivered'] }),
  ).toBeUndefined()
  expect(
    arbitrate({ path: '/', active: undefined, wanted: ['privacy'], undecided: ['shipment_delivered'] }),
  ).toBe('privacy')
  expect(arbitrate({ path: '/', active: undefined, wanted: ['cleanout'], undecided: [] })).toBe('cleanout')
})
it('moves on when the one that was on is dismissed', () => {
  expect(arbitrate({ path: '/', active: 'privacy', wanted: ['subscription_cart'] })).toBe('subscription_cart')
})
it.each(['/my/return', '/my/returns', '/my/returns/5/edit'])('shows none on %s', (path) => {
  expect(arbitrate({ path, active: 'privacy', wanted: ['privacy'] })).toBeUndefined()
})
it('shows none when none is wanted', () => {
  expect(arbitrate({ path: '/', active: 'privacy', wanted: [] })).toBeUndefined()
})
