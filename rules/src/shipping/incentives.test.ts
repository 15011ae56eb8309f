import { describe, expect, it } from 'vitest'
import { cents } from '../common/money.ts'
import { cartIncentives } from './incentives.ts'

const now = new Date('2026-11-20T20:00:00Z')
const sums = {
  freeShipping: false,
  freeShippingThreshold: cents(7900),
  amountRemainderForFreeShipping: cents(1975),
  subtotal: cents(5925),
  potentialReward: null,
}
const bundle = {
  closesAt: new Date('2026-11-25T20:00:00Z'),
  merchandise: cents(3950),
  threshold: cents(7900),
}

describe('the incentives of a cart', () => {
  it('tell how far free shipping is, and that it is reached', () => {
    expect(cartIncentives(sums, null, now)).toEqual([
      {
        id: 'free_shipping',
        type: 'free_shipping',
        state: 'open',
        content: 'Add $19.75 more and standard delivery is free.',
        percent: 75,
      },
    ])
    expect(cartIncentives({ ...sums, freeShipping: true }, null, now)).toMatchObject([
      { state: 'reached', percent: 100 },
    ])
  })

  it('tell of the next step of a promotion, and of nothing that takes nothing off', () => {
    const next = {
      amountCents: cents(1000),
      threshold: cents(10_000),
      remainder: cents(4000),
      freeShipping: false,
    }
    expect(cartIncentives({ ...sums, potentialReward: next }, null, now)[1]).toMatchObject({
      type: 'promotion',
      state: 'open',
      percent: 60,
      content: 'Add $40.00 more and $10.00 comes off.',
    })
    expect(
      cartIncentives({ ...sums, potentialReward: { ...next, amountCents: cents(0) } }, null, now),
    ).toHaveLength(1)
    expect(
      cartIncentives({ ...sums, potentialReward: { ...next, freeShipping: true } }, null, now),
    ).toHaveLength(1)
  })

  it('tell of an open bundle', () => {
    expect(cartIncentives(sums, bundle, now)[1]).toMatchObject({
      state: 'open',
      percent: 50,
      content: 'Add $39.50 more by Nov 25 and your bundle ships free.',
    })
    expect(cartIncentives(sums, { ...bundle, threshold: cents(0) }, now)[1]).toMatchObject({
      state: 'reached',
      percent: 100,
    })
  })

  it('are none of an empty cart', () => {
    expect(cartIncentives({ ...sums, subtotal: cents(0) }, bundle, now)).toEqual([])
  })
})
