// Some promotions, and those given to Imani: the same as in the demonstration shop.
import { type Cents, cents } from '@hemline/rules/common/money.ts'
import type { CartReward, Promotion, PromotionRule } from '@hemline/rules/pricing/totals-types.ts'
import type { CreditKind } from '@hemline/rules/vocabulary/ledger.ts'

const rule = (facts: Partial<PromotionRule>): PromotionRule => ({
  itemCountThreshold: 0,
  minimumCents: 0,
  discountPercent: 0,
  amountCents: 0,
  ...facts,
})
const plain = {
  legalese: '',
  badge: null,
  cohort: null,
  automatic: false,
  freeShipping: false,
  target: {},
  firstOrderOnly: false,
  startsAt: new Date('2026-11-01T08:00:00Z'),
  endsAt: null,
}
const ends = new Date('2099-07-01T06:59:59Z')

const promotions: readonly Omit<Promotion, 'rank'>[] = [
  {
    ...plain,
    code: 'LAYERS',
    type: 'TIERED',
    kind: 'advertised',
    name: 'Layer up',
    title: '10% off $75, 15% off $120, 20% off $200',
    description: 'The more you layer, the more comes off.',
    legalese: 'Counts pieces before promotions. Not on gift cards.',
    rules: [
      rule({ minimumCents: 7500, discountPercent: 10 }),
      rule({ minimumCents: 12_000, discountPercent: 15 }),
      rule({ minimumCents: 20_000, discountPercent: 20 }),
    ],
    endsAt: ends,
  },
  {
    ...plain,
    code: 'OUTLET30',
    type: 'OUTLET',
    kind: 'outlet',
    name: 'Outlet',
    title: '30% off 3 outlet pieces, 40% off 5',
    automatic: true,
    description: 'Off outlet pieces, when there are enough of them in your cart.',
    rules: [
      rule({ itemCountThreshold: 3, discountPercent: 30 }),
      rule({ itemCountThreshold: 5, discountPercent: 40 }),
    ],
  },
  {
    ...plain,
    code: 'TENOFF',
    type: 'ABSOLUTE_CART_TOTAL',
    kind: 'coupon',
    name: 'Ten off',
    title: '$10 off $50 or more',
    description: 'Once for every shopper.',
    rules: [rule({ minimumCents: 5000, amountCents: 1000 })],
  },
  {
    ...plain,
    code: 'BACK20',
    type: 'GLOBAL',
    kind: 'lifecycle',
    name: 'Welcome back',
    title: '20% off everything',
    cohort: 'back_after_a_while',
    automatic: true,
    description: 'It has been a while. Have a look at what came in.',
    legalese: 'For the shopper it was sent to. Not on final sale.',
    target: { excludeFinalSale: true },
    rules: [rule({ discountPercent: 20 })],
    endsAt: ends,
  },
  {
    ...plain,
    code: 'GIFT5',
    type: 'ABSOLUTE_CART_TOTAL',
    kind: 'gifted_lifecycle',
    name: 'A gift',
    title: '$5 from us',
    cohort: 'gift_5',
    automatic: true,
    description: 'Adds to every other promotion.',
    rules: [rule({ minimumCents: 3000, amountCents: 500 })],
  },
]
export const mockPromotions: readonly Promotion[] = promotions.map((promotion, rank) => ({
  ...promotion,
  rank: rank + 1,
}))

/** Promotion codes sent to a user, by email. */
export const mockGrants: Readonly<Record<string, readonly string[]>> = {
  'imani@hemline.example': ['BACK20', 'GIFT5'],
}

type PointsOffer = { readonly cohort: string; readonly multiplierCoefficient: number }
/** The offers that multiply the points of orders, by email. */
export const mockPointsOffers: Readonly<Record<string, PointsOffer>> = {
  'imani@hemline.example': { cohort: 'double_points', multiplierCoefficient: 2 },
}

type Credit = { id: string; kind: CreditKind; balance: Cents; days: number | null }
/** Credit by user; `days`: from now until it expires, null for never. */
export const mockCredit: Readonly<Record<string, readonly Credit[]>> = {
  'imani@hemline.example': [
    { id: 'd1', kind: 'promo_credit', balance: cents(1000), days: 14 },
    { id: 'd2', kind: 'promo_credit', balance: cents(500), days: 200 },
    { id: 'd3', kind: 'cash_credit', balance: cents(1850), days: null },
  ],
}

/** The rewards that seeded users can apply to one order. */
export const mockRewards: Readonly<Record<string, readonly Omit<CartReward, 'chosen'>[]>> = {
  'imani@hemline.example': [
    {
      id: '01920000-0000-7000-8000-0000000000b1',
      kind: 'percent_discount_handbags_15',
      type: null,
      name: '15% off handbags',
      description: 'Off every handbag in one order.',
    },
    {
      id: '01920000-0000-7000-8000-0000000000b2',
      kind: 'absolute_discount_order_birthday_1000',
      type: 'birthday_reward',
      name: '$10 for your birthday',
      description: 'Off one order.',
    },
  ],
  'nora@hemline.example': [
    {
      id: '01920000-0000-7000-8000-0000000000b3',
      kind: 'absolute_discount_order_500',
      type: null,
      name: '$5 off',
      description: 'Off one order.',
    },
  ],
}
