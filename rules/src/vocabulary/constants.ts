// Business constants and limits, each in one place (specification §9, unless a line says otherwise).
import { cents } from '../common/money.ts'

export const productName = 'Hemline'
/** Page title of the whole shop (§1, coverage). */
export const siteTitle = 'Hemline — An Online Consignment & Thrift Store'
export const tagline = 'Thrift. Clean out. Do good.'
/** The tip about pop-up blockers, in the words of the specification (§8). */
export const popupBlockerTip =
  'For the best experience we recommend using Google Chrome. Please ensure pop ups are not blocked in your settings.'

export const freeShippingThreshold = cents(7900)
export const defaultWarehouseIds: readonly number[] = [12]
export const desktopBreakpointPx = 1220
export const promoBarMinHeightPx = 42.5
export const requestTimeoutMs = 3000
export const modalCloseDelayMs = 500
export const modalMaxWidthPx = 462
export const modalMaxHeightVh = 80
export const userAlertModalMaxWidthPx = 472
export const userAlertModalMaxHeightVh = 90
export const sizeGuideMaxWidthPx = 980
export const sizeGuideMinHeightPx = 630
/** Handlers of a resized window run at most this often, in milliseconds. */
export const resizeThrottleMs = 200
/** Pixels between a tooltip and what it explains. */
export const tooltipOffset = 10
/** A tooltip follows what it explains at most this often, in milliseconds. */
export const tooltipThrottleMs = 50
export const sizingIdOffset = 10_000
/** Photo id from which pictures come from the second image host (§3 Photo). */
export const secondImageHostFrom = 1_500_000_000
/** The version of the browser's own database of pending lists (§3). */
export const localDatabaseVersion = 2
export const localListCap = 500
/**
 * Favorites sync (§4, §9): the wait after a heart, the item numbers of a batch, and the time between
 * batches.
 */
export const favoritesSyncWaitMs = 2500
export const favoritesSyncBatch = 25
export const favoritesSyncEveryMs = 5000
/**
 * "Item listing limits 5000, 50, 50" (§9): favorites, lists with names, and saved searches of one person.
 */
export const favoritesSyncListLimits = [5000, 50, 50] as const
/** Brand may-run-small warning (§9): the category it applies to. */
export const mayRunSmallCategoryId = 356
export const discountClaimPercent = 90
export const brandClaim = 25_000
export const cleanoutPopupDismissDays = 14
export const cleanoutPopupKitAgeDays = 3
export const bundleShipDays = 7

/** Number of pieces on one listing page. */
export const listingPageSize = 40
/** Number of orders on one page of the order history. */
export const ordersPageSize = 10
/** Largest page size that getItems returns. */
export const listingMaxAmount = 100
/** Number of pieces for each recommended search (§7). */
export const recommendedAmount = 4
/** Longest search text in characters; longer texts are cut. */
export const searchTextMax = 200
/**
 * Most pieces in one cart. Not in the specification (message "You can have up to N items in your cart"):
 * decision 0003.
 */
export const cartItemLimit = 50
/** Minutes that a hold on a piece lasts (domain model, "The hold"). */
export const holdMinutesDefault = 20
/**
 * Most holds and places in line at once for all shoppers of one network who never bought anything
 * (decision 0102): a full cart and some more, enough for an office or the customers of one carrier within
 * twenty minutes. `HOLDS_PER_NETWORK` changes the number, 0 lifts the limit.
 */
export const holdsPerNetworkDefault = 60
/**
 * Factor on that limit for shoppers who bought something; they are counted separately, so that strangers
 * behind the same address do not shut them out.
 */
export const buyersHoldsTimes = 3
/** Days without use after which a session ends. */
export const sessionDays = 90
/**
 * Days after which a session ends however much it is used, so that a stolen session expires too. Not in
 * the specification.
 */
export const sessionDaysMost = 365
/** Lifetime of the auth cookie (§9), in years; browsers allow less. */
export const authCookieYears = 10
/** Days that browsers keep a cookie at most, and that the privacy policy promises for all they keep of us. */
export const browserKeepsDays = 400
/**
 * Days after which a visitor without stored data is deleted (decision 0103); the next visit creates a new
 * one.
 */
export const idleVisitorDays = 30
/**
 * Days for which received webhooks are remembered, to detect repeats. Processors repeat a webhook for some
 * days only (Stripe: three).
 */
export const webhookKeptDays = 90
/** Oldest supported protocol version of the mobile wallet (§9). */
export const mobileWalletMinVersion = 3

/** A friend's discount on the first order, in percent, and an advocate's reward, in cents (§1, Referral). */
export const referralFriendPercent = 45
export const referralAdvocate = 4000

/** A page in sight reports itself each 30 seconds, first after 10 (§9). */
export const analyticsHeartbeatSeconds = 30
export const analyticsMinimumVisitSeconds = 10
/** A visit ends after this time without activity (§4). */
export const analyticsSessionSeconds = 1800
/** The tracker's defaults (§9): what it keeps for how long, and how it sends. */
export const trackerCookieSeconds = 63_072_000
export const trackerMaxPostBytes = 40_000
export const trackerQueueMax = 1000
export const trackerTimeoutMs = 5000
/** Response statuses after which the event tracker does not try again (§8). */
export const trackerNoRetryStatuses: readonly number[] = [400, 401, 403, 410, 422]

/** Thresholds of page speed: good up to the first value, poor above the second; milliseconds, except CLS. */
export const webVitals = {
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FID: [100, 300],
  TTFB: [800, 1800],
} as const satisfies Record<string, readonly [good: number, poor: number]>

export const currency = 'USD'
/** Condition of every piece in product data (§9), pieces new with tags included. */
export const offerCondition = 'used'

/** The country of people who never chose one. */
export const homeCountry = 'US'
