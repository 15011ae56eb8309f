// Constants of specification §9 for the browser (event tracker, page speed), and
// limits on payments and HTTP requests.
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
/** Response statuses after which the event tracker does not retry (§8). */
export const trackerNoRetryStatuses: readonly number[] = [400, 401, 403, 410, 422]

/** Lifetime of the auth cookie by the specification; browsers cap cookies earlier, see visitorCookieDays. */
export const authCookieDefaultYears = 10

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
/** Condition of every piece in product data, pieces new with tags included. */
export const structuredDataCondition = 'used'

export const reclaimPrefix = 'Reclaim within '
export const reservedPrefix = 'Reserved for '

/** Minutes that an unanswered payment attempt keeps its pieces before it is given up (decision 0060). */
export const paymentWindowMinutes = 10
/** Hours that a payment processor may review an uncertain payment. */
export const paymentReviewHours = 24
/**
 * Days after delivery in which a shopper can return pieces; afterwards the order is complete (decision
 * 0060).
 */
export const deliveryReturnDays = 14

/**
 * Milliseconds that a request may take: for its headers, for all of it, and between two checks of the
 * server. The names are those of Node's HTTP servers. Every HTTP listener uses these, so that a client
 * that sends byte by byte is cut off within ten seconds.
 */
export const requestTimes = {
  headersTimeout: 5000,
  requestTimeout: 9000,
  connectionsCheckingInterval: 1000,
} as const
export type RequestTimes = { readonly [Name in keyof typeof requestTimes]: number }

/** Most bytes of a request body, except one with a photo (photoBytesMax). */
export const requestBytesMax = 64 * 1024
/** Most bytes that a form adds to the photo that it carries. */
export const formBytesMax = 64 * 1024
