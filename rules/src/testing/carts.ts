// Carts for tests of the rules: a piece, a promotion and a rule that each test changes where it matters.
import { cents } from '../common/money.ts'
import type { OfferedPromotion, PromotionRule, TotalsLine } from '../pricing/totals-types.ts'

export const now = new Date('2026-11-21T12:00:00Z')
/** Returns the date a number of days after the fixed `now` of tests; negative days are before it. */
export const day = (days: number): Date => new Date(now.getTime() + days * 86_400_000)

/** Builds a cart line for tests: a $30 dress with the given facts replaced. */
export const line = (facts: Partial<TotalsLine>): TotalsLine => ({
  id: 'a',
  kind: 'item',
  price: cents(3000),
  msrp: cents(9000),
  source: 'own',
  departments: ['women'],
  categories: ['dresses'],
  outlet: false,
  finalSale: false,
  ownPercent: 0,
  ownCode: null,
  ...facts,
})

/** Builds a promotion rule for tests that asks and gives nothing, with the given facts replaced. */
export const rule = (facts: Partial<PromotionRule>): PromotionRule => ({
  itemCountThreshold: 0,
  minimumCents: 0,
  discountPercent: 0,
  amountCents: 0,
  ...facts,
})

/** Builds a promotion for tests: 20% off everything, valid now, with the given facts replaced. */
export const offered = (facts: Partial<OfferedPromotion>): OfferedPromotion => ({
  code: 'CODE',
  type: 'GLOBAL',
  kind: 'coupon',
  name: 'Code',
  title: 'A code',
  description: '',
  legalese: '',
  badge: null,
  cohort: null,
  automatic: true,
  freeShipping: false,
  target: {},
  rules: [rule({ discountPercent: 20 })],
  firstOrderOnly: false,
  startsAt: day(-10),
  endsAt: day(10),
  rank: 0,
  theirs: true,
  used: false,
  ...facts,
})
