// The unit of lengths, inches or centimeters: kept for the shopper and shared by all screens.
import { keep, useKept } from '../../platform/kept.ts'

export type Unit = 'in' | 'cm'
const isUnit = (value: unknown): value is Unit => value === 'in' || value === 'cm'

/** Returns the chosen unit of lengths; inches until the shopper chooses. */
export const useUnit = (): Unit => useKept<Unit>('persist.unit', 'in', isUnit)

/** Keeps the unit of lengths for every page, and for every device of an account. */
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

/** Returns a length with its unit, as in "36 in" or "91.5 cm". */
export const withUnit = (inches: number, unit: Unit): string => `${lengthIn(inches, unit)} ${unit}`

/** Returns a range without its unit, as in "36–37", or "36" when both ends are the same. */
export function rangeIn({ from, to }: { from: number; to: number }, unit: Unit): string {
  const first = lengthIn(from, unit)
  const last = lengthIn(to, unit)
  return first === last ? first : `${first}–${last}`
}
