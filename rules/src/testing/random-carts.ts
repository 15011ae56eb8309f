// Random carts: everything that totals look at, in and out of season, with odd cents.
import fc from 'fast-check'
import { cents } from '../common/money.ts'
import { isAbroad } from '../countries/home.ts'
import { countries } from '../countries/table.ts'
import type { Destination, OfferedPromotion, TotalsInput, TotalsLine } from '../pricing/totals-types.ts'
import { homeCountry } from '../vocabulary/constants.ts'
import { itemSources } from '../vocabulary/items.ts'
import { promotionTypes } from '../vocabulary/orders.ts'
import { promotionKinds } from '../vocabulary/promotions.ts'
import { rewardKinds } from '../vocabulary/rewards.ts'
import type { UsState } from '../vocabulary/states.ts'
import { day, line, now, offered, rule } from './carts.ts'

const price = fc
  .oneof(
    fc.integer({ min: 0, max: 20_000 }),
    fc.constantFrom(0, 1, 99, 7900, 10_999, 11_000, 17_501, 150_000),
  )
  .map(cents)
const lineArbitrary: fc.Arbitrary<Partial<TotalsLine>> = fc.record({
  kind: fc.constantFrom(
    'item' as const,
    'item' as const,
    'item' as const,
    'item' as const,
    'gift_card' as const,
    'reclaim' as const,
  ),
  price,
  source: fc.constantFrom(...itemSources),
  departments: fc.constantFrom(['women'], ['women', 'shoes'], ['girls']),
  categories: fc.constantFrom(['dresses'], ['handbags', 'totes'], ['shoes', 'boots'], ['jewelry']),
  outlet: fc.boolean(),
  finalSale: fc.boolean(),
  ownPercent: fc.constantFrom(0, 0, 0, 10, 15, 25, 40, 100),
})

const promotionArbitrary: fc.Arbitrary<Partial<OfferedPromotion>> = fc
  .record({
    type: fc.constantFrom(...promotionTypes),
    kind: fc.constantFrom(...promotionKinds),
    automatic: fc.boolean(),
    freeShipping: fc.boolean(),
    theirs: fc.constantFrom(true, true, true, false),
    used: fc.constantFrom(false, false, false, true),
    ends: fc.integer({ min: -2, max: 20 }),
    target: fc.constantFrom(
      {},
      {},
      { categories: ['handbags'] },
      { outletOnly: true },
      { excludeFinalSale: true },
      { sources: ['own' as const] },
    ),
    byPercent: fc.boolean(),
    steps: fc.array(
      fc.record({
        itemCountThreshold: fc.nat(5),
        minimumCents: fc.nat(20_000),
        percent: fc.nat(100),
        amount: fc.nat(20_000),
      }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  })
  .map(({ ends, byPercent, steps, ...promotion }) => ({
    ...promotion,
    endsAt: day(ends),
    rules: steps.map(({ percent, amount, ...when }) =>
      rule({ ...when, ...(byPercent ? { discountPercent: percent } : { amountCents: amount }) }),
    ),
  }))

const places: readonly (Destination | null)[] = [
  null,
  ...Object.keys(countries)
    .filter(isAbroad)
    .map((country) => ({ country })),
  ...(
    [
      'NY/10001',
      'NY/14201',
      'CA/90012',
      'MA/02110',
      'RI/02903',
      'MN/55401',
      'CO/80202',
      'PA/19104',
      'OR/97201',
      'TX/75201',
      'NJ/07030',
      'WA/98101',
      'TN/37201',
      'VT/05401',
      'IL/60601',
    ] as const
  ).map((place) => ({ country: 'US' as const, state: place.slice(0, 2) as UsState, zip: place.slice(3) })),
]

const dropArbitrary = fc.record({
  promo: fc.boolean(),
  balance: fc.nat(4000),
  days: fc.integer({ min: -3, max: 30 }),
})

export const carts: fc.Arbitrary<TotalsInput> = fc
  .record({
    lines: fc.array(lineArbitrary, { maxLength: 9 }),
    promotions: fc.array(promotionArbitrary, { maxLength: 4 }),
    rewards: fc.array(fc.constantFrom(...rewardKinds), { maxLength: 2 }),
    drops: fc.array(dropArbitrary, { maxLength: 3 }),
    cards: fc.array(fc.nat(9000), { maxLength: 2 }),
    destination: fc.constantFrom(...places),
    chosen: fc.constantFrom(null, null, 'P0', 'P1', 'NOSUCH'),
    flags: fc.record({
      estimateTaxes: fc.boolean(),
      skip: fc.boolean(),
      bundle: fc.constantFrom(false, false, true),
      loggedIn: fc.boolean(),
      first: fc.boolean(),
    }),
    threshold: fc.constantFrom(0, 5000, 7900, 7900, 7900, 12_000),
    delivery: fc.array(fc.record({ price: fc.nat(2599).map(cents), freeable: fc.boolean() }), {
      maxLength: 3,
    }),
  })
  .map(
    ({ flags, ...cart }): TotalsInput => ({
      now,
      lines: cart.lines.map((facts, i) => line({ ...facts, id: `l${i}` })),
      shopper: {
        loggedIn: flags.loggedIn,
        firstOrder: flags.first,
        pointsMultiplier: 2,
        freeShippingThreshold: cents(cart.threshold),
        international: isAbroad(cart.destination?.country ?? homeCountry),
        country: cart.destination?.country ?? 'US',
      },
      destination: cart.destination,
      estimateTaxes: flags.estimateTaxes,
      delivery: cart.delivery,
      bundleShipsFree: flags.bundle,
      promotions: cart.promotions.map((facts, i) => offered({ ...facts, code: `P${i}`, rank: i })),
      chosenCode: cart.chosen,
      skipPromoAutoApply: flags.skip,
      rewards: cart.rewards.map((kind, i) => ({
        id: `r${i}`,
        kind,
        type: null,
        name: kind,
        description: '',
        chosen: i === 0,
      })),
      drops: cart.drops.map(({ promo, balance, days }, i) => ({
        id: `d${i}`,
        kind: promo ? ('promo_credit' as const) : ('cash_credit' as const),
        balance: cents(balance),
        expiresAt: day(days),
        createdAt: now,
      })),
      giftCards: cart.cards.map((balance, i) => ({ id: `g${i}`, last4: '0000', balance: cents(balance) })),
    }),
  )
