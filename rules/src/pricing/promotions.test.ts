import { describe, expect, test } from 'vitest'
import { cents } from '../common/money.ts'
import { day, line, now, offered, rule } from '../testing/carts.ts'
import { bestOf, promotionFaults, standingOf } from './promotions.ts'
import { endsAtPst, formattedAmount, refusalWords } from './promotions-words.ts'
import { cartTotals, plainCart } from './totals.ts'
import type { CartReward, OfferedPromotion, TotalsInput, TotalsLine } from './totals-types.ts'

const facts = { now, freeShippingThreshold: cents(7900) }
const cart = (
  lines: readonly TotalsLine[],
  promotions: readonly OfferedPromotion[],
  more: Partial<TotalsInput> = {},
) => cartTotals({ ...plainCart(lines, facts), promotions, ...more })
const pieces = (...prices: number[]) => prices.map((price, i) => line({ id: `l${i}`, price: cents(price) }))
const reasonFor = (
  lines: readonly TotalsLine[],
  promotion: OfferedPromotion,
  more: Partial<TotalsInput> = {},
) => cart(lines, [promotion], more).promosAndRewards[0]?.reason

describe('each type of promotion', () => {
  test('GLOBAL takes a percentage off every piece, and off no gift card', () => {
    const lines = [...pieces(3000, 1999), line({ id: 'g', kind: 'gift_card', price: cents(5000) })]
    const t = cart(lines, [offered({ type: 'GLOBAL' })])
    expect(t.lines.map((l) => l.discount)).toEqual([600, 400, 0])
    expect(t).toMatchObject({ promoCode: 'CODE', discountAmount: 1000, visibleDiscountAmount: 1000 })
  })

  test('ABSOLUTE_CART_TOTAL takes an amount off all pieces together, by price, from its minimum on', () => {
    const ten = offered({
      type: 'ABSOLUTE_CART_TOTAL',
      rules: [rule({ minimumCents: 5000, amountCents: 1000 })],
    })
    expect(cart(pieces(3000, 2000), [ten]).lines.map((l) => l.discount)).toEqual([600, 400])
    expect(cart(pieces(3000, 1999), [ten]).discountAmount).toBe(0)
    expect(reasonFor(pieces(3000, 1999), ten)).toBe('Add $0.01 more to use it.')
  })

  test('OUTLET takes more off outlet pieces the more of them there are', () => {
    const outlet = offered({
      type: 'OUTLET',
      rules: [
        rule({ itemCountThreshold: 2, discountPercent: 20 }),
        rule({ itemCountThreshold: 3, discountPercent: 40 }),
      ],
    })
    const of = (n: number) => [
      ...pieces(9000),
      ...Array.from({ length: n }, (_, i) => line({ id: `o${i}`, price: cents(1000), outlet: true })),
    ]
    expect([1, 2, 3, 4].map((n) => cart(of(n), [outlet]).discountAmount)).toEqual([0, 400, 1200, 1600])
    expect(reasonFor(of(1), outlet)).toBe('Add 1 more outlet piece to use it.')
    expect(reasonFor(of(0), outlet)).toBe('Add 2 more outlet pieces to use it.')
    expect(cart(of(3), [outlet]).lines[0]?.discount).toBe(0)
  })

  test('TIERED takes what the highest tier reached takes', () => {
    const tiers = offered({
      type: 'TIERED',
      rules: [
        rule({ minimumCents: 5000, discountPercent: 10 }),
        rule({ minimumCents: 10_000, discountPercent: 25 }),
      ],
    })
    expect([4999, 5000, 9999, 10_000].map((price) => cart(pieces(price), [tiers]).discountAmount)).toEqual([
      0, 500, 1000, 2500,
    ])
    expect(reasonFor(pieces(4999), tiers)).toBe('Add $0.01 more to use it.')
  })
})

