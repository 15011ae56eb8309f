// Properties of every cart; they take seconds, so only the full test run includes them.
import fc from 'fast-check'
import { describe, test } from 'vitest'
import { cents } from '../common/money.ts'
import { orderEarnedEntries, orderPaidEntries, postingFaults, settled } from '../ledger/ledger.ts'
import { offered, rule } from '../testing/carts.ts'
import { carts } from '../testing/random-carts.ts'
import { deliveryTaxed } from '../vocabulary/tax-rates.ts'
import { taxableNet, taxRateAt } from './tax.ts'
import { cartTotals, deliveryShares } from './totals.ts'
import { earnedAs, paidBy } from './totals-ledger.ts'
import type { OfferedPromotion, Totals, TotalsInput } from './totals-types.ts'

const runs = { seed: 20_261_121, numRuns: 20_000 }
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

/**
 * What must hold of every cart, as a list of what doesn't: comparing once a cart keeps 20,000 of them quick.
 */
function broken(input: TotalsInput, t: Totals): string[] {
  const say = (ok: boolean, words: string) => (ok ? [] : [words])
  const credits = sum(t.cashCreditsUsed.map((c) => c.amount))
  const promotional = sum(t.uses.filter((u) => u.kind === 'promotional_credit').map((u) => u.amount))
  const fees = t.circularityFeeAmount + t.retailDeliveryFeeAmount
  const off = (kind: string) => sum(t.uses.filter((u) => u.kind === kind).map((u) => u.amount))
  return [
    ...say(
      t.total === t.subtotal - t.discountAmount + t.shippingAmount + fees + t.taxAmount + t.dutyAmount,
      'the parts do not sum to the total',
    ),
    ...say(t.totalBeforeDiscounts === t.total + t.discountAmount, 'before discounts'),
    ...say(
      t.total === t.amountCharged + t.creditsUsed + t.giftCardAmount,
      'what pays does not sum to the total',
    ),
    ...say(t.creditsUsed === credits + promotional, 'credits'),
    ...say(t.discountAmount === t.visibleDiscountAmount + t.giftedLifecyclePromoAmount, 'visible and gifted'),
    ...say(t.discountAmount === off('promotion') + off('reward'), 'discounts as uses'),
    ...say(t.subtotal === sum(input.lines.map((l) => l.price)), 'subtotal'),
    ...say(t.discountAmount === sum(t.lines.map((l) => l.discount)), 'discounts of lines'),
    ...say(
      t.visibleDiscountAmount === sum(t.lines.map((l) => l.visibleDiscount)),
      'visible discounts of lines',
    ),
    ...say(
      t.giftedLifecyclePromoAmount === sum(t.lines.map((l) => l.giftedLifecyclePromo)),
      'gifts of lines',
    ),
    ...say(t.taxAmount === sum(t.lines.map((l) => l.tax)), 'tax of lines'),
    ...say(t.dutyAmount === sum(t.lines.map((l) => l.duty)), 'duty of lines'),
    ...input.lines.flatMap((l, i) => {
      const is = t.lines[i]
      if (!is) return ['a line is missing']
      return [
        ...say(
          is.net === l.price - is.discount && is.visibleNet === l.price - is.visibleDiscount,
          'net of a line',
        ),
        ...say(
          is.net >= 0 && is.discount >= 0 && is.visibleDiscount >= 0 && is.tax >= 0 && is.duty >= 0,
          'a line below zero',
        ),
        ...say(
          l.kind === 'item' || (is.discount === 0 && is.tax === 0 && is.duty === 0),
          'a gift card with a promotion, tax or duty',
        ),
      ]
    }),
    ...say(
      t.amountCharged >= 0 && t.giftCardAmount >= 0 && t.creditsUsed >= 0 && t.shippingAmount >= 0,
      'something below zero',
    ),
    ...say(new Set([...t.uses.map((u) => u.kind)]).size === 0 || isInOrder(t), 'the order of use'),
  ]
}

const order = ['promotion', 'reward', 'promotional_credit', 'gift_card', 'cash_credit', 'payment']
const isInOrder = (t: Totals) => {
  const places = t.uses.map((u) => order.indexOf(u.kind))
  return places.every((place, i) => i === 0 || place >= (places[i - 1] ?? 0))
}

