// The time zones that a gift card's receiver may live in, as a menu shows them.
import { isTimeZone } from '@hemline/rules/common/local-time.ts'
import { zoneName } from '@hemline/rules/common/zone-names.ts'

export type Zone = { readonly zone: string; readonly name: string }

/** The zones where most receivers live, under the names that people use for them. */
export const nearZones: readonly Zone[] = [
  { zone: 'America/New_York', name: 'Eastern time, New York' },
  { zone: 'America/Chicago', name: 'Central time, Chicago' },
  { zone: 'America/Denver', name: 'Mountain time, Denver' },
  { zone: 'America/Phoenix', name: 'Arizona, Phoenix' },
  { zone: 'America/Los_Angeles', name: 'Pacific time, Los Angeles' },
  { zone: 'America/Anchorage', name: 'Alaska, Anchorage' },
  { zone: 'Pacific/Honolulu', name: 'Hawaii, Honolulu' },
  { zone: 'America/Puerto_Rico', name: 'Atlantic time, Puerto Rico' },
]

/** Returns the town that a time zone is named after: "New York". */
export const townOf = (zone: string): string => zoneName(zone).split('/').at(-1) ?? zone

/**
 * Returns the time zones that this browser knows, without the near ones that the form lists first, each with
 * a name such as "Europe, Berlin"; `own`: the buyer's zone, always included.
 */
export function farZones(own: string): readonly Zone[] {
  const near = new Set(nearZones.map(({ zone }) => zone))
  const all = new Set([...Intl.supportedValuesOf('timeZone'), ...(isTimeZone(own) ? [own] : [])])
  return (
    [...all]
      .filter((zone) => !near.has(zone))
      .map((zone) => ({ zone, name: zoneName(zone).replaceAll('/', ', ') }))
      .toSorted((a, b) => a.name.localeCompare(b.name))
      // A browser may know a zone by both names.
      .filter(({ name }, i, zones) => name !== zones[i - 1]?.name)
  )
}