describe('a piece’s own promotion', () => {
  test('holds without a code, also when the shopper skips what applies by itself', () => {
    const own = [line({ price: cents(5000), ownPercent: 30 })]
    expect(cart(own, [], { skipPromoAutoApply: true })).toMatchObject({
      discountAmount: 1500,
      promoCode: null,
    })
  })

  test('and the cart’s are not added up: a line has the better of the two', () => {
    const lines = [
      line({ id: 'a', price: cents(5000), ownPercent: 30 }),
      line({ id: 'b', price: cents(5000), ownPercent: 10 }),
      ...pieces(5000),
    ]
    expect(cart(lines, [offered({})]).lines.map((l) => l.discount)).toEqual([1500, 1000, 1000])
    const alone = reasonFor([line({ ownPercent: 30 })], offered({}))
    expect(alone).toBe('Your pieces already cost less with their own promotions.')
  })

  test('comes before an amount off the cart, which is shared out over what is left', () => {
    const all = offered({ type: 'ABSOLUTE_CART_TOTAL', rules: [rule({ amountCents: 9999 })] })
    const t = cart([line({ id: 'a', price: cents(1000), ownPercent: 50 }), ...pieces(2000)], [all])
    expect(t.lines.map((l) => l.net)).toEqual([0, 0])
    expect(t.discountAmount).toBe(3000)
  })
})

