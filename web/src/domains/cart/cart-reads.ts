// Remembers when the cart was last read from the server, so that cart and checkout know when to ask
// again.
const freshMs = 30_000
let readAt: number | undefined

/**
 * `invalidated` is true when the last read is over 30 seconds before `now` (milliseconds), or was
 * invalidated.
 */
export const cartReads = {
  invalidated: (now: number): boolean => readAt === undefined || now - readAt > freshMs,
}

/** Marks the cached cart as possibly wrong: the next visit of cart or checkout asks the server. */
export function invalidateCart(): void {
  readAt = undefined
}

/** Records that the cart was read from the server at `now` (milliseconds). */
export function noteCartRead(now: number): void {
  readAt = now
}
