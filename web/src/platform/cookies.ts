// Small marks that the browser keeps for us and forgets by itself.
const daySeconds = 86_400

/** The value of a cookie; undefined without one. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const found = globalThis.document.cookie.split('; ').find((one) => one.startsWith(start))
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
}

/** Keeps a value for some days, for every page of ours. */
export function writeCookie(name: string, value: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store that replaces it is not in all browsers we serve
  globalThis.document.cookie = `${name}=${encodeURIComponent(value)}; max-age=${days * daySeconds}; path=/; samesite=lax`
}