describe('which promotion applies', () => {
  const ten = offered({ code: 'TEN', rules: [rule({ discountPercent: 10 })] })
  const thirty = offered({ code: 'THIRTY', rules: [rule({ discountPercent: 30 })] })
  test('is the best one by itself, the chosen one when there is one, and none when the shopper skips it', () => {
    const lines = pieces(5000)
    expect(cart(lines, [ten, thirty]).promoCode).toBe('THIRTY')
    expect(cart(lines, [ten, thirty], { chosenCode: 'ten ' })).toMatchObject({ promoCode: 'TEN', errors: [] })
    expect(cart(lines, [ten, thirty], { skipPromoAutoApply: true }).promoCode).toBeNull()
    expect(cart(lines, [{ ...thirty, automatic: false }, ten]).promoCode).toBe('TEN')
    expect(
      cart(lines, [{ ...thirty, automatic: false }, ten], { chosenCode: 'THIRTY', skipPromoAutoApply: true })
        .promoCode,
    ).toBe('THIRTY')
  })

  test('counts the delivery that it pays', () => {
    const ships = offered({ code: 'SHIPS', freeShipping: true, rules: [rule({})] })
    expect(cart(pieces(5000), [ten, ships])).toMatchObject({
      promoCode: 'SHIPS',
      freeShipping: true,
      shippingAmount: 0,
      amountRemainderForFreeShipping: 0,
    })
    expect(cart(pieces(7900), [ten, ships]).promoCode).toBe('TEN')
    expect(bestOf([], cents(799))).toBeUndefined()
  })

  test('is told when a code is not applicable, and the best one still applies', () => {
    expect(cart(pieces(5000), [ten], { chosenCode: 'NOSUCH' })).toMatchObject({
      promoCode: 'TEN',
      errors: ['Code is not applicable.'],
    })
    expect(cart(pieces(5000), [ten, { ...thirty, endsAt: now }], { chosenCode: 'THIRTY' }).errors).toEqual([
      'Code is not applicable.',
    ])
    const shoes = { ...thirty, target: { categories: ['shoes'] } }
    expect(cart(pieces(5000), [ten, shoes], { chosenCode: 'THIRTY' }).errors).toEqual([
      'This promotion does not apply to these items.',
    ])
  })

  test('takes the code of a piece’s own promotion for what it is', () => {
    const own = [line({ price: cents(5000), ownPercent: 30, ownCode: 'FRESH20' })]
    expect(cart(own, [], { chosenCode: 'fresh20' })).toMatchObject({ errors: [], discountAmount: 1500 })
  })

  test('is said of each in words', () => {
    const rows = cart(pieces(5000), [ten, thirty]).promosAndRewards
    expect(rows.map((r) => [r.key, r.isApplied, r.reason, r.button])).toEqual([
      ['THIRTY', true, '30% off: you save $15.00.', { isApplied: true, isEnabled: true, label: 'Remove' }],
      [
        'TEN',
        false,
        'Would save $5.00. One promotion at a time: THIRTY is applied.',
        { isApplied: false, isEnabled: true, label: 'Apply' },
      ],
    ])
  })

  test('is listed by what it saves, with those that do not apply last', () => {
    const byHand = (code: string, rank: number, facts: Partial<OfferedPromotion>) =>
      offered({ code, rank, automatic: false, ...facts })
    const off = (discountPercent: number) => ({ rules: [rule({ discountPercent })] })
    const offers = [
      byHand('USED', 1, { ...off(90), used: true }),
      byHand('TWO', 2, off(2)),
      byHand('NINE', 3, off(9)),
      byHand('SHIPS', 4, { freeShipping: true, ...off(3) }),
    ]
    const rows = cart(pieces(5000), offers).promosAndRewards
    expect(rows.map(({ key, reason }) => [key, reason])).toEqual([
      ['SHIPS', 'Would save $1.50 and ship free.'],
      ['NINE', 'Would save $4.50.'],
      ['TWO', 'Would save $1.00.'],
      ['USED', 'You have used it before.'],
    ])
    // Where delivery is free already, free shipping is worth nothing.
    const free = cart(pieces(10_000), offers).promosAndRewards
    expect(free.map(({ key }) => key)).toEqual(['NINE', 'SHIPS', 'TWO', 'USED'])
  })

  test.each<[string, Partial<OfferedPromotion>]>([
    ['Starts on November 23.', { startsAt: day(2) }],
    ['This promotion has ended.', { endsAt: now }],
    ['You have used it before.', { used: true }],
    ['Log in to use it.', { theirs: false }],
    ['None of the pieces in your cart is part of it.', { target: { departments: ['girls'] } }],
    ['Add 2 more pieces to use it.', { rules: [rule({ itemCountThreshold: 3, discountPercent: 10 })] }],
  ])('says “%s”', (words, change) => {
    expect(reasonFor(pieces(5000), offered(change))).toBe(words)
  })

  test('names the day in the reader’s manner', () => {
    const refusal = { why: 'not_started', startsAt: day(2) } as const
    expect(refusalWords(refusal, 'day_first')).toBe('Starts on 23 November.')
  })

  test('is refused to a shopper who is logged in and to whom it was not sent', () => {
    const asked = { now, lines: pieces(5000), loggedIn: true, firstOrder: true }
    expect(standingOf(offered({ theirs: false }), asked)).toEqual({
      applies: false,
      refusal: { why: 'not_theirs' },
    })
    expect(standingOf(offered({ firstOrderOnly: true }), asked)).toMatchObject({ applies: true, gain: 1000 })
    expect(standingOf(offered({ firstOrderOnly: true }), { ...asked, firstOrder: false })).toMatchObject({
      refusal: { why: 'first_order' },
    })
  })
})

