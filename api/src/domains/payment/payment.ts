// The payment of an order: authorized, charged, voided and paid back through the processor (decisions 0055,
// 0060 and 0110). Other domains import only from this file.
export { requestOf } from './attempt-request.ts'
export {
  type AttemptRow,
  findAttempt,
  findOpenAttempt,
  findVendorReference,
  lockKey,
} from './attempts.db.ts'
export {
  type AttemptCreated,
  authorizeAttempt,
  authorizeByDoors,
  beginAttempt,
  type NewAttempt,
  type PaidWith,
  startAttempt,
} from './begin-attempt.ts'
export { chargeOrder, closeBundles, completeOfCards } from './charge.ts'
export {
  giveBack,
  giveBackAsCredit,
  partOfAmount,
  partOfLines,
  takeBackCredit,
  wholeOf,
  within,
} from './money-back.ts'
export { creditWaitingRefunds, payRefunds } from './pay-refunds.ts'
export type {
  AttemptGivenUp,
  OrderPending,
  PaymentApprovalNeeded,
  PaymentDeclined,
} from './payment-types.ts'
export { placeOrder } from './place.ts'
export { settleOrderPoints } from './points.ts'
export { postOrThrow } from './post-or-throw.ts'
export { type Renewal, releasePayment, renewAuthorization } from './renew.ts'
export { relistPieces, reverseOrder, voidPayment } from './reversal.ts'
export {
  abandonAttempt,
  applyAnswer,
  isStillOpen,
  type Outcome,
  outcomeOf,
  refreshAttempt,
} from './settle.ts'
export { purgePaymentEvents, receivePaymentEvent, settleAttempts } from './settle-attempts.ts'
export { isPayable, validateMerchant } from './wallet.ts'
