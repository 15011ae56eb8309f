// The promotions of the demonstration shop: one or two of every type and kind (specification §3). All are
// invented.
import type { PromotionRule, PromotionTarget } from '@hemline/rules/pricing/totals-types.ts'
import type { PromotionType } from '@hemline/rules/vocabulary/orders.ts'
import type { PromotionKind } from '@hemline/rules/vocabulary/promotions.ts'
import type { Cell } from './copy.ts'

export type SeedPromotion = {
  code: string
  type: PromotionType
  kind: PromotionKind
  name: string
  title: string
  description: string
  legalese: string
  badge: string | null
  cohort: string | null
  automatic: boolean
  freeShipping: boolean
  target: PromotionTarget
  rules: readonly PromotionRule[]
  firstOrderOnly: boolean
  oncePerShopper: boolean
  endsAt: string | null
}

const startsAt = '2026-11-01T08:00:00Z'
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
  oncePerShopper: false,
  endsAt: null,
}

export const promotions: readonly SeedPromotion[] = [
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
    endsAt: '2027-07-01T06:59:59Z',
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
    oncePerShopper: true,
    description: 'Once for every shopper.',
    rules: [rule({ minimumCents: 5000, amountCents: 1000 })],
  },
  {
    ...plain,
    code: 'SHIPFREE',
    type: 'GLOBAL',
    kind: 'coupon',
    name: 'Free delivery',
    title: 'Ships free',
    freeShipping: true,
    description: 'Pays the standard delivery.',
    rules: [rule({ minimumCents: 2500 })],
  },
  {
    ...plain,
    code: 'FRIEND45',
    type: 'GLOBAL',
    kind: 'referral',
    name: 'From a friend',
    title: '45% off and free delivery',
    cohort: 'referred_friend',
    freeShipping: true,
    firstOrderOnly: true,
    oncePerShopper: true,
    automatic: true,
    description: 'For the first order of somebody whom a friend has invited.',
    rules: [rule({ discountPercent: 45 })],
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
    oncePerShopper: true,
    endsAt: '2027-07-01T06:59:59Z',
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
    oncePerShopper: true,
  },
  {
    ...plain,
    code: 'BAGS15',
    type: 'GLOBAL',
    kind: 'merch_coupon',
    name: 'Bags',
    title: '15% off handbags',
    cohort: 'likes_bags',
    description: 'You look at bags a lot.',
    target: { categories: ['handbags'] },
    rules: [rule({ discountPercent: 15 })],
  },
  {
    ...plain,
    code: 'HELLO15',
    type: 'GLOBAL',
    kind: 'lifecycle',
    name: 'Hello',
    title: '15% off your first order',
    cohort: 'new_here',
    automatic: true,
    description: 'Welcome. Have a look around.',
    legalese: 'For the shopper it was sent to, once. Not on final sale.',
    target: { excludeFinalSale: true },
    rules: [rule({ discountPercent: 15 })],
    firstOrderOnly: true,
    oncePerShopper: true,
  },
  {
    ...plain,
    code: 'CART10',
    type: 'GLOBAL',
    kind: 'lifecycle',
    name: 'Still yours',
    title: '10% off what you left',
    cohort: 'left_a_cart',
    automatic: true,
    description: 'Off everything in your cart.',
    legalese: 'For the shopper it was sent to, once. Not on final sale.',
    target: { excludeFinalSale: true },
    rules: [rule({ discountPercent: 10 })],
    oncePerShopper: true,
  },
]

export const promotionColumns = [
  'code',
  'type',
  'kind',
  'name',
  'title',
  'description',
  'legalese',
  'badge',
  'cohort',
  'automatic',
  'free_shipping',
  'target',
  'rules',
  'first_order_only',
  'once_per_shopper',
  'starts_at',
  'ends_at',
  'rank',
]
/** Returns the seeded rows of the table promotion, ranked in their order. */
export const promotionRows = (): Cell[][] =>
  promotions.map((p, rank) => [
    p.code,
    p.type,
    p.kind,
    p.name,
    p.title,
    p.description,
    p.legalese,
    p.badge,
    p.cohort,
    p.automatic,
    p.freeShipping,
    { json: p.target },
    { json: p.rules },
    p.firstOrderOnly,
    p.oncePerShopper,
    startsAt,
    p.endsAt,
    rank + 1,
  ])

export const pointsOfferColumns = ['cohort', 'multiplier_percent', 'everybody', 'starts_at', 'ends_at']
/** Returns the seeded rows of the table of offers that multiply reward points. */
export const pointsOfferRows = (): Cell[][] => [
  ['double_points', 200, false, startsAt, '2027-07-01T06:59:59Z'],
]
