// The choice of a country (decision 0205): what the browser's languages suggest, which is never a choice, and
// what a choice brings.
import { countriesOfLanguages, mannersOf } from '@hemline/rules/countries/countries.ts'
import { mannerSettings } from '@hemline/rules/manners/manners.ts'
import { homeCountry } from '@hemline/rules/vocabulary/constants.ts'
import { keep, useKept } from '../../platform/kept.ts'
import { useCountry } from './use-country.ts'

const chosenSetting = 'persist.country_chosen'
const isYes = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * Hook: returns the country to offer to the viewer: the first one to which we ship that a language of the
 * browser names ("de-AT" names AT, "de" none). Undefined when no language names one, when it is the viewer's
 * already, and when the viewer has chosen a country or has another than the home country.
 */
export function useSuggestedCountry(): string | undefined {
  const country = useCountry()
  const chosen = useKept<boolean>(chosenSetting, false, isYes)
  if (chosen || country !== homeCountry) return undefined
  const [first] = countriesOfLanguages(globalThis.navigator?.languages ?? [])
  return first === country ? undefined : first
}

/**
 * Stores that the viewer chose `country`, so that no other is suggested. Unless `ownManners`, also sets the
 * manner of sizes, dates and lengths to that of the country.
 */
export function noteChoice(country: string, ownManners: boolean): void {
  keep(chosenSetting, true)
  if (ownManners) return
  const manners = mannersOf(country)
  keep(mannerSettings.sizes, manners.sizes)
  keep(mannerSettings.dates, manners.dates)
  keep(mannerSettings.unit, manners.unit)
}

/**
 * Hook: returns whether the viewer chose the manner of sizes, dates and lengths independently of the country.
 */
export const useOwnManners = (): boolean => useKept<boolean>(mannerSettings.own, false, isYes)
