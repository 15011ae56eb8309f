// The pop-up arbiter of specification §4: at most one type is active, and none on returns pages.

import { cleanoutPopupDismissDays, cleanoutPopupKitAgeDays } from '../vocabulary/constants.ts'
import { isCleanoutPopupPath, isDeliveryPopupPath } from './popup-places.ts'

export const popupTypes = [
  'privacy',
  'shipment_delivered',
  'cleanout',
  'subscription_cart',
  'subscription_favorites',
  'subscription_saved_searches',
] as const
/**
 * In the order in which they go first when several want to show: what the law asks, what a
 * buyer waits for, then offers.
 */
export type PopupType = (typeof popupTypes)[number]

/** `undecided`: those of which it isn't known yet whether they are wanted. */
export type PopupFacts = {
  path: string
  active: PopupType | undefined
  wanted: readonly PopupType[]
  undecided?: readonly PopupType[]
}

/** Returns pages are exempt from pop-ups (§2). */
export const isReturnsPage = (path: string): boolean => /^\/my\/returns?(\/|$)/.test(path)

/**
 * The one pop-up to show, if any: the active one stays as long as it is wanted; a new one never pushes it
 * aside. One that matters less waits until it is known whether one that matters more is wanted.
 */
export function arbitrate({ path, active, wanted, undecided = [] }: PopupFacts): PopupType | undefined {
  if (isReturnsPage(path)) return undefined
  if (active && wanted.includes(active)) return active
  const first = popupTypes.find((type) => wanted.includes(type) || undecided.includes(type))
  return first && wanted.includes(first) ? first : undefined
}

/** What the pop-up after a delivery depends on (specification §4). */
export type DeliveryPopupFacts = {
  hasPurchasedOrder: boolean
  /** The flag shipment_delivered_popup. */
  featureOn: boolean
  path: string
  banned: boolean
  latest: { id: string; deliveredAt: string } | null
  /** The delivered time kept when the pop-up was last dismissed. */
  storedDeliveredAt: string | null
  now: Date
}

/** How long after a delivery it still makes sense to ask (decision 0061). */
export const deliveryPopupDays = 14

/** Who can be asked: not somebody banned, and not long after. */
export function isEligibleForDeliveryPopup({
  banned,
  latest,
  now,
}: Pick<DeliveryPopupFacts, 'banned' | 'latest' | 'now'>): boolean {
  if (banned || !latest) return false
  const age = now.getTime() - new Date(latest.deliveredAt).getTime()
  return age >= 0 && age <= deliveryPopupDays * 86_400_000
}

/**
 * §4, post-delivery pop-up: a purchased order, the feature on, a path that is not excluded, an eligible user,
 * and news since the last time.
 */
export function wantsDeliveryPopup(facts: DeliveryPopupFacts): boolean {
  return (
    facts.hasPurchasedOrder &&
    facts.featureOn &&
    isDeliveryPopupPath(facts.path) &&
    isEligibleForDeliveryPopup(facts) &&
    facts.storedDeliveredAt !== facts.latest?.deliveredAt
  )
}

/** What the pop-up that offers a kit depends on (specification §4 "Cleanout popup eligibility", §6). */
export type CleanoutPopupFacts = {
  loggedIn: boolean
  isInternational: boolean
  /** When it was last dismissed, from its cookie. */
  dismissedAt: Date | null
  path: string
  outstandingKits: number
  lastKitCreatedAt: Date | null
  now: Date
}

const daysSince = (then: Date, now: Date) => (now.getTime() - then.getTime()) / 86_400_000

/** Whether it was dismissed within the last 14 days (§9). */
export const isCleanoutPopupDismissed = (dismissedAt: Date | null, now: Date): boolean =>
  dismissedAt !== null && daysSince(dismissedAt, now) < cleanoutPopupDismissDays

/**
 * §4: logged in, not international, not dismissed, path not excluded, no outstanding kit, the last one made
 * more than 3 days ago or none.
 */
export function wantsCleanoutPopup(facts: CleanoutPopupFacts): boolean {
  const { loggedIn, isInternational, dismissedAt, path, outstandingKits, lastKitCreatedAt, now } = facts
  return (
    loggedIn &&
    !isInternational &&
    !isCleanoutPopupDismissed(dismissedAt, now) &&
    isCleanoutPopupPath(path) &&
    outstandingKits === 0 &&
    (lastKitCreatedAt === null || daysSince(lastKitCreatedAt, now) > cleanoutPopupKitAgeDays)
  )
}
