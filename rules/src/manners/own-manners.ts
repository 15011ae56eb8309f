// The manner of a person outside of the browser, as mails need it: that of the country, changed by what the
// person set (decision 0205).
import { mannersOf } from '../countries/countries.ts'
import { isDateManner, isSizeSystem, type Manners, mannerSettings } from './manners.ts'

/** A kept setting: its name with its category, "persist.unit", and its value as the site kept it. */
type KeptSetting = { readonly name: string; readonly value: unknown }

/**
 * Returns the manner (size system, dates, unit of length) of a person: each valid setting that was kept, else
 * what is usual in the country (two letters).
 */
export function ownManners(country: string, settings: readonly KeptSetting[]): Manners {
  const kept = new Map(settings.map(({ name, value }) => [name, value]))
  const usual = mannersOf(country)
  const sizes = kept.get(mannerSettings.sizes)
  const dates = kept.get(mannerSettings.dates)
  const unit = kept.get(mannerSettings.unit)
  return {
    sizes: isSizeSystem(sizes) ? sizes : usual.sizes,
    dates: isDateManner(dates) ? dates : usual.dates,
    unit: unit === 'in' || unit === 'cm' ? unit : usual.unit,
  }
}
