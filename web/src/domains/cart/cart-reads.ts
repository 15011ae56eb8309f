// When the cart was last read from the server; what is older, or was invalidated, is asked
// for again where it matters.
const freshMs = 30_000
let readAt: number | undefined

export const cartReads = {
  invalidated: (now: number): boolean => readAt === undefined || now - readAt > freshMs,
}

/** The cart as it is known may be wrong: the next cart or checkout asks the server. */
export function invalidateCart(): void {
  readAt = undefined
}

export function noteCartRead(now: number): void {
  readAt = now
}
