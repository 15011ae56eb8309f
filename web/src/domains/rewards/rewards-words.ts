import { rewardsZone } from '@hemline/rules/rewards/terms.ts'

/** Returns a tier's name as pages show it; the specification spells the third "Vit". */
const names: Readonly<Record<string, string>> = { tier_1: 'Star', tier_2: 'Superstar', tier_3: 'VIT' }
export const tierName = (tier: string): string => names[tier] ?? 'Star'

const day = new Intl.DateTimeFormat('en-US', { timeZone: rewardsZone, month: 'short', day: 'numeric' })
const dayAndYear = new Intl.DateTimeFormat('en-US', {
  timeZone: rewardsZone,
  month: 'short',
  day: 'numeric',
  year: 'numeric',
})

/** Returns an ISO time as a day of the shop: "Dec 16", with its year when that isn't the year of `now`. */
export function dayOf(iso: string, now: number): string {
  const at = new Date(iso)
  return at.getUTCFullYear() === new Date(now).getUTCFullYear() ? day.format(at) : dayAndYear.format(at)
}

/** Returns the last day on which something can be used that ends at an ISO time: "Jan 26". */
export const untilDay = (iso: string, now: number): string =>
  dayOf(new Date(Date.parse(iso) - 1).toISOString(), now)

/** Returns the last day before an ISO time: something that ends at a midnight ends with the day before. */
export const lastDay = (iso: string): string => dayAndYear.format(new Date(Date.parse(iso) - 1))

/** Returns points with their sign: "+120", "–150". */
export const signed = (points: number): string =>
  points < 0 ? `–${Math.abs(points).toLocaleString('en-US')}` : `+${points.toLocaleString('en-US')}`

/** The months of a year by their names. */
export const months = Array.from({ length: 12 }, (_, i) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, i, 1))),
)
