// When a parcel arrives, in calendar days of the shop (specification §3 shippingOptions: min, max and
// delivery estimate; decision 0052).
import { passageTo } from '../countries/countries.ts'
import type { ItemSource } from '../vocabulary/items.ts'
import {
  expeditedTransitDays,
  farStates,
  farTransitDays,
  handlingDays,
  internationalTransitDays,
  type ShippingService,
  stateMiddles,
  transitZones,
} from '../vocabulary/shipping.ts'
import { isUsState } from '../vocabulary/states.ts'
import type { Estimate } from './day-words.ts'

type Range = readonly [least: number, most: number]

const dayMs = 86_400_000

/** Returns the day (YYYY-MM-DD) a number of working days later; Saturdays and Sundays don't count. */
export function workingDaysAfter(day: string, days: number): string {
  let at = Date.parse(`${day}T00:00:00Z`)
  for (let left = days; left > 0; ) {
    at += dayMs
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at).toISOString().slice(0, 10)
}

/**
 * Returns the great-circle distance in miles between the middles of two US states; Infinity for an unknown
 * state.
 */
export function milesBetween(from: string, to: string): number {
  if (!isUsState(from) || !isUsState(to)) return Number.POSITIVE_INFINITY
  const [lat1, lon1] = stateMiddles[from]
  const [lat2, lon2] = stateMiddles[to]
  const radius = 3959
  const degree = Math.PI / 180
  const half = (a: number, b: number) => Math.sin(((b - a) * degree) / 2) ** 2
  return (
    2 *
    radius *
    Math.asin(
      Math.sqrt(half(lat1, lat2) + Math.cos(lat1 * degree) * Math.cos(lat2 * degree) * half(lon1, lon2)),
    )
  )
}

/**
 * Returns the least and most working days of standard delivery between two states, by distance; far states
 * such as Alaska have days of their own. For an unknown state, from the nearest to the farthest zone of the
 * mainland.
 */
export function standardTransit(from: string | null, to: string | null): Range {
  const nearest = transitZones[0]
  const farthest = transitZones.at(-1)
  if (!nearest || !farthest) throw new Error('shipping: no zones')
  if (to !== null && farStates.includes(to)) return farTransitDays
  if (from === null || to === null) return [nearest.days[0], farthest.days[1]]
  const miles = milesBetween(from, to)
  return transitZones.find((zone) => miles <= zone.miles)?.days ?? farthest.days
}

/** A fast service takes its days, or those of the standard one where these are fewer. */
function transitOf({ service, from, to, country }: Journey): Range {
  if (service === 'expedited_2_day' || service === 'mdc_shipping' || service === 'expedited') {
    const fast = expeditedTransitDays[service]
    const standard = standardTransit(from, to)
    return [Math.min(fast[0], standard[0]), Math.min(fast[1], standard[1])]
  }
  if (service === 'flat_rate_ddu_shipping' || service === 'flat_rate_ddu_express_shipping')
    return passageTo(country, service)?.days ?? internationalTransitDays[service]
  return standardTransit(from, to)
}

export type Journey = {
  readonly source: ItemSource
  readonly service: ShippingService
  /** States; null: not known. */
  readonly from: string | null
  readonly to: string | null
  /** The two letters of the country to which the parcel goes. */
  readonly country: string
  /** The day it is ordered, or the day a bundle closes. */
  readonly day: string
}

/**
 * Returns the first and last day on which a parcel can arrive: working days to pack it, then working days on
 * the road.
 */
export function estimateOf(journey: Journey): Estimate {
  const { source, day } = journey
  const handling = handlingDays[source]
  const transit = transitOf(journey)
  return {
    min: workingDaysAfter(day, handling[0] + transit[0]),
    max: workingDaysAfter(day, handling[1] + transit[1]),
  }
}

/** Returns the range from the earliest to the latest day of some estimates. Throws RangeError for none. */
export function wholeOf(estimates: readonly Estimate[]): Estimate {
  const min = estimates.map((one) => one.min).toSorted()[0]
  const max = estimates
    .map((one) => one.max)
    .toSorted()
    .at(-1)
  if (!min || !max) throw new RangeError('no estimates')
  return { min, max }
}
