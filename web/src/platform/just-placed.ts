// Which order this page has just seen whole in the answer to paying for it.
let placed: string | undefined

export const noteJustPlaced = (orderId: string): void => {
  placed = orderId
}
export const isJustPlaced = (orderId: string): boolean => placed === orderId
