// What people mean to do on a day, out of a seed alone. What comes of it depends on the shop.
import { type Chance, chanceOf } from '@hemline/db/seed/chance.ts'

export type KitPlan = {
  /** Which of the sellers; the first is the one whose account can be looked into. */
  readonly seller: number
  readonly bagType: 'bag' | 'label'
  readonly service: 'standard' | 'premium'
}
export type BuyerPlan = {
  /** Which of the invented shoppers. */
  readonly shopper: number
  /** Looks at what was listed last, or around. */
  readonly looks: 'newest' | 'around'
  readonly pieces: number
}
export type DayPlan = {
  readonly day: number
  readonly kits: readonly KitPlan[]
  /** Pieces that the warehouse grades. */
  readonly capacity: number
  readonly buyers: readonly BuyerPlan[]
  readonly cashOut: 'cash' | 'credit' | undefined
}

const salts = { day: 61, work: 62 } as const
/** Parcels and pieces that people at work get done in a day. */
export const parcelsPerDay = 30

/** The plan of a day, the first is 1; the same seed plans the same days. */
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

/** Chance for what is decided while a day goes on: which pieces are in a bag, and how they are. */
export const chanceForWork = (seed: number, day: number): Chance => chanceOf(salts.work + seed, day)

/** Seconds of real time that a day may take. */
export const secondsOfDay = (speed: number): number => 60 / speed

/**
 * Seconds by which what travels is moved back at the end of a day, so that carriers who go `carrierSpeed`
 * times as fast as real time have had their day; what went by meanwhile counts.
 */
export const secondsToMove = (carrierSpeed: number, gone: number): number =>
  Math.max(0, Math.round(86_400 / carrierSpeed - gone))