describe('of 20,000 random carts', () => {
  test('the parts sum to the whole, no line is below zero, and no cent is lost', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const faults = broken(input, cartTotals(input))
        if (faults.length > 0) throw new Error(faults.join('; '))
      }),
      runs,
    )
  })

  test('each line’s tax is rounded half up once', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const t = cartTotals(input)
        const { rate, state } = taxRateAt(input.estimateTaxes ? input.destination : null)
        const shares = deliveryShares(input.lines, t.shippingAmount)
        input.lines.forEach((l, i) => {
          const base = taxableNet(l, t.lines[i]?.net ?? cents(0), state)
          const whole =
            base + (base > 0 && state !== null && deliveryTaxed.includes(state) ? (shares[i] ?? 0) : 0)
          // In thousandths of a percent of a cent, so that "half" is exact.
          const exact = BigInt(whole) * BigInt(rate)
          const got = BigInt(t.lines[i]?.tax ?? 0) * 100_000n
          if (!(got - exact <= 50_000n && exact - got < 50_000n)) throw new Error(`${got} for ${exact}`)
        })
      }),
      runs,
    )
  })

  test('more discount never raises the total, with the delivery held fixed', () => {
    const steps = fc.record({
      percent: fc.nat(95),
      more: fc.integer({ min: 1, max: 5 }),
      cents: fc.nat(9000),
      moreCents: fc.integer({ min: 1, max: 40 }),
    })
    fc.assert(
      fc.property(carts, steps, fc.boolean(), (input, step, byPercent) => {
        const take = (more: boolean): OfferedPromotion =>
          byPercent
            ? offered({
                code: 'X',
                rules: [rule({ discountPercent: step.percent + (more ? step.more : 0) })],
              })
            : offered({
                code: 'X',
                type: 'ABSOLUTE_CART_TOTAL',
                rules: [rule({ amountCents: step.cents + (more ? step.moreCents : 0) })],
              })
        const fixed = {
          ...input,
          chosenCode: 'X',
          delivery: [{ price: cents(799), freeable: false }],
          skipPromoAutoApply: true,
        }
        const without = cartTotals({ ...fixed, promotions: [], chosenCode: null })
        const [less, more] = [false, true].map((one) => cartTotals({ ...fixed, promotions: [take(one)] }))
        if (!less || !more) throw new Error('no totals')
        if (more.total > less.total) throw new Error(`${more.total} with more, ${less.total} with less`)
        if (less.total > without.total) throw new Error(`${less.total} with it, ${without.total} without`)
      }),
      runs,
    )
  })

  test('nor does a bigger promotion of a piece’s own', () => {
    fc.assert(
      fc.property(carts, fc.nat(8), fc.integer({ min: 1, max: 9 }), (input, at, more) => {
        const fixed = {
          ...input,
          promotions: [],
          chosenCode: null,
          delivery: [{ price: cents(799), freeable: false }],
        }
        const bigger = fixed.lines.map((l, i) =>
          i === at ? { ...l, ownPercent: Math.min(100, l.ownPercent + more) } : l,
        )
        const less = cartTotals(fixed)
        const now = cartTotals({ ...fixed, lines: bigger })
        if (now.total > less.total) throw new Error(`${now.total} with more, ${less.total} with less`)
      }),
      runs,
    )
  })

  test('the threshold counts merchandise before promotions and credits, and nothing else', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const bare = {
          ...input,
          bundleShipsFree: false,
          promotions: input.promotions.map((p) => ({ ...p, freeShipping: false })),
          rewards: [],
        }
        const t = cartTotals(bare)
        const pieces = input.lines.filter((l) => l.kind === 'item')
        const merchandise = sum(pieces.map((l) => l.price))
        const { freeShippingThreshold: threshold } = input.shopper
        const free = pieces.length > 0 && merchandise >= threshold
        if (t.freeShipping !== free) throw new Error(`${merchandise} of ${threshold}: ${t.freeShipping}`)
        if (t.amountRemainderForFreeShipping !== (free ? 0 : Math.max(0, threshold - merchandise)))
          throw new Error('the remainder')
      }),
      runs,
    )
  })

  test('what pays an order and what it is earned as are sound postings that leave nothing behind', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const t = cartTotals(input)
        const paid = orderPaidEntries(paidBy('o', t))
        const earned = orderEarnedEntries(earnedAs('o', t, input.lines))
        const faults = [paid, earned].filter((entries) => entries.length > 0).flatMap(postingFaults)
        if (faults.length > 0) throw new Error(faults.join('; '))
        if (settled([...paid, ...earned]).some((e) => e.account.kind === 'charge'))
          throw new Error('something stays in the charge')
      }),
      runs,
    )
  })

  test('promotional credit, gift cards and points leave gift cards that are bought alone', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const t = cartTotals(input)
        const bought = sum(input.lines.filter((l) => l.kind === 'gift_card').map((l) => l.price))
        const cash = sum(t.cashCreditsUsed.map((c) => c.amount))
        if (t.amountCharged + cash < bought)
          throw new Error(`${bought} of gift cards, ${t.amountCharged} charged, ${cash} of cash credit`)
        const onlyCards = cartTotals({ ...input, lines: input.lines.filter((l) => l.kind === 'gift_card') })
        if (onlyCards.pointsToEarn !== 0 || onlyCards.shippingAmount !== 0 || onlyCards.freeShipping)
          throw new Error('a cart of gift cards')
      }),
      runs,
    )
  })
})
