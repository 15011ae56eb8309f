// The pop-up arbiter of specification §4: at most one type is active, and none on returns pages.

import { cleanoutPopupDismissDays, cleanoutPopupKitAgeDays } from '../vocabulary/constants.ts'
import type { SubscriptionState } from '../vocabulary/lists.ts'
import { daysSince, isDismissed } from './dismissed.ts'
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
const isReturnsPage = (path: string): boolean => /^\/my\/returns?(\/|$)/.test(path)

/**
 * Returns the one pop-up to show, or undefined. The active pop-up stays while it is wanted; otherwise the
 * wanted type of highest precedence opens, and waits while a type before it is undecided. None opens on
 * returns pages.
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

/**
 * Returns whether the post-delivery pop-up may ask a user: not banned, with a delivery at most 14 days ago.
 */
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
 * Returns which pop-ups may open by themselves on a path ('all', 'none' …), by the route table; 'none' for
 * unknown paths.
 */
export const popupsAt = (path: string): Popups => rowOf(classify(path).kind)?.popups ?? 'none'

/**
 * Returns whether the post-delivery pop-up wants to show (§4): a purchased order, the flag on, a path that is
 * not excluded, an eligible user (not banned, delivery within 14 days), and a latest delivery that the user
 * has not dismissed.
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

/** Returns whether the user dismissed the clean-out pop-up within the last 14 days (§9). */
export const isCleanoutPopupDismissed = (dismissedAt: Date | null, now: Date): boolean =>
  isDismissed(dismissedAt, now, cleanoutPopupDismissDays)

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

/** Days after "Later" in which the pop-up about terms and privacy stays away (decision 0144). */
export const privacyPopupDismissDays = 1
/** Days after "No, thank you" in which a pop-up that offers mails stays away (decision 0144). */
export const subscriptionPopupDismissDays = 30

/** The facts that decide about the pop-up on terms and privacy. */
export type PrivacyPopupFacts = {
  loggedIn: boolean
  banned: boolean
  /** Whether the account has yet to accept the terms (§3 isLegalAcceptRequired). */
  isLegalAcceptRequired: boolean
  dismissedAt: Date | null
  path: string
  now: Date
}

/**
 * Returns whether the pop-up on terms and privacy wants to show: to a member who is not banned and has yet to
 * accept them, who has not put it off within the last day, on a page that has pop-ups.
 */
export function wantsPrivacyPopup(facts: PrivacyPopupFacts): boolean {
  return (
    facts.loggedIn &&
    !facts.banned &&
    facts.isLegalAcceptRequired &&
    !isDismissed(facts.dismissedAt, facts.now, privacyPopupDismissDays) &&
    popupsAt(facts.path) !== 'none'
  )
}

/** The pop-ups that offer mails. */
export type SubscriptionPopup = Extract<PopupType, `subscription_${string}`>

/** How many things somebody needs to have before mails about them are offered (decision 0144). */
export const subscriptionPopupFewest: Readonly<Record<SubscriptionPopup, number>> = {
  subscription_cart: 1,
  subscription_favorites: 1,
  // Searches that were made: who searches that often may want to hear of what comes.
  subscription_saved_searches: 3,
}

/** The facts that decide about a pop-up that offers mails. */
export type SubscriptionPopupFacts = {
  type: SubscriptionPopup
  loggedIn: boolean
  banned: boolean
  /** The user's choice about these mails; on and off are both a choice. */
  state: SubscriptionState
  /** How many pieces are in the cart, how many favorites or searches there are. */
  amount: number
  dismissedAt: Date | null
  path: string
  now: Date
}

/**
 * Returns whether a pop-up that offers mails wants to show: to a member who is not banned, has enough to be
 * told about (a cart piece, a favorite, three searches), has answered neither yes nor no, and has not
 * dismissed it within 30 days, on a page for browsing.
 */
export function wantsSubscriptionPopup(facts: SubscriptionPopupFacts): boolean {
  return (
    facts.loggedIn &&
    !facts.banned &&
    facts.state === 'not_active' &&
    facts.amount >= subscriptionPopupFewest[facts.type] &&
    !isDismissed(facts.dismissedAt, facts.now, subscriptionPopupDismissDays) &&
    popupsAt(facts.path) === 'all'
  )
}
