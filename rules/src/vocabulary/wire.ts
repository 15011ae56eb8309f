// Names of headers, cookies and operations shared by browser, web host and API (specification §7: headers
// carry visitor and device context, client IP, user agent, several ids).
export const visitorHeader = 'x-hemline-visitor'
export const deviceHeader = 'x-hemline-device'
/** The account that a page shows. A change is refused when another one, or none, is logged in by then. */
export const accountHeader = 'x-hemline-account'
export const authTokenHeader = 'auth-token'
/** The page from which a visitor came, for clients that can't name it in trackVisitor. */
export const previousReferrerHeader = 'previous-referrer'
/** Named by specification §7 without a meaning: the API refuses requests that rely on it. */
export const tupptHeader = 'tuppt'
export const clientIpHeader = 'x-forwarded-for'
export const requestIdHeader = 'x-request-id'
/**
 * Returns whether a value is a valid request id; other values that a client sends stay out of logs and
 * responses.
 */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text)

/** The kinds of device that the device header names: phones and tablets are mobile (specification §2). */
export type DeviceClass = 'mobile' | 'desktop'
/**
 * Returns the device class that a request header names, "mobile" or "desktop"; undefined for any other value.
 */
export const deviceOf = (header: unknown): DeviceClass | undefined =>
  header === 'mobile' || header === 'desktop' ? header : undefined

export const visitorCookie = 'hemline_visitor'
export const sessionCookie = 'hemline_session'

/**
 * Returns a cookie's name with the prefix "__Host-": browsers then accept the cookie only over HTTPS, only
 * from this host and only for its whole path. Plain HTTP cannot set it.
 */
export const hostCookie = (name: string): string => `__Host-${name}`

/**
 * Operations that a client may request by GET (specification §7); all others and every mutation require
 * POST.
 */
export const getOperations = [
  'getRelatedLinks',
  'getSitemap',
  'getSizeChartByName',
  'getSizeChartStandardGuides',
  'getSizeFragment',
] as const

export const pictureWidths = [160, 320, 640, 1200] as const
