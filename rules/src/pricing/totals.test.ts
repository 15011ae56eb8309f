import { describe, expect, test } from 'vitest'
import { type Cents, cents } from '../common/money.ts'
import { day, line, now, offered, rule } from '../testing/carts.ts'
import { isClothing, taxHalfUp } from './tax.ts'
import { cartTotals, merchandiseOf, plainCart } from './totals.ts'

describe('a cart', () => {
  const facts = { now, freeShippingThreshold: cents(7900) }
  test('without pieces costs nothing and reaches nothing', () => {
    expect(cartTotals(plainCart([], facts))).toMatchObject({
      total: 0,
      shippingAmount: 0,
      freeShipping: false,
      amountRemainderForFreeShipping: 7900,
    })
  })

  test('ships for one price below the threshold and for nothing from it on', () => {
    const at = (price: number) =>
      cartTotals(plainCart([line({ price: cents(price), source: 'partner' })], facts))
    expect(at(7899)).toMatchObject({
      shippingAmount: 799,
      freeShipping: false,
      amountRemainderForFreeShipping: 1,
      total: 8698,
    })
    expect(at(7900)).toMatchObject({
      shippingAmount: 0,
      freeShipping: true,
      amountRemainderForFreeShipping: 0,
      total: 7900,
    })
  })

  test('is paid in the order of use', () => {
    const drop = (kind: 'promo_credit' | 'cash_credit', balance: number, days: number) => ({
      id: `${kind}${days}`,
      kind,
      balance: cents(balance),
      expiresAt: day(days),
      createdAt: day(-1),
    })
    const t = cartTotals({
      ...plainCart([line({ price: cents(10_000), ownPercent: 20, source: 'partner' })], facts),
      rewards: [
        {
          id: 'r',
          kind: 'absolute_discount_order_500',
          type: null,
          name: '$5',
          description: '',
          chosen: true,
        },
      ],
      drops: [drop('cash_credit', 700, 9), drop('promo_credit', 1000, 5), drop('promo_credit', 300, 2)],
      giftCards: [{ id: 'g', last4: '1234', balance: cents(2000) }],
    })
    expect(t.uses.map(({ kind, amount }): [string, Cents] => [kind, amount])).toEqual([
      ['promotion', 2000],
      ['reward', 500],
      ['promotional_credit', 300],
      ['promotional_credit', 1000],
      ['gift_card', 2000],
      ['cash_credit', 700],
      ['payment', 3500],
    ])
    expect(t).toMatchObject({
      creditsUsed: 2000,
      giftCardAmount: 2000,
      cashCreditsUsed: [{ amount: 700, expires: day(9) }],
      amountCharged: 3500,
    })
  })

  test('that credit pays whole asks for no other way to pay', () => {
    const paid = {
      ...plainCart([line({ price: cents(500) })], facts),
      giftCards: [{ id: 'g', last4: '1', balance: cents(9000) }],
    }
    expect(cartTotals(paid)).toMatchObject({ amountCharged: 0, allowedPaymentMethods: ['clutch'] })
    expect(cartTotals(plainCart([line({})], facts)).allowedPaymentMethods).toContain(
      'card_processor_credit_card',
    )
  })

  test('earns points on what is paid for pieces alone, times the offer', () => {
    const input = plainCart(
      [line({ price: cents(1050) }), line({ id: 'b', kind: 'gift_card', price: cents(5000) })],
      facts,
    )
    expect(cartTotals(input).pointsToEarn).toBe(10)
    expect(cartTotals({ ...input, shopper: { ...input.shopper, pointsMultiplier: 3 } }).pointsToEarn).toBe(30)
  })

  test('names the nearest thing that it could still reach', () => {
    const tiers = [
      rule({ minimumCents: 5000, discountPercent: 10 }),
      rule({ minimumCents: 10_000, discountPercent: 20 }),
    ]
    const input = {
      ...plainCart([line({ price: cents(4400) })], facts),
      promotions: [offered({ code: 'TIERS', type: 'TIERED', rules: tiers })],
    }
    expect(cartTotals(input).potentialReward).toEqual({
      amountCents: 500,
      threshold: 5000,
      remainder: 600,
      freeShipping: false,
    })
    const more = { ...input, lines: [line({ price: cents(7800) })] }
    expect(cartTotals(more).potentialReward).toEqual({
      amountCents: 799,
      threshold: 7900,
      remainder: 100,
      freeShipping: true,
    })
    expect(merchandiseOf(more.lines)).toBe(7800)
  })
})

test('a half cent of tax goes up', () => {
  expect([taxHalfUp(cents(20), 2500), taxHalfUp(cents(19), 2500), taxHalfUp(cents(1000), 8875)]).toEqual([
    1, 0, 89,
  ])
  expect(isClothing({ categories: ['handbags', 'totes'] })).toBe(false)
})
