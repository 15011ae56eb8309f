// Names on the wire between browser, host and API (specification §7: headers carry visitor and device
// context, client IP, user agent, several ids).
export const visitorHeader = 'x-hemline-visitor'
export const deviceHeader = 'x-hemline-device'
export const authTokenHeader = 'auth-token'
export const tupptHeader = 'tuppt'
export const previousReferrerHeader = 'x-hemline-previous-referrer'
export const clientIpHeader = 'x-forwarded-for'
export const requestIdHeader = 'x-request-id'
/**
 * Whether a text is an id of a request: whatever else a client sends as one stays out of logs and answers.
 */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{1,64}$/.test(text)

export const visitorCookie = 'hemline_visitor'
export const sessionCookie = 'hemline_session'

/**
 * A cookie's name over HTTPS, under which browsers take it from this host alone, for all of it, and over
 * HTTPS. Plain HTTP can't have it.
 */
export const hostCookie = (name: string): string => `__Host-${name}`

/** Operations that may be asked by GET (specification §7); all others and every mutation are POST only. */
export const getOperations = [
  'getRelatedLinks',
  'getSitemap',
  'getSizeChartByName',
  'getSizeChartStandardGuides',
  'getSizeFragment',
] as const

export const pictureWidths = [160, 320, 640, 1200] as const
