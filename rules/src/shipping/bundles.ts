// Bundles: what is ordered within a week ships together, and delivery is paid once (specification §4 Bundle
// messaging, §9: 7 days; decision 0052).
import { dollars } from '../common/dollars.ts'
import { type Cents, cents } from '../common/money.ts'
import type { DateManner } from '../manners/manners.ts'
import { bundleShipDays } from '../vocabulary/constants.ts'
import { dayWords, shopDay } from './day-words.ts'

const dayMs = 86_400_000

export const bundleStatuses = ['open', 'closing', 'closed'] as const
export type BundleStatus = (typeof bundleStatuses)[number]

export type BundleFacts = { readonly closesAt: Date; readonly merchandise: Cents; readonly threshold: Cents }
export type BundleStanding = {
  /** The shop's day on which it closes and ships, YYYY-MM-DD. */
  readonly shipsOn: string
  readonly daysLeft: number
  /** The cents missing to free shipping; 0 when the bundle ships free. */
  readonly remainder: Cents
  readonly shipsFree: boolean
}

/** Returns when a bundle opened at this time closes: 7 days later (§9). */
export const bundleClosesAt = (openedAt: Date): Date => new Date(openedAt.getTime() + bundleShipDays * dayMs)

/**
 * Returns whether a bundle ships free (§4): its threshold is 0, or its merchandise has reached the threshold
 * (both cents).
 */
export const bundleShipsFree = ({
  merchandise,
  threshold,
}: Pick<BundleFacts, 'merchandise' | 'threshold'>): boolean => threshold === 0 || merchandise >= threshold

/**
 * Returns a bundle's ship day, days left (a begun day counts), cents missing for free shipping, and whether
 * it ships free.
 */
export function bundleStanding(bundle: BundleFacts, now: Date): BundleStanding {
  const shipsFree = bundleShipsFree(bundle)
  return {
    shipsOn: shopDay(bundle.closesAt),
    daysLeft: Math.max(0, Math.ceil((bundle.closesAt.getTime() - now.getTime()) / dayMs)),
    remainder: shipsFree ? cents(0) : cents(bundle.threshold - bundle.merchandise),
    shipsFree,
  }
}

/**
 * Returns the messages that offer a bundle to a shopper without one (§4): shop all week, with free or
 * once-paid shipping, and the day it ships, in the manner `dates`.
 */
export function offerMessages(
  cart: Pick<BundleFacts, 'merchandise' | 'threshold'>,
  now: Date,
  dates?: DateManner,
): string[] {
  return [
    bundleShipsFree(cart) ? 'Shop all week with free shipping.' : 'Shop all week and pay shipping once.',
    `Bundled orders ship together on ${dayWords(shopDay(bundleClosesAt(now)), dates)}.`,
  ]
}

/**
 * Returns the messages about an open bundle (§4): ship day in the manner `dates`, days left, and what is
 * missing for free shipping.
 */
export function bundleMessages(bundle: BundleFacts, now: Date, dates?: DateManner): string[] {
  const { daysLeft, shipsOn, remainder, shipsFree } = bundleStanding(bundle, now)
  const left = daysLeft === 0 ? 'today' : daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
  return [
    `Your bundle ships on ${dayWords(shipsOn, dates)}, ${left}.`,
    shipsFree ? 'It ships free.' : `Add ${dollars(remainder)} more and it ships free.`,
  ]
}
