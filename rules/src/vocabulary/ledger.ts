// The kinds of accounts and postings of the ledger (decision 0040). A kind's name is
// stored: it is never renamed.

/** `owed`: somebody's, never below zero. `own`: the shop's side of it, either sign. */
export const accountKinds = {
  cash_credit: { unit: 'USD', side: 'owed', holder: 'drop' },
  promo_credit: { unit: 'USD', side: 'owed', holder: 'drop' },
  gift_card: { unit: 'USD', side: 'owed', holder: 'gift card' },
  points: { unit: 'POINT', side: 'owed', holder: 'user' },
  seller_earnings: { unit: 'USD', side: 'owed', holder: 'user or charity' },
  /** What an order has been paid and not yet earned, given back or kept. */
  charge: { unit: 'USD', side: 'owed', holder: 'order' },
  /** What is to be given back for an order and has not left yet. */
  refund: { unit: 'USD', side: 'owed', holder: 'order' },
  processor_clearing: { unit: 'USD', side: 'own', holder: 'processor' },
  payout_clearing: { unit: 'USD', side: 'own', holder: 'processor' },
  sales: { unit: 'USD', side: 'own', holder: 'shop' },
  delivery_income: { unit: 'USD', side: 'own', holder: 'shop' },
  fee_income: { unit: 'USD', side: 'own', holder: 'shop' },
  /** Fees that belong to a state. */
  fees_payable: { unit: 'USD', side: 'own', holder: 'shop' },
  tax_payable: { unit: 'USD', side: 'own', holder: 'shop' },
  duty_payable: { unit: 'USD', side: 'own', holder: 'shop' },
  credit_given: { unit: 'USD', side: 'own', holder: 'shop' },
  credit_lapsed: { unit: 'USD', side: 'own', holder: 'shop' },
  payout_cost: { unit: 'USD', side: 'own', holder: 'shop' },
  points_issued: { unit: 'POINT', side: 'own', holder: 'shop' },
} as const satisfies Record<string, { unit: 'USD' | 'POINT'; side: 'owed' | 'own'; holder: string }>
export type AccountKind = keyof typeof accountKinds
export type LedgerUnit = 'USD' | 'POINT'

export const creditKinds = ['promo_credit', 'cash_credit'] as const
export type CreditKind = (typeof creditKinds)[number]

export const postingKinds = [
  'credit_granted',
  'credit_spent',
  'credit_expired',
  'gift_card_sold',
  'order_paid',
  'order_earned',
  'order_voided',
  'refund_owed',
  'refund_paid',
  'points_earned',
  'points_spent',
  'earnings_accrued',
  'earnings_paid',
  'earnings_clawed_back',
  'earnings_turned_to_credit',
  'payout_settled',
  'payout_returned',
  'correction',
] as const
export type PostingKind = (typeof postingKinds)[number]
