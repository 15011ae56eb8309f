// Inches or centimeters: chosen once, remembered in this browser, the same on every screen.
import { create } from 'zustand'
import { readStored, writeStored } from '../../platform/storage.ts'

export type Unit = 'in' | 'cm'
const key = 'hemline-unit'
const isUnit = (value: unknown): value is Unit => value === 'in' || value === 'cm'

const useUnitStore = create<{ unit: Unit | undefined }>(() => ({ unit: undefined }))

/** The unit of lengths; inches until somebody chose. */
export function useUnit(): Unit {
  return useUnitStore((state) => state.unit) ?? readStored<Unit>(key, 'in', isUnit)
}

/** Shows lengths in another unit from now on, also after a reload. */
export function chooseUnit(unit: Unit): void {
  writeStored(key, unit)
  useUnitStore.setState({ unit })
}

const cmPerInch = 2.54
/** Small things are measured finer: a band of 0.25 in is not half an inch. */
const fineBelowInches = 3
const round = (value: number, step: number) => Number((Math.round(value / step) * step).toFixed(2))

/**
 * A length without its unit: inches to the half (quarter below three), centimeters to the half
 * (tenth below three inches).
 */
export function lengthIn(inches: number, unit: Unit): string {
  const fine = inches < fineBelowInches
  return String(
    unit === 'in' ? round(inches, fine ? 0.25 : 0.5) : round(inches * cmPerInch, fine ? 0.1 : 0.5),
  )
}

/** "36 in", "91.5 cm". */
export const withUnit = (inches: number, unit: Unit): string => `${lengthIn(inches, unit)} ${unit}`

/** "36–37 in", or "36 in" when both ends are the same. */
export function rangeIn({ from, to }: { from: number; to: number }, unit: Unit): string {
  const first = lengthIn(from, unit)
  const last = lengthIn(to, unit)
  return first === last ? first : `${first}–${last}`
}
