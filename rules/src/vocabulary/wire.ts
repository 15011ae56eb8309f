// Names of headers, cookies and operations shared by browser, web host and API (specification §7: headers
// carry visitor and device context, client IP, user agent, several ids).
export const visitorHeader = 'x-hemline-visitor'
export const deviceHeader = 'x-hemline-device'
export const authTokenHeader = 'auth-token'
export const tupptHeader = 'tuppt'
export const previousReferrerHeader = 'x-hemline-previous-referrer'
export const clientIpHeader = 'x-forwarded-for'
export const requestIdHeader = 'x-request-id'
/**
 * Returns whether a value is a valid request id; other values that a client sends stay out of logs and
 * responses.
 */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text)

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
