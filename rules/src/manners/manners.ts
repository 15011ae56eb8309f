// The manner in which a person reads sizes, dates and lengths (issue "Belonging": sizes and dates in the
// person's manner). The choice of a country brings the country's manners; the settings page changes each. The
// client configuration (specification §3) keeps them.

export const sizeSystems = ['US', 'UK', 'EU', 'AU', 'JP'] as const
export type SizeSystem = (typeof sizeSystems)[number]
/** Nov 28, 2026; 28 Nov 2026; 2026-11-28. */
export const dateManners = ['month_first', 'day_first', 'year_first'] as const
export type DateManner = (typeof dateManners)[number]
export type LengthUnit = 'in' | 'cm'

export type Manners = {
  readonly sizes: SizeSystem
  readonly dates: DateManner
  readonly unit: LengthUnit
}

/** The names of the settings in the client configuration (specification §3, category persist). */
export const mannerSettings = {
  sizes: 'persist.size_system',
  dates: 'persist.date_manner',
  unit: 'persist.unit',
  /** True once the person chose manners apart from the country: another country then leaves them alone. */
  own: 'persist.own_manners',
} as const

/** Returns whether a value names a size system. */
export const isSizeSystem = (value: unknown): value is SizeSystem => sizeSystems.some((one) => one === value)
/** Returns whether a value names a manner of writing dates. */
export const isDateManner = (value: unknown): value is DateManner => dateManners.some((one) => one === value)
