// Constants of specification §9 for the browser: sizes on the screen, timings, the event tracker and speed.
export const modalSize = { maxWidthPx: 462, maxHeight: '80vh' } as const
export const userAlertModalSize = { maxWidthPx: 472, maxHeight: '90vh' } as const
export const sizeGuideSize = { maxWidthPx: 980, minHeightPx: 630 } as const

export const resizeThrottleMs = 200
export const tooltipDefaults = { offsetPx: 10, throttleMs: 50 } as const

export const minuteSeconds = 60
export const hourSeconds = 3600
export const daySeconds = 86_400

export const analyticsHeartbeatSeconds = 30
export const analyticsMinimumVisitSeconds = 10
export const trackerDefaults = {
  cookieLifetimeSeconds: 63_072_000,
  maxPostBytes: 40_000,
  localQueueEvents: 1000,
  connectionTimeoutMs: 5000,
  sessionSeconds: 1800,
} as const
/** §8: the tracker does not try again on these. */
export const trackerNoRetryStatuses: readonly number[] = [400, 401, 403, 410, 422]

/** The browser may not keep it that long: see visitorCookieDays. */
export const authCookieDefaultYears = 10

/** Good up to the first value, poor above the second; milliseconds, but CLS. */
export const webVitals = {
  FCP: [1800, 3000],
  LCP: [2500, 4000],
  CLS: [0.1, 0.25],
  INP: [200, 500],
  FID: [100, 300],
  TTFB: [800, 1800],
} as const satisfies Record<string, readonly [good: number, poor: number]>

export const currency = 'USD'
/** What product data say of every piece, new with tags or not. */
export const structuredDataCondition = 'used'

export const reclaimPrefix = 'Reclaim within '
export const reservedPrefix = 'Reserved for '

/** Values of §9 whose meanings it does not give; kept here and used nowhere until a rule names them. */
export const unexplainedThresholds: readonly number[] = [8, 1099, 399, 50, 120, 5, 899, 2599, 1099, 50_000]
export const unexplainedListingLimits: readonly number[] = [5000, 50, 50, 30]
export const searchResultThresholds = { manyFrom: 10, severalAbove: 5 } as const

/** How long an unanswered try to pay keeps its pieces before it is given up (decision 0060). */
export const paymentWindowMinutes = 10
/** How long a processor may look at a payment it is not sure of. */
export const paymentReviewHours = 24
/** Days after delivery in which pieces can go back; then an order is complete (decision 0060). */
export const deliveryReturnDays = 14

/**
 * How long a request may take to come in, in milliseconds: its headers, all of it, and how often a server
 * looks. Whoever sends byte by byte is cut off within ten seconds by every program that listens for HTTP. The
 * names are those of Node's servers.
 */
export const requestTimes = {
  headersTimeout: 5000,
  requestTimeout: 9000,
  connectionsCheckingInterval: 1000,
} as const
export type RequestTimes = { readonly [Name in keyof typeof requestTimes]: number }

/** Bytes of a request's body, but of one with a photograph (photoBytesMax). */
export const requestBytesMax = 64 * 1024
/** What a form adds around the photograph that it carries. */
export const formBytesMax = 64 * 1024
