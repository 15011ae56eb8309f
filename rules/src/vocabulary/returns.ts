// Returns (specification §3).
export const returnStatuses = [
  'canceled',
  'completed',
  'inbound',
  'initiated',
  'processed',
  'processing',
  'received',
] as const
export type ReturnStatus = (typeof returnStatuses)[number]

export const refundTypes = [
  'full_refund',
  'full_refund_with_free_return_shipping',
  'noncashoutable_credit_refund',
  'refund_less_return_shipping',
] as const
export type RefundType = (typeof refundTypes)[number]
