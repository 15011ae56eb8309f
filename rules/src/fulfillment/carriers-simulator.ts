// The way a parcel takes in a shop without carriers (decision 0061): the same parcel always takes the same
// way, so nothing is kept of it, and what was sent twice or in another order is the same news.
import type { ClaimAnswer } from '../vocabulary/cases.ts'
import type { Scan, ScanKind } from './carriers-scans.ts'

export type SimulatedParcel = {
  trackingCode: string
  from: string
  to: { line1: string; city: string; state: string | null }
  /** When the label was made. */
  packedAt: Date
  /** Days in transit of the way it was sent. */
  days: number
}

/** Addresses that make trouble on purpose: the words in the first line. */
export const lostStreet = 'Lost Lane'
export const lateStreet = 'Late Lane'

/**
 * What simulated carriers answer to a claim, by words in the address that the parcel went to; to any other
 * claim they give no answer, as carriers do. `days`: until the answer.
 */
const claimStreets: readonly { street: string; answer: ClaimAnswer; days: number }[] = [
  { street: 'Gone Lane', answer: 'lost', days: 2 },
  { street: 'Porch Lane', answer: 'delivered', days: 1 },
  { street: 'Neighbor Lane', answer: 'found', days: 1 },
]

/**
 * Returns a simulated carrier's answer to a claim by the street: 'lost' after two days for Gone Lane,
 * 'delivered' after one for Porch Lane, 'found' after one for Neighbor Lane. Undefined before (`speed`
 * divides the days), and for all other streets.
 */
export function simulatedClaimAnswer(
  { line1, openedAt }: { line1: string; openedAt: Date },
  now: Date,
  speed: CarrierSpeed,
): ClaimAnswer | undefined {
  const found = claimStreets.find(({ street }) => line1.includes(street))
  const isTime = found && now.getTime() >= openedAt.getTime() + (found.days * 24 * hourMs) / speed
  return isTime ? found.answer : undefined
}

/** Addresses at which simulated carriers find no parcel, and to which they never come. */
export const missedStreet = 'Missed Lane'
export const shutStreet = 'Shut Lane'

/** A booked pick-up as far as its simulated driver knows it. */
export type SimulatedPickUp = { readonly line1: string; readonly bookedAt: Date; readonly until: Date }

/** Returns when a simulated driver comes: at the end of the window, or sooner when time runs faster. */
export const simulatedDriverAt = ({ bookedAt, until }: Omit<SimulatedPickUp, 'line1'>, speed: CarrierSpeed) =>
  new Date(bookedAt.getTime() + (until.getTime() - bookedAt.getTime()) / speed)

/**
 * Returns what a simulated driver reports of a pick-up: `missed` for an address on the street set aside for
 * that test, else `fetched`; undefined until the driver has come.
 */
export function simulatedPickUpAnswer(
  { line1, ...pickUp }: SimulatedPickUp,
  now: Date,
  speed: CarrierSpeed,
): 'fetched' | 'missed' | undefined {
  if (now < simulatedDriverAt(pickUp, speed)) return undefined
  return line1.includes(missedStreet) ? 'missed' : 'fetched'
}

/** Time runs this many times as fast: 1 is real days, 1440 a day in a minute. */
export type CarrierSpeed = number

const hourMs = 3_600_000
const hubs = ['Phoenix, AZ', 'Memphis, TN', 'Dallas, TX', 'Columbus, OH', 'Reno, NV', 'Atlanta, GA'] as const

const zones: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV'.split(' '),
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'.split(' '),
  'America/Denver': 'CO ID MT NM UT WY'.split(' '),
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': 'CA NV OR WA'.split(' '),
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
}

/**
 * Returns the time zone of most of the state in a place such as "Phoenix, AZ"; 'UTC' for an unknown state.
 */
export function timeZoneOf(place: string): string {
  const state = place.split(',').at(-1)?.trim() ?? ''
  return Object.entries(zones).find(([, states]) => states.includes(state))?.[0] ?? 'UTC'
}

type Stop = readonly [hours: number, kind: ScanKind, place: string]

/** Hours from packing until it is picked up, and before the end until it is on the van. */
export const pickUpAfter = 3
const vanBefore = 5

function stopsOf({ trackingCode, from, to, days }: SimulatedParcel): Stop[] {
  const home = to.state ? `${to.city}, ${to.state}` : to.city
  const hub = hubs[Number(trackingCode.replace(/\D/g, '').slice(-3)) % hubs.length] ?? hubs[0]
  const end = days * 24
  const start: Stop[] = [
    [pickUpAfter, 'picked_up', from],
    [pickUpAfter + (end - pickUpAfter) * 0.4, 'in_transit', hub],
  ]
  if (to.line1.includes(lostStreet)) return [...start, [end + 96, 'lost', hub]]
  const late = to.line1.includes(lateStreet) ? 72 : 0
  return [
    ...start,
    ...(late ? ([[end * 0.7, 'delayed', hub]] as const) : []),
    [end + late - vanBefore * 2, 'in_transit', home],
    [end + late - vanBefore, 'out_for_delivery', home],
    [end + late, 'delivered', home],
  ]
}

/**
 * Returns every scan that a simulated parcel will get on its way, oldest first; `speed` divides the hours (1
 * is real time).
 */
export function plannedScans(parcel: SimulatedParcel, speed: CarrierSpeed): Scan[] {
  const at = (hours: number) => new Date(parcel.packedAt.getTime() + (hours * hourMs) / speed)
  const stops = stopsOf(parcel)
  const last = stops.at(-1)?.[0] ?? 0
  return stops.map(([hours, kind, place], i) => ({
    id: `${parcel.trackingCode}-${i + 1}`,
    kind,
    place,
    timeZone: timeZoneOf(place),
    at: at(hours),
    estimate: kind === 'delayed' ? at(last).toISOString().slice(0, 10) : null,
  }))
}

/** Returns the planned scans of a simulated parcel that have happened by `now`. */
export function scansUntil(parcel: SimulatedParcel, now: Date, speed: CarrierSpeed): Scan[] {
  return plannedScans(parcel, speed).filter((scan) => scan.at <= now)
}

/** Hours from a sale until the seller hands the parcel to the carrier. */
export const sellerPacksAfterHours = 12
/** Hours that the sandbox's sellers take to fill a bag, from when the kit is with them. */
export const sellerFillsAfterHours = 96
