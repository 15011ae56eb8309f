// For tests: random orders with a promotion, and the means that pay them.
import fc from 'fast-check'
import { add, type Cents, cents, zero } from '../../common/money.ts'
import type { Paid } from '../../ledger/ledger.ts'
import { gainsOf, targetOf } from '../../pricing/promotions.ts'
import type { Promotion, TotalsLine } from '../../pricing/totals-types.ts'
import type { DiscountedLine } from '../promotion-again.ts'

const piece = (id: string, price: number): TotalsLine => ({
  id,
  kind: 'item',
  price: cents(price),
  msrp: cents(price * 2),
  source: 'own',
  departments: ['women'],
  categories: ['dresses'],
  outlet: false,
  finalSale: false,
  ownPercent: 0,
  ownCode: null,
})

const promotionOf = (rules: Promotion['rules']): Promotion => ({
  code: 'COZY',
  type: 'TIERED',
  kind: 'advertised',
  name: '',
  title: '',
  description: '',
  legalese: '',
  badge: null,
  cohort: null,
  automatic: true,
  freeShipping: false,
  target: {},
  rules,
  firstOrderOnly: false,
  startsAt: new Date(0),
  endsAt: null,
  rank: 0,
})

/** A rule of a promotion, with its thresholds and what it gives. */
export const rule = fc.record({
  itemCountThreshold: fc.integer({ min: 0, max: 4 }),
  minimumCents: fc.integer({ min: 0, max: 12_000 }),
  discountPercent: fc.constantFrom(0, 10, 25),
  amountCents: fc.constantFrom(0, 500, 3000),
})

/** Bought pieces with their discounts, and what each cost after them, by line. */
export type Bought = { lines: DiscountedLine[]; net: Map<string, Cents>; promotion: Promotion }

/**
 * Returns an invented order for tests: lines at these prices (cents) with the discounts of the best of the
 * promotion's rules that the order reaches, and each line's net.
 */
export function bought(prices: readonly number[], rules: Promotion['rules']): Bought {
  const lines = prices.map((price, i) => piece(`line-${i}`, price))
  const promotion = promotionOf(
    rules.map((one) => (one.discountPercent > 0 ? { ...one, amountCents: 0 } : one)),
  )
  const price = prices.reduce((sum, one) => sum + one, 0)
  const gains = promotion.rules
    .filter((one) => lines.length >= one.itemCountThreshold && price >= one.minimumCents)
    .map((one) =>
      gainsOf(
        one,
        targetOf(promotion),
        lines,
        lines.map(() => zero),
      ),
    )
    .toSorted((a, b) => add(zero, ...b) - add(zero, ...a))[0]
  return {
    lines: lines.map((line, i) => ({ line, discount: gains?.[i] ?? zero })),
    net: new Map(lines.map((line, i) => [line.id, cents(line.price - (gains?.[i] ?? 0))])),
    promotion,
  }
}

/**
 * Returns the means that pay an invented order of `total` cents, for tests: a gift card first, then
 * promotional credit, the rest by bank card.
 */
export const tenders = (total: number, card: number, credit: number): Paid => {
  const giftCard = Math.min(card, total)
  const drop = Math.min(credit, total - giftCard)
  return {
    orderId: 'order',
    drops: drop > 0 ? [{ id: 'drop', kind: 'promo_credit', amount: cents(drop), expiresAt: null }] : [],
    giftCards: giftCard > 0 ? [{ id: 'card', amount: cents(giftCard) }] : [],
    charged: cents(total - giftCard - drop),
  }
}
