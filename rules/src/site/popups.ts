// The pop-up arbiter of specification §4: at most one type is active, and none on returns pages.

import { cleanoutPopupDismissDays, cleanoutPopupKitAgeDays } from '../vocabulary/constants.ts'
import type { Popups } from './route-table.ts'
import { classify, rowOf } from './routes.ts'

export const popupTypes = [
  'privacy',
  'shipment_delivered',
  'cleanout',
  'subscription_cart',
  'subscription_favorites',
  'subscription_saved_searches',
] as const
/**
 * Pop-up types in order of precedence: those required by law, then those that a buyer waits for, then
 * offers.
 */
export type PopupType = (typeof popupTypes)[number]

/**
 * The state from which `arbitrate` chooses. `undecided`: types for which it is not yet known whether they
 * want to show.
 */
export type PopupFacts = {
  path: string
  active: PopupType | undefined
  wanted: readonly PopupType[]
  undecided?: readonly PopupType[]
}

/** Returns whether a path is a returns page; returns pages have no pop-ups (§2). */
export const isReturnsPage = (path: string): boolean => /^\/my\/returns?(\/|$)/.test(path)

/**
 * Returns the one pop-up to show, or undefined. The active pop-up stays while it is wanted. A new one
 * waits while a type of higher precedence is undecided. None on returns pages.
 */
export function arbitrate({ path, active, wanted, undecided = [] }: PopupFacts): PopupType | undefined {
  if (isReturnsPage(path)) return undefined
  if (active && wanted.includes(active)) return active
  const first = popupTypes.find((type) => wanted.includes(type) || undecided.includes(type))
  return first && wanted.includes(first) ? first : undefined
}

/** The facts that decide about the pop-up after a delivery (specification §4). */
export type DeliveryPopupFacts = {
  hasPurchasedOrder: boolean
  /** Whether the flag shipment_delivered_popup is on. */
  featureOn: boolean
  path: string
  banned: boolean
  latest: { id: string; deliveredAt: string } | null
  /** Time of the delivery for which the user last dismissed the pop-up. */
  storedDeliveredAt: string | null
  now: Date
}

/** Days after a delivery in which the pop-up may ask about it (decision 0061). */
export const deliveryPopupDays = 14

/** Returns whether the user may be asked: not banned, and at most 14 days after the latest delivery. */
export function isEligibleForDeliveryPopup({
  banned,
  latest,
  now,
}: Pick<DeliveryPopupFacts, 'banned' | 'latest' | 'now'>): boolean {
  if (banned || !latest) return false
  const age = now.getTime() - new Date(latest.deliveredAt).getTime()
  return age >= 0 && age <= deliveryPopupDays * 86_400_000
}

/** Returns the pop-ups that may open by themselves on a path, by the route table; none without a page. */
export const popupsAt = (path: string): Popups => rowOf(classify(path).kind)?.popups ?? 'none'

/**
 * Returns whether the post-delivery pop-up wants to show (§4): a purchased order, the flag on, a path that
 * is not excluded, an eligible user, and a delivery that the user has not dismissed.
 */
export function wantsDeliveryPopup(facts: DeliveryPopupFacts): boolean {
  return (
    facts.hasPurchasedOrder &&
    facts.featureOn &&
    popupsAt(facts.path) !== 'none' &&
    isEligibleForDeliveryPopup(facts) &&
    facts.storedDeliveredAt !== facts.latest?.deliveredAt
  )
}

/**
 * The facts that decide about the pop-up that offers a kit (specification §4 "Cleanout popup eligibility",
 * §6).
 */
export type CleanoutPopupFacts = {
  loggedIn: boolean
  isInternational: boolean
  /** When the user last dismissed the pop-up, from its cookie. */
  dismissedAt: Date | null
  path: string
  outstandingKits: number
  lastKitCreatedAt: Date | null
  now: Date
}

const daysSince = (then: Date, now: Date) => (now.getTime() - then.getTime()) / 86_400_000

/** Returns whether the user dismissed the pop-up within the last 14 days (§9). */
export const isCleanoutPopupDismissed = (dismissedAt: Date | null, now: Date): boolean =>
  dismissedAt !== null && daysSince(dismissedAt, now) < cleanoutPopupDismissDays

/**
 * Returns whether the pop-up that offers a kit wants to show (§4): logged in, not international, not
 * dismissed, path not excluded, no outstanding kit, and no kit ordered within the last 3 days.
 */
export function wantsCleanoutPopup(facts: CleanoutPopupFacts): boolean {
  const { loggedIn, isInternational, dismissedAt, path, outstandingKits, lastKitCreatedAt, now } = facts
  return (
    loggedIn &&
    !isInternational &&
    !isCleanoutPopupDismissed(dismissedAt, now) &&
    popupsAt(path) === 'all' &&
    outstandingKits === 0 &&
    (lastKitCreatedAt === null || daysSince(lastKitCreatedAt, now) > cleanoutPopupKitAgeDays)
  )
}
