// The words and the order of a closet's parts. Pure.
import type { DirectShopFieldsFragment } from '@hemline/schema/generated/graphql.ts'

export type Shop = DirectShopFieldsFragment
export type ClosetListing = Shop['listings'][number]
export type ClosetSale = Shop['toSend'][number]
/** One page of the sales whose parcel a carrier has. */
export type ClosetSales = { nodes: readonly ClosetSale[]; totalCount: number }

const groups = [
  { title: 'Drafts', statuses: ['draft'] },
  { title: 'Taken off', statuses: ['delisted'] },
  { title: 'With a person of ours', statuses: ['under_review'] },
  { title: 'On sale', statuses: ['listed'] },
  { title: 'Paused', statuses: ['paused'] },
] as const

/** Returns the listings of a closet in groups by status, each with a title; empty groups are left out. */
export function groupsOf(listings: readonly ClosetListing[]) {
  return groups
    .map(({ title, statuses }) => ({
      title,
      listings: listings.filter((one) => (statuses as readonly string[]).includes(one.status)),
    }))
    .filter((group) => group.listings.length > 0)
}

/**
 * Returns a size as a line of its own: a bare number gets its name, "Size 5"; other sizes stay as they are.
 */
export const sizeWords = (size: string): string => (/^[\d½.]+$/.test(size) ? `Size ${size}` : size)

const hourMs = 3_600_000

/** Returns how long is left until a time: "in 2 days", "in 5 hours", "within the hour", "late". */
export function timeLeftWords(iso: string, now: number): string {
  const hours = Math.floor((Date.parse(iso) - now) / hourMs)
  if (hours < 0) return 'late'
  if (hours < 1) return 'within the hour'
  if (hours < 48) return hours === 1 ? 'in 1 hour' : `in ${hours} hours`
  return `in ${Math.floor(hours / 24)} days`
}

/**
 * Returns the sales sorted by the time by which their parcel must be sent, earliest first; leaves none out.
 */
export const bySendTime = (sales: readonly ClosetSale[]): ClosetSale[] =>
  sales.toSorted((a, b) => a.sendBy.localeCompare(b.sendBy))

/**
 * Returns a time (epoch milliseconds) as the value of a date field, YYYY-MM-DD, in the reader’s time zone.
 */
export const dayOf = (ms: number): string => {
  const at = new Date(ms)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

/**
 * Returns the end (23:59) of a day YYYY-MM-DD in the reader's time zone as an ISO time; undefined for text
 * that is no day.
 */
export function endOfDay(day: string): string | undefined {
  const at = new Date(`${day}T23:59:00`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
