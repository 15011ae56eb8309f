import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Cents, cents } from './money.ts'
import { isClothing, taxHalfUp } from './tax.ts'
import { day, line, now, offered, rule } from './testing/carts.ts'
import { cartTotals, merchandiseOf, plainCart } from './totals.ts'
import { shareOut } from './totals-shares.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

describe('sharing an amount out', () => {
  const shares = fc
    .array(fc.record({ weight: fc.nat(9999), cap: fc.nat(9999) }), { minLength: 1, maxLength: 12 })
    .chain((list) => fc.record({ list: fc.constant(list), total: fc.nat(30_000) }))

  test('gives everything that the caps hold, no line beyond its cap, and more of it never less to anybody', () => {
    fc.assert(
      fc.property(shares, ({ list, total }) => {
        const [weights, caps] = [list.map((l) => l.weight), list.map((l) => l.cap)]
        const [parts, more] = [shareOut(total, weights, caps), shareOut(total + 1, weights, caps)]
        const room = sum(list.map((l) => (l.weight > 0 ? l.cap : 0)))
        expect(sum(parts)).toBe(Math.min(total, room))
        for (const [i, part] of parts.entries()) {
          expect(part).toBeLessThanOrEqual(caps[i] ?? 0)
          expect(more[i]).toBeGreaterThanOrEqual(part)
        }
      }),
      { seed: 7, numRuns: 3000 },
    )
  })

  test('gives no line less when another one has less room', () => {
    fc.assert(
      fc.property(shares, fc.nat(11), ({ list, total }, at) => {
        const [weights, caps] = [list.map((l) => l.weight), list.map((l) => l.cap)]
        const less = caps.map((cap, i) => (i === at % caps.length ? Math.max(0, cap - 1) : cap))
        const [before, after] = [shareOut(total, weights, caps), shareOut(total, weights, less)]
        for (const [i, part] of before.entries()) {
          if (i !== at % caps.length) expect(after[i]).toBeGreaterThanOrEqual(part)
          // What is left of the line that has less room is not more than before.
          else expect((less[i] ?? 0) - (after[i] ?? 0)).toBeLessThanOrEqual((caps[i] ?? 0) - part)
        }
      }),
      { seed: 9, numRuns: 3000 },
    )
  })

  test('is the same as giving cent by cent', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ weight: fc.nat(40), cap: fc.nat(30) }), { minLength: 1, maxLength: 6 }), fc.nat(80), (list, total) => {
        const parts = list.map(() => 0)
        for (let given = 0; given < total; given++) {
          const open = list.map((l, i) => ({ i, ...l })).filter(({ i, cap, weight }) => weight > 0 && (parts[i] ?? 0) < cap)
          const next = open.reduce<(typeof open)[number] | undefined>(
            (best, one) => (!best || one.weight * (2 * (parts[best.i] ?? 0) + 1) > best.weight * (2 * (parts[one.i] ?? 0) + 1) ? one : best),
            undefined,
          )
          if (next) parts[next.i] = (parts[next.i] ?? 0) + 1
        }
        expect(
          shareOut(
            total,
            list.map((l) => l.weight),
            list.map((l) => l.cap),
          ),
        ).toEqual(parts)
      }),
      { seed: 8, numRuns: 2000 },
    )
  })
})

describe('a cart', () => {
  const facts = { now, freeShippingThreshold: cents(7900) }
  test('without pieces costs nothing and reaches nothing', () => {
    expect(cartTotals(plainCart([], facts))).toMatchObject({ total: 0, shippingAmount: 0, freeShipping: false, amountRemainderForFreeShipping: 7900 })
  })

  test('ships for one price below the threshold and for nothing from it on', () => {
    const at = (price: number) => cartTotals(plainCart([line({ price: cents(price), source: 'partner' })], facts))
    expect(at(7899)).toMatchObject({ shippingAmount: 799, freeShipping: false, amountRemainderForFreeShipping: 1, total: 8698 })
    expect(at(7900)).toMatchObject({ shippingAmount: 0, freeShipping: true, amountRemainderForFreeShipping: 0, total: 7900 })
  })

  test('is paid in the order of use', () => {
    const drop = (kind: 'promo_credit' | 'cash_credit', balance: number, days: number) => ({
      ...{ id: `${kind}${days}`, kind, balance: cents(balance), expiresAt: day(days), createdAt: day(-1) },
    })
    const t = cartTotals({
      ...plainCart([line({ price: cents(10_000), ownPercent: 20, source: 'partner' })], facts),
      rewards: [{ id: 'r', kind: 'absolute_discount_order_500', type: null, name: '$5', description: '', chosen: true }],
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
    expect(t).toMatchObject({ creditsUsed: 2000, giftCardAmount: 2000, cashCreditsUsed: [{ amount: 700, expires: day(9) }], amountCharged: 3500 })
  })

  test('that credit pays whole asks for no other way to pay', () => {
    const paid = { ...plainCart([line({ price: cents(500) })], facts), giftCards: [{ id: 'g', last4: '1', balance: cents(9000) }] }
    expect(cartTotals(paid)).toMatchObject({ amountCharged: 0, allowedPaymentMethods: ['clutch'] })
    expect(cartTotals(plainCart([line({})], facts)).allowedPaymentMethods).toContain('card_processor_credit_card')
  })

  test('earns points on what is paid for pieces alone, times the offer', () => {
    const input = plainCart([line({ price: cents(1050) }), line({ id: 'b', kind: 'gift_card', price: cents(5000) })], facts)
    expect(cartTotals(input).pointsToEarn).toBe(10)
    expect(cartTotals({ ...input, shopper: { ...input.shopper, pointsMultiplier: 3 } }).pointsToEarn).toBe(30)
  })

  test('names the nearest thing that it could still reach', () => {
    const tiers = [rule({ minimumCents: 5000, discountPercent: 10 }), rule({ minimumCents: 10_000, discountPercent: 20 })]
    const input = { ...plainCart([line({ price: cents(4400) })], facts), promotions: [offered({ code: 'TIERS', type: 'TIERED', rules: tiers })] }
    expect(cartTotals(input).potentialReward).toEqual({ amountCents: 500, threshold: 5000, remainder: 600, freeShipping: false })
    const more = { ...input, lines: [line({ price: cents(7800) })] }
    expect(cartTotals(more).potentialReward).toEqual({ amountCents: 799, threshold: 7900, remainder: 100, freeShipping: true })
    expect(merchandiseOf(more.lines)).toBe(7800)
  })
})

test('a half cent of tax goes up', () => {
  expect([taxHalfUp(cents(20), 2500), taxHalfUp(cents(19), 2500), taxHalfUp(cents(1000), 8875)]).toEqual([1, 0, 89])
  expect(isClothing({ categories: ['handbags', 'totes'] })).toBe(false)
})
