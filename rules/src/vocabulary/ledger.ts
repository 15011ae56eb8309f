// The kinds of accounts and postings of the ledger (decision 0040). The database stores these names, so
// they are never renamed.

/**
 * Account kinds. `owed`: money or points owed to a holder, never below zero. `own`: the shop's own
 * account, with either sign.
 */
export const accountKinds = {
  cash_credit: { unit: 'USD', side: 'owed', holder: 'drop' },
  promo_credit: { unit: 'USD', side: 'owed', holder: 'drop' },
  gift_card: { unit: 'USD', side: 'owed', holder: 'gift card' },
  points: { unit: 'POINT', side: 'owed', holder: 'user' },
  seller_earnings: { unit: 'USD', side: 'owed', holder: 'user or charity' },
  /** Money paid for an order that is not yet earned, refunded or kept. */
  charge: { unit: 'USD', side: 'owed', holder: 'order' },
  /** Money to be refunded for an order that is not yet paid out. */
  refund: { unit: 'USD', side: 'owed', holder: 'order' },
  processor_clearing: { unit: 'USD', side: 'own', holder: 'processor' },
  payout_clearing: { unit: 'USD', side: 'own', holder: 'processor' },
  sales: { unit: 'USD', side: 'own', holder: 'shop' },
  delivery_income: { unit: 'USD', side: 'own', holder: 'shop' },
  fee_income: { unit: 'USD', side: 'own', holder: 'shop' },
  /** Fees that the shop passes on to a state. */
  fees_payable: { unit: 'USD', side: 'own', holder: 'shop' },
  tax_payable: { unit: 'USD', side: 'own', holder: 'shop' },
  duty_payable: { unit: 'USD', side: 'own', holder: 'shop' },
  credit_given: { unit: 'USD', side: 'own', holder: 'shop' },
  credit_lapsed: { unit: 'USD', side: 'own', holder: 'shop' },
  /** Pieces that the shop sends in place of those that went wrong (decision 0210). */
  replacements: { unit: 'USD', side: 'own', holder: 'shop' },
  payout_cost: { unit: 'USD', side: 'own', holder: 'shop' },
  /** Labels that the shop buys of carriers for what members send each other (decision 0267). */
  label_cost: { unit: 'USD', side: 'own', holder: 'shop' },
  /** What a carrier bills for these labels. */
  carrier_payable: { unit: 'USD', side: 'own', holder: 'carrier' },
  /**
   * Points that a member owes: taken back after they were used (decision 0181); what is owed is below
   * zero.
   */
  points_owed: { unit: 'POINT', side: 'own', holder: 'user' },
  points_issued: { unit: 'POINT', side: 'own', holder: 'shop' },
} as const satisfies Record<string, { unit: 'USD' | 'POINT'; side: 'owed' | 'own'; holder: string }>
export type AccountKind = keyof typeof accountKinds
export type LedgerUnit = 'USD' | 'POINT'

export const creditKinds = ['promo_credit', 'cash_credit'] as const
export type CreditKind = (typeof creditKinds)[number]
/** What pays an order beside gift cards and the processor: credit, or the shop for a replacement. */
export type DropKind = CreditKind | 'replacements'

export const postingKinds = [
  'credit_granted',
  'credit_spent',
  'credit_expired',
  'credit_paid_out',
  'gift_card_sold',
  'order_paid',
  'order_earned',
  'order_voided',
  'refund_owed',
  'refund_paid',
  'points_earned',
  'points_spent',
  'points_taken_back',
  'points_returned',
  'points_expired',
  'earnings_accrued',
  'earnings_paid',
  'earnings_clawed_back',
  'earnings_turned_to_credit',
  'payout_settled',
  'payout_returned',
  'label_bought',
  'label_voided',
  'correction',
] as const
export type PostingKind = (typeof postingKinds)[number]
