// 10,000 histories of shoppers over three years: orders with offers that multiply points, refunds, uses,
// undone uses, and the turns of the year. The book of points is compared with one that keeps every lot by
// itself, and tiers with their terms.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LoyaltyTier, loyaltyTiers } from '../vocabulary/rewards.ts'
import { startOfYear, yearOf } from './days.ts'
import {
  givePoints,
  type PointsEntry,
  pointsEnd,
  pointsEnding,
  pointsLeft,
  pointsOfOrder,
  takePoints,
} from './points.ts'
import { tierTerms } from './terms.ts'
import { pointsMultiplier, type Spent, spentIn, tierFor, tierInfoOf } from './tiers.ts'

const settings = { seed: 20_261_127, numRuns: 10_000 }
const begin = Date.UTC(2024, 0, 10)
const dayMs = 86_400_000

type Step =
  | { what: 'order'; dollars: number; tier: LoyaltyTier; offer: number; after: number }
  | { what: 'refund'; order: number; share: number; after: number }
  | { what: 'use'; points: number; after: number }
  | { what: 'undo'; after: number }
const after = fc.integer({ min: 0, max: 150 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    what: fc.constant('order' as const),
    dollars: fc.integer({ min: 0, max: 700 }),
    tier: fc.constantFrom(...loyaltyTiers),
    // Percent of an offer that multiplies points.
    offer: fc.constantFrom(100, 150, 200, 300),
    after,
  }),
  fc.record({
    what: fc.constant('refund' as const),
    order: fc.nat({ max: 9 }),
    share: fc.integer({ min: 0, max: 100 }),
    after,
  }),
  fc.record({ what: fc.constant('use' as const), points: fc.constantFrom(100, 150, 250, 450), after }),
  fc.record({ what: fc.constant('undo' as const), after }),
)
const history = fc.array(step, { maxLength: 16 })

type Order = { at: Date; promised: number; sold: number; kept: number; points: number }
type World = {
  now: Date
  entries: PointsEntry[]
  orders: Order[]
  uses: number[]
  balance: number
  owed: number
}

const put = (world: World, kind: PointsEntry['kind'], amount: number, lotAt = world.now) => {
  if (amount !== 0) world.entries.push({ kind, amount, at: world.now, lotAt })
}

/** Ends the lots whose time is over, as the job does with the book. */
function turnYears(world: World): void {
  const due = pointsEnding(world.entries, world.now)
  put(world, 'points_expired', -due)
  world.balance -= due
}

type Ordered = Extract<Step, { what: 'order' }>

function order(world: World, { dollars, tier, offer }: Ordered): void {
  const sold = dollars * 100 + 37
  const promised = Math.floor(dollars * pointsMultiplier(tier, offer))
  const one = { at: world.now, promised, sold, kept: sold, points: 0 }
  one.points = pointsOfOrder(one)
  world.orders.push(one)
  const { paysOwed, gets } = givePoints(one.points, world.owed)
  world.owed -= paysOwed
  world.balance += gets
  put(world, 'points_earned', one.points)
}

function refund(world: World, at: number, share: number): void {
  const one = world.orders[at]
  if (!one) return
  one.kept = Math.floor((one.kept * (100 - share)) / 100)
  const left = pointsOfOrder(one)
  const { taken, owed } = takePoints(one.points - left, world.balance)
  world.balance -= taken
  world.owed += owed
  put(world, 'points_taken_back', left - one.points, one.at)
  one.points = left
}

function use(world: World, points: number): void {
  if (world.balance < points) return
  world.balance -= points
  world.uses.push(points)
  put(world, 'points_spent', -points)
}

function undo(world: World): void {
  const last = world.uses.pop()
  if (last === undefined) return
  const { paysOwed, gets } = givePoints(last, world.owed)
  world.owed -= paysOwed
  world.balance += gets
  put(world, 'points_returned', last)
}

function play(steps: readonly Step[], look: (world: World) => void): World {
  const world: World = {
    now: new Date(begin),
    entries: [],
    orders: [],
    uses: [],
    balance: 0,
    owed: 0,
  }
  for (const one of steps) {
    world.now = new Date(world.now.getTime() + one.after * dayMs)
    turnYears(world)
    if (one.what === 'order') order(world, one)
    if (one.what === 'refund') refund(world, one.order, one.share)
    if (one.what === 'use') use(world, one.points)
    if (one.what === 'undo') undo(world)
    look(world)
  }
  return world
}

it('points: nobody has fewer than none, and the book agrees with what is held and owed', () => {
  fc.assert(
    fc.property(history, (steps) => {
      play(steps, ({ balance, owed, entries, now }) => {
        expect(balance).toBeGreaterThanOrEqual(0)
        expect(owed).toBeGreaterThanOrEqual(0)
        // Never points in hand while others are owed.
        expect(Math.min(balance, owed)).toBe(0)
        expect(pointsLeft(entries)).toBe(balance - owed)
        const ending = pointsEnding(entries, new Date(now.getTime() + 800 * dayMs))
        expect(ending).toBeLessThanOrEqual(balance)
      })
    }),
    settings,
  )
})

