// Payment methods. Specification §3 describes most of them without a name; the values are ours.
export const paymentMethods = [
  'credits',
  'bnpl',
  'bnpl_pay_in_four',
  'bnpl_monthly',
  'bnpl_cash_app',
  'marketplace_wallet',
  'cross_border_shipper',
  'card_processor_credit_card',
  'card_processor_mobile_wallet_card',
  'card_processor_digital_wallet',
  'card_processor_peer_payment',
  'digital_wallet',
  'clutch',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Payment method that the response of the active cart always names (§3 Cart). */
export const activeCartPaymentMethod: PaymentMethod = 'card_processor_credit_card'

export const cardTypes = ['CreditCard', 'PayPalAccount'] as const
export type CardType = (typeof cardTypes)[number]

/** Reasons why a payment was refused; the specification names none, so these are ours. */
export const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'wrong_security_code',
  'approval_refused',
  'method_unavailable',
] as const
export type DeclineCode = (typeof declineCodes)[number]

/** Providers that implement the payment port. */
export const paymentDrivers = ['sandbox', 'stripe'] as const
export type PaymentDriver = (typeof paymentDrivers)[number]

/**
 * How the shopper authorizes a payment: a token from the browser, an approval on the provider's page, the
 * wallet of the device, or nothing to charge.
 */
export const paymentKinds = ['token', 'approval', 'wallet', 'none'] as const
export type PaymentKind = (typeof paymentKinds)[number]
