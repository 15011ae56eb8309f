import fc from 'fast-check'
import { describe, test } from 'vitest'
import { cents } from './money.ts'
import { offered, rule } from './testing/carts.ts'
import { carts } from './testing/random-carts.ts'
import { cartTotals } from './totals.ts'
import type { OfferedPromotion } from './totals-types.ts'

const runs = { seed: 20_261_121, numRuns: 20_000 }
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)

// Beside totals.test.ts, so that both run at once.
describe('of 20,000 more random carts', { timeout: 30_000 }, () => {
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
            ? offered({ code: 'X', rules: [rule({ discountPercent: step.percent + (more ? step.more : 0) })] })
            : offered({ code: 'X', type: 'ABSOLUTE_CART_TOTAL', rules: [rule({ amountCents: step.cents + (more ? step.moreCents : 0) })] })
        const fixed = { ...input, chosenCode: 'X', delivery: [{ price: cents(799), freeable: false }], skipPromoAutoApply: true }
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
        const fixed = { ...input, promotions: [], chosenCode: null, delivery: [{ price: cents(799), freeable: false }] }
        const bigger = fixed.lines.map((l, i) => (i === at ? { ...l, ownPercent: Math.min(100, l.ownPercent + more) } : l))
        const [less, now] = [cartTotals(fixed), cartTotals({ ...fixed, lines: bigger })]
        if (now.total > less.total) throw new Error(`${now.total} with more, ${less.total} with less`)
      }),
      runs,
    )
  })

  test('the threshold counts merchandise before promotions and credits, and nothing else', () => {
    fc.assert(
      fc.property(carts, (input) => {
        const bare = { ...input, bundleShipsFree: false, promotions: input.promotions.map((p) => ({ ...p, freeShipping: false })), rewards: [] }
        const t = cartTotals(bare)
        const pieces = input.lines.filter((l) => l.kind === 'item')
        const merchandise = sum(pieces.map((l) => l.price))
        const { freeShippingThreshold: threshold } = input.shopper
        const free = pieces.length > 0 && merchandise >= threshold
        if (t.freeShipping !== free) throw new Error(`${merchandise} of ${threshold}: ${t.freeShipping}`)
        if (t.amountRemainderForFreeShipping !== (free ? 0 : Math.max(0, threshold - merchandise))) throw new Error('the remainder')
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
        if (t.amountCharged + cash < bought) throw new Error(`${bought} of gift cards, ${t.amountCharged} charged, ${cash} of cash credit`)
        const onlyCards = cartTotals({ ...input, lines: input.lines.filter((l) => l.kind === 'gift_card') })
        if (onlyCards.pointsToEarn !== 0 || onlyCards.shippingAmount !== 0 || onlyCards.freeShipping) throw new Error('a cart of gift cards')
      }),
      runs,
    )
  })
})
