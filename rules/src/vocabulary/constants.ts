// Business constants and limits, each in one place (specification §9, unless a line says otherwise).
import { cents } from '../common/money.ts'

export const productName = 'Hemline'
/** §1, coverage: the page title of the whole shop. */
export const siteTitle = 'Hemline — An Online Consignment & Thrift Store'
export const tagline = 'Thrift. Clean out. Do good.'

export const freeShippingThreshold = cents(7900)
export const defaultWarehouseIds: readonly number[] = [12]
export const desktopBreakpointPx = 1220
export const promoBarMinHeightPx = 42.5
export const requestTimeoutMs = 3000
export const modalCloseDelayMs = 500
export const sizingIdOffset = 10_000
/** Pictures from this id on come from the second image host (§3 Photo). */
export const secondImageHostFrom = 1_500_000_000
export const localListCap = 500
/** Brand may-run-small warning (§9): the category it applies to. */
export const mayRunSmallCategoryId = 356
export const discountClaimPercent = 90
export const brandClaim = 25_000
export const cleanoutPopupDismissDays = 14
export const cleanoutPopupKitAgeDays = 3
export const bundleShipDays = 7

/** Pieces on one listing page. */
export const listingPageSize = 40
/** Orders on one page of the history. */
export const ordersPageSize = 10
/** Largest page size getItems gives. */
export const listingMaxAmount = 100
/** §7: amount for each recommended search. */
export const recommendedAmount = 4
/** Longest search text that is looked at; the rest is cut. */
export const searchTextMax = 200
/** Not in the specification (message "You can have up to N items in your cart"): decision 0003. */
export const cartItemLimit = 50
/** How long a piece is held (domain model, "The hold"). */
export const holdMinutesDefault = 20
/**
 * Pieces that people who never bought anything hold and wait for at once from one network (decision 0102): a
 * full cart and some more, and an office or a carrier's customers who look around in the same twenty minutes.
 * `HOLDS_PER_NETWORK` changes it, 0 lifts it.
 */
export const holdsPerNetworkDefault = 60
/**
 * So many times as many for people who bought something; they are counted apart, so that strangers behind
 * their address don't shut them out.
 */
export const buyersHoldsTimes = 3
/** A session nobody uses for so long has ended. */
export const sessionDays = 90
/**
 * However much it is used, a session ends after so many days: who kept a stolen one is out then.
 * Not in the specification.
 */
export const sessionDaysMost = 365
/**
 * Browsers cap cookies at 400 days; the specification's default of 10 years is not available (decision 0002).
 */
export const visitorCookieDays = 400
/**
 * A visitor for whom nothing is kept is forgotten after so many days (decision 0103); the
 * next visit makes another one.
 */
export const idleVisitorDays = 30
/**
 * So long it is known that a webhook came before. Processors send one again for some days
 * (Stripe: three), then never more.
 */
export const webhookKeptDays = 90
/** §9: the oldest protocol of the mobile wallet that is spoken. */
export const mobileWalletMinVersion = 3
