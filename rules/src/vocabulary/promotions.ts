// Promotions and rewards in a cart (specification §3). Types are in orders.ts, kinds
// of rewards in rewards.ts.
import { type RewardKind, returnRewardKind } from './rewards.ts'

/** Kinds of promotions from the view of the shopper; values of the column promotion.kind. */
export const promotionKinds = [
  'advertised',
  'coupon',
  'merch_coupon',
  'outlet',
  'lifecycle',
  'gifted_lifecycle',
  'referral',
] as const
export type PromotionKind = (typeof promotionKinds)[number]

/** Discounts and tenders in the order of use: the first is used first. */
export const useKinds = [
  'promotion',
  'reward',
  'promotional_credit',
  'gift_card',
  'cash_credit',
  'payment',
] as const
export type UseKind = (typeof useKinds)[number]

export const useLabels: Record<UseKind, string> = {
  promotion: 'Promotions',
  reward: 'Rewards',
  promotional_credit: 'Promotional credit',
  gift_card: 'Gift card',
  cash_credit: 'Cash credit',
  payment: 'To pay',
}

/**
 * The effect of a reward in a cart: an amount in cents, a percentage on certain categories, or free
 * shipping.
 */
export type RewardEffect =
  | { amountCents: number }
  | { discountPercent: number; categories: readonly string[] }
  | { freeShipping: true }
/**
 * Effect of each reward in a cart; null: none. Amounts and percentages are those in its name; a birthday
 * gift without an amount in its name is $5 (decision 0181).
 */
export const rewardEffects: Record<RewardKind, RewardEffect | null> = {
  add_birthday_reward: null,
  birthday_reward: { amountCents: 500 },
  free_shipping_birthday: { freeShipping: true },
  absolute_discount_order_birthday_1000: { amountCents: 1000 },
  percent_discount_handbags_15: { discountPercent: 15, categories: ['handbags'] },
  absolute_discount_order_500: { amountCents: 500 },
  absolute_discount_order_1000: { amountCents: 1000 },
  free_shipping: { freeShipping: true },
  [returnRewardKind]: null,
  sweepstakes_2021_low_v2: null,
}

/** Messages of §8 for a promotion code; the second for a valid code that covers other pieces. */
export const codeNotApplicable = 'Code is not applicable.'
export const promotionNotForThese = 'This promotion does not apply to these items.'

/** Points earned for each whole dollar of merchandise paid. */
export const pointsPerDollar = 1
