// The carrier fetches a returned parcel at its sender's door: days, time windows, and the life of a booking
// (decision 0265).
import { localDate, momentOf } from '../common/local-time.ts'
import { timeZoneOf } from '../fulfillment/carriers-simulator.ts'
import type { DateManner } from '../manners/manners.ts'
import type { PickUpStatus, PickUpWindow } from '../vocabulary/returns.ts'
import { dayOf } from './days.ts'

/** The facts of a return that decide whether its parcel can be fetched. */
export type FetchedReturn = {
  readonly status: string
  readonly tracking_code: string | null
  readonly ship_from: Doorstep | null
  readonly drop_off_by: Date
}

type Doorstep = { readonly city: string; readonly state: string | null; readonly country: string }

/** A booking of the carrier for one window of one day, written like 2026-11-28. */
export type PickUp = {
  readonly day: string
  readonly window: PickUpWindow
  readonly status: PickUpStatus
  readonly confirmation: string | null
  readonly from: Date
  readonly until: Date
}

const dayMs = 86_400_000
const offered = 4
const hour = 60

/** The hours of each window by the sender's clock, in minutes of the day, and its words. */
const windows: Record<PickUpWindow, { from: number; until: number; label: string }> = {
  morning: { from: 9 * hour, until: 13 * hour, label: '9 AM to 1 PM' },
  afternoon: { from: 13 * hour, until: 18 * hour, label: '1 PM to 6 PM' },
}

/** Returns the label of a pick-up window: "9 AM to 1 PM". */
export const windowWords = (window: PickUpWindow): string => windows[window].label

const zoneOf = ({ city, state }: Doorstep): string => timeZoneOf(`${city}, ${state ?? ''}`)

/**
 * Returns the days, by the sender's calendar and written like 2026-11-28, on which the carrier can fetch the
 * parcel: the next four from tomorrow that aren't Sundays, until the last day of drop-off. Empty without a
 * label, abroad, or once the parcel travels.
 */
export function pickUpDaysOf(row: FetchedReturn, now: Date): string[] {
  const from = row.ship_from
  if (row.status !== 'initiated' || row.tracking_code === null || from?.country !== 'US') return []
  const zone = zoneOf(from)
  const last = localDate(row.drop_off_by, zone)
  const today = Date.parse(`${localDate(now, zone)}T00:00:00Z`)
  const days: string[] = []
  for (let ahead = 1; days.length < offered && ahead < 10; ahead += 1) {
    const day = new Date(today + ahead * dayMs)
    const name = day.toISOString().slice(0, 10)
    if (name > last) break
    if (day.getUTCDay() !== 0) days.push(name)
  }
  return days
}

/** Returns the moments at which a window of a day begins and ends at a sender's door. */
export function pickUpBounds(
  day: string,
  window: PickUpWindow,
  from: Doorstep,
): { readonly from: Date; readonly until: Date } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const at = (minute: number) => momentOf({ year, month, day: date }, 0, minute, zoneOf(from))
  return { from: at(windows[window].from), until: at(windows[window].until) }
}

/**
 * Returns whether a booked pick-up still stands ('asked' or 'booked'), so that the carrier comes unless
 * somebody cancels it.
 */
export const isOpenPickUp = ({ status }: Pick<PickUp, 'status'>): boolean =>
  status === 'asked' || status === 'booked'

/** Returns whether a booked pick-up may be changed or canceled: it stands, and its window has not begun. */
export const canChangePickUp = (pickUp: Pick<PickUp, 'status' | 'from'>, now: Date): boolean =>
  isOpenPickUp(pickUp) && now < pickUp.from

/** A carrier says nothing for this long after the window: then nobody came. */
const silentMs = dayMs

/**
 * Returns whether a carrier that has said nothing since the end (`until`) of a booked pick-up has to count as
 * not come, some time after that end.
 */
export const isPickUpOverdue = (until: Date, now: Date): boolean => now.getTime() > until.getTime() + silentMs

/** Returns the day of a booked pick-up in words: "Tue, Dec 1". */
export const pickUpDay = (day: string, dates?: DateManner): string => dayOf(`${day}T20:00:00Z`, dates)

/** Returns day and window of a booked pick-up in words: "Tue, Dec 1, 9 AM to 1 PM". */
export const pickUpWhen = ({ day, window }: Pick<PickUp, 'day' | 'window'>, dates?: DateManner): string =>
  `${pickUpDay(day, dates)}, ${windowWords(window)}`

/** What a parcel needs before the carrier comes. */
export const pickUpReady =
  'Have the parcel closed, with its label on it, or show the driver the code of the return.'

/**
 * Returns what a shopper can do after the carrier did not fetch the parcel: another day, or a counter.
 * `dropOffBy`: the last day of drop-off.
 */
export const pickUpNext = (dropOffBy: Date, dates?: DateManner): string =>
  `Choose another day, or hand the parcel in at a counter by ${dayOf(dropOffBy, dates)}. Your label stays good.`

/**
 * Returns what a shopper reads about a booked pick-up, in whole sentences, by its status: asked, booked,
 * refused, canceled, fetched, or missed with what comes next. `address` is the sender's door; `carrier` its
 * name.
 */
export function pickUpWords(
  pickUp: Pick<PickUp, 'day' | 'window' | 'status'>,
  { carrier, address, dropOffBy }: { carrier: string; address: string; dropOffBy: Date },
  dates?: DateManner,
): string {
  const when = pickUpWhen(pickUp, dates)
  const words: Record<PickUpStatus, string> = {
    asked: `We are asking ${carrier} to come on ${when}, to ${address}. We write as soon as it is booked.`,
    booked: `${carrier} comes on ${when}, to ${address}. ${pickUpReady}`,
    refused: `${carrier} can’t come on ${when}.`,
    canceling: `The pick-up on ${when} is canceled.`,
    canceled: `The pick-up on ${when} is canceled.`,
    missed: `${carrier} didn’t get your parcel on ${when}. ${pickUpNext(dropOffBy, dates)}`,
    fetched: `${carrier} fetched your parcel on ${pickUpDay(pickUp.day, dates)}.`,
  }
  return words[pickUp.status]
}

/** Why a booking is refused. */
export const pickUpRefusals = {
  day: 'The carrier doesn’t come on that day.',
  full: 'The carrier can’t come then. Please choose another time, or hand the parcel in at a counter.',
  begun: 'The driver is on the way, so this pick-up can’t be changed any more.',
} as const

/** The statuses of a booking in short: at the desk, and in the copy of a person's data. */
export const pickUpLabels: Record<PickUpStatus, string> = {
  asked: 'Asked, the carrier has not answered',
  booked: 'Booked',
  refused: 'The carrier can’t come',
  canceling: 'Canceled, the carrier is being told',
  canceled: 'Canceled',
  missed: 'Missed: the carrier got no parcel',
  fetched: 'Fetched',
}