it('points: what is ended is what a book of single lots ends, when nothing is refunded or undone', () => {
  fc.assert(
    fc.property(
      history.map((steps) => steps.filter(({ what }) => what === 'order' || what === 'use')),
      (steps) => {
        const world = play(steps, () => {})
        const lots: { left: number; endsAt: Date }[] = []
        let ended = 0
        for (const entry of world.entries) {
          for (const lot of lots.filter(({ endsAt }) => endsAt <= entry.at)) {
            ended += lot.left
            lot.left = 0
          }
          if (entry.kind === 'points_earned')
            lots.push({ left: entry.amount, endsAt: pointsEnd(entry.lotAt) })
          if (entry.kind !== 'points_spent') continue
          let open = -entry.amount
          for (const lot of lots) {
            const taken = Math.min(lot.left, open)
            lot.left -= taken
            open -= taken
          }
          expect(open).toBe(0)
        }
        const said = world.entries
          .filter(({ kind }) => kind === 'points_expired')
          .reduce((sum, one) => sum - one.amount, 0)
        expect(said).toBe(ended)
      },
    ),
    settings,
  )
})

it('points: an order that was refunded whole leaves none, and no refund leaves more', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 5000 }),
      fc.nat({ max: 500_000 }),
      fc.nat({ max: 500_000 }),
      (promised, sold, kept) => {
        const points = pointsOfOrder({ promised, sold, kept: Math.min(kept, sold) })
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(promised)
        expect(pointsOfOrder({ promised, sold, kept: 0 })).toBe(0)
        expect(pointsOfOrder({ promised, sold, kept: Math.max(0, kept - 1) })).toBeLessThanOrEqual(
          pointsOfOrder({ promised, sold, kept }),
        )
        if (sold > 0) expect(pointsOfOrder({ promised, sold, kept: sold })).toBe(promised)
      },
    ),
    settings,
  )
})

const spending: fc.Arbitrary<Spent[]> = fc.array(
  fc.record({
    placedAt: fc.integer({ min: 0, max: 1100 }).map((days) => new Date(begin + days * dayMs)),
    cents: fc.nat({ max: 90_000 }),
    kept: fc.boolean(),
  }),
  { maxLength: 14 },
)
const moment = fc.integer({ min: 0, max: 1200 }).map((days) => new Date(begin + days * dayMs))

it('tiers: follow what was kept this year and last, to the cent', () => {
  fc.assert(
    fc.property(spending, moment, (all, now) => {
      const orders = all.filter(({ placedAt }) => placedAt <= now)
      const info = tierInfoOf(orders, now)
      const year = yearOf(now)
      const best = Math.max(spentIn(year, orders, true), spentIn(year - 1, orders, true))
      expect(info.tier).toBe(tierFor(best))
      expect(best).toBeGreaterThanOrEqual(tierTerms[info.tier].fromCents)
      const above = loyaltyTiers[loyaltyTiers.indexOf(info.tier) + 1]
      if (above) {
        expect(info.amountSpentCurrentYear + info.amountLeftToUpgrade).toBe(tierTerms[above].fromCents)
        // A cent less is not enough, and as much as is asked for is.
        const more = (cents: number) =>
          tierInfoOf([...orders, { placedAt: now, cents, kept: true }], now).tier
        expect(more(info.amountLeftToUpgrade)).toBe(above)
        expect(more(info.amountLeftToUpgrade - 1)).toBe(info.tier)
      } else expect(info.amountLeftToUpgrade).toBe(0)
      expect(
        [info.amountSpentInTier, info.amountSpentPendingCurrentYear].every((amount) => amount >= 0),
      ).toBe(true)
      if (info.until) {
        expect(tierInfoOf(orders, new Date(info.until.getTime() - 1)).tier).toBe(info.tier)
        expect(info.until > now).toBe(true)
      } else expect(info.tier).toBe('tier_1')
    }),
    settings,
  )
})

it('tiers: another kept order never lowers one, and a refund never raises one', () => {
  fc.assert(
    fc.property(spending, moment, fc.nat({ max: 90_000 }), (orders, now, cents) => {
      const rank = (some: readonly Spent[]) => loyaltyTiers.indexOf(tierInfoOf(some, now).tier)
      expect(rank([...orders, { placedAt: now, cents, kept: true }])).toBeGreaterThanOrEqual(rank(orders))
      const less = orders.map((one) => ({ ...one, cents: Math.floor(one.cents / 2) }))
      expect(rank(less)).toBeLessThanOrEqual(rank(orders))
    }),
    settings,
  )
})

it('a tier ends with a year', () => {
  fc.assert(
    fc.property(spending, moment, (all, now) => {
      const orders = all.filter(({ placedAt }) => placedAt <= now)
      const { until } = tierInfoOf(orders, now)
      if (until)
        expect([startOfYear(yearOf(now) + 1), startOfYear(yearOf(now) + 2)].map(Number)).toContain(
          until.getTime(),
        )
    }),
    settings,
  )
})
