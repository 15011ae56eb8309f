// Plans the people's actions of a day from a seed alone; their success depends on the shop.
import { type Chance, chanceOf } from '@hemline/db/seed/chance.ts'

/** A seller's order of a kit. */
export type KitPlan = {
  /** The seller's index; the first seller is the one with the seeded demonstration account. */
  readonly seller: number
  readonly bagType: 'bag' | 'label'
  readonly service: 'standard' | 'premium'
}
/** A buyer's visit. */
export type BuyerPlan = {
  /** The number of the invented shopper. */
  readonly shopper: number
  /** Whether the buyer looks at the newest pieces or at a random page. */
  readonly looks: 'newest' | 'around'
  readonly pieces: number
}
/** Everything that people plan for one day. */
export type DayPlan = {
  readonly day: number
  readonly kits: readonly KitPlan[]
  /** The number of pieces that the warehouse grades. */
  readonly capacity: number
  readonly buyers: readonly BuyerPlan[]
  readonly cashOut: 'cash' | 'credit' | undefined
}

const salts = { day: 61, work: 62 } as const
/** The most parcels that employees pack in a day. */
export const parcelsPerDay = 30

/**
 * Returns the plan of a simulated day (kits, buyers, capacity, cash-outs); the first day is 1. The same seed
 * gives the same plans.
 */
export function planDay(seed: number, day: number): DayPlan {
  const chance = chanceOf(salts.day + seed, day)
  const kit = (): KitPlan => ({
    seller: chance.is(0.5) ? 0 : chance.int(1, 99),
    bagType: chance.is(0.5) ? 'bag' : 'label',
    service: chance.is(0.25) ? 'premium' : 'standard',
  })
  const buyer = (): BuyerPlan => ({
    shopper: chance.int(0, 9999),
    looks: chance.is(0.75) ? 'newest' : 'around',
    pieces: chance.is(0.3) ? chance.int(2, 3) : 1,
  })
  return {
    day,
    kits: day === 1 ? [{ ...kit(), seller: 0 }] : Array.from({ length: chance.int(0, 3) }, kit),
    capacity: chance.int(10, 16),
    buyers: Array.from({ length: chance.int(2, 5) }, buyer),
    cashOut: chance.is(0.4) ? (chance.is(0.7) ? 'cash' : 'credit') : undefined,
  }
}

/**
 * Returns the random source for the day's decisions that are not planned: which pieces are in a bag, and in
 * which condition.
 */
export const chanceForWork = (seed: number, day: number): Chance => chanceOf(salts.work + seed, day)

/** Returns the seconds of real time that a simulated day takes at this speed (days per minute). */
export const secondsOfDay = (speed: number): number => 60 / speed

/**
 * Returns the seconds by which travelling things are moved into the past at the end of a day, so that
 * carriers at `carrierSpeed` times real time have had a whole day. The `gone` seconds of real time are
 * subtracted.
 */
export const secondsToMove = (carrierSpeed: number, gone: number): number =>
  Math.max(0, Math.round(86_400 / carrierSpeed - gone))
