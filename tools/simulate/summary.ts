// The live summary as lines of text.
import { bagStatuses, bagStatusLabels } from '@hemline/rules/kits/states.ts'
import type { Check, Figures } from './figures.ts'
import type { Options } from './options.ts'
import type { Tally } from './tally.ts'

/** The input of the summary; `clock` is the passed part of the day, from 0 to 1. */
export type Shown = {
  readonly tally: Tally
  readonly figures: Figures
  readonly options: Options
  readonly clock: number
}

/** Formats cents as US dollars: "$1,234.50". */
export const dollarsOf = (amount: number): string =>
  (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const many = (n: number, one: string, more = `${one}s`): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : more}`

/** Formats an age in seconds in its largest unit, rounded down, as in "3 hours"; a dash for null. */
export function ageOf(seconds: number | null): string {
  if (seconds === null) return '–'
  const steps = [
    [86_400, 'day'],
    [3600, 'hour'],
    [60, 'minute'],
  ] as const
  const [size, unit] = steps.find(([each]) => seconds >= each) ?? [1, 'second']
  return many(Math.floor(Math.max(0, seconds) / size), unit)
}

const waitingOf = (n: number, what: string, age: number | null): string =>
  n === 0 ? `none ${what}` : `${n} ${what}, oldest ${ageOf(age)}`

const row = (name: string, ...parts: readonly string[]): string =>
  `  ${name.padEnd(10)}${parts.filter(Boolean).join(' · ')}`

function bagParts({ bags }: Figures, { all }: Tally): string[] {
  const known = bagStatuses
    .filter((status) => (bags[status] ?? 0) > 0)
    .map((status) => `${bagStatusLabels[status].toLowerCase()} ${bags[status]}`)
  return all.bagsSetAside > 0 ? [...known, `set aside, nobody’s yet ${all.bagsSetAside}`] : known
}

/**
 * Returns the lines that a terminal shows all the time and that every run prints at its end. `clock` is the
 * passed part of the day, from 0 to 1.
 */
export function summaryLines({ tally, figures, options, clock }: Shown): string[] {
  const { all, today } = tally
  const hour = `${String(Math.floor(Math.min(clock, 0.999) * 24)).padStart(2, '0')}:00`
  return [
    `Day ${tally.day}${options.days ? ` of ${options.days}` : ''}, ${hour} · ${many(options.speed, 'day')} a minute · seed ${options.seed}`,
    row('kits', `out ${figures.kitsOut}`, `ordered here ${all.kitsOrdered}`, `handed in ${all.bagsHandedIn}`),
    row('bags', ...bagParts(figures, tally)),
    row(
      'pieces',
      `graded ${all.graded}`,
      `listed ${all.listed}`,
      `declined ${all.declined}`,
      `to review ${all.toReview}`,
      `today ${today.graded}`,
    ),
    row(
      'sales',
      `today ${many(today.orders, 'order')}, ${dollarsOf(today.sold)}`,
      `in all ${many(all.orders, 'order')}, ${many(all.piecesBought, 'piece')}`,
    ),
    row(
      'parcels',
      `packed here ${all.parcelsPacked}`,
      `waiting ${figures.parcelsWaiting}`,
      `on their way ${figures.parcelsTravelling}`,
    ),
    row(
      'money',
      `sold ${dollarsOf(all.sold)}`,
      `payouts pending ${dollarsOf(figures.payoutsPending)}, available ${dollarsOf(figures.payoutsAvailable)}, taken out ${dollarsOf(figures.payoutsTaken)}`,
    ),
    row(
      'waiting',
      `oldest bag ${ageOf(figures.oldestBag)}`,
      `parcel ${ageOf(figures.oldestParcel)}`,
      waitingOf(figures.toReview, 'to review', figures.oldestReview),
      waitingOf(figures.toList, 'to list', figures.oldestToList),
    ),
    row('errors', all.errors === 0 ? 'none' : `${all.errors}, the last: ${tally.lastError ?? ''}`),
  ]
}

/**
 * Returns one line of text that sums up a simulated day: kits, bags, graded pieces, orders with their sum in
 * dollars, payouts and errors.
 */
export function dayLine({ tally, figures }: Pick<Shown, 'tally' | 'figures'>): string {
  const { all, today } = tally
  return [
    `day ${tally.day}:`,
    `${many(today.kitsOrdered, 'kit')} ordered, ${many(today.bagsReceived, 'bag')} in, ${today.bagsDone} done;`,
    `${many(today.graded, 'piece')} graded, ${today.listed} listed, ${today.declined} declined;`,
    `${many(today.orders, 'order')}, ${dollarsOf(today.sold)} (in all ${dollarsOf(all.sold)}), ${many(today.parcelsPacked, 'parcel')} packed;`,
    `payouts pending ${dollarsOf(figures.payoutsPending)}, available ${dollarsOf(figures.payoutsAvailable)}, taken out ${dollarsOf(figures.payoutsTaken)};`,
    today.errors === 0 ? 'no errors' : `${many(today.errors, 'error')}, the last: ${tally.lastError ?? ''}`,
  ].join(' ')
}

/** Returns one line for each check: "agrees" or "DIFFERS", what was compared, and the figures. */
export const checkLines = (checks: readonly Check[]): string[] =>
  checks.map(({ what, ok, says }) => `  ${ok ? 'agrees' : 'DIFFERS'}  ${what}: ${says}`)

const kindsShown = 8
/**
 * Returns lines with the eight most frequent errors of the play and their counts, and how many other kinds
 * there were.
 */
export function errorLines({ errors }: Tally): string[] {
  const kinds = [...errors]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, times]) => `  ${String(times).padStart(5)} × ${what}`)
  return kinds.length > kindsShown
    ? [...kinds.slice(0, kindsShown), `        and ${many(kinds.length - kindsShown, 'other kind')}`]
    : kinds
}
