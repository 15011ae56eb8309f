import { describe, expect, test } from 'vitest'
import { type KeyedOrder, orderKeyEnds } from './keys.ts'

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n))
const order: KeyedOrder = {
  status: 'confirmed',
  placedAt: day(0),
  canceledAt: null,
  renewedAt: null,
  deliveries: [null],
  hasOpenMatter: false,
}
const ends = (more: Partial<KeyedOrder>) => orderKeyEnds({ ...order, ...more })

describe('the key of an order’s mails ends', () => {
  test('half a year after the order was placed, while a parcel is on its way', () => {
    expect(ends({})).toEqual(day(180))
    expect(ends({ status: 'shipped', deliveries: [day(4), null] })).toEqual(day(180))
  })
  test('thirty days after the last parcel arrived: fourteen to send something back, and a margin', () => {
    expect(ends({ status: 'delivered', deliveries: [day(4), day(6)] })).toEqual(day(36))
    expect(ends({ status: 'delivered', deliveries: [day(6)], hasOpenMatter: true })).toEqual(day(180))
    expect(ends({ status: 'order_finalized', deliveries: [day(6)] })).toEqual(day(36))
    expect(ends({ status: 'delivered', deliveries: [day(170)] })).toEqual(day(180))
  })
  test('thirty days after it was placed, when there was no parcel, or the payment was declined', () => {
    expect(ends({ status: 'order_finalized', deliveries: [] })).toEqual(day(30))
    expect(ends({ status: 'payment_declined' })).toEqual(day(30))
  })
  test('fourteen days after it was canceled', () =>
    expect(ends({ status: 'canceled', canceledAt: day(3) })).toEqual(day(17)))
  test('fourteen days after a new link was mailed, when that is later', () => {
    expect(ends({ status: 'canceled', canceledAt: day(3), renewedAt: day(100) })).toEqual(day(114))
    expect(ends({ renewedAt: day(10) })).toEqual(day(180))
  })
})
