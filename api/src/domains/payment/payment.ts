// The payment of an order: authorized, charged, voided and paid back through the processor (decisions 0055,
// 0060 and 0110). Other domains import only from this file.
export {
  type AttemptRow,
  findAttempt,
  findOpenAttempt,
  insertAttempt,
  lockKey,
} from './attempts.db.ts'
export { chargeOrder, closeBundles } from './charge.ts'
export {
  giveBack,
  type Part,
  partOfAmount,
  partOfLines,
  partSum,
  payRefunds,
  wholeOf,
  within,
} from './money-back.ts'
export type {
  AttemptGivenUp,
  OrderPending,
  PaymentApprovalNeeded,
  PaymentDeclined,
} from './payment-types.ts'
export { postOrThrow } from './post-or-throw.ts'
export { relistPieces, reverseOrder, voidPayment } from './reversal.ts'
export {
  abandonAttempt,
  applyAnswer,
  isStillOpen,
  type Outcome,
  outcomeOf,
  refreshAttempt,
  requestOf,
} from './settle.ts'
export { purgePaymentEvents, receivePaymentEvent, settleAttempts } from './settle-attempts.ts'
export { isPayable, validateMerchant } from './wallet.ts'
