// Cookies that the site itself reads and writes: small marks with an end, all of them for comfort.
import { keptKey } from './date-manner.ts'
import { readStored } from './storage.ts'

const daySeconds = 86_400

/** Returns the decoded value of a cookie; undefined when the browser has no such cookie. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = globalThis.document.cookie.split('; ').find((one) => one.startsWith(start))
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
}

type Kept = { settings?: { persist?: { comfort_cookies?: unknown } } }
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null

/** Returns whether the person refused cookies for comfort, as this browser keeps comfortCookiesSetting. */
const refusesCookies = (): boolean =>
  readStored<Kept>(keptKey, {}, isKept).settings?.persist?.comfort_cookies === false

/**
 * Writes a cookie that lasts `days` days and is sent for every path of the site; its value is URI-encoded.
 * Writes nothing when the person refused cookies for comfort; 0 days remove the cookie even then.
 */
export function writeCookie(name: string, value: string, days: number): void {
  if (days > 0 && refusesCookies()) return
  // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is not in all browsers that we serve.
  globalThis.document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${days * daySeconds}; path=/; samesite=lax`
}