describe('rewards and gifts', () => {
  const reward = (kind: CartReward['kind'], chosen = true): CartReward => ({
    id: kind,
    kind,
    type: null,
    name: kind,
    description: '',
    chosen,
  })
  test('come off after the promotion, a percentage of what it has left', () => {
    const bag = line({ id: 'bag', price: cents(10_000), categories: ['handbags', 'totes'] })
    const t = cart([bag, ...pieces(1000)], [offered({})], {
      rewards: [reward('percent_discount_handbags_15')],
    })
    expect(t.lines.map((l) => l.discount)).toEqual([2000 + 1200, 200])
  })

  test('a gift adds to the rest, and is told apart', () => {
    const gift = offered({
      code: 'GIFT',
      kind: 'gifted_lifecycle',
      type: 'ABSOLUTE_CART_TOTAL',
      rules: [rule({ amountCents: 700 })],
    })
    const t = cart(pieces(5000, 5000), [offered({}), gift], {
      rewards: [reward('absolute_discount_order_500')],
    })
    expect(t).toMatchObject({
      promoCode: 'CODE',
      discountAmount: 3200,
      visibleDiscountAmount: 2500,
      giftedLifecyclePromoAmount: 700,
    })
    expect(t.promosAndRewards.find((r) => r.key === 'GIFT')).toMatchObject({
      isApplied: true,
      badge: 'A gift',
    })
  })

  test('a gift whose code is typed is no error and leaves the rest as it is', () => {
    const gift = offered({
      code: 'GIFT',
      kind: 'gifted_lifecycle',
      type: 'ABSOLUTE_CART_TOTAL',
      rules: [rule({ amountCents: 700 })],
    })
    const typed = cart(pieces(5000), [offered({}), gift], { chosenCode: 'gift' })
    expect(typed).toMatchObject({ promoCode: 'CODE', errors: [], giftedLifecyclePromoAmount: 700 })
  })

  test('of a birthday take what they name, or pay the standard way', () => {
    const sum = (kind: Parameters<typeof reward>[0]) => cart(pieces(3000), [], { rewards: [reward(kind)] })
    expect(sum('absolute_discount_order_1000').discountAmount).toBe(1000)
    expect(sum('absolute_discount_order_birthday_1000').discountAmount).toBe(1000)
    const delivery = [{ price: cents(799), freeable: true }]
    const rewards = [reward('free_shipping_birthday')]
    expect(cart(pieces(1000), [], { rewards, delivery }).shippingAmount).toBe(0)
  })

  test('free shipping as a reward pays the standard way and not a fast one', () => {
    const way = (price: number, freeable: boolean) => [{ price: cents(price), freeable }]
    const ask = (delivery: TotalsInput['delivery']) =>
      cart(pieces(1000), [], { rewards: [reward('free_shipping')], delivery })
    expect(ask(way(799, true)).shippingAmount).toBe(0)
    expect(ask(way(1899, false)).shippingAmount).toBe(1899)
  })

  test('that were not chosen say what they would do', () => {
    const t = cart(pieces(1000), [], {
      rewards: [reward('absolute_discount_order_500', false), reward('percent_discount_handbags_15', false)],
    })
    expect(t.promosAndRewards.map((r) => r.reason)).toEqual([
      'Would save $5.00.',
      'None of the pieces in your cart is part of it.',
    ])
    expect(t.discountAmount).toBe(0)
  })
})

describe('an offer', () => {
  test('ends by a clock in California, in summer and in winter', () => {
    expect(endsAtPst(new Date('2026-12-01T07:59:59Z'))).toBe('2026-11-30T23:59:59-08:00')
    expect(endsAtPst(new Date('2026-07-01T06:59:59Z'))).toBe('2026-06-30T23:59:59-07:00')
  })

  test('says its amount', () => {
    const says = (...rules: Parameters<typeof rule>[0][]) =>
      formattedAmount({ rules: rules.map(rule), freeShipping: false })
    expect([
      says({ discountPercent: 20 }),
      says({ amountCents: 1000 }),
      says({ discountPercent: 10 }, { discountPercent: 25 }),
    ]).toEqual(['20%', '$10', 'up to 25%'])
    expect(formattedAmount({ rules: [rule({})], freeShipping: true })).toBe('Free shipping')
  })

  test('whose rules do not fit its type is found out', () => {
    expect(promotionFaults(offered({}))).toEqual([])
    expect(promotionFaults(offered({ type: 'OUTLET', rules: [rule({ amountCents: 5 })] }))).toEqual([
      'CODE: an amount where a percentage is meant',
    ])
    expect(
      promotionFaults(offered({ type: 'TIERED', rules: [rule({ discountPercent: 101 })] })),
    ).toHaveLength(2)
  })
})
