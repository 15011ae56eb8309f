// Enumerations of orders and their money (specification §3).
export const orderStatuses = [
  'auto_charged',
  'canceled',
  'confirmed',
  'delivered',
  'in_progress',
  'lost_outbound',
  'maybe_lost_inbound',
  'not_paid',
  'order_finalized',
  'payment_declined',
  'return_initiated',
  'returned_late',
  'shipped',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const transactionKinds = [
  'authorization',
  'credit',
  'credit_refund',
  'deposit',
  'final_charge',
  'refund',
] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const promotionTypes = ['ABSOLUTE_CART_TOTAL', 'GLOBAL', 'OUTLET', 'TIERED'] as const
export type PromotionType = (typeof promotionTypes)[number]

export const addressTypes = ['billing', 'shipping'] as const
export type AddressType = (typeof addressTypes)[number]

/** Kinds of mails about an order. */
export const orderMailKinds = [
  'confirmed',
  'in_progress',
  'auto_charged',
  'payment_declined',
  'shipped',
  'delivered',
  'canceled',
  'refunded',
  'refund_refused',
  'lost_outbound',
  'pieces_canceled',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]
