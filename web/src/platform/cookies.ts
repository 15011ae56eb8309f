// Cookies that the site itself reads and writes: small marks with an end.
const daySeconds = 86_400

/** Returns the decoded value of a cookie; undefined when the browser has no such cookie. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = globalThis.document.cookie.split('; ').find((one) => one.startsWith(start))
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
}

/** Writes a cookie that lasts `days` days and is sent for every path of the site. */
export function writeCookie(name: string, value: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is not in all browsers that we serve.
  globalThis.document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${days * daySeconds}; path=/; samesite=lax`
}
