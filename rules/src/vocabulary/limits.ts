// Constants of specification §9 for payments and HTTP requests, and limits on both.
export const hourSeconds = 3600
export const daySeconds = 86_400

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
