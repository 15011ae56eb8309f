// The order that the answer to its payment has just brought whole, so that its page need not ask for it
// again.
let placed: string | undefined

/** Remembers the id of the order that was just placed on this page. */
export const noteJustPlaced = (orderId: string): void => {
  placed = orderId
}
/** Forgets the order that was placed last, as on a newly loaded page. */
export const forgetJustPlaced = (): void => {
  placed = undefined
}
/** Returns whether this order is the one that was placed last on this page. */
export const isJustPlaced = (orderId: string): boolean => placed === orderId
