// The book of somebody's points as a pure function of the ledger's postings: what is earned, owed and
// about to end (decision 0181).
import { startOfYear, yearOf } from './days.ts'

/** How a posting changes points; values of the ledger's posting kinds. */
export const pointsKinds = [
  'points_earned',
  'points_taken_back',
  'points_spent',
  'points_returned',
  'points_expired',
] as const
export type PointsKind = (typeof pointsKinds)[number]

/**
 * A change of points. `amount`: negative when points go. `lotAt`: when the points that it is about were
 * first earned; the same as `at` unless it takes an order's points back.
 */
export type PointsEntry = {
  readonly kind: PointsKind
  readonly amount: number
  readonly at: Date
  readonly lotAt: Date
}

/**
 * Returns the points that an order brings: those it was said to earn when it was placed, less the share of
 * what was refunded, rounded down; 0 when nothing is kept. `sold`: cents of its pieces when it was placed,
 * `kept`: cents of them that are left.
 */
export function pointsOfOrder(order: { promised: number; sold: number; kept: number }): number {
  const { promised, sold, kept } = order
  if (promised <= 0 || kept <= 0) return 0
  return Math.min(promised, Math.floor((promised * kept) / Math.max(1, sold)))
}

/**
 * Returns the moment at which points end that were earned at a moment: the end of the following calendar year
 * in the shop's time zone.
 */
export const pointsEnd = (earnedAt: Date): Date => startOfYear(yearOf(earnedAt) + 2)

const sumOf = (entries: readonly PointsEntry[]) => entries.reduce((sum, one) => sum + one.amount, 0)
const isEarning = ({ kind }: PointsEntry) => kind === 'points_earned' || kind === 'points_taken_back'

/** Returns somebody's points, the sum of all entries; below zero when more was taken back than was left. */
export const pointsLeft = (entries: readonly PointsEntry[]): number => sumOf(entries)

/**
 * Returns how many of somebody's points end at or before a moment. Points are used in the order in which
 * they end, so that what is left of those is what was earned of them, less all that ever was used or
 * ended.
 */
export function pointsEnding(entries: readonly PointsEntry[], by: Date): number {
  const old = sumOf(entries.filter((one) => isEarning(one) && pointsEnd(one.lotAt) <= by))
  const gone = -sumOf(entries.filter((one) => !isEarning(one)))
  return Math.max(0, old - gone)
}

/** Points that end together. */
export type Ending = { readonly points: number; readonly endsAt: Date }

/**
 * Returns the points that end next after `now`, with the moment; null when none end at the next two turns of
 * a year.
 */
export function nextEnding(entries: readonly PointsEntry[], now: Date): Ending | null {
  const year = yearOf(now)
  for (const endsAt of [startOfYear(year + 1), startOfYear(year + 2)]) {
    const points = pointsEnding(entries, endsAt) - pointsEnding(entries, now)
    if (points > 0) return { points, endsAt }
  }
  return null
}

/** What is posted when points are taken from somebody who may have fewer: the rest is owed. */
export type TakenPoints = { readonly taken: number; readonly owed: number }

/** Splits points to be taken: `taken` from the balance, and `owed`, which points earned later pay. */
export const takePoints = (wanted: number, balance: number): TakenPoints => ({
  taken: Math.min(wanted, balance),
  owed: Math.max(0, wanted - balance),
})

/** Splits newly earned points: `paysOwed` settles what is owed, `gets` goes to the balance. */
export const givePoints = (earned: number, owed: number): { paysOwed: number; gets: number } => ({
  paysOwed: Math.min(earned, owed),
  gets: Math.max(0, earned - owed),
})
