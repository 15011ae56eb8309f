// The unit of lengths, inches or centimeters: kept for the shopper and shared by all screens.
import { keep, useKept } from '../../platform/kept.ts'

export type Unit = 'in' | 'cm'
const isUnit = (value: unknown): value is Unit => value === 'in' || value === 'cm'

/** Hook: returns the shopper's unit of lengths, 'in' or 'cm'; inches until the shopper chooses. */
export const useUnit = (): Unit => useKept<Unit>('persist.unit', 'in', isUnit)

/** Stores the unit of lengths ('in' or 'cm') for every page and, for members, every device. */
export const chooseUnit = (unit: Unit): void => keep('persist.unit', unit)

const cmPerInch = 2.54
/** Lengths below this are rounded more finely: a band of 0.25 in must not become half an inch. */
const fineBelowInches = 3
const round = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(2))

/**
 * Returns a length without its unit: inches rounded to 0.5 (0.25 below three inches), centimeters to 0.5
 * (0.1 below three inches).
 */
export function lengthIn(inches: number, unit: Unit): string {
  const fine = inches < fineBelowInches
  return String(
    unit === 'in' ? round(inches, fine ? 0.25 : 0.5) : round(inches * cmPerInch, fine ? 0.1 : 0.5),
  )
}

/** Returns a length, given in inches, with its unit, as in "36 in" or "91.5 cm". */
export const withUnit = (inches: number, unit: Unit): string => `${lengthIn(inches, unit)} ${unit}`

/**
 * Returns a range of lengths, given in inches, without its unit, as in "36–37", or "36" when both ends are
 * the same.
 */
export function rangeIn({ from, to }: { from: number; to: number }, unit: Unit): string {
  const first = lengthIn(from, unit)
  const last = lengthIn(to, unit)
  return first === last ? first : `${first}–${last}`
}

const kmPerMile = 1.609344

/** Returns a distance by road in the unit that goes with the unit of lengths: miles, or whole kilometers. */
export function roadOf(miles: number, unit: Unit): { amount: number; one: string; many: string } {
  return unit === 'in'
    ? { amount: miles, one: 'mile', many: 'miles' }
    : { amount: Math.round(miles * kmPerMile), one: 'kilometer', many: 'kilometers' }
}

/**
 * Returns in words by how much a measure taken by hand may be off: half an inch, or a little more than a
 * centimeter.
 */
export const giveOrTake = (unit: Unit): string => (unit === 'in' ? 'half an inch' : '1.5 cm')
