// The door of aftercare: orders are canceled, refunded and completed (specification §3; decisions 0060, 0061
// and 0110). Other domains import only from this file.

export { sumGivenByStaff as sumGivenOf } from './aftercare.db.ts'
export type { Giver, PasswordNeeded } from './aftercare-types.ts'
export { cancelForSeller, cancelOrder, cancelOrderByStaff, cancelRefusal } from './cancel.ts'
export { cancelByShopper, cancelMoneyFor, purgeCancelCodes, sendOrderCode } from './cancel-by-shopper.ts'
export { completeOrder, finalizeOrders } from './finalize.ts'
export { isAboveLimit, refusalOfGiving, refusalOfOwnOrder } from './giving.ts'
export { joinOrders } from './join-orders.ts'
export { payBackLost } from './lost.ts'
export { refundOrder } from './refund.ts'
export { countsForPromotion, promotionLoss, promotionOf } from './taken-out.ts'
