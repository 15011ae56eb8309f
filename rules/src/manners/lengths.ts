// Lengths as a person reads and types them, in inches or centimeters. They are stored in inches.
import type { LengthUnit } from './manners.ts'

export const cmPerInch = 2.54

/** Returns a length with its unit and without rounding to a tape's marks: "26.25 in" or "66.7 cm". */
export const exactLength = (inches: number, unit: LengthUnit): string =>
  unit === 'in' ? `${Number(inches.toFixed(2))} in` : `${Number((inches * cmPerInch).toFixed(1))} cm`

/** Reads a typed length as inches, rounded to a hundredth; null when the text is no positive number. */
export function readLength(typed: string, unit: LengthUnit): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(text)) return null
  const number = Number(text)
  if (!(number > 0)) return null
  return Number((unit === 'in' ? number : number / cmPerInch).toFixed(2))
}
